import { describe, expect, test } from 'vitest'
import type { LinkReference } from '../../src/compile/page.ts'
import { defined } from '../../src/values/defined.ts'
import { page, pageWith, site, wrongWith } from './page-fixture.ts'

/** A link on line 7 of a compiled page. */
function link(url: string): LinkReference {
  const [route = '', hash] = url.split('#')
  return defined({ url, route, hash, line: 7, column: 3 })
}

const linking = (...urls: string[]) => page('/from', { links: urls.map(link) })
const target = page('/guides/setup', { anchors: ['install', 'über-uns'] })

describe('every internal link is checked', () => {
  test.each([
    '/guides/setup',
    '/guides/setup#install',
    '/guides/setup#%C3%BCber-uns',
    '/guides/setup#',
    '/search',
    '/tags',
    '/files/a.pdf',
  ])('%s is valid', (url) => {
    const tagged = pageWith('/tagged', { tags: ['a'] })
    expect(wrongWith({ pages: [linking(url), target, tagged], componentRoutes: ['/search'], assets: ['/files/a.pdf'] })).toEqual([])
  })

  test.each([
    ['/guides/setpu', 'The link "/guides/setpu" is broken.\n  Did you mean "/guides/setup"?'],
    ['/guides/setup/', 'The link "/guides/setup/" is broken.\n  Did you mean "/guides/setup"?'],
    ['/Guides/Setup', 'The link "/Guides/Setup" is broken.\n  Did you mean "/guides/setup"?'],
    ['/serach', 'The link "/serach" is broken.\n  Did you mean "/search"?'],
    ['/completely/else', 'The link "/completely/else" is broken.'],
    ['/guides/setup#instal', '/guides/setup has no heading "#instal".\n  Did you mean "#install"?'],
    ['/guides/setup#nothing-like-it', '/guides/setup has no heading "#nothing-like-it".\n  Its headings: "#install", "#über-uns".'],
    ['/guides/setup#%E0%A4%A', '/guides/setup has no heading "#%E0%A4%A".\n  Its headings: "#install", "#über-uns".'],
    ['/_definitions/a', 'The link "/_definitions/a" is broken.'],
  ])('%s is an error with its location', (url, sentence) => {
    const partial = page('/_definitions/a')
    expect(wrongWith({ pages: [linking(url), target, partial], componentRoutes: ['/search'] })).toEqual([
      `from.mdx:7:3  error  ${sentence}`,
    ])
  })

  test('the error for an unknown heading lists the page’s first headings', () => {
    const toc = Array.from({ length: 14 }, (_, index) => ({ id: `part-${index + 1}`, depth: 2, text: `Part ${index + 1}` }))
    const long = page('/long', { toc, anchors: [...toc.map(({ id }) => id), 'part-1.option'] })
    const named = toc.slice(0, 12).map(({ id }) => `"#${id}"`)
    expect(wrongWith({ pages: [linking('/long#something-else', '/bare#something-else'), long, page('/bare')] })).toEqual([
      `from.mdx:7:3  error  /long has no heading "#something-else".\n  Its headings: ${named.join(', ')}, and 2 more.`,
      'from.mdx:7:3  error  /bare has no heading "#something-else".\n  It has no headings: link to the page itself.',
    ])
  })

  test('on files that are included but aren’t pages, too', () => {
    expect(wrongWith({ pages: [page('/_definitions/a', { links: [link('/gone/for/good')] })] })).toEqual([
      '_definitions/a.mdx:7:3  error  The link "/gone/for/good" is broken.',
    ])
  })

  test('a link to a document that currently can’t be shown isn’t an error', () => {
    const graph = site({ pages: [linking('/later', '/later#part', '/guides/setup'), target], pending: ['/later', '/guides/setup'] })
    expect(graph.problems).toEqual([])
  })
})

describe('a page’s anchors include those of', () => {
  const snippet = page('/snippets/outer', { anchors: ['outer'], includes: [{ file: 'snippets/inner.mdx', line: 1, column: 1 }] })
  const inner = page('/snippets/inner', { anchors: ['inner'] })
  const including = page('/a', { includes: [{ file: 'snippets/outer.mdx', line: 1, column: 1 }] })

  test.each([
    ['an included snippet', '/a#outer'],
    ['a nested snippet', '/a#inner'],
  ])('%s', (_, url) => {
    expect(wrongWith({ pages: [linking(url), including, snippet, inner] })).toEqual([])
  })

  test('no other files, even if snippets include each other', () => {
    const circle = { ...inner, includes: [{ file: 'snippets/outer.mdx', line: 1, column: 1 }] }
    expect(wrongWith({ pages: [linking('/a#gone'), including, snippet, circle] })).toContain(
      'from.mdx:7:3  error  /a has no heading "#gone".\n  Its headings: "#outer", "#inner".',
    )
  })
})

describe('every image of the site is checked', () => {
  test('against the static files, with a suggestion', () => {
    const images = ['/img/a.png', '/img/b.png', './relative.png', 'https://example.org/c.png'].map((src) => ({ src, line: 2, column: 1 }))
    expect(wrongWith({ pages: [page('/from', { images })], assets: ['/img/a.png'] })).toEqual([
      'from.mdx:2:1  error  There is no image /img/b.png.\n  Did you mean "/img/a.png"?',
    ])
    expect(wrongWith({ pages: [page('/from', { images })] })).toContain(
      'from.mdx:2:1  error  There is no image /img/b.png.\n  Put it in static/ as img/b.png, or put it next to the document and write "./" and its name.',
    )
  })
})

describe('snippets', () => {
  test('an unused snippet is an error', () => {
    const used = page('/snippets/used')
    const including = page('/a', { includes: [{ file: 'snippets/used.mdx', line: 1, column: 1 }] })
    expect(wrongWith({ pages: [used, including] })).toEqual([])
    expect(wrongWith({ pages: [used] })).toEqual([expect.stringMatching(/^snippets\/used\.mdx  error  No page includes this snippet\./)])
  })
})
