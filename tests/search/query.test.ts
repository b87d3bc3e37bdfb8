import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Marked } from '../../src/search/provider.ts'
import type { Searcher } from '../../src/search/query.ts'
import { describeQuality, measureQuality } from './quality.ts'
import { documentationPages, searchPage, searcherOf } from './site.ts'

const text = (marked: Marked) => marked.map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part)).join('')

async function routes(
  searcher: Searcher,
  query: string,
  more: { currentSet?: string; set?: string; tag?: string } = {},
): Promise<string[]> {
  return (await searcher.search({ query, ...more })).hits.map(({ route }) => route)
}

describe('what a query finds', () => {
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
      sections: [{ id: 'code', heading: 'Code', code: 'strapi.documents().findMany()' }],
    }),
    searchPage('/settings', { title: 'Settings', text: 'The configuration of a project, with GraphQL among it.', set: 'Developer Docs' }),
  ])

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
      searchPage('/in-code', { sections: [{ heading: 'A', code: 'webhook' }] }),
      searchPage('/in-text', { sections: [{ heading: 'B', text: 'Of a webhook.' }] }),
      searchPage('/in-heading', { sections: [{ heading: 'The webhook', text: 'Here.' }] }),
      searchPage('/in-title', { title: 'Webhook' }),
    ])
    expect(await routes(ranked.searcher, 'webhook')).toEqual(['/in-title', '/in-heading', '/in-text', '/in-code'])
  })

  it('“exact over fuzzy”: a word that is there isn’t taken for a typo', async () => {
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

  it('an identifier is found whole and by its parts', async () => {
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
  ])('nothing is thrown at %j', async (query) => {
    await expect(searcher.search({ query })).resolves.toHaveProperty('total')
  })

  it('a file that can’t be had is asked for again', async () => {
    const { searcher: flaky, loaded } = searcherOf([searchPage('/one', { title: 'One' })])
    expect(await routes(flaky, 'one')).toEqual(['/one'])
    const before = loaded.length
    expect(await routes(flaky, 'one')).toEqual(['/one'])
    expect(loaded.length).toBe(before)
  })
})

describe('the documentation', () => {
  let searcher: Searcher
  beforeAll(async () => ({ searcher } = searcherOf(await documentationPages())))

  it('“Reach ≥ 0.80, ≥ 0.95, ≥ 0.87” (success@1, success@5, mean reciprocal rank)', async () => {
    const quality = await measureQuality(searcher, 'queries.tsv')
    console.log(describeQuality(quality))
    expect(quality.first).toBeGreaterThanOrEqual(0.8)
    expect(quality.firstFive).toBeGreaterThanOrEqual(0.95)
    expect(quality.reciprocalRank).toBeGreaterThanOrEqual(0.87)
  })

  it('“a first query fetches ≤ 100 kB brotli”', async () => {
    for (const query of ['configuration', 'populate relations deep', 'how do I deploy my project to strapi cloud', 'a']) {
      const fresh = searcherOf(await documentationPages())
      await fresh.searcher.search({ query })
      const bytes = fresh.loaded.reduce((sum, file) => sum + brotliCompressSync(fresh.files.get(file)!).length, 0)
      expect(bytes, query).toBeLessThanOrEqual(100_000)
    }
  })
})
