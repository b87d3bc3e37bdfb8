import { describe, expect, test } from 'vitest'
import messages from '../../src/messages/en.ts'
import { groupByLetter } from '../../src/site/tags.ts'
import { docView, tagListView, tagViews } from '../../src/site/view.ts'
import tags from '../../tags.ts'
import { page, pageWith, site, wrongWith } from './page-fixture.ts'

const TAGS = [
  { label: 'Strapi Cloud', slug: 'strapi-cloud' },
  { label: 'admin panel', slug: 'admin-panel', description: 'Where content is edited.' },
  { label: 'API token', slug: 'api-token' },
  { label: 'unused', slug: 'unused' },
]

describe('tags', () => {
  const pages = [
    pageWith('/b', { title: 'B', tags: ['Strapi Cloud', 'admin panel'] }),
    pageWith('/a', { title: 'A', tags: ['Strapi Cloud', 'Strapi Cloud'] }),
    pageWith('/c', { title: 'C', tags: ['admin panel'], unlisted: true }),
  ]
  const graph = site({ pages, tags: TAGS })

  test('without pages don’t exist on the site', () => {
    expect(graph.tags.map(({ label }) => label)).toEqual(['admin panel', 'Strapi Cloud'])
  })

  test('list their pages by title, each once, without unlisted ones', () => {
    expect(graph.tags.map((tag) => tag.pages)).toEqual([['/b'], ['/a', '/b']])
  })

  test('an unknown label is an error with a suggestion', () => {
    expect(wrongWith({ pages: [pageWith('/a', { tags: ['strapi cloud', 'wombat'] })], tags: TAGS })).toEqual([
      'a.mdx:1  error  Unknown tag "strapi cloud".\n  Did you mean "Strapi Cloud"?',
      'a.mdx:1  error  Unknown tag "wombat".\n  Use one of those in tags.ts, or add it there: { label: "wombat", slug: "wombat", description: "…" }.',
    ])
    expect(wrongWith({ pages: [pageWith('/a', { tags: ['wombat'], unlisted: true })], tags: TAGS })).toHaveLength(1)
  })

  test('without definitions, tags are generated from the labels', () => {
    expect(site({ pages: [pageWith('/a', { tags: ['REST API', 'rest-api', 'GraphQL'] })] }).tags).toEqual([
      { label: 'GraphQL', slug: 'graphql', pages: ['/a'] },
      { label: 'REST API', slug: 'rest-api', pages: ['/a'] },
      { label: 'rest-api', slug: 'rest-api-1', pages: ['/a'] },
    ])
  })

  test('on a page link to the tags’ pages', () => {
    expect(docView(graph, graph.pages.get('/b')!, { lastUpdated: () => undefined, branches: () => [], verified: new Map() }).tags).toEqual([
      { label: 'Strapi Cloud', href: '/tags/strapi-cloud' },
      { label: 'admin panel', href: '/tags/admin-panel' },
    ])
  })

  test('have pages that can be linked', () => {
    const link = { url: '/tags/admin-panel', route: '/tags/admin-panel', line: 1, column: 1 }
    expect(wrongWith({ pages: [...pages, page('/d', { links: [link, { ...link, url: '/tags', route: '/tags' }] })], tags: TAGS })).toEqual(
      [],
    )
  })
})

describe('the list of tags', () => {
  test('is grouped by first letter in upper case, with the number of pages for each tag', () => {
    const pages = [pageWith('/a', { tags: ['admin panel', 'API token', 'Strapi Cloud'] }), pageWith('/b', { tags: ['API token'] })]
    expect(tagListView(site({ pages, tags: TAGS }))).toMatchObject({
      route: '/tags',
      title: 'Tags',
      groups: [
        {
          letter: 'A',
          tags: [
            { label: 'admin panel', href: '/tags/admin-panel', count: 1 },
            { label: 'API token', href: '/tags/api-token', count: 2 },
          ],
        },
        { letter: 'S', tags: [{ label: 'Strapi Cloud', href: '/tags/strapi-cloud', count: 1 }] },
      ],
    })
  })

  test('groups by whole characters', () => {
    expect(
      groupByLetter([{ label: 'état' }, { label: '🚀 launch' }, { label: '2fa' }], messages.format).map(({ letter }) => letter),
    ).toEqual(['🚀', '2', 'É'])
  })
})

describe('a tag’s page', () => {
  test.each([
    [1, 'One doc tagged with "API token"'],
    [2, '2 docs tagged with "API token"'],
  ])('with %i pages', (count, title) => {
    const pages = Array.from({ length: count }, (_, index) =>
      page(`/p${index}`, { title: `Page ${index}`, description: `About ${index}.`, frontMatter: { tags: ['API token'] } }),
    )
    expect(tagViews(site({ pages, tags: TAGS }))).toEqual([
      {
        kind: 'tag',
        route: '/tags/api-token',
        title,
        label: 'API token',
        description: 'Pages of the documentation tagged with API token.',
        pages: pages.map((entry) => ({ title: entry.title, description: entry.description, href: entry.route })),
      },
    ])
  })
})

describe('the tags of this site', () => {
  test('are more than 250, with unique labels and slugs', () => {
    expect(tags.length).toBeGreaterThan(250)
    expect(new Set(tags.map(({ label }) => label)).size).toBe(tags.length)
    expect(new Set(tags.map(({ slug }) => slug)).size).toBe(tags.length)
  })

  test.each([
    'admin-panel',
    'api-token',
    'authentication',
    'content-type-builder',
    'controllers',
    'database',
    'deployment',
    'media-library',
    'review-workflows',
    'releases',
    'rbac',
    'sso',
    'upload',
    'users-permissions',
    'webhooks',
    'webpack',
    'graph-ql',
    'rest-api',
    'telemetry',
    'wysiwyg-editor',
  ])('%s is one of them', (slug) => {
    expect(tags.map((tag) => tag.slug)).toContain(slug)
  })

  test('end alphabetically with wysiwyg-editor', () => {
    expect(
      tags
        .map(({ slug }) => slug)
        .sort()
        .at(-1),
    ).toBe('wysiwyg-editor')
  })
})
