import { existsSync, readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { buildSiteTo } from '../../src/build/build.ts'
import { page, ProjectFixture, SHARED_CACHE } from './project-fixture.ts'

let site: ProjectFixture

beforeEach(() => {
  site = new ProjectFixture()
  site.write({
    'index.mdx': page('Home', 'Text.', 'tags: [one]\n'),
    'draft.mdx': page('Unfinished', '<Unknown /> [nowhere](/nowhere), [home](/).', 'draft: true\ntags: [one]\n'),
    'other-draft.mdx': page('Unfinished, too', '[a](/draft)', 'draft: true\n'),
  })
  site.writeProduct({
    'site.config.ts': "export default { title: 'T', url: 'http://localhost', sidebar: { complete: true } }",
    'sidebars.ts': "export default { docs: ['/', '/draft'] }",
  })
})

const html = (route: string) => readFileSync(`${site.out}/${route}.html`, 'utf8')
const message = async (built: Promise<unknown>) =>
  built.then(
    () => 'built',
    (error: unknown) => (error as Error).message,
  )

test('a build without drafts leaves them out of the site, sidebars, tags, and checks', async () => {
  await site.buildProduct()
  expect(existsSync(`${site.out}/draft.html`)).toBe(false)
  for (const file of ['index.html', 'tags/one.html', 'sitemap.xml', 'llms.txt', '_data/sidebars/docs.json'])
    expect(readFileSync(`${site.out}/${file}`, 'utf8'), file).not.toMatch(/Unfinished|draft/)
})

test.each([
  ['[a](/draft)', 'index.mdx:6:1  error  The link "/draft" leads to a draft, which isn’t published.'],
  ['[a](./draft.mdx)', 'index.mdx:6:1  error  The link "./draft.mdx" leads to a draft, which isn’t published.'],
  ['<Include snippet="s" />', 'index.mdx:6:1  error  snippets/s.mdx is a draft, and this page isn’t.'],
])('a published page with %s is an error', async (body, problem) => {
  site.write({ 'index.mdx': page('Home', body, 'tags: [one]\n'), 'snippets/s.mdx': page('S', 'Text.', 'draft: true\n') })
  expect(await message(site.buildProduct())).toContain(problem)
})

test('a preview includes drafts, marks them, identifies itself as a preview, and keeps search engines out', async () => {
  const preview = () => buildSiteTo({ product: site.folder, out: site.out, cacheDir: SHARED_CACHE, drafts: true })
  expect(await message(preview()), 'what is wrong with them is told').toContain('Unknown component <Unknown>.')
  site.write({ 'draft.mdx': page('Unfinished', '[home](/).', 'draft: true\n'), 'index.mdx': page('Home', '[a](/draft)') })
  await preview()
  for (const route of ['index', 'draft', '404']) {
    expect(html(route), route).toContain('This is a preview with drafts, not the published documentation.')
    expect(html(route), route).toContain('<meta name="robots" content="noindex, nofollow"/>')
  }
  expect(html('draft')).toMatch(/<span class="badge badge-updated">Draft<\/span>/)
  expect(html('index')).toContain('href="/draft"')
})
