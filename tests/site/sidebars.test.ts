import { describe, expect, test } from 'vitest'
import { page, pageWith, site, wrongWith } from './page-fixture.ts'

describe('a sidebar consists of routes and categories', () => {
  const pages = [
    pageWith('/intro', { title: 'Introduction' }),
    pageWith('/setup', { title: 'Setting it up', sidebar_label: 'Setup', badge: 'new' }),
    pageWith('/faq', { title: 'Questions' }),
  ]

  test('labels and badges come from the pages’ front matter', () => {
    expect(site({ pages, sidebars: { main: ['/intro', '/setup'] } }).sidebars.main).toEqual([
      { type: 'link', label: 'Introduction', href: '/intro' },
      { type: 'link', label: 'Setup', href: '/setup', badge: 'new' },
    ])
  })

  test('or from the sidebar itself', () => {
    expect(
      site({
        pages,
        sidebars: {
          main: [
            { route: '/intro', label: 'Start' },
            { label: 'Elsewhere', href: 'https://example.org', badge: 'updated' },
            { label: 'Part', href: '/faq#part' },
          ],
        },
      }).sidebars.main,
    ).toEqual([
      { type: 'link', label: 'Start', href: '/intro' },
      { type: 'link', label: 'Elsewhere', href: 'https://example.org', badge: 'updated' },
      { type: 'link', label: 'Part', href: '/faq#part' },
    ])
  })

  test('categories contain pages, can have their own page and badge, and start open by default', () => {
    const sidebars = {
      main: [
        { label: 'A', href: '/intro', badge: 'new' as const, items: ['/setup'] },
        { label: 'B', collapsed: true, items: ['/faq'] },
      ],
    }
    expect(site({ pages, sidebars }).sidebars.main).toEqual([
      {
        type: 'category',
        label: 'A',
        href: '/intro',
        collapsed: false,
        badge: 'new',
        items: [expect.objectContaining({ href: '/setup' })],
      },
      { type: 'category', label: 'B', collapsed: true, items: [expect.objectContaining({ href: '/faq' })] },
    ])
  })

  test('pages that aren’t documents can be listed', () => {
    const given = { pages, componentRoutes: ['/openapi/'], sidebars: { main: [{ label: 'API', href: '/openapi/' }] } }
    expect(wrongWith(given)).toEqual([])
    expect(site(given).sidebars.main).toEqual([{ type: 'link', label: 'API', href: '/openapi/' }])
  })

  test('documents that match a condition are listed by title', () => {
    const documents = ({ route }: { route: string }) => route !== '/intro'
    expect(site({ pages, sidebars: { main: ['/intro', { documents }] } }).sidebars.main).toEqual([
      expect.objectContaining({ label: 'Introduction' }),
      expect.objectContaining({ label: 'Questions' }),
      expect.objectContaining({ label: 'Setup' }),
    ])
  })

  test('a category can link to a section of a page, which precedes its pages once', () => {
    const main = ['/intro', { label: 'Part', href: '/intro#part', items: ['/faq'] }]
    const graph = site({ pages, sidebars: { main } })
    expect(graph.problems).toEqual([])
    expect(graph.sidebars.main).toContainEqual(expect.objectContaining({ label: 'Part', href: '/intro#part' }))
    expect(graph.readingOrders.main!.map(({ href }) => href)).toEqual(['/intro', '/faq'])
    expect(wrongWith({ pages, sidebars: { main: [{ label: 'Part', href: '/gone#part', items: ['/faq'] }] } })).toEqual([
      expect.stringContaining('which doesn’t exist'),
    ])
  })

  test('unlisted pages are left out', () => {
    expect(site({ pages: [pageWith('/a', { unlisted: true }), page('/b')], sidebars: { main: ['/a', '/b'] } }).sidebars.main).toEqual([
      { type: 'link', label: 'b', href: '/b' },
    ])
  })
})

describe('a site that requires complete sidebars', () => {
  const config = { sidebar: { complete: true } }
  const sidebars = { main: ['/a'], other: ['/b'] }

  test('reports each document that its sidebar doesn’t list', () => {
    const pages = [page('/a'), page('/b'), page('/c'), pageWith('/d', { displayed_sidebar: 'main' }), pageWith('/e', { unlisted: true })]
    expect(wrongWith({ pages, sidebars, config })).toEqual([
      'c.mdx:1  error  No sidebar lists this page.\n  Add "/c" to sidebars.ts, or set `unlisted: true` in its front matter.',
      expect.stringContaining(`d.mdx:1  error  The sidebar "main", which this page shows, doesn't list it.`),
    ])
    expect(wrongWith({ pages, sidebars })).toEqual([])
  })

  test('doesn’t report its home page and snippets', () => {
    const includes = [{ file: 'snippets/s.mdx', line: 1, column: 1 }]
    expect(wrongWith({ pages: [page('/'), page('/a', { includes }), page('/b'), page('/snippets/s')], sidebars, config })).toEqual([])
  })
})

describe('unwritten pages are left out', () => {
  const pending = ['/later', '/later/too']

  test.each([
    ['pending routes', ['/intro', '/later', { route: '/later', label: 'Later' }, { label: 'Later', href: '/later#part' }]],
    ['categories without pages', ['/intro', { label: 'Later', items: ['/later', { label: 'Deeper', items: ['/later/too'] }] }]],
    ['categories whose own page is also pending', ['/intro', { label: 'Later', href: '/later', items: ['/later/too'] }]],
  ])('%s', (_, items) => {
    const given = { pages: [page('/intro')], pending, sidebars: { main: items } }
    expect(site(given).sidebars.main).toEqual([{ type: 'link', label: 'intro', href: '/intro' }])
    expect(wrongWith(given)).toEqual([])
  })

  test('but a category’s existing page stays while its pages are pending', () => {
    expect(
      site({ pages: [page('/intro')], pending, sidebars: { main: [{ label: 'Start', href: '/intro', items: ['/later'] }] } }).sidebars.main,
    ).toEqual([{ type: 'link', label: 'Start', href: '/intro' }])
  })

  test('a category doesn’t link to its pending page', () => {
    expect(
      site({ pages: [page('/intro')], pending, sidebars: { main: [{ label: 'A', href: '/later', items: ['/intro'] }] } }).sidebars.main![0],
    ).not.toHaveProperty('href')
  })
})

describe('a missing page in a sidebar is one clear error', () => {
  test.each([
    ['a route', ['/intor']],
    ['a route with a label', [{ route: '/intor', label: 'A' }]],
    ['a link', [{ label: 'A', href: '/intor#a' }]],
    ['a category’s page', [{ label: 'A', href: '/intor', items: ['/intro'] }]],
    ['the page of an empty category', [{ label: 'A', href: '/intor', items: ['/later'] }]],
    ['nested', [{ label: 'A', items: [{ label: 'B', items: ['/intor', '/intro'] }] }]],
  ])('%s', (_, items) => {
    expect(wrongWith({ pages: [page('/intro')], pending: ['/later'], sidebars: { main: items } })).toEqual([
      'sidebars.ts  error  Sidebar "main" lists /intor, which doesn’t exist.\n  Did you mean "/intro"?',
    ])
  })
})

test('a missing anchor in a sidebar is one clear error', () => {
  const items = ['/intro', { label: 'A', href: '/intro#setup' }, { label: 'B', href: '/intro#steup' }]
  expect(wrongWith({ pages: [{ ...page('/intro'), anchors: ['setup'] }], sidebars: { main: items } })).toEqual([
    'sidebars.ts  error  Sidebar "main" lists /intro#steup, but the page has no such anchor.\n  Did you mean "#setup"?',
  ])
})

test('a sidebar entry without a destination is one clear error', () => {
  const items = [{ lable: 'A' } as never, '/intro']
  expect(wrongWith({ pages: [page('/intro')], sidebars: { main: items } })).toEqual([
    'sidebars.ts  error  Sidebar "main" has an entry without a destination: {"lable":"A"}.\n  An entry must be a route, or have `href`, `route`, `items`, or `documents`.',
  ])
})

describe('the error for a missing page in a sidebar', () => {
  const wrong = (entry: string | { label: string; href: string }, given: Partial<Parameters<typeof wrongWith>[0]> = {}) =>
    wrongWith({ pages: [page('/intro')], componentRoutes: ['/search'], ...given, sidebars: { main: ['/intro', entry] } })

  test('suggests pages that aren’t documents, too', () => {
    expect(wrong({ label: 'Search', href: '/serach' })).toEqual([
      'sidebars.ts  error  Sidebar "main" lists /serach, which doesn’t exist.\n  Did you mean "/search"?',
    ])
  })

  test('contains the new address of a moved page, from the redirects or else from git', () => {
    const sentence = 'sidebars.ts  error  Sidebar "main" lists /begin, which doesn’t exist.\n  It moved to "/intro".'
    expect(wrong('/begin', { config: { redirects: [{ from: '/begin', to: '/intro' }] } })).toEqual([sentence])
    expect(wrong('/begin', { renamed: () => new Map([['begin.mdx', 'intro.mdx']]) })).toEqual([sentence])
  })

  test('says that only documents can be listed without a label', () => {
    expect(wrong('/search')).toEqual([
      'sidebars.ts  error  Sidebar "main" lists /search, which isn’t a document.\n  List it as { label: "…", href: "/search" }.',
    ])
    for (const href of ['/', '/search', '/tags', '/a.pdf']) expect(wrong({ label: 'A', href }, { assets: ['/a.pdf'] })).toEqual([])
  })
})

describe('sidebars are generated from folders by default', () => {
  test('with a category for each folder, pages sorted by title, and index pages as the category’s page', () => {
    const pages = [
      page('/', { file: 'index.md' }),
      page('/zebra', { title: 'A zebra' }),
      page('/apple', { title: 'Z apple' }),
      page('/guides', { file: 'guides/index.mdx', title: 'All guides' }),
      page('/guides/one'),
      page('/how-to_do/two'),
    ]
    const { sidebars } = site({ pages })
    expect(sidebars).toEqual({
      docs: [
        expect.objectContaining({ href: '/' }),
        { type: 'link', label: 'A zebra', href: '/zebra' },
        { type: 'link', label: 'Z apple', href: '/apple' },
        {
          type: 'category',
          label: 'All guides',
          href: '/guides',
          collapsed: true,
          items: [
            { type: 'link', label: 'All guides', href: '/guides' },
            { type: 'link', label: 'one', href: '/guides/one' },
          ],
        },
        { type: 'category', label: 'How to do', collapsed: true, items: [{ type: 'link', label: 'two', href: '/how-to_do/two' }] },
      ],
    })
  })

  test('files and folders that start with an underscore aren’t pages', () => {
    const { pages, sidebars } = site({ pages: [page('/_definitions/a'), page('/guides/_part'), page('/b_c')] })
    expect([...pages.keys()]).toEqual(['/b_c'])
    expect(sidebars.docs).toHaveLength(1)
  })
})

describe('displayed_sidebar', () => {
  const sidebars = { cloud: ['/a'], dev: ['/b'] }

  test('shows a sidebar that doesn’t list the page', () => {
    const graph = site({ pages: [page('/a'), page('/b'), pageWith('/c', { displayed_sidebar: 'dev' })], sidebars })
    expect(['/a', '/b', '/c'].map((route) => graph.sidebarOf(graph.pages.get(route)!))).toEqual(['cloud', 'dev', 'dev'])
  })

  test('a page that no sidebar lists shows none', () => {
    const graph = site({ pages: [page('/a'), page('/b'), page('/c')], sidebars })
    expect(graph.sidebarOf(graph.pages.get('/c')!)).toBeUndefined()
  })

  test.each(['devs', 'constructor', '__proto__'])('an unknown ID "%s" is an error that lists the available ones', (id) => {
    expect(wrongWith({ pages: [page('/a'), page('/b'), pageWith('/c', { displayed_sidebar: id })], sidebars })).toEqual([
      `c.mdx:1  error  Can't find any sidebar with id "${id}" in version "current". Available sidebar ids are:\n- cloud\n- dev`,
    ])
  })
})
