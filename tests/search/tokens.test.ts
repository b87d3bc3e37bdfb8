import { describe, expect, it } from 'vitest'
import { isStopWord, tokenize } from '../../src/search/tokens.ts'
import { allowedTypos } from '../../src/search/expand.ts'

const terms = (text: string) => tokenize(text).map(({ term, parts }) => [term, ...parts])

describe('“understand identifiers”', () => {
  it.each([
    ['findMany', [['findmany', 'find', 'many']]],
    ['strapi.documents', [['strapidocuments', 'strapi', 'documents']]],
    ['STRAPI_TELEMETRY_DISABLED', [['strapitelemetrydisabled', 'strapi', 'telemetry', 'disabled']]],
    ['api::restaurant.restaurant', [['apirestaurantrestaurant', 'api', 'restaurant', 'restaurant']]],
    ['$containsi', [['$containsi', 'containsi']]],
    ['create-strapi-app', [['createstrapiapp', 'create', 'strapi', 'app']]],
    ['XMLHttpRequest', [['xmlhttprequest', 'xml', 'http', 'request']]],
    ['config/server.js', [['configserverjs', 'config', 'server', 'js']]],
  ])('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  it('tokenizing a long identifier takes linear time', () => {
    const started = process.cpuUsage()
    tokenize('a.b'.repeat(100_000))
    tokenize(`a${'.'.repeat(300_000)}b`)
    // Takes about a hundredth of the limit; quadratic time would be half a minute.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(3000)
  })

  it('kebab, camel, and snake case result in the same term', () => {
    expect(new Set(['content-type', 'contentType', 'content_type', 'ContentType'].map((text) => tokenize(text)[0]!.term)).size).toBe(1)
  })
})

describe('words', () => {
  it('are normalized: no case, accents, or surrounding punctuation', () => {
    expect(terms('“Über” Café, (naïve).')).toEqual([['uber'], ['cafe'], ['naive']])
  })

  it('don’t include IDs of recorded responses', () => {
    expect(terms('a1b2c3d4e5f6g7h8i9j0k1l2 internationalization')).toEqual([['internationalization']])
  })

  it('contain their position in the text', () => {
    expect(tokenize('Sort by name').map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [5, 7],
      [8, 12],
    ])
  })

  it('that only form a question are stop words', () => {
    expect(['how', 'do', 'the'].every(isStopWord)).toBe(true)
    expect(isStopWord('publish')).toBe(false)
  })
})

describe('“forgive one typo in words of 4–7 letters and two in longer ones, transpositions included”', () => {
  it.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
  ])('%i letters: %i', (length, typos) => expect(allowedTypos(length)).toBe(typos))
})
