import { describe, expect, test } from 'vitest'
import { packTerms, unpackTerms } from '../../src/search/index-files.ts'

describe('packTerms', () => {
  test('writes how many letters a term shares with the previous one, and the others', () => {
    expect(packTerms(['rest', 'restart', 'result', 'role'])).toBe('0rest 4art 3ult 1ole')
  })

  test.each([
    ['an empty list’s only term', ['']],
    ['more than nine shared letters', ['configuration', 'configurations']],
    ['digits, signs, and other scripts', ['#api', '$and', '2024', '2025', 'ö', 'öl', '文']],
    ['surrogate pairs that share their first half', ['😀', '😁']],
  ])('unpackTerms reverses it: %s', (_, terms) => {
    expect(unpackTerms(packTerms(terms))).toEqual(terms)
  })
})
