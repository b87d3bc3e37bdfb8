import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contents } from './project-fixture.ts'

const project = join(import.meta.dirname, '../..')

/** A copy of the engine and a product that tests can edit. */
const folder = mkdtempSync(join(tmpdir(), 'made-from-'))
const copy = `${folder}-copy`

afterAll(() => {
  for (const made of [folder, copy]) rmSync(made, { recursive: true, force: true })
})

/** Builds incrementally, by the command that developers use. */
async function build(engine = folder): Promise<Record<string, string>> {
  const env = { ...process.env, NODE_ENV: undefined }
  await promisify(execFile)(process.execPath, ['scripts/command.mjs', 'build', '--product', 'tests/product', '--out', 'dist'], {
    cwd: engine,
    env,
  })
  return contents(join(engine, 'dist'))
}

function edit(file: string, change: (text: string) => string, engine = folder): void {
  const path = join(engine, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${file} isn’t what this test takes it for.`)
  writeFileSync(path, after)
}

/** Adds a statement that the bundler keeps, wherever the module ends up. */
const marked = (name: string) => (text: string) => `${text}\nObject.assign(globalThis, { mark: 'of ${name}' })\n`

const replaced = (from: string, to: string) => (text: string) => text.replace(from, to)

/** Files that decide whether the next build uses the application's bundle again. */
function recordedFiles(): string[] {
  const cache = join(folder, '.cache')
  const records = readdirSync(cache).filter((name) => /^app-.*\.json$/.test(name))
  expect(records).toHaveLength(1)
  return (JSON.parse(readFileSync(join(cache, records[0]!), 'utf8')) as { files: string[] }).files
}

/** Whether a file, or any file of a folder, contains a text. On failure, the content isn't printed, since it may be the whole application. */
function shows(site: Record<string, string>, shown: string, text: string): boolean {
  return Object.entries(site).some(
    ([name, content]) => (shown.endsWith('/') ? name.startsWith(shown) : name === shown) && content.includes(text),
  )
}

/** A file, a change to it, the file or folder of the site where the change shows, and text that it then contains. */
type Edit = [file: string, change: (text: string) => string, shown: string, text: string]

/** Sources of the application. A build uses the last bundle again if no file in its record has changed. */
const APPLICATION: Edit[] = [
  ['src/addresses/markdown-route.ts', replaced('}.md`', '}.markdown`'), 'bake/intro.markdown', 'You bake'],
  ['src/ask/embedded.ts', marked('ask'), 'assets/', 'of ask'],
  ['src/blocks/card/view.tsx', replaced('className="card"', 'className="card" data-edited=""'), 'bake/intro.html', 'data-edited'],
  ['src/blocks/live-code/view.tsx', marked('a block'), 'assets/', 'of a block'],
  ['src/client/router.ts', marked('client'), 'assets/', 'of client'],
  ['src/openapi/request.ts', marked('openapi'), 'assets/', 'of openapi'],
  ['src/render/document.tsx', replaced('charSet="utf-8"', 'charSet="UTF-8"'), 'bake/intro.html', 'charSet="UTF-8"'],
  ['src/search/query.ts', marked('search'), 'assets/', 'of search'],
  ['src/theme/App.tsx', marked('theme'), 'assets/', 'of theme'],
  ['src/values/edit-distance.ts', marked('values'), 'assets/', 'of values'],
  ['tests/product/blocks/bake-plan/view.tsx', marked('its block'), 'assets/', 'of its block'],
  ['tests/product/messages/en.ts', replaced('What there is', 'What is here'), 'status.html', 'What is here'],
  ['tests/product/pages/home.tsx', marked('its page'), 'assets/', 'of its page'],
]

/** Sources that can be edited in the same build: what shows their changes comes neither from the application nor from anything else that its sources change. */
const APART: Edit[] = [
  ['src/static/sandbox.html', (text) => `${text}<!-- edited -->\n`, 'assets/', '<!-- edited -->'],
  ['tests/product/site.config.ts', replaced('Emberline 3 Manual', 'Emberline 4 Manual'), 'bake/intro.html', '| Emberline 4 Manual</title>'],
]

/** Sources that pages and other files are generated from. */
const SITE: Edit[] = [
  ['src/build/site/contents.ts', replaced('User-agent: *', 'User-agent: edited'), 'robots.txt', 'edited'],
  ['src/compile/steps/headings.ts', replaced('heading: text,', 'heading: `${text} (edited)`,'), '_search/', '(edited)'],
  ['src/messages/en.ts', replaced('Page Not Found', 'Page Gone Astray'), '404.html', 'Page Gone Astray'],
  ['src/openapi/build.ts', replaced('return `schema-', 'return `schema-edited-'), 'openapi/fleet.html', 'id="schema-edited-'],
  ['src/serve/headers.ts', replaced("'nosniff'", "'nosniff-edited'"), '_headers', 'nosniff-edited'],
  ['src/site/versions.ts', replaced('isLast: true', 'isLast: false'), '_data/versions.json', '"isLast":false'],
  ['tests/product/docs/bake/intro.mdx', (text) => `${text}\nA sentence more.\n`, 'bake/intro.html', 'A sentence more.'],
  ['tests/product/openapi/fleet.json', replaced('"summary": "', '"summary": "Edited: '), 'openapi/fleet.html', 'Edited: '],
  [
    'tests/product/sidebars.ts',
    replaced("label: 'Getting Started'", "label: 'Getting Edited'"),
    '_data/sidebars/fleet.json',
    'Getting Edited',
  ],
  ['tests/product/tags.ts', replaced('Messages that somebody', 'Edited messages that somebody'), 'tags/alarms.html', 'Edited messages'],
  ['tests/product/theme.ts', replaced('#c2410c', '#c2410d'), 'bake/intro.html', '#c2410d'],
  ['tests/product/words.ts', replaced("'temperature'", "'centigrade'"), '_search/manifest.json', 'centigrade'],
]

describe('the next build reflects a change in', () => {
  beforeAll(async () => {
    for (const name of ['src', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig', 'tests/product'])
      cpSync(join(project, name), join(folder, name), { recursive: true })
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
    // Drawing the images would take longer than the rest of the build.
    edit('tests/product/site.config.ts', replaced('socialImages: true', 'socialImages: false'))
    await build()
  })

  // A build after each edit would take a minute.
  describe('the application,', () => {
    let recorded: string[]
    let site: Record<string, string>
    beforeAll(async () => {
      recorded = recordedFiles()
      for (const [file, change] of [...APPLICATION, ...APART]) edit(file, change)
      site = await build()
    })

    test.each(APPLICATION)('%s', (file, _, shown, text) => {
      expect(recorded).toContain(join(folder, file))
      expect(shows(site, shown, text)).toBe(true)
    })

    test.each(APART)('and %s', (_file, _change, shown, text) => expect(shows(site, shown, text)).toBe(true))
  })

  test.each(SITE)('%s', async (file, change, shown, text) => {
    edit(file, change)
    expect(shows(await build(), shown, text)).toBe(true)
  })

  test('src/mcp: the site stays the same, since it doesn’t depend on that folder', async () => {
    const before = contents(join(folder, 'dist'))
    edit('src/mcp/server.ts', marked('mcp'))
    expect(await build()).toEqual(before)
  })

  test('a copy of the project with its caches', async () => {
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
    edit('src/client/router.ts', marked('the copy'), copy)
    expect(shows(await build(copy), 'assets/', 'of the copy')).toBe(true)
  })

  test('every folder of the engine and every part of a product', () => {
    const edited = (from: string) =>
      new Set(
        [...APPLICATION, ...APART, ...SITE]
          .map(([file]) => file)
          .filter((file) => file.startsWith(from))
          .map((file) => file.slice(from.length).split('/')[0]),
      )
    // No part of a site depends on the import or the MCP server.
    expect([...edited('src/'), 'import', 'mcp'].sort()).toEqual(readdirSync(join(project, 'src')).sort())
    // Static files have their own tests.
    expect([...edited('tests/product/'), 'static'].sort()).toEqual(readdirSync(join(project, 'tests/product')).sort())
  })
})
