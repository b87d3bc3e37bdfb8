import { describe, expect, it } from 'vitest'
import { editDistance } from '../../src/values/edit-distance.ts'

describe('“transpositions included”', () => {
  it.each([
    ['configuratoin', 'configuration', 1],
    ['pubilsh', 'publish', 1],
    ['graphlq', 'graphql', 1],
    ['notificatons', 'notifications', 1],
    ['midlewares', 'middlewares', 1],
    ['same', 'same', 0],
    ['near', 'far', 2],
  ])('%s → %s: %i', (typed, word, expected) => expect(editDistance(typed, word, 2)).toBe(expected))

  it('stops beyond the limit', () => {
    expect(editDistance('apple', 'orange', 2)).toBe(3)
  })

  it('a prefix can contain a typo, too', () => {
    expect(editDistance('conifg', 'configuration', 1, true)).toBe(1)
  })
})
