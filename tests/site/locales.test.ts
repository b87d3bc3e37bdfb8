import { expect, test } from 'vitest'
import { localeUrl } from '../../src/site/locales.ts'

test('locale addresses: base URL, segment unless default, rest, query and hash', () => {
  const locales = {
    default: 'en',
    all: {
      en: { label: 'English', direction: 'ltr' as const, htmlLang: 'en', calendar: 'gregory', path: 'en' },
      fr: { label: 'Français', direction: 'ltr' as const, htmlLang: 'fr', calendar: 'gregory', path: 'fr' },
    },
  }
  const page = { pathname: '/docs/a', search: '?q=1', hash: '#h' }
  expect(localeUrl(page, { from: 'en', to: 'fr', baseUrl: '/docs/', locales })).toBe('/docs/fr/a?q=1#h')
  expect(localeUrl({ pathname: '/docs/fr/a' }, { from: 'fr', to: 'en', baseUrl: '/docs/', locales })).toBe('/docs/a')
})
