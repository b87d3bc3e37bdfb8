import { describe, expect, test } from 'vitest'
import { categoriesOf } from '../../src/site/breadcrumbs.ts'
import { listedPages, listedSections } from '../../src/site/listed-sections.ts'
import { docView, type ViewOptions } from '../../src/site/view.ts'
import { defined } from '../../src/values/defined.ts'
import { page, pageWith, site, wrongWith } from './page-fixture.ts'

const OPTIONS: ViewOptions = { lastUpdated: () => undefined, branches: () => [], verified: new Map() }

const SIDEBARS = {
  main: ['/intro', { label: 'Guides', href: '/guides', items: ['/guides/one', { label: 'Deep', items: ['/guides/deep/two'] }] }, '/faq'],
  other: ['/faq', '/extra'],
}
const ROUTES = ['/intro', '/guides', '/guides/one', '/guides/deep/two', '/faq', '/extra']

const viewOf = (route: string, frontMatter = {}, options = OPTIONS) => {
  const graph = site({ pages: ROUTES.map((known) => pageWith(known, known === route ? frontMatter : {})), sidebars: SIDEBARS })
  return docView(graph, graph.pages.get(route)!, options)
}

describe('breadcrumbs', () => {
  test.each([
    ['/intro', [{ label: 'intro' }]],
    ['/guides', [{ label: 'guides' }]],
    ['/guides/one', [{ label: 'Guides', href: '/guides' }, { label: 'one' }]],
    ['/guides/deep/two', [{ label: 'Guides', href: '/guides' }, { label: 'Deep' }, { label: 'two' }]],
  ])('%s', (route, crumbs) => {
    expect(viewOf(route).breadcrumbs).toEqual(crumbs)
  })

  test('use the sidebar’s label', () => {
    expect(viewOf('/intro', { title: 'An introduction', sidebar_label: 'Intro' }).breadcrumbs).toEqual([{ label: 'Intro' }])
  })

  test('contain only the page if its sidebar doesn’t list it', () => {
    expect(viewOf('/guides/one', { displayed_sidebar: 'other' }).breadcrumbs).toEqual([{ label: 'one' }])
  })

  test('place a page that its sidebar doesn’t list below the closest page of a parent route', () => {
    const inMain = (route: string, sidebar_label?: string) => pageWith(route, defined({ displayed_sidebar: 'main', sidebar_label }))
    const pages = [
      ...ROUTES.map((route) => page(route)),
      inMain('/guides/x/three'),
      inMain('/guides/one/more', 'More of it'),
      inMain('/guides/one/more/still'),
    ]
    const graph = site({ pages, sidebars: SIDEBARS })
    const crumbsOf = (route: string) => docView(graph, graph.pages.get(route)!, OPTIONS).breadcrumbs
    const guides = { label: 'Guides', href: '/guides' }
    const one = { label: 'one', href: '/guides/one' }
    expect(crumbsOf('/guides/x/three')).toEqual([guides, { label: 'three' }])
    expect(crumbsOf('/guides/one/more')).toEqual([guides, one, { label: 'More of it' }])
    expect(crumbsOf('/guides/one/more/still')).toEqual([guides, one, { label: 'More of it', href: '/guides/one/more' }, { label: 'still' }])
    // The list of all pages and search use the same categories.
    expect(categoriesOf(graph, graph.pages.get('/guides/one')!)).toEqual(['Guides'])
    expect(categoriesOf(graph, graph.pages.get('/guides/one/more/still')!)).toEqual(['Guides', 'one', 'More of it'])
    expect(listedPages(listedSections(graph)).find(({ route }) => route === '/guides/x/three')?.category).toBe('Guides')
  })
})

describe('previous and next', () => {
  const around = (route: string, frontMatter = {}) => {
    const { previous, next } = viewOf(route, frontMatter)
    return [previous?.href, next?.href]
  }

  test.each([
    ['/intro', undefined, '/guides'],
    ['/guides', '/intro', '/guides/one'],
    ['/guides/one', '/guides', '/guides/deep/two'],
    ['/guides/deep/two', '/guides/one', '/faq'],
    ['/faq', '/guides/deep/two', undefined],
    ['/extra', '/faq', undefined],
  ])('follow the sidebar: %s', (route, previous, next) => {
    expect(around(route)).toEqual([previous, next])
  })

  test('follow the displayed sidebar', () => {
    expect(around('/faq', { displayed_sidebar: 'other' })).toEqual([undefined, '/extra'])
    expect(around('/intro', { displayed_sidebar: 'other' })).toEqual([undefined, undefined])
  })

  test('a page that is listed twice, or as a category’s page and its first item, counts once', () => {
    const sidebars = {
      main: [
        { label: 'A', href: '/a', items: ['/a', '/b'] },
        '/a',
        '/c',
        { label: 'Part', href: '/b#part' },
        { label: 'Web', href: 'https://example.org' },
      ],
    }
    expect(site({ pages: ['/a', '/b', '/c'].map((route) => page(route)), sidebars }).readingOrders.main!.map(({ href }) => href)).toEqual([
      '/a',
      '/b',
      '/c',
    ])
  })

  test('a link back to another sidebar isn’t one of them', () => {
    const sidebars = { main: ['/intro', '/rest'], rest: [{ label: 'Back to all pages', href: '/intro' }, '/get'] }
    const graph = site({ pages: ['/intro', '/rest', '/get'].map((route) => page(route)), sidebars })
    expect(docView(graph, graph.pages.get('/get')!, OPTIONS).previous).toBeUndefined()
  })

  test('front matter can set others', () => {
    expect(around('/guides', { pagination_prev: '/faq', pagination_next: '/extra' })).toEqual(['/faq', '/extra'])
  })

  test('null removes one', () => {
    expect(around('/guides', { pagination_prev: null, pagination_next: null })).toEqual([undefined, undefined])
  })

  test('use the sidebar’s labels', () => {
    const graph = site({
      pages: [page('/a'), pageWith('/b', { title: 'Long title', sidebar_label: 'Short' })],
      sidebars: { main: ['/a', '/b'] },
    })
    expect(docView(graph, graph.pages.get('/a')!, OPTIONS).next).toEqual({ label: 'Short', href: '/b' })
  })

  test('a missing page is an error; a pending one is left out', () => {
    const pages = [pageWith('/a', { pagination_prev: '/bb', pagination_next: '/later' }), page('/b')]
    expect(wrongWith({ pages, pending: ['/later'] })).toEqual([
      'a.mdx:1  error  Front matter "pagination_prev": there is no page /bb.\n  Did you mean "/b"?',
    ])
    const graph = site({ pages, pending: ['/later'] })
    expect(docView(graph, graph.pages.get('/a')!, OPTIONS).next).toBeUndefined()
  })
})

describe('the view of a page', () => {
  test('is the same after serialization as JSON', () => {
    const view = viewOf('/guides', { badge: 'new', tags: ['x'] }, { ...OPTIONS, lastUpdated: () => '2024-09-01', branches: () => ['0'] })
    expect(JSON.parse(JSON.stringify(view))).toStrictEqual(view)
    expect(JSON.parse(JSON.stringify(viewOf('/guides')))).toStrictEqual(viewOf('/guides'))
  })

  test('links to the page’s source for editing', () => {
    for (const editUrl of ['https://example.org/edit/docs', 'https://example.org/edit/docs/']) {
      const graph = site({ pages: [page('/a')], config: { editUrl } })
      expect(docView(graph, graph.pages.get('/a')!, OPTIONS).editUrl).toBe('https://example.org/edit/docs/a.mdx')
    }
  })

  test('lists the interactive blocks of the page', () => {
    const graph = site({ pages: [page('/a', { blocks: ['Tabs', 'LiveCode', 'ApiCall'] }), page('/b', { blocks: ['Tabs'] })] })
    expect(docView(graph, graph.pages.get('/a')!, OPTIONS)).toMatchObject({ islands: ['LiveCode'] })
    expect(docView(graph, graph.pages.get('/b')!, OPTIONS)).toMatchObject({ islands: [] })
  })

  test('excludes an unlisted page from search engines and shows no tags', () => {
    expect(viewOf('/guides', { unlisted: true, tags: ['x'] })).toMatchObject({ noIndex: true, tags: [] })
  })
})
