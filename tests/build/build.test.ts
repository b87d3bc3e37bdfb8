import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { beforeEach, describe, expect, test } from 'vitest'
import { unpack } from '../../src/addresses/packed-json.ts'
import { BuildError } from '../../src/build/build.ts'
import { UserError } from '../../src/build/errors/user-error.ts'
import { contents, page, ProjectFixture } from './project-fixture.ts'

let site: ProjectFixture

beforeEach(() => {
  site = new ProjectFixture()
})

const docs = (...path: string[]) => join(site.docs, ...path)
const out = (...path: string[]) => join(site.out, ...path)
const write = (files: Record<string, string | Uint8Array>) => site.write(files)
const build = (target = out()) => site.build(target)

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
    expect(readFileSync(out('guide/setup.html'), 'utf8')).toContain('<h2 id="install"><a class="here" href="#install">Install</a></h2>')
    const data = (await unpack(readFileSync(out('_data/guide/setup.bin')))) as { view: { title: string } }
    expect(data.view.title).toBe('Setup')
    for (const file of ['index.html', '404.html', 'search.html', 'sitemap.xml', 'csp.json', 'favicon.svg'])
      expect(existsSync(out(file)), file).toBe(true)
  })

  test('each document links to its Markdown file, which exists; other pages have no Markdown', async () => {
    write({ 'index.mdx': page('Home'), 'guide/setup.mdx': page('Setup') })
    await build()
    for (const [file, markdown] of [
      ['index.html', '/index.md'],
      ['guide/setup.html', '/guide/setup.md'],
    ] as const) {
      expect(readFileSync(out(file), 'utf8')).toContain(`<link rel="alternate" type="text/markdown" href="${markdown}"/>`)
      expect(existsSync(out(markdown))).toBe(true)
    }
    expect(readFileSync(out('search.html'), 'utf8')).not.toContain('text/markdown')
  })

  test('category cards show the current descriptions of their pages', async () => {
    write({
      'guides/index.mdx': page('Guides', '<CategoryCards />'),
      'guides/one.mdx': page('One', 'Text.', 'description: Before.\n'),
    })
    await build()
    expect(readFileSync(out('guides.html'), 'utf8')).toContain('Before.')
    write({ 'guides/one.mdx': page('One', 'Text.', 'description: After.\n') })
    await build()
    expect(readFileSync(out('guides.html'), 'utf8')).toContain('After.')
    expect(readFileSync(out('guides.md'), 'utf8')).toContain('](http://localhost:3000/guides/one): After.')
  })

  test('renders nothing again if nothing changed', async () => {
    write({ 'a.mdx': page('A'), 'b.mdx': page('B') })
    await build()
    expect(await build()).toMatchObject({ compiled: 0, written: 0 })
    write({ 'a.mdx': page('A', 'Changed.') })
    // The page's document, data, and Markdown, the text of the whole site, and files of the search index.
    expect(await build()).toMatchObject({ compiled: 1, written: 8 })
  })

  test('llms-full.txt contains the whole site’s text, unless it exceeds what a language model can read', async () => {
    write({ 'a.mdx': page('First', 'One.'), 'b.mdx': page('Second', 'Two.') })
    await build()
    expect(readFileSync(out('llms-full.txt'), 'utf8')).toMatch(/^# First\n[^]*\nOne\.\n\n---\n\n# Second\n[^]*\nTwo\.\n$/)
    write(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`g${index}.mdx`, page(`G${index}`, 'Long text. '.repeat(22_000))])))
    await build()
    expect(existsSync(out('llms-full.txt'))).toBe(false)
    expect(readFileSync(out('llms.txt'), 'utf8')).toContain('/g9.md')
  })

  test('two concurrent builds of one site both produce the complete site', async () => {
    write(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index}.mdx`, page(`Page ${index}`)])))
    await Promise.all([build(out()), build(join(site.folder, 'second'))])
    expect(contents(out())).toEqual(contents(join(site.folder, 'second')))
    expect(await build()).toMatchObject({ compiled: 0 })
  })
})

describe('bad input', () => {
  test('reports all problems of all files at once, with location, source line, and suggestion; the last valid site stays', async () => {
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
    // With a path that terminals can open.
    expect(message).toContain(`${join(site.docs, 'a.mdx')}:5:5  error  The link "/bb" is broken.`)
    expect(message).toContain('  5 | See [b](/bb).\n    |     ^\n  Did you mean "/b"?')
    expect(message).toContain('b.mdx:5:1  error  Unknown component <Tabz>.')
    expect(message).toContain('Did you mean "Tabs"?')
    expect(message).toMatch(/broken\.mdx:\d+:\d+ {2}error/)
    expect(message).toContain('empty.mdx  error  The file is empty.')
    expect(message).toContain('There is no image /none.png.')
    expect(message).toContain('latin1.mdx  error  The file isn’t UTF-8 text.')
    expect(message).toContain('huge.mdx  error  A page can have at most 256 kB; this one has 5,372.')
    expect(message).toContain('snippets/x.mdx:5:1  error')
    expect(message).toContain('The last valid site was kept.')
    expect(contents(out())).toEqual(good)
    expect(readdirSync(site.folder).sort()).toEqual(['docs', 'out'])

    for (const file of ['broken', 'empty', 'image', 'latin1', 'huge', 'snippets/x', 'snippets/y']) rmSync(docs(`${file}.mdx`))
    write({ 'a.mdx': page('A', 'See [b](/b).'), 'b.mdx': page('B') })
    await build()
    expect(contents(out())['a.html']).toContain('href="/b"')
  })

  test('reports a missing documents’ folder in one sentence', async () => {
    await expect(build()).rejects.toThrow(`The folder ${docs()} doesn’t exist.`)
  })

  test('“make a file unreadable”: reports each unreadable file with a fix, and still checks the others', async () => {
    write({ 'a.mdx': page('A', 'See [b](/bb).'), 'b.mdx': page('B') })
    symlinkSync('nowhere.mdx', docs('dangling.mdx'))
    execFileSync('mkfifo', [docs('pipe.mdx')])
    const message = await failure()
    expect(message).toContain('a.mdx:5:5  error  The link "/bb" is broken.')
    expect(message).toContain(
      'dangling.mdx  error  The file was deleted, or is a broken symbolic link.\n  If it was deleted, build again; otherwise, fix the link.',
    )
    expect(message).toContain('pipe.mdx  error  This isn’t a file.\n  Move it out of the documents’ folder.')
    expect(message).toContain('3 problems.')
  })

  test('a folder can have the name of a document', async () => {
    write({ 'a.mdx/b.mdx': page('B') })
    await build()
    expect(existsSync(out('a.mdx/b.html'))).toBe(true)
  })

  test.each([
    ['is a broken symbolic link', () => symlinkSync('nowhere.png', docs('static/x.png')), 'was deleted, or is a broken symbolic link.'],
    ['links to a folder outside', () => symlinkSync(docs(), docs('static/x.png')), 'is a symbolic link to '],
    ['is a pipe', () => execFileSync('mkfifo', [docs('static/x.png')]), 'isn’t a regular file.'],
  ])('a static file that %s causes an error message of one sentence; the last valid site stays', async (_, make, sentence) => {
    write({ 'a.mdx': page('A'), 'static/good.txt': 'Good.' })
    await build()
    const good = contents(out())
    write({ 'a.mdx': page('A', 'Changed.') })
    make()
    const error = await build().then(undefined, (reason: unknown) => reason)
    expect(error).toBeInstanceOf(UserError)
    expect((error as Error).message).toContain(`${docs('static/x.png')} ${sentence}`)
    expect(contents(out())).toEqual(good)
    expect(readdirSync(site.folder).sort()).toEqual(['docs', 'out'])
  })

  test('the output folder can’t be inside the documents’ folder', async () => {
    write({ 'a.mdx': page('A') })
    await expect(build(docs('dist'))).rejects.toThrow('is inside the documents’ folder')
    await expect(build(docs())).rejects.toThrow('is inside the documents’ folder')
    expect(readdirSync(docs())).toEqual(['a.mdx'])
  })
})

describe('“change files during the build”', () => {
  const VERSIONS = ['Alpha', 'Omega']
  const version = (number: number) =>
    Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}.mdx`, page(`Page ${index}`, `${VERSIONS[number % 2]} text.`)]))

  /** Builds while another thread keeps replacing the documents. */
  async function buildMeanwhile(): Promise<void> {
    const writer = new Worker(
      `const { renameSync, writeFileSync } = require('node:fs')
      const { docs, draft, versions } = require('node:worker_threads').workerData
      for (let number = 0; ; number++) {
        for (const [file, text] of Object.entries(versions[number % 2])) {
          writeFileSync(draft, text)
          renameSync(draft, docs + '/' + file)
        }
      }`,
      { eval: true, workerData: { docs: docs(), draft: join(site.folder, 'draft'), versions: [version(0), version(1)] } },
    )
    try {
      await once(writer, 'online')
      await build()
    } finally {
      await writer.terminate()
    }
  }

  test('each page is one version or the other, and its document, data, Markdown, and search record agree', async () => {
    write(version(0))
    await buildMeanwhile()
    const site = contents(out())
    for (let index = 0; index < 30; index++) {
      const files = [`p${index}.html`, `p${index}.md`, recordOf(site, `Page ${index}`)]
      // oxlint-disable-next-line no-await-in-loop -- one page after the other shows the first that is wrong.
      const data = JSON.stringify(await unpack(Buffer.from(site[`_data/p${index}.bin`]!, 'latin1')))
      const texts = [...files.map((file) => site[file]!), data]
      const found = texts.map((text) => VERSIONS.filter((word) => text.includes(word)))
      expect(new Set(found.map(String)), `page ${index}`).toEqual(new Set([String(found[0])]))
      expect(found[0]).toHaveLength(1)
    }
  })

  test('the next build picks up changes that came too late', async () => {
    write(version(0))
    await buildMeanwhile()
    write({ 'last.mdx': page('Last') })
    await build()
    expect(contents(out())).toEqual(await site.cleanContents())
  })

  test('a document deleted during the build is either built completely or reported as gone', async () => {
    write(version(0))
    const building = build().then(
      () => '',
      (error: unknown) => (error as Error).message,
    )
    rmSync(docs('p7.mdx'))
    expect(['', expect.stringContaining('p7.mdx  error  The file is gone')]).toContainEqual(await building)
    await build()
    expect(contents(out())).toEqual(await site.cleanContents())
  })

  function recordOf(site: Record<string, string>, title: string): string {
    return Object.keys(site).find((file) => file.includes('/records/') && (JSON.parse(site[file]!) as { title: string }).title === title)!
  }
})
