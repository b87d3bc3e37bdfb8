import { expect, test } from 'vitest'
import { contents, identities, page, ProjectFixture } from './project-fixture.ts'

const SITE = {
  'index.mdx': page('Home', '[Setup](/guide/setup)'),
  'guide/index.mdx': page('Guide'),
  'guide/setup.mdx': page('Setup', '<Include snippet="step" />\n\nA <Definition of="document" />.', 'tags: [one, two]\n'),
  'guide/usage.mdx': page('Usage', '## First\n\nWords.', 'tags: [two]\n'),
  'guide/last.mdx': page('Last', '![A dot](/dot.svg)'),
  'other/page.mdx': page('Other'),
  'snippets/step.mdx': page('Step', 'Before.'),
  '_definitions/document.mdx': page('API', 'An interface.'),
  'static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/data.json': '{}',
}

/** Changes to a site, each on top of the previous one. */
const CHANGES: Array<[string, (site: ProjectFixture) => void]> = [
  ['a page is edited', (site) => site.write({ 'guide/usage.mdx': page('Usage', '## First\n\nOther words.', 'tags: [two]\n') })],
  ['a page gets another title', (site) => site.write({ 'other/page.mdx': page('Elsewhere') })],
  ['a page is tagged anew', (site) => site.write({ 'guide/usage.mdx': page('Usage', 'Words.', 'tags: [one, three]\n') })],
  ['a page loses its tags', (site) => site.write({ 'guide/usage.mdx': page('Usage') })],
  ['an included snippet is edited', (site) => site.write({ 'snippets/step.mdx': page('Step', 'After.') })],
  ['a definition is edited', (site) => site.write({ '_definitions/document.mdx': page('API', 'What programs talk to.') })],
  ['a page is renamed', (site) => site.rename('guide/last.mdx', 'guide/end.mdx')],
  ['a folder is renamed, and with it a category of the sidebar', (site) => site.rename('other', 'more')],
  ['a page moves to another category', (site) => site.rename('more/page.mdx', 'guide/page.mdx')],
  ['a page is new', (site) => site.write({ 'new/deep/page.mdx': page('New', '[Setup](/guide/setup)\n\n## More') })],
  ['a page is deleted', (site) => site.remove('guide/usage.mdx')],
  ['a page becomes a draft', (site) => site.write({ 'guide/end.mdx': page('Last', 'Text.', 'draft: true\n') })],
  ['a page is unlisted', (site) => site.write({ 'guide/page.mdx': page('Elsewhere', 'Text.', 'unlisted: true\n') })],
  ['a static file is edited, one is deleted, one is new', editStaticFiles],
  ['everything is as it was at first', (site) => (site.remove(''), site.write(SITE))],
]

function editStaticFiles(site: ProjectFixture): void {
  site.write({ 'static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1"/>', 'static/new/file.txt': 'New.' })
  site.remove('static/data.json')
}

test('“incremental builds touch only what changed, proved by comparing with a clean build byte for byte”', async () => {
  const site = new ProjectFixture()
  site.write(SITE)
  await site.build()
  const first = contents(site.out)
  for (const [name, change] of CHANGES) {
    change(site)
    // Each change is on top of the previous one.
    expect((await site.build()).reused, name).toBeGreaterThan(0)
    // oxlint-disable-next-line no-await-in-loop
    expect(contents(site.out), name).toEqual(await site.cleanContents())
  }
  expect(contents(site.out)).toEqual(first)
})

/** Builds, and returns the files that were written and removed. The folder of the search index is called `index`. */
async function touched(site: ProjectFixture): Promise<{ written: string[]; removed: string[] }> {
  const nameless = (inodes: Record<string, number>) =>
    new Map(Object.entries(inodes).map(([file, inode]) => [file.replace(/^_search\/[\w-]+\//, '_search/index/'), inode]))
  const before = nameless(identities(site.out))
  await site.build()
  const after = nameless(identities(site.out))
  return {
    // Sorted, so the name of the index's folder doesn't affect the order.
    written: [...after]
      .filter(([file, inode]) => before.get(file) !== inode)
      .map(([file]) => file)
      .sort(),
    removed: [...before.keys()].filter((file) => !after.has(file)).sort(),
  }
}

/** Files that change with the text of any page, even if its headings and position stay the same. */
const WHOLE_SITE = ['_search/index/postings/0.json', '_search/index/terms/0.json', '_search/manifest.json', 'llms-full.txt']
const filesOf = (route: string) => [`_data/${route}.bin`, `${route}.html`, `${route}.md`]

test('an incremental build writes only changed files; all other files keep their inodes', async () => {
  const site = new ProjectFixture()
  site.write(SITE)
  await site.build()
  expect(await touched(site)).toEqual({ written: [], removed: [] })

  site.write({ 'guide/usage.mdx': page('Usage', '## First\n\nUnheard words.', 'tags: [two]\n') })
  const record = '_search/index/records/3.json'
  expect(await touched(site)).toEqual({ written: [...filesOf('guide/usage'), record, ...WHOLE_SITE].sort(), removed: [] })

  site.write({ 'static/data.json': '{"new":true}' })
  expect(await touched(site)).toEqual({ written: ['data.json'], removed: [] })

  site.write({ 'snippets/step.mdx': page('Step', 'After.') })
  expect((await touched(site)).written).toEqual([...filesOf('guide/setup'), ...filesOf('snippets/step'), 'llms-full.txt'].sort())

  site.remove('other')
  const { removed, written } = await touched(site)
  expect(removed).toEqual([...filesOf('other/page'), '_data/other/page.questions.json', '_search/index/records/5.json'].sort())
  // The previous page has lost its next page, and the shared sidebar has lost an entry.
  expect(written).toContain('guide/usage.html')
})

test('a build without changes doesn’t touch the site', async () => {
  const site = new ProjectFixture()
  site.write(SITE)
  await site.build()
  const before = identities(site.folder)
  expect(await site.build()).toMatchObject({ compiled: 0, written: 0 })
  expect(identities(site.folder)).toEqual(before)
})
