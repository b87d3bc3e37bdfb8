import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { BuildError, buildSiteTo } from '../../src/build/build.ts'

// Bundling the application takes seconds; all builds of this file share one.
const shared = mkdtempSync(join(tmpdir(), 'build-cache-'))
let work = ''

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'build-'))
  return () => rmSync(work, { recursive: true, force: true })
})
afterAll(() => rmSync(shared, { recursive: true, force: true }))

const docs = (...path: string[]) => join(work, 'docs', ...path)
const out = (...path: string[]) => join(work, 'out', ...path)
const build = (target = out(), cacheDir = shared) => buildSiteTo({ docs: docs(), out: target, cacheDir })

function write(files: Record<string, string | Uint8Array>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(docs(file)), { recursive: true })
    writeFileSync(docs(file), content)
  }
}

/** Every file of a folder with its content; the build's own notes are left out. */
function contents(dir: string): Record<string, string> {
  const files = readdirSync(dir, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(dir.length), readFileSync(path, 'utf8')]),
  )
}

const page = (title: string, body = 'Text.', front = '') => `---\ntitle: ${title}\n${front}---\n\n${body}\n`

async function failure(): Promise<string> {
  const error = await build().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(BuildError)
  return (error as BuildError).message
}

describe('a build', () => {
  test('writes a document and a data file for each route', async () => {
    write({ 'index.mdx': page('Home'), 'guide/setup.mdx': page('Setup', '## Install') })
    const report = await build()
    expect(report).toMatchObject({ pages: 2, compiled: 2 })
    expect(readFileSync(out('guide/setup.html'), 'utf8')).toContain('<h2 id="install">Install')
    const data = JSON.parse(readFileSync(out('_data/guide/setup.json'), 'utf8')) as { view: { title: string } }
    expect(data.view.title).toBe('Setup')
    for (const file of ['index.html', '404.html', 'search.html', 'sitemap.xml', 'csp.json', 'favicon.svg'])
      expect(existsSync(out(file)), file).toBe(true)
  })

  test('is the same from scratch and step by step, after pages were changed, renamed, deleted and tagged', async () => {
    write({
      'index.mdx': page('Home', '[setup](/guide/setup)'),
      'guide/setup.mdx': page('Setup', '<Include snippet="s" />', 'tags: [one, two]\n'),
      'guide/other.mdx': page('Other', '## A', 'tags: [two]\n'),
      'guide/last.mdx': page('Last'),
      'snippets/s.mdx': page('Snippet', 'Before.'),
    })
    await build()
    write({ 'snippets/s.mdx': page('Snippet', 'After.'), 'guide/other.mdx': page('Another', '## B', 'tags: [three]\n') })
    renameSync(docs('guide/last.mdx'), docs('guide/latest.mdx'))
    await build()
    rmSync(docs('guide/other.mdx'))
    const report = await build()
    expect(report.reused).toBeGreaterThan(0)

    const clean = join(work, 'clean')
    const fresh = join(work, 'fresh-cache')
    mkdirSync(fresh)
    for (const app of readdirSync(shared).filter((name) => name.startsWith('app-')))
      cpSync(join(shared, app), join(fresh, app), { recursive: true })
    await build(clean, fresh)
    expect(contents(out())).toEqual(contents(clean))
    expect(contents(out())['/guide/setup.html']).toContain('After.')
    expect(existsSync(out('guide/other.html'))).toBe(false)
    expect(existsSync(out('tags/three.html'))).toBe(false)
  })

  test('a list of breaking changes follows the front matter of their pages', async () => {
    const change = (codemod: string) => `breaking_change: { group: Database, affects_plugins: false, codemod: ${codemod} }\n`
    write({
      'list.mdx': page('List', '<BreakingChanges group="Database" />'),
      'mysql.mdx': page('MySQL', 'Text.', change('none')),
    })
    await build()
    expect(readFileSync(out('list.html'), 'utf8')).toContain('data-codemod="none"')
    expect(readFileSync(out('list.md'), 'utf8')).toMatch(/\| \[MySQL\]\(https?:[^)]+\/mysql\) \| No \| No \|/)
    write({ 'mysql.mdx': page('MySQL', 'Text.', change('partial')) })
    await build()
    expect(readFileSync(out('list.html'), 'utf8')).toContain('data-codemod="partial"')
    expect(readFileSync(out('list.md'), 'utf8')).toContain('| No | Partly |')
  })

  test('renders nothing anew when nothing changed', async () => {
    write({ 'a.mdx': page('A'), 'b.mdx': page('B') })
    await build()
    expect(await build()).toMatchObject({ compiled: 0, written: 0 })
    write({ 'a.mdx': page('A', 'Changed.') })
    // Its document, data and Markdown, the text of the whole site, and the six files of the search index.
    expect(await build()).toMatchObject({ compiled: 1, written: 10 })
  })

  test('two builds of one site beside each other are both whole', async () => {
    write(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index}.mdx`, page(`Page ${index}`)])))
    await Promise.all([build(out()), build(join(work, 'second'))])
    expect(contents(out())).toEqual(contents(join(work, 'second')))
    expect(await build()).toMatchObject({ compiled: 0 })
  })
})

describe('bad input', () => {
  test('every problem of every file is reported at once, with place, source line and suggestion; the last good site stays', async () => {
    write({ 'a.mdx': page('A') })
    await build()
    const good = contents(out())

    write({
      'a.mdx': page('A', 'See [b](/bb).'),
      'b.mdx': page('B', '<Tabz />'),
      'broken.mdx': page('C', 'An {unclosed brace'),
      'empty.mdx': '',
      'image.mdx': page('D', '![x](/none.png)'),
      'latin1.mdx': new Uint8Array([0x23, 0x20, 0xe9, 0x0a]),
      'huge.mdx': page('E', 'word '.repeat(1_100_000)),
      'snippets/x.mdx': page('X', '<Include snippet="y" />'),
      'snippets/y.mdx': page('Y', '<Include snippet="x" />'),
    })
    const message = await failure()
    expect(message).toContain('a.mdx:5:5  error  The link "/bb" leads nowhere.')
    expect(message).toContain('  5 | See [b](/bb).\n    |     ^\n  Did you mean "/b"?')
    expect(message).toContain('b.mdx:5:1  error  Unknown component <Tabz>.')
    expect(message).toContain('Did you mean "Tabs"?')
    expect(message).toMatch(/broken\.mdx:\d+:\d+ {2}error/)
    expect(message).toContain('empty.mdx  error  The file is empty.')
    expect(message).toContain('There is no image /none.png.')
    expect(message).toContain('latin1.mdx  error  The file isn’t UTF-8 text.')
    expect(message).toContain('huge.mdx  error  The file is 5.2 MB; a page may have 1 MB.')
    expect(message).toContain('snippets/x.mdx:5:1  error')
    expect(message).toContain('The last good site stays as it is.')
    expect(contents(out())).toEqual(good)
    expect(readdirSync(work).sort()).toEqual(['docs', 'out'])

    for (const file of ['broken', 'empty', 'image', 'latin1', 'huge', 'snippets/x', 'snippets/y']) rmSync(docs(`${file}.mdx`))
    write({ 'a.mdx': page('A', 'See [b](/b).'), 'b.mdx': page('B') })
    await build()
    expect(contents(out())['/a.html']).toContain('href="/b"')
  })

  test('a folder that is not there is one sentence', async () => {
    await expect(build()).rejects.toThrow(`There is no folder ${docs()}.`)
  })
})
