import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { renamePage } from '../../src/build/rename/rename.ts'
import { editRedirects } from '../../src/build/rename/settings-edits.ts'
import { page, ProjectFixture, SHARED_CACHE } from './project-fixture.ts'

let site: ProjectFixture

beforeEach(() => {
  site = new ProjectFixture()
})

const text = (file: string) => readFileSync(join(site.folder, file), 'utf8')
const rename = (from: string, to: string) => renamePage({ product: site.folder, cacheDir: SHARED_CACHE, from, to })
const refusal = async (from: string, to: string) =>
  rename(from, to).then(
    () => 'renamed',
    (error: unknown) => (error as Error).message,
  )
const message = async () =>
  site.buildProduct().then(
    () => 'built',
    (error: unknown) => (error as Error).message,
  )

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>'
const asked = ['one', 'two', 'three'].map((name) => `- ask: [${name}?, ${name} please, the ${name}]\n  answer: Text.\n`).join('')

describe('renaming a page', () => {
  beforeEach(() => {
    site.write({
      'index.mdx': page(
        'Home',
        '[/guide/old](/guide/old "/guide/old") [b](./guide/old.mdx#part) ![pic](guide/pic.svg) [![i](guide/pic.svg)](/guide/old?a=b#part) [c][r] `/guide/old` [d](/guide/older)\n\n<Cards>\n<Card title="A" href="/guide/old">x</Card>\n</Cards>\n\n[r]: /guide/old#part',
        'pagination_next: /guide/old\n',
      ),
      'guide/old.mdx': page(
        'Old',
        '## Part\n\n[a](older.mdx) [b](./older) [c](#part) [d](/guide/older) [e](/guide/old#part) ![pic](./pic.svg) <img src="pic.svg" alt="" />',
      ),
      'guide/old.questions.yaml': asked,
      'guide/older.mdx': page('Older', '[a](old.mdx) [b](old)'),
      'guide/pic.svg': svg,
    })
    site.writeProduct({
      'site.config.ts':
        "export default {\n  title: 'T',\n  url: 'http://localhost',\n  search: { popular: [{ label: 'Old', href: '/guide/old' }], provider: 'embedded' },\n  redirects: [\n    { from: '/ancient', to: '/guide/old#part' },\n    { from: '/new/place', to: '/guide/older' },\n  ],\n}\n",
      'sidebars.ts': "export default { docs: ['/', '/guide/old', { label: 'Part', href: '/guide/old#part' }, '/guide/older'] }\n",
    })
  })

  test('moves its questions, too; updates all links to it, and its own links and images', async () => {
    expect(await message()).toBe('built')
    const report = await rename('/guide/old', '/new/place')
    expect(report.left).toEqual([])
    expect(report.moved).toEqual([
      ['docs/guide/old.mdx', 'docs/new/place.mdx'],
      ['docs/guide/old.questions.yaml', 'docs/new/place.questions.yaml'],
    ])
    expect(report.edited.map(([file]) => file)).toContain('docs/new/place.mdx')
    expect(text('docs/index.mdx')).toContain(
      '[/guide/old](/new/place "/guide/old") [b](./new/place.mdx#part) ![pic](guide/pic.svg) [![i](guide/pic.svg)](/new/place?a=b#part) [c][r] `/guide/old` [d](/guide/older)',
    )
    expect(text('docs/index.mdx')).toContain('href="/new/place"')
    expect(text('docs/index.mdx')).toContain('[r]: /new/place#part')
    expect(text('docs/index.mdx')).toContain('pagination_next: /new/place\n')
    expect(text('docs/new/place.mdx')).toContain(
      '[a](../guide/older.mdx) [b](/guide/older) [c](#part) [d](/guide/older) [e](/new/place#part) ![pic](../guide/pic.svg) <img src="../guide/pic.svg" alt="" />',
    )
    expect(text('docs/guide/older.mdx')).toContain('[a](../new/place.mdx) [b](/new/place)')
    expect(text('sidebars.ts')).toBe(
      "export default { docs: ['/', '/new/place', { label: 'Part', href: '/new/place#part' }, '/guide/older'] }\n",
    )
    expect(text('site.config.ts')).toContain("href: '/new/place' }")
    expect(text('site.config.ts')).toContain(
      "  redirects: [\n    { from: '/guide/old', to: '/new/place' },\n    { from: '/ancient', to: '/new/place#part' },\n  ],",
    )
    expect(await message(), 'and nothing is wrong then').toBe('built')
  })

  test('twice, there and back, restores everything and reverses the redirect', async () => {
    await rename('/guide/old', '/new/place')
    await rename('/new/place', '/guide/old')
    expect(text('sidebars.ts')).toContain("'/guide/old', {")
    expect(text('site.config.ts')).toContain(
      "    { from: '/new/place', to: '/guide/old' },\n    { from: '/ancient', to: '/guide/old#part' },\n  ]",
    )
    expect(await message()).toBe('built')
  })

  test.each([
    ['/guide/odl', '/new', 'There is no document at /guide/odl. Did you mean "/guide/old"?'],
    ['/guide/old', '/guide/older', '/guide/older is already the route of guide/older.mdx.'],
    ['/guide/old', '/search', '/search is already the route of a page of the application.'],
    ['/guide/old', '/../x', '"/../x" can’t be a route: it must be a route such as "/cloud/intro".'],
    ['/guide/old', 'new', '"new" can’t be a route: it must be a route such as "/cloud/intro".'],
    ['/guide/old', '/guide/old', '/guide/old is already the route of guide/old.mdx.'],
    ['/guide/old', '/snippets/old', 'Snippets can’t be moved out of their folder, and pages can’t be moved into it.'],
  ])('from %s to %s is rejected without changes', async (from, to, sentence) => {
    const before = text('docs/index.mdx') + text('site.config.ts')
    expect(await refusal(from, to)).toBe(sentence)
    expect(text('docs/index.mdx') + text('site.config.ts')).toBe(before)
    expect(existsSync(join(site.docs, 'guide/old.mdx'))).toBe(true)
  })
})

test('a page with a slug keeps its file, a draft gets no redirect, an index stays one, and includes of a snippet get its new name', async () => {
  site.write({
    'index.mdx': page('Home', '[a](./s.mdx) [b](/slug) [c](/plugins)\n\n<Include snippet="one" />'),
    's.mdx': page('S', 'Text.', 'slug: /slug\ndraft: false\n'),
    'plugins/index.mdx': page('Plugins', 'Text.', 'draft: true\n'),
    'snippets/one.mdx': page('One'),
  })
  site.writeProduct({
    'site.config.ts': "import { defineConfig } from './x'\nexport default defineConfig({ title: 'T', url: 'http://localhost' })\n",
    x: '',
  })
  site.writeProduct({ 'site.config.ts': "export default {\n  title: 'T',\n  url: 'http://localhost',\n}\n" })
  await rename('/slug', '/other')
  expect(text('docs/s.mdx')).toContain('slug: /other\n')
  expect(text('docs/index.mdx')).toContain('[a](./s.mdx) [b](/other)')
  expect(text('site.config.ts')).toBe(
    "export default {\n  title: 'T',\n  url: 'http://localhost',\n  redirects: [{ from: '/slug', to: '/other' }],\n}\n",
  )
  await rename('/plugins', '/extensions')
  expect(existsSync(join(site.docs, 'extensions/index.mdx'))).toBe(true)
  expect(text('site.config.ts')).not.toContain('/extensions')
  await rename('/snippets/one', '/snippets/two')
  expect(text('docs/index.mdx')).toContain('<Include snippet="two" />')
})

test.each([
  ['export default {\n  redirects: [],\n}\n', "export default {\n  redirects: [{ from: '/a', to: '/b' }],\n}\n"],
  [
    "export default { redirects: [{ from: '/c', to: '/d' }] }\n",
    "export default { redirects: [{ from: '/a', to: '/b' }, { from: '/c', to: '/d' }] }\n",
  ],
  [
    'export default defineConfig({\n  title: "T"\n})\n',
    "export default defineConfig({\n  title: \"T\",\n  redirects: [{ from: '/a', to: '/b' }],\n})\n",
  ],
  ['export default make()\n', undefined],
])('a redirect is added to %j', (before, after) => {
  expect(editRedirects(before, { from: '/a', to: '/b' })).toBe(after)
})

describe('a broken link to a moved page suggests the new address', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: site.folder, stdio: 'ignore' })

  beforeEach(() => {
    site.write({
      'index.mdx': page('Home', '[a](/old)'),
      'old.mdx': page('Old', 'Some words that are the same before and after.\n\nAnd more of them.'),
    })
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'First')
  })

  const failure = async () =>
    site.build().then(
      () => 'built',
      (error: unknown) => (error as Error).message,
    )

  test('found with git, committed or not, across several renames', async () => {
    renameSync(join(site.docs, 'old.mdx'), join(site.docs, 'new.mdx'))
    expect(await failure()).toContain('The link "/old" is broken.\n  5 | [a](/old)\n    | ^\n  It moved to "/new".')
    git('add', '.')
    git('commit', '-qm', 'Second')
    expect(await failure()).toContain('It moved to "/new".')
    site.rename('new.mdx', 'guide/newest.mdx')
    expect(await failure()).toContain('It moved to "/guide/newest".')
  })

  test('and questions left behind name the new file of their document', async () => {
    const ask = ['one', 'two', 'three'].map((name) => `- ask: [${name}?, ${name} please, the ${name}]\n  answer: Some words.\n`)
    site.write({ 'old.questions.yaml': ask.join('') })
    site.rename('old.mdx', 'guide/new.mdx')
    expect(await failure()).toContain(
      'There is no document for this questions file.\n  The document was moved to guide/new.mdx: move this file to guide/new.questions.yaml.',
    )
  })

  test('found in the redirects', async () => {
    site.remove('old.mdx')
    site.write({ 'new.mdx': page('New') })
    site.writeProduct({
      'site.config.ts': "export default { title: 'T', url: 'http://localhost', redirects: [{ from: '/old', to: '/new#a' }] }",
    })
    expect(await message()).toContain('It moved to "/new#a".')
  })
})
