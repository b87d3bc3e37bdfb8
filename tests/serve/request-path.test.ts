import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_URL_LENGTH } from '../../src/serve/limits.ts'
import { parseRequestPath } from '../../src/serve/request-path.ts'

describe('a request target is parsed', () => {
  test.each([
    ['/cloud/intro', { path: '/cloud/intro', query: '' }],
    ['/search?q=a%2Fb', { path: '/search', query: '?q=a%2Fb' }],
    ['/caf%C3%A9', { path: '/café', query: '' }],
    ['/100%25', { path: '/100%', query: '' }],
    ['http://example.org/cloud?x', { path: '/cloud', query: '?x' }],
    ['http://example.org', { path: '/', query: '' }],
    ['HTTP://example.org?x', { path: '/', query: '?x' }],
  ])('%s', (target, expected) => {
    expect(parseRequestPath(target)).toEqual(expected)
  })
})

describe('an ambiguous target is rejected', () => {
  test.each([
    ['an encoded slash', '/a%2fb'],
    ['an encoded slash in upper case', '/..%2Fetc/passwd'],
    ['an encoded backslash', '/a%5cb'],
    ['a backslash', '/a\\b'],
    ['a null byte', '/index.html%00.png'],
    ['a line break', '/a%0d%0aSet-Cookie:x'],
    ['a parent segment', '/../etc/passwd'],
    ['an encoded parent segment', '/%2e%2e/etc/passwd'],
    ['a partially encoded parent segment', '/a/.%2e/b'],
    ['a dot segment', '/./index.html'],
    ['an overlong slash', '/%c0%af'],
    ['an overlong dot', '/%c0%ae%c0%ae/'],
    ['a truncated sequence', '/%e2%82'],
    ['an incomplete encoding', '/%2'],
    ['an invalid encoding', '/%zz'],
    ['a surrogate in UTF-8', '/%ed%a0%80'],
    ['no path', '*'],
    ['nothing', ''],
  ])('%s', (_, target) => {
    expect(parseRequestPath(target)).toEqual({ refusal: 400 })
  })

  test('a target longer than 8 kB', () => {
    expect(parseRequestPath('/'.padEnd(MAX_URL_LENGTH, 'a'))).toHaveProperty('path')
    expect(parseRequestPath('/'.padEnd(MAX_URL_LENGTH + 1, 'a'))).toEqual({ refusal: 414 })
  })
})

test('for any target, nothing is thrown and no path leads upwards', () => {
  const piece = fc.constantFrom('/', '.', '..', '%2e', '%2E', '%2f', '%5c', '%00', '%c0%af', '%', '\\', 'a', '?', '#', 'é')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => `/${pieces.join('')}`),
      ),
      (target) => {
        const parsed = parseRequestPath(target)
        if ('refusal' in parsed) return
        expect(parsed.path.startsWith('/')).toBe(true)
        expect(parsed.path.split('/')).not.toContain('..')
        expect(parsed.path).not.toMatch(/[\\\0]/)
      },
    ),
    { numRuns: 2000 },
  )
})
