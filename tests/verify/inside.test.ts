import { describe, expect, it } from 'vitest'
import { insideFunction } from '../../verify/harness/inside.ts'

describe('a sample inside the application returns its last statement’s value', () => {
  it.each([
    ['1 + 1', 2],
    ['const a = 1;\nawait Promise.resolve(a + 2);', 3],
    ['const found = await strapi.find();', 'found it'],
    ['const { a, b } = { a: 1, b: 2, c: 3 };', { a: 1, b: 2 }],
    ['if (true) {}', undefined],
  ])('%s', async (code, value) => {
    expect(await insideFunction(code)({ find: async () => 'found it' }, console)).toEqual(value)
  })

  it('a syntax error contains its line', () => {
    expect(() => insideFunction('const a = 1\nconst = 2')).toThrow('(2:6)')
  })
})
