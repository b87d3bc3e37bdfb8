import { expect, test } from 'vitest'
import { localeUrl } from '../../src/site/locales.ts'

test('locale addresses: base URL with the locale’s segment, rest, query and hash', () => {
  const page = { pathname: '/docs/a', search: '?q=1', hash: '#h' }
  expect(localeUrl(page, '/docs/', '/docs/fr/')).toBe('/docs/fr/a?q=1#h')
  expect(localeUrl({ pathname: '/docs/fr/a' }, '/docs/fr/', '/docs/')).toBe('/docs/a')
})
