import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { stemmer } from 'stemmer'
import { buildIndex, type IndexFiles } from '../../src/search/indexer.ts'
import type { Marked } from '../../src/search/provider.ts'
import { Searcher } from '../../src/search/query.ts'
import { describeQuality, measureQuality } from './quality.ts'
import { documentationPages, open, searchPage, searcherOf } from './site.ts'

const text = (marked: Marked) => marked.map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part)).join('')

async function routes(
  searcher: Searcher,
  query: string,
  more: { currentSet?: string; set?: string; tag?: string } = {},
): Promise<string[]> {
  return (await searcher.search({ query, ...more })).hits.map(({ route }) => route)
}

describe('a query', () => {
  const { searcher } = searcherOf([
    searchPage('/graphql', { title: 'GraphQL API', text: 'Queries and mutations for your content.', set: 'Developer Docs' }),
    searchPage('/deploy', {
      title: 'Deployment',
      set: 'Cloud',
      tags: [{ slug: 'hosting', label: 'hosting' }],
      sections: [{ id: 'cancel', heading: 'Cancel a deployment', text: 'Stop it before it is published.' }],
    }),
    searchPage('/publish', {
      title: 'Publishing',
      text: 'Drafts are published here.',
      set: 'Cloud',
      sections: [{ id: 'code', heading: 'Code', fences: [{ language: '', code: 'strapi.documents().findMany()' }] }],
    }),
    searchPage('/settings', { title: 'Settings', text: 'The configuration of a project, with GraphQL among it.', set: 'Developer Docs' }),
  ])

  it('finds the entry with the same name in a section as a separate result', async () => {
    const entry = (name: string, text: string) => ({ id: `options.${name}`, name, text })
    const { searcher: options } = searcherOf([
      searchPage('/server', {
        title: 'Server',
        sections: [
          { id: 'more', heading: 'A port of your own', text: 'Each port, and the port.' },
          {
            id: 'options',
            heading: 'Options',
            text: 'port number Where it listens. proxy.http string For requests. proxy.https string For others.',
            entries: [entry('port', 'Where it listens.'), entry('proxy.http', 'For requests.'), entry('proxy.https', 'For others.')],
          },
        ],
      }),
    ])
    const found = async (query: string) =>
      (await options.search({ query })).hits[0]!.sections.map(({ id, heading, path, excerpt }) => [id, text(heading), path, text(excerpt)])
    expect((await found('port'))[0]).toEqual(['options.port', '[port]', ['Options'], 'Where it listens.'])
    expect((await found('server port'))[0]).toEqual(['options.port', '[port]', ['Options'], 'Where it listens.'])
    expect((await found('proxy.https'))[0]![0]).toBe('options.proxy.https')
    // No entry if the query matches several equally well, or if it has other words.
    expect((await found('proxy')).map(([id]) => id)).toEqual(['options'])
    expect((await found('where requests listen')).map(([id]) => id)).toEqual(['options'])
  })

  it('“match prefixes while typing”', async () => {
    expect(await routes(searcher, 'conf')).toEqual(['/settings'])
    expect(await routes(searcher, 'dep')).toEqual(['/deploy'])
  })

  it.each([
    ['configuratoin', '/settings'],
    ['pubilsh', '/publish'],
    ['graphlq', '/graphql'],
    ['rgaphql', '/graphql'],
  ])('“forgive typos”: %s', async (query, route) => {
    expect((await routes(searcher, query))[0]).toBe(route)
  })

  it('“stem”: published, publishing, publish', async () => {
    for (const query of ['published', 'publishing', 'publish']) expect((await routes(searcher, query))[0]).toBe('/publish')
  })

  it('“rank title > heading > text > code”', async () => {
    expect(await routes(searcher, 'graphql')).toEqual(['/graphql', '/settings'])
    const ranked = searcherOf([
      searchPage('/in-code', { sections: [{ heading: 'A', fences: [{ language: '', code: 'webhook' }] }] }),
      searchPage('/in-text', { sections: [{ heading: 'B', text: 'Of a webhook.' }] }),
      searchPage('/in-heading', { sections: [{ heading: 'The webhook', text: 'Here.' }] }),
      searchPage('/in-title', { title: 'Webhook' }),
    ])
    expect(await routes(ranked.searcher, 'webhook')).toEqual(['/in-title', '/in-heading', '/in-text', '/in-code'])
  })

  it('“exact over fuzzy”: an existing word isn’t treated as a typo', async () => {
    const { searcher: exact } = searcherOf([searchPage('/form', { text: 'A form.' }), searchPage('/from', { text: 'The farm.' })])
    expect(await routes(exact, 'form')).toEqual(['/form'])
  })

  it('“the reader’s current section first (contextual search)”', async () => {
    const twins = searcherOf([
      searchPage('/cloud/logs', { title: 'Logs', set: 'Cloud' }),
      searchPage('/dev/logs', { title: 'Logs', set: 'Developer Docs' }),
    ])
    expect(await routes(twins.searcher, 'logs')).toEqual(['/cloud/logs', '/dev/logs'])
    expect(await routes(twins.searcher, 'logs', { currentSet: 'Developer Docs' })).toEqual(['/dev/logs', '/cloud/logs'])
  })

  it('“filters by documentation set and tag”', async () => {
    expect(await routes(searcher, 'published', { set: 'Cloud' })).toEqual(['/publish', '/deploy'])
    expect(await routes(searcher, 'published', { tag: 'hosting' })).toEqual(['/deploy'])
    expect(await routes(searcher, 'published', { tag: 'nothing' })).toEqual([])
    expect(await routes(searcher, 'published', { set: 'Nowhere' })).toEqual([])
  })

  it('“group hits by page; highlight; show the heading path and an excerpt”', async () => {
    const { hits } = await searcher.search({ query: 'cancel deployment' })
    expect(text(hits[0]!.title)).toBe('[Deployment]')
    const [section] = hits[0]!.sections
    expect([section!.id, text(section!.heading), text(section!.excerpt)]).toEqual([
      'cancel',
      '[Cancel] a [deployment]',
      'Stop it before it is published.',
    ])
  })

  it('finds an identifier as a whole and by its parts', async () => {
    for (const query of ['findMany', 'strapi.documents', 'find many']) expect((await routes(searcher, query))[0]).toBe('/publish')
  })

  it.each([
    '',
    '   ',
    '?!',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'constructor',
    '#hosting',
    'a'.repeat(10_000),
    '👩‍💻 عربى',
    '\\[.*+?^${}()|',
  ])('doesn’t throw for %j', async (query) => {
    await expect(searcher.search({ query })).resolves.toHaveProperty('total')
  })

  it('doesn’t request the same files again', async () => {
    const { searcher: one, loaded } = searcherOf([searchPage('/one', { title: 'One' })])
    expect(await routes(one, 'one')).toEqual(['/one'])
    const before = loaded.length
    expect(await routes(one, 'one')).toEqual(['/one'])
    expect(loaded.length).toBe(before)
  })

  it('finds the site’s words for the product’s synonyms', async () => {
    const pages = [searchPage('/plans', { title: 'Downgrade', text: 'Plans that cost less.' })]
    const { searcher: one } = open(
      buildIndex(pages, {
        synonyms: [
          ['cheap', 'downgrade'],
          ['other', 'words'],
        ],
      }),
    )
    const groups = await one.synonyms('cheap')
    expect(groups.map(({ word, candidates }) => [word, candidates.map(({ term }) => term)])).toEqual([['downgrade', ['downgrade']]])
    expect(await one.synonyms('plans')).toEqual([])
    // Matches all forms of the word, which aren't synonyms of each other.
    for (const form of ['downgrades', 'downgrading', 'downgraded'])
      expect((await one.synonyms(form)).map(({ word }) => word)).toEqual(['cheap'])
    expect(await searcherOf(pages).searcher.synonyms('cheap')).toEqual([])
  })

  it('requests a file again after a failure', async () => {
    const { files, manifest } = buildIndex([searchPage('/one', { title: 'One' })])
    let isDown = true
    const flaky = new Searcher(
      { folder: 'index', ...manifest },
      async (file) => {
        if (isDown) throw new TypeError('Failed to fetch')
        return JSON.parse(files.get(file)!)
      },
      stemmer,
    )
    await expect(routes(flaky, 'one')).rejects.toThrow('Failed to fetch')
    isDown = false
    expect(await routes(flaky, 'one')).toEqual(['/one'])
  })

  it('fetches matches while the reader types, and their records after a pause', async () => {
    const { searcher: typing, loaded } = searcherOf([searchPage('/one', { title: 'Lanterns' }), searchPage('/two', { text: 'A lantern.' })])
    const kinds = () => [...new Set(loaded.splice(0).map((file) => file.split('/')[0]))]
    const goesOn = () => Promise.reject(new Error('Another letter.'))
    await expect(typing.search({ query: 'lan' }, goesOn)).rejects.toThrow('Another letter.')
    expect(kinds()).toEqual(['pages.json'])
    await expect(typing.search({ query: 'lant' }, goesOn)).rejects.toThrow('Another letter.')
    expect(kinds()).toEqual(['terms', 'postings'])
    expect((await typing.search({ query: 'lantern' })).total).toBe(2)
    expect(kinds()).toEqual(['records'])
    // All files are cached, so there is no pause.
    expect((await typing.search({ query: 'lante' }, goesOn)).total).toBe(2)
  })
})

describe('the documentation', () => {
  let index: IndexFiles
  // Without a build, all documents are compiled, which takes long on a busy machine.
  beforeAll(async () => {
    index = buildIndex(await documentationPages())
  }, 240_000)

  it('“Reach ≥ 0.80, ≥ 0.95, ≥ 0.87” (success@1, success@5, mean reciprocal rank)', async () => {
    const quality = await measureQuality(open(index).searcher, 'queries.tsv')
    console.log(describeQuality(quality))
    expect(quality.first).toBeGreaterThanOrEqual(0.8)
    expect(quality.firstFive).toBeGreaterThanOrEqual(0.95)
    expect(quality.reciprocalRank).toBeGreaterThanOrEqual(0.87)
  })

  it('“a first query fetches ≤ 100 kB brotli”', async () => {
    for (const query of ['configuration', 'populate relations deep', 'how do I deploy my project to strapi cloud', 'a']) {
      const { searcher, loaded } = open(index)
      await searcher.search({ query })
      const bytes = loaded.reduce((sum, file) => sum + brotliCompressSync(index.files.get(file)!).length, 0)
      expect(bytes, query).toBeLessThanOrEqual(100_000)
    }
  })
})
