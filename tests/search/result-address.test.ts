import { describe, expect, test } from 'vitest'
import { parseConfig } from '../../src/site/config.ts'
import { resultAddress, type AddressRules } from '../../src/search/result-address.ts'
import { CONFIG } from '../site/page-fixture.ts'

const algolia = { provider: 'algolia', appId: 'APP', apiKey: 'key', indexName: 'docs' } as const

/** Address rules as in a browser. */
function rules(
  search: { externalUrlPattern?: string; replacePathname?: { from: string | RegExp; to: string } },
  baseUrl = '/',
): AddressRules {
  const config = parseConfig({ ...CONFIG, baseUrl, search: { ...algolia, ...search } })
  if (config.search.provider !== 'algolia') throw new Error('Not Algolia’s.')
  // Browsers receive the configuration as JSON.
  return JSON.parse(JSON.stringify({ ...config.search, baseUrl })) as AddressRules
}

describe('“Result URLs may be rewritten from a configured pattern, except those matching an external-URL pattern.”', () => {
  test('only path and hash of another deployment’s URL are used', () => {
    expect(resultAddress('https://preview.example.org/cloud/intro?x=1#plans', { baseUrl: '/' })).toEqual({
      route: '/cloud/intro',
      id: 'plans',
    })
  })

  test('the base URL is removed from the path, because rendering adds it', () => {
    expect(resultAddress('https://x.example/docs/a#b', { baseUrl: '/docs/' })).toEqual({ route: '/a', id: 'b' })
    expect(resultAddress('https://x.example/docs', { baseUrl: '/docs/' })).toEqual({ route: '/', id: '' })
    expect(resultAddress('https://x.example/a', { baseUrl: '/docs/' })).toEqual({ route: '/a', id: '' })
  })

  test('a URL that matches the pattern stays unchanged, regardless of case', () => {
    const external = rules({ externalUrlPattern: String.raw`other\.example|EXAMPLE\.net` })
    for (const url of ['https://OTHER.example/Path?x=1', 'https://example.net/docs/a'])
      expect(resultAddress(`${url}#b`, external)).toEqual({ route: url, id: 'b' })
    expect(resultAddress('https://otherxexample/a', external)).toEqual({ route: '/a', id: '' })
  })

  test('an external URL isn’t rewritten', () => {
    const both = rules({ externalUrlPattern: 'other', replacePathname: { from: '/docs', to: '' } })
    expect(resultAddress('https://other.example/docs/a', both)?.route).toBe('https://other.example/docs/a')
    expect(resultAddress('https://this.example/docs/a', both)?.route).toBe('/a')
  })

  test('a string is replaced everywhere, and has no special characters', () => {
    const text = rules({ replacePathname: { from: 'v5.0', to: 'v5' } })
    expect(resultAddress('https://x.example/v5.0/v5.0#v5.0', text)).toEqual({ route: '/v5/v5', id: 'v5' })
    expect(resultAddress('https://x.example/v5x0', text)?.route).toBe('/v5x0')
    expect(resultAddress('https://x.example/a(b|c)/d', rules({ replacePathname: { from: '(b|c)', to: '' } }))?.route).toBe('/a/d')
  })

  test('the match of a regular expression is replaced, including groups', () => {
    const found = rules({ replacePathname: { from: /\/(?:v\d+|next)\/(\w+)/, to: '/$1' } })
    expect(resultAddress('https://x.example/next/cloud/v4/intro', found)?.route).toBe('/cloud/intro')
  })

  test('the base URL is removed after rewriting', () => {
    expect(resultAddress('https://x.example/old/a', rules({ replacePathname: { from: '/old/', to: '/docs/' } }, '/docs/'))?.route).toBe(
      '/a',
    )
  })

  test('a hash is decoded as an ID', () => {
    expect(resultAddress('https://x.example/a#caf%C3%A9', { baseUrl: '/' })?.id).toBe('café')
    expect(resultAddress('https://x.example/a#100%', { baseUrl: '/' })?.id).toBe('100%')
  })

  test.each(['', 'a', '/a', 'javascript:alert(1)', 'data:text/html,x', 'https://'])('%j is invalid', (url) => {
    expect(resultAddress(url, rules({ externalUrlPattern: '.' }))).toBeUndefined()
  })

  test('no path leads to another host', () => {
    expect(resultAddress('https://x.example//evil.example/a', { baseUrl: '/' })?.route).toBe('/evil.example/a')
    expect(resultAddress('https://x.example/docs//evil.example', { baseUrl: '/docs/' })?.route).toBe('/evil.example')
  })
})

describe('the configuration of Algolia', () => {
  test('an invalid pattern is an error', () => {
    expect(() => rules({ externalUrlPattern: '(' })).toThrow('site.config.ts: search.externalUrlPattern: must be a regular expression')
  })

  test('the application ID can only contain characters of host names', () => {
    expect(() => parseConfig({ ...CONFIG, search: { ...algolia, appId: 'a.evil.example/' } })).toThrow(
      'search.appId: must be letters and digits',
    )
  })
})
