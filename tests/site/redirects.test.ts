import { expect, test } from 'vitest'
import { page, wrongWith } from './page-fixture.ts'

const pages = [page('/guides/setup', { anchors: ['install'] }), page('/start')]
const problemsOf = (...redirects: Array<{ from: string; to: string }>) =>
  wrongWith({ pages, config: { redirects }, assets: ['/a.pdf'], componentRoutes: ['/search'] })

test.each(['/start', '/guides/setup#install', '/guides/setup?tab=npm#install', '/a.pdf', '/search?q=a', 'https://example.org/a'])(
  'a redirect to %s is fine',
  (to) => {
    expect(problemsOf({ from: '/old', to })).toEqual([])
  },
)

test.each([
  ['/old', '/guides/setpu', '/old leads to "/guides/setpu", and there is no such page.\n  Did you mean "/guides/setup"?'],
  [
    '/old',
    '/guides/setup#instal',
    '/old leads to "/guides/setup#instal", and /guides/setup has no heading "#instal".\n  Did you mean "#install"?',
  ],
  ['/old', 'start', '/old leads to "start", which is no route.\n  Routes begin with a slash: "/start".'],
  ['/old', 'javascript:alert(1)', '/old leads to "javascript:alert(1)", which is no address of a page.\n  Write a route, or http(s)://….'],
  ['/start', '/guides/setup', '/start is a page, so nobody is sent on from it.\n  Take the redirect out, or move the page.'],
  ['/a.pdf', '/start', '/a.pdf is a file of static/, so nobody is sent on from it.\n  Take the redirect out.'],
  ['/old', '/old', '/old leads to "/old", which leads on to another address.\n  They lead in a circle.'],
])('from %s to %s is an error', (from, to, sentence) => {
  expect(problemsOf({ from, to })).toEqual([`site.config.ts  error  redirects: ${sentence}`])
})

test('one that leads to another names where that leads', () => {
  expect(problemsOf({ from: '/old', to: '/older' }, { from: '/older', to: '/start' })).toEqual([
    'site.config.ts  error  redirects: /old leads to "/older", which leads on to another address.\n  Write "/start".',
  ])
})

test('two from the same address are one too many', () => {
  expect(problemsOf({ from: '/old', to: '/start' }, { from: '/old', to: '/start' })).toEqual([
    'site.config.ts  error  redirects: /old stands twice.\n  Take one of the two out.',
  ])
})

test('one that leads to a page that was moved names its new address', () => {
  const redirects = [{ from: '/old', to: '/guides/begin#install' }]
  const renamed = () => new Map([['guides/begin.mdx', 'guides/setup.mdx']])
  expect(wrongWith({ pages, config: { redirects }, renamed })).toEqual([
    'site.config.ts  error  redirects: /old leads to "/guides/begin#install", and there is no such page.\n  It moved to "/guides/setup".',
  ])
})
