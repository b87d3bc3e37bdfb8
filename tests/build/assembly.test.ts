import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unpack } from '../../src/addresses/packed-json.ts'
import { LICENSES } from '../../src/build/app/files.ts'
import { startDev } from '../../src/build/dev/server.ts'
import { pushSearch } from '../../src/build/search-push.ts'
import { Indexes } from '../search/algolia-index.ts'
import { page, pathsOf, ProjectFixture, SHARED_CACHE } from './project-fixture.ts'

const CONFIG = {
  title: 'Harbor',
  url: 'https://harbor.example.org',
  navbar: { items: [{ type: 'link', label: 'Guides', href: '/guide/start' }] },
  documentationSets: [{ label: 'Guides', href: '/guide/start', prefix: '/guide' }],
  search: { provider: 'embedded', asides: ['/guide/old'] },
  apis: [{ route: '/reference', title: 'Reference', file: 'openapi.json', set: 'Guides' }],
  redirects: [{ from: '/begin', to: '/guide/start' }],
}

const API = {
  openapi: '3.1.0',
  info: { title: 'Boats', version: '1' },
  paths: { '/boats': { get: { summary: 'List boats', responses: { 200: { description: 'All boats.' } } } } },
}

const exported = (value: unknown): string => `export default ${JSON.stringify(value)}\n`

/** A product with a page of every kind. */
const PRODUCT = {
  'site.config.ts': exported(CONFIG),
  'sidebars.ts': exported({ guides: [{ label: 'Start', items: ['/guide/start', '/guide/usage'] }, '/guide/old/one'] }),
  'tags.ts': exported([{ label: 'basics', slug: 'basics' }]),
  'pages/routes.ts': exported({ '/': { module: 'home', title: 'Harbor', description: 'Boats.' } }),
  'pages/home.tsx': 'export default function Home() { return <h1>Welcome aboard</h1> }\n',
  'openapi.json': JSON.stringify(API),
  'docs/guide/start.mdx': page('Start', '<Include snippet="note" />\n\n## Boats\n\nSee [usage](/guide/usage).', 'tags: [basics]\n'),
  'docs/guide/usage.mdx': page('Usage', '## Oars\n\nRow with them.'),
  'docs/guide/old/one.mdx': page('One', 'An aside.'),
  'docs/hidden.mdx': page('Hidden', 'Text.', 'unlisted: true\n'),
  'docs/snippets/note.mdx': page('Note', 'A note.'),
  'static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** Part of a record in the hosted index; each has a different URL. */
interface PushedRecord {
  url: string
}

/** Removes what differs between builds and servers. In development, modules provide the styles. */
const comparable = (text: string): string =>
  text
    .replaceAll(/"build":"[^"]*"/g, '"build":""')
    .replaceAll(/,"styles":\[[^\]]*\]/g, '')
    .replaceAll(/\/_data\/sidebars\/[\w-]+\//g, '/_data/sidebars/')

/** Text of a file, packed or not. */
async function textOf(file: string, bytes: Buffer): Promise<string> {
  return file.endsWith('.bin') ? JSON.stringify(await unpack(bytes)) : bytes.toString()
}

test('the build, the development server, and search:push produce the same pages, records, and links', async () => {
  const site = new ProjectFixture()
  site.writeProduct(PRODUCT)
  const options = { product: site.folder, cacheDir: SHARED_CACHE }
  await site.buildProduct()
  const files = pathsOf(site.out)
  const built = (file: string) => textOf(file, readFileSync(join(site.out, file)))

  const server = await startDev({ ...options, host: 'localhost', port: 0 })
  onTestFinished(() => server.close())
  const served = async (file: string) => textOf(file, Buffer.from(await (await fetch(new URL(file, server.url))).arrayBuffer()))
  // Pages with their links, sidebars, Markdown, and the sitemap. Lists of all pages are for the MCP server, which only reads built
  // sites.
  const isShared = (file: string) => /^_data\/(?!pages\.json$)|\.(?:md|xml|webmanifest)$|^llms\.txt$/.test(file) && file !== LICENSES
  const shared = files.filter(isShared)
  expect(shared).toEqual(expect.arrayContaining(['_data/index.bin', '_data/guide/start.bin', '_data/reference.bin', 'sitemap.xml']))
  for (const file of shared)
    // oxlint-disable-next-line no-await-in-loop -- one request after the other shows the first file that differs.
    expect(comparable(await served(file)), file).toBe(comparable(await built(file)))
  const { folder: builtFolder, ...builtManifest } = JSON.parse(await built('_search/manifest.json')) as { folder: string }
  const { folder, ...manifest } = JSON.parse(await served('_search/manifest.json')) as { folder: string }
  expect(manifest).toEqual(builtManifest)
  const records = files.filter((file) => file.startsWith(`_search/${builtFolder}/records/`))
  for (const file of records)
    // oxlint-disable-next-line no-await-in-loop -- as above.
    expect(await served(file.replace(builtFolder, folder)), file).toBe(await built(file))

  const indexes = new Indexes()
  const { hosts, close } = await indexes.start()
  onTestFinished(close)
  const env = { ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_ADMIN_KEY: 'admin' }
  await pushSearch({ ...options, hosts, index: 'docs', env, yes: true, log: () => {} })
  const pushed = [...indexes.get('docs').records.values()] as unknown as PushedRecord[]
  const found = records.flatMap((file) => {
    const { route, sections } = JSON.parse(readFileSync(join(site.out, file), 'utf8')) as { route: string; sections: Array<{ id: string }> }
    return sections.map(({ id }) => `${CONFIG.url}${route}${id && `#${id}`}`)
  })
  expect(pushed.map(({ url }) => url).sort()).toEqual(found.sort())
})
