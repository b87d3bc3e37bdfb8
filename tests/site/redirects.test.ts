import { expect, test } from 'vitest'
import { page, wrongWith } from './page-fixture.ts'

const pages = [page('/guides/setup', { anchors: ['install'] }), page('/start')]
const problemsOf = (...redirects: Array<{ from: string; to: string }>) =>
  wrongWith({ pages, config: { redirects }, assets: ['/a.pdf'], componentRoutes: ['/search'] })

test.each(['/start', '/guides/setup#install', '/guides/setup?tab=npm#install', '/a.pdf', '/search?q=a', 'https://example.org/a'])(
  'a redirect to %s is valid',
  (to) => {
    expect(problemsOf({ from: '/old', to })).toEqual([])
  },
)

test.each([
  ['/old', '/guides/setpu', '/old leads to "/guides/setpu", which doesn’t exist.\n  Did you mean "/guides/setup"?'],
  [
    '/old',
    '/guides/setup#instal',
    '/old leads to "/guides/setup#instal", but /guides/setup has no heading "#instal".\n  Did you mean "#install"?',
  ],
  ['/old', 'start', '/old leads to "start", which isn’t a route.\n  Routes start with a slash: "/start".'],
  ['/old', 'javascript:alert(1)', '/old leads to "javascript:alert(1)", which isn’t a route or URL.\n  Use a route, or an http(s) URL.'],
  ['/start', '/guides/setup', '/start is a page, so the redirect has no effect.\n  Remove the redirect, or move the page.'],
  ['/a.pdf', '/start', '/a.pdf is a file in static/, so the redirect has no effect.\n  Remove the redirect.'],
  ['/old', '/old', '/old leads to "/old", which is itself redirected.\n  The redirects form a loop.'],
])('from %s to %s is an error', (from, to, sentence) => {
  expect(problemsOf({ from, to })).toEqual([`site.config.ts  error  redirects: ${sentence}`])
})

test('a redirect to another redirect suggests the final address', () => {
  expect(problemsOf({ from: '/old', to: '/older' }, { from: '/older', to: '/start' })).toEqual([
    'site.config.ts  error  redirects: /old leads to "/older", which is itself redirected.\n  Write "/start".',
  ])
})

test('two redirects from the same address are an error', () => {
  expect(problemsOf({ from: '/old', to: '/start' }, { from: '/old', to: '/start' })).toEqual([
    'site.config.ts  error  redirects: /old is redirected twice.\n  Remove one of the redirects.',
  ])
})

test('a redirect to a moved page suggests its new address', () => {
  const redirects = [{ from: '/old', to: '/guides/begin#install' }]
  const renamed = () => new Map([['guides/begin.mdx', 'guides/setup.mdx']])
  expect(wrongWith({ pages, config: { redirects }, renamed })).toEqual([
    'site.config.ts  error  redirects: /old leads to "/guides/begin#install", which doesn’t exist.\n  It moved to "/guides/setup".',
  ])
})
