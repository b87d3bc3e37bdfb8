import { describe, expect, test } from 'vitest'
import type { SiteConfigInput } from '../../src/site/config.ts'
import { docsVersion } from '../../src/site/versions.ts'
import { statusView } from '../../src/site/view.ts'
import { page, pageWith, site, wrongWith } from './page-fixture.ts'

const including = (route: string, ...files: string[]) =>
  page(route, { includes: files.map((file, index) => ({ file, line: index + 5, column: 1 })) })

describe('duplicate routes warn', () => {
  test('and the first document wins', () => {
    const pages = [page('/a', { title: 'First' }), page('/a', { file: 'b.mdx', title: 'Second' })]
    expect(wrongWith({ pages })).toEqual(['b.mdx  warning  /a is also the route of a.mdx; this page is left out.'])
    expect(site({ pages }).pages.get('/a')?.title).toBe('First')
  })

  test('and a page whose path is the route wins over a slug; the warning is at the slug', () => {
    const pages = [pageWith('/b/c', { slug: '/b/c' }), page('/b/c', { file: 'b/c.mdx', title: 'Owner' })]
    Object.assign(pages[0]!, { file: 'a.mdx', keyLines: { slug: 3 } })
    expect(wrongWith({ pages })).toEqual([
      'a.mdx:3  warning  /b/c is also the route of b/c.mdx; this page is left out.\n  Change its slug, or remove it.',
    ])
    expect(site({ pages }).pages.get('/b/c')?.title).toBe('Owner')
  })

  test('and a page of the application wins', () => {
    const given = { pages: [page('/search'), page('/b')], componentRoutes: ['/search'] }
    expect(wrongWith(given)).toEqual([
      'search.mdx  warning  /search is also the route of a page of the application; this page is left out.',
    ])
    expect([...site(given).pages.keys()]).toEqual(['/b'])
  })
})

describe('includes', () => {
  test('of a missing file are an error with their location', () => {
    expect(wrongWith({ pages: [including('/a', 'snippets/gone.mdx')] })).toEqual([
      'a.mdx:5:1  error  There is no snippets/gone.mdx to include.\n  Create snippets/gone.mdx, or remove this.',
    ])
  })

  test('of a misspelled file are one error with a suggestion', () => {
    expect(wrongWith({ pages: [including('/a', 'snippets/setpu.mdx'), page('/snippets/setup')] })).toEqual([
      'a.mdx:5:1  error  There is no snippets/setpu.mdx to include.\n  Did you mean "snippets/setup.mdx"?',
    ])
  })

  test('circular includes are an error at each include in the circle, and only there', () => {
    const pages = [
      including('/start', 'snippets/a.mdx'),
      including('/snippets/a', 'snippets/b.mdx'),
      including('/snippets/b', 'snippets/c.mdx', 'snippets/d.mdx'),
      including('/snippets/c', 'snippets/a.mdx'),
      page('/snippets/d'),
    ]
    expect(wrongWith({ pages })).toEqual([
      'snippets/a.mdx:5:1  error  snippets/a.mdx and snippets/b.mdx include each other.',
      'snippets/b.mdx:5:1  error  snippets/b.mdx and snippets/c.mdx include each other.',
      'snippets/c.mdx:5:1  error  snippets/c.mdx and snippets/a.mdx include each other.',
    ])
  })

  test('a file that includes itself is an error as well', () => {
    expect(wrongWith({ pages: [including('/snippets/a', 'snippets/a.mdx')] })).toHaveLength(1)
  })

  test('including a snippet twice isn’t an error', () => {
    expect(wrongWith({ pages: [including('/a', 'snippets/b.mdx', 'snippets/b.mdx'), page('/snippets/b')] })).toEqual([])
  })
})

describe('all problems of the site are reported together', () => {
  test('sorted by file and location', () => {
    const links = [{ url: '/gone/for/good', route: '/gone/for/good', line: 9, column: 1 }]
    const pages = [
      page('/b', { links, images: [{ src: '/img.png', line: 3, column: 1 }], includes: [{ file: 'snippets/x.mdx', line: 6, column: 1 }] }),
      pageWith('/a', { displayed_sidebar: 'wombat', tags: ['wombat'], pagination_next: '/wombat/wombat' }),
    ]
    const heads = wrongWith({ pages, tags: [], sidebars: { main: ['/a', '/wombat/wombat'] } }).map((problem) => problem.split('  ')[0])
    expect(heads).toEqual(['a.mdx:1', 'a.mdx:1', 'a.mdx:1', 'b.mdx:3:1', 'b.mdx:6:1', 'b.mdx:9:1', 'sidebars.ts'])
  })
})

describe('the docs version', () => {
  const config = { version: { number: '5.0.0-rc', mainDocId: 'dev-docs/intro' } }
  const pages = [page('/dev-docs/intro', { title: 'Welcome' }), page('/cloud/intro'), page('/loose')]
  const sidebars = { dev: ['/dev-docs/intro'], cloud: [{ label: 'Start', items: ['/cloud/intro'] }], empty: [] }

  test('has name, label, isLast, path, mainDocId, docs, draftIds and sidebars', () => {
    expect(docsVersion(site({ pages, sidebars, config }))).toEqual({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/',
      mainDocId: 'dev-docs/intro',
      docs: [
        { id: 'dev-docs/intro', path: '/dev-docs/intro', sidebar: 'dev' },
        { id: 'cloud/intro', path: '/cloud/intro', sidebar: 'cloud' },
        { id: 'loose', path: '/loose' },
      ],
      draftIds: [],
      sidebars: { dev: { link: { path: '/dev-docs/intro', label: 'Welcome' } }, cloud: { link: { path: '/cloud/intro', label: 'intro' } } },
    })
  })

  test('doesn’t exist if the configuration has no version', () => {
    expect(docsVersion(site({ pages }))).toBeUndefined()
  })

  test('a missing main document is an error with the available ones', () => {
    expect(wrongWith({ pages: [page('/a'), page('/b')], config })).toEqual([
      expect.stringContaining(`Couldn't find any doc with id "dev-docs/intro" in version "current". Available doc ids are:\n- a\n- b`),
    ])
    expect(wrongWith({ pages: [page('/a')], config, pending: ['/dev-docs/intro'] })).toEqual([])
  })
})

test('popular search results must exist', () => {
  const config: Partial<SiteConfigInput> = {
    search: {
      provider: 'embedded',
      popular: [
        { label: 'A', href: '/a#top' },
        { label: 'B', href: '/aa' },
      ],
    },
  }
  expect(wrongWith({ pages: [page('/a')], config })).toEqual([expect.stringContaining('search.popular: there is no page /aa.')])
})

describe('the status page', () => {
  test('counts pages, executed samples, and checked facts by set of documentation', () => {
    const graph = site({
      pages: [page('/cloud/intro'), page('/cloud/a'), page('/snippets/x'), page('/constructor/y')],
      config: { documentationSets: [{ label: 'Cloud', href: '/cloud/intro', prefix: '/cloud' }] },
    })
    const verified = new Map([
      ['/cloud/intro', { version: '5', executed: 0, compiled: 0, facts: 2 }],
      ['/cloud/a', { version: '5', executed: 3, compiled: 1, facts: 4 }],
    ])
    expect(statusView(graph, verified).sets).toEqual([
      { label: 'Cloud', href: '/cloud/intro', pages: 2, verified: 1, executed: 3, compiled: 1, facts: 6 },
      { label: 'Snippets', pages: 1, verified: 0, executed: 0, compiled: 0, facts: 0 },
      { label: 'Other pages', pages: 1, verified: 0, executed: 0, compiled: 0, facts: 0 },
    ])
  })
})
