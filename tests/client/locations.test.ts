import { expect, test } from 'vitest'
import { normalizePath } from '../../src/client/locations.ts'

test.each([
  ['/cloud/intro.html', '/cloud/intro'],
  ['/cloud/intro/index.html', '/cloud/intro'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/openapi/', '/openapi/'],
])('%s is normalized to %s', (path, route) => {
  expect(normalizePath(path, '/')).toBe(route)
})

test('the base URL is removed', () => {
  expect(normalizePath('/docs/a.html', '/docs/')).toBe('/a')
})
