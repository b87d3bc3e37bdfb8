import { afterEach, describe, expect, test } from 'vitest'
import { AlgoliaSearch, type AlgoliaOptions } from '../../src/search/algolia.ts'
import { SearchError } from '../../src/search/provider.ts'
import { defined } from '../../src/values/defined.ts'
import { readSearch, refusal, searchAnswer, startService, type Answer, type Asked, type Service } from './algolia-service.ts'

const OPTIONS: AlgoliaOptions = { appId: 'TESTAPP', apiKey: 'search-only', indexName: 'docs', baseUrl: '/' }

const services: Service[] = []
afterEach(() => Promise.all(services.splice(0).map(({ close }) => close())))

/** The provider with a local server that handles all searches with `answer`. */
async function provider(answer: (asked: Asked) => Answer, options: Partial<AlgoliaOptions> = {}, patience?: number) {
  const service = await startService(answer)
  services.push(service)
  const search = new AlgoliaSearch({ ...OPTIONS, ...options }, defined({ hosts: service.hosts, patience }))
  return { search, service, sent: () => service.asked.map(readSearch) }
}

const record = (path: string, names: string[], content = '') => ({
  url: `https://docs.example.org${path}`,
  hierarchy: { lvl0: 'Guides', ...Object.fromEntries(names.map((name, index) => [`lvl${index + 1}`, name])) },
  content,
})

const SETUP = record('/setup', ['Setup'], 'How to install the thing.')
const INSTALL = record('/setup#install', ['Setup', 'Install'], 'Run npm install.')
const LINUX = record('/setup#linux', ['Setup', 'Install', 'Linux'], 'Use a package.')
const OTHER = {
  ...record('/other#install', ['Other', 'Installing'], 'More.'),
  set: 'Handbook',
  crumbs: ['Handbook', 'Start'],
  tags: ['start'],
}

const always =
  (...records: Array<typeof OTHER | typeof SETUP>) =>
  (asked: Asked) =>
    searchAnswer(readSearch(asked), records, 41)

describe('a search', () => {
  test('sends one query as Algolia documents it, with application ID and key, for as many results as are shown', async () => {
    const { search, service, sent } = await provider(always())
    await search.search({ query: ' install ' })
    expect(service.asked).toHaveLength(1)
    expect(service.asked[0]!.headers).toMatchObject({ 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'search-only' })
    expect(sent()[0]).toMatchObject({
      indexName: 'docs',
      query: 'install',
      page: 0,
      hitsPerPage: 8,
      facetFilters: [],
      attributesToSnippet: ['content:30'],
    })
  })

  test('without words sends no request', async () => {
    const { search, service } = await provider(always())
    expect(await search.search({ query: '  ' })).toEqual({ total: 0, hits: [] })
    expect(service.asked).toEqual([])
  })

  test('truncates queries that are too long for Algolia', async () => {
    const { search, sent } = await provider(always())
    await search.search({ query: 'x'.repeat(10_000) })
    expect(sent()[0]!.query).toHaveLength(512)
  })

  test('“contextual search: facets language:{locale} and tags [default, docs-{plugin}-{version}]”', async () => {
    const { search, sent } = await provider(always(), { context: { language: 'en', version: 'current' } })
    await search.search({ query: 'a', set: 'Cloud', tag: '-new' })
    expect(sent()[0]!.facetFilters).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      'set:Cloud',
      String.raw`tags:\-new`,
    ])
  })

  test('prefers the reader’s documentation set, but doesn’t exclude others', async () => {
    const { search, sent } = await provider(always())
    await search.search({ query: 'a', currentSet: 'User Guide' })
    expect(sent()[0]).toMatchObject({ optionalFilters: ['set:User Guide'], facetFilters: [] })
  })

  test('with an offset requests the matching page of results', async () => {
    const { search, sent } = await provider(always(SETUP, OTHER))
    await search.search({ query: 'a', offset: 30, limit: 15 })
    expect(sent()[0]).toMatchObject({ page: 2, hitsPerPage: 15 })
    const { hits } = await search.search({ query: 'a', offset: 1, limit: 15 })
    expect(sent()[1]).toMatchObject({ page: 0, hitsPerPage: 16 })
    expect(hits.map(({ route }) => route)).toEqual(['/other'])
  })
})

describe('results', () => {
  test('are grouped by page in the order of their best hits, with matching sections and the total number', async () => {
    const { search } = await provider(always(INSTALL, OTHER, SETUP, LINUX))
    const { total, hits } = await search.search({ query: 'install' })
    expect(total).toBe(41)
    expect(hits.map(({ route, sections }) => [route, sections.map(({ id }) => id)])).toEqual([
      ['/setup', ['install', '', 'linux']],
      ['/other', ['install']],
    ])
  })

  test('contain title, headings, and excerpt with highlighted matches', async () => {
    const { search } = await provider(always(LINUX, OTHER))
    const { hits } = await search.search({ query: 'install' })
    expect(hits[0]).toEqual({
      route: '/setup',
      title: [{ text: 'Setup' }],
      crumbs: [],
      set: 'Guides',
      tags: [],
      sections: [{ id: 'linux', heading: [{ text: 'Linux' }], path: ['Install'], excerpt: [{ text: 'Use a package.' }] }],
    })
    expect(hits[1]).toMatchObject({
      crumbs: ['Handbook', 'Start'],
      set: 'Handbook',
      tags: ['start'],
      sections: [{ heading: [{ text: 'Install', isMatch: true }, { text: 'ing' }] }],
    })
  })

  test('contain text, not HTML', async () => {
    const { search } = await provider(always(record('/a', ['<b>a</b> <em>b</em>'], '<img src=x onerror=alert(1)>')))
    const { hits } = await search.search({ query: 'onerror' })
    expect(hits[0]!.title).toEqual([{ text: '<b>a</b> <em>b</em>' }])
    expect(hits[0]!.sections[0]!.excerpt.map(({ text }) => text).join('')).toBe('<img src=x onerror=alert(1)>')
  })

  test('follow the rules for addresses', async () => {
    const rules = { externalUrlPattern: 'docs', replacePathname: { from: '/setup', to: '/start' }, baseUrl: '/x/' }
    const outside = await provider(always(INSTALL), rules)
    expect((await outside.search.search({ query: 'a' })).hits[0]!.route).toBe('https://docs.example.org/setup')
    const inside = await provider(always(INSTALL), { ...rules, externalUrlPattern: 'elsewhere' })
    expect((await inside.search.search({ query: 'a' })).hits[0]!.route).toBe('/start')
  })

  test('omit hits without a valid address or title', async () => {
    const hits = [
      null,
      7,
      {},
      { url: 'javascript:alert(1)', hierarchy: { lvl1: 'x' } },
      { url: 'https://a.example/b', hierarchy: null },
      SETUP,
    ]
    const { search } = await provider(() => ({ body: { results: [{ hits, nbHits: 6 }] } }))
    expect((await search.search({ query: 'a' })).hits.map(({ route }) => route)).toEqual(['/setup'])
  })
})

describe('“Search failure”: all failures result in the same kind of error', () => {
  const broken: Record<string, Answer> = {
    'a refused key (403)': refusal(403, 'Invalid Application-ID or API key'),
    'too many requests (429)': refusal(429, 'Too many requests'),
    'no such index (404)': refusal(404, 'Index docs does not exist'),
    'a broken server (500)': refusal(500, 'Internal error'),
    'no JSON': { body: '<!doctype html><title>Sign in to the Wi-Fi</title>' },
    'half of an answer': { body: '{"results":[{"hits":[' },
    nothing: { body: '' },
    'another object': { body: { message: 'hello' } },
    null: { body: 'null' },
    'no results': { body: { results: [] } },
    'hits that are none': { body: { results: [{ hits: 'many', nbHits: 1 }] } },
    'no number of hits': { body: { results: [{ hits: [] }] } },
    'only hits without sense': { body: { results: [{ hits: [1, 2], nbHits: 2 }] } },
  }
  test.each(Object.entries(broken))('%s', async (_, answer) => {
    const { search } = await provider(() => answer)
    await expect(search.search({ query: 'a' })).rejects.toBeInstanceOf(SearchError)
  })

  test('status 429 fails immediately, without a retry', async () => {
    const { search, service } = await provider(() => refusal(429, 'Too many requests'))
    await expect(search.search({ query: 'a' })).rejects.toBeInstanceOf(SearchError)
    expect(service.asked).toHaveLength(1)
  })

  test('a connection that fails', async () => {
    const { search, service } = await provider(always())
    await service.close()
    services.length = 0
    await expect(search.search({ query: 'a' })).rejects.toBeInstanceOf(SearchError)
  })

  test('a response that takes too long', async () => {
    const { search } = await provider(() => ({ body: '', delay: 1000 }), {}, 50)
    await expect(search.search({ query: 'a' })).rejects.toBeInstanceOf(SearchError)
  })

  test('the next search starts over', async () => {
    let isBroken = true
    const { search } = await provider((asked) => (isBroken ? refusal(403, 'No') : always(SETUP)(asked)))
    await expect(search.search({ query: 'a' })).rejects.toBeInstanceOf(SearchError)
    isBroken = false
    expect((await search.search({ query: 'a' })).hits).toHaveLength(1)
  })
})

describe('a canceled search', () => {
  test('ends immediately with the reason of its signal', async () => {
    const { search } = await provider(() => ({ body: '', delay: 1000 }))
    const abort = new AbortController()
    const result = search.search({ query: 'a' }, abort.signal)
    abort.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('isn’t sent if it was canceled before', async () => {
    const { search, service } = await provider(always())
    await expect(search.search({ query: 'a' }, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    expect(service.asked).toEqual([])
  })
})
