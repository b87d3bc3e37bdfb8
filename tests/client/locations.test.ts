import { expect, test } from 'vitest'
import { dataUrl, normalizePath } from '../../src/client/locations.ts'

test.each([
  ['/cloud/intro.html', '/cloud/intro'],
  ['/cloud/intro/index.html', '/cloud/intro'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/openapi/', '/openapi/'],
])('%s is normalized to %s', (path, route) => {
  expect(normalizePath(path, '/')).toBe(route)
})

test('the base URL is taken off', () => {
  expect(normalizePath('/docs/a.html', '/docs/')).toBe('/a')
})

test('data files stand beside the documents', () => {
  expect([dataUrl('/', '/'), dataUrl('/a/b', '/docs/'), dataUrl('/openapi/', '/')]).toEqual([
    '/_data/index.json',
    '/docs/_data/a/b.json',
    '/_data/openapi/index.json',
  ])
})
