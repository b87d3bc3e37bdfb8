// Compares search libraries on this site's documents and queries: node --import ./scripts/typescript.mjs bench/search/compare.ts [folder of a built site]
// Each gets the same sections, and settings for the site's requirements: prefixes, typos, and weights of fields.

import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { create, insertMultiple, save, search as oramaSearch } from '@orama/orama'
import FlexSearch from 'flexsearch'
import MiniSearch from 'minisearch'
import { createIndex } from 'pagefind'
import { stemmer } from 'stemmer'
import { buildIndex } from '../../src/search/indexer.ts'
import { Searcher } from '../../src/search/query.ts'
import type { Manifest } from '../../src/search/index-files.ts'
import { LISTS, readQueries, type List } from '../../tests/search/quality.ts'
import { documentationPages } from '../../tests/search/site.ts'

interface SectionRecord {
  id: string
  route: string
  title: string
  heading: string
  text: string
  code: string
}

/** Returns routes of found pages, best first. */
type Search = (query: string) => Promise<string[]>

interface Candidate {
  name: string
  /** Compressed size of the files for a first query, in bytes. */
  bytes: (query: string) => Promise<number>
  search: Search
}

const BOOST = { title: 6, heading: 3, text: 1, code: 0.5 }
const brotli = (text: string | Uint8Array) => brotliCompressSync(text).length
const distinct = (routes: string[]) => [...new Set(routes)]

const pages = await documentationPages()
const sections: SectionRecord[] = pages.flatMap(({ route, title, sections: parts }) =>
  parts.map(({ id, heading, text, code }) => ({ id: `${route}#${id}`, route, title, heading, text, code })),
)

async function ours(): Promise<Candidate> {
  const { files, manifest } = buildIndex(pages)
  let loaded = 0
  const open = () =>
    new Searcher(
      { folder: '', ...manifest } as Manifest,
      async (file) => {
        const text = files.get(file)!
        loaded += brotli(text)
        return JSON.parse(text) as unknown
      },
      stemmer,
    )
  const warm = open()
  const manifestBytes = brotli(JSON.stringify(manifest))
  return {
    name: 'this site',
    bytes: async (query) => {
      loaded = manifestBytes
      await open().search({ query })
      return loaded
    },
    search: async (query) => (await warm.search({ query })).hits.map(({ route }) => route),
  }
}

async function miniSearch(): Promise<Candidate> {
  const index = new MiniSearch<SectionRecord>({ fields: ['title', 'heading', 'text', 'code'], storeFields: ['route', 'title', 'heading'] })
  index.addAll(sections)
  const size = brotli(JSON.stringify(index))
  return {
    name: 'MiniSearch',
    bytes: async () => size,
    search: async (query) =>
      distinct(index.search(query, { prefix: true, fuzzy: 0.2, boost: BOOST }).map(({ route }) => String((route as unknown) ?? ''))),
  }
}

async function orama(): Promise<Candidate> {
  const database = create({ schema: { route: 'string', title: 'string', heading: 'string', text: 'string', code: 'string' } as const })
  await insertMultiple(database, sections as never)
  const size = brotli(JSON.stringify(save(database)))
  return {
    name: 'Orama',
    bytes: async () => size,
    search: async (term) => {
      const { hits } = await oramaSearch(database, {
        term,
        properties: ['title', 'heading', 'text', 'code'],
        boost: BOOST,
        tolerance: 1,
        limit: 60,
      })
      return distinct(hits.map(({ document }) => (document as unknown as SectionRecord).route))
    },
  }
}

async function flexSearch(): Promise<Candidate> {
  const index = new FlexSearch.Document({
    tokenize: 'forward',
    encoder: FlexSearch.Charset.LatinBalance,
    document: { id: 'id', index: ['title', 'heading', 'text', 'code'], store: ['route'] },
  } as never)
  for (const section of sections) index.add(section as never)
  let size = 0
  await index.export(((_: string, data: string) => {
    size += brotli(data ?? '')
  }) as never)
  return {
    name: 'FlexSearch',
    bytes: async () => size,
    search: async (query) => {
      const found = index.search(query, { limit: 60, suggest: true, merge: true, enrich: true } as never) as unknown as Array<{
        doc: { route: string }
      }>
      return distinct(found.map(({ doc }) => doc.route))
    },
  }
}

/** Serves the built site to Pagefind's client, which fetches its files on demand, and counts the bytes. */
async function pagefind(site: string): Promise<Candidate> {
  const { index } = await createIndex({})
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!/^(dev-docs|user-docs|cloud)\b.*\.html$/.test(file)) continue
    await index!.addHTMLFile({ url: `/${file.replace(/\.html$/, '')}`, content: readFileSync(join(site, file), 'utf8') })
  }
  const { files } = await index!.getFiles()
  const byPath = new Map(files.map(({ path, content }) => [`/pagefind/${path}`, content]))
  let sent = 0
  const server = createServer((request, response) => {
    const content = byPath.get(new URL(request.url!, 'http://localhost').pathname)
    if (!content) return response.writeHead(404).end()
    sent += brotli(content)
    response.end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as { port: number }
  const base = `http://127.0.0.1:${port}/pagefind/`
  interface Client {
    options(options: object): Promise<void>
    init(): Promise<void>
    search(query: string): Promise<{ results: Array<{ data(): Promise<{ url: string }> }> }>
  }
  // Its module expects browser globals.
  Object.assign(globalThis, {
    document: { querySelector: () => ({ getAttribute: () => 'en' }), currentScript: null },
    window: { location: { origin: 'http://page.example' } },
  })
  const source = Buffer.from(byPath.get('/pagefind/pagefind.js')!).toString('base64')
  const fresh = async () => {
    const client = (await import(`data:text/javascript;base64,${source}#${Math.random()}`)) as Client
    await client.options({ basePath: base, baseUrl: '/' })
    await client.init()
    return client
  }
  const urls = async (client: Client, query: string) => {
    const { results } = await client.search(query)
    return Promise.all(results.slice(0, 8).map(async (result) => (await result.data()).url.replace(/\.html$/, '').replace(/\/$/, '')))
  }
  const warm = await fresh()
  return {
    name: 'Pagefind',
    bytes: async (query) => {
      sent = brotli(byPath.get('/pagefind/pagefind.js')!)
      await urls(await fresh(), query)
      return sent
    },
    search: (query) => urls(warm, query),
  }
}

const FIRST_QUERIES = ['deployment', 'find many', 'relations', 'how do I upload a file']

async function measureBytes({ name, bytes }: Candidate): Promise<string> {
  const sizes: number[] = []
  for (const query of FIRST_QUERIES) sizes.push(await bytes(query))
  const kilobytes = (size: number) => Math.round(size / 1000)
  return `| ${name} | ${kilobytes(Math.min(...sizes))}–${kilobytes(Math.max(...sizes))} kB |`
}

async function measureQuality({ name, search }: Candidate, list: List): Promise<string> {
  const queries = readQueries(list)
  const ranks: number[] = []
  for (const { query, expected } of queries) ranks.push((await search(query)).findIndex((route) => expected.includes(route)) + 1)
  const share = (fits: (rank: number) => boolean) => (ranks.filter(fits).length / queries.length).toFixed(3)
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank > 0 && rank <= 10 ? 1 / rank : 0), 0) / queries.length
  return `| ${name} | ${share((rank) => rank === 1)} | ${share((rank) => rank >= 1 && rank <= 5)} | ${reciprocal.toFixed(3)} |`
}

const site = process.argv[2] ?? 'dist'
const candidates = await Promise.all([ours(), miniSearch(), orama(), flexSearch(), pagefind(site)])

console.log(`${pages.length} pages, ${sections.length} sections\n`)
for (const list of LISTS) {
  console.log(
    `${list}, ${readQueries(list).length} queries\n\n| library | success@1 | success@5 | mean reciprocal rank |\n|---|---|---|---|`,
  )
  for (const candidate of candidates) console.log(await measureQuality(candidate, list))
  console.log()
}
console.log('| library | first query, brotli |\n|---|---|')
for (const candidate of candidates) console.log(await measureBytes(candidate))
process.exit(0)
