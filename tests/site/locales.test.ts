import { expect, test } from 'vitest'
import { localeUrl } from '../../src/site/locales.ts'

test('a locale’s URL consists of its base URL and the page’s path, query, and hash', () => {
  const page = { pathname: '/docs/a', search: '?q=1', hash: '#h' }
  expect(localeUrl(page, '/docs/', '/docs/fr/')).toBe('/docs/fr/a?q=1#h')
  expect(localeUrl({ pathname: '/docs/fr/a' }, '/docs/fr/', '/docs/')).toBe('/docs/a')
})
