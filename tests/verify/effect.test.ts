import { describe, expect, it } from 'vitest'
import type { State, Version } from '../../verify/harness/content-state.ts'
import { effectOf, hasLost } from '../../verify/harness/effect.ts'

/** Values by version key, `status locale`. */
type Versions = Record<string, Version['values']>

function state(types: Record<string, Record<string, Versions>>): State {
  return new Map(
    Object.entries(types).map(([name, documents]) => [
      `api::${name}.${name}`,
      { names: { one: name, other: `${name}s` }, versions: new Map(Object.entries(documents).map(([id, all]) => [id, versions(all)])) },
    ]),
  )
}

function versions(all: Versions): Map<string, Version> {
  return new Map(
    Object.entries(all).map(([key, values]) => {
      const [status, locale] = key.split(' ')
      return [key, { ...(status ? { status: status as 'draft' } : {}), ...(locale === undefined ? {} : { locale }), values }]
    }),
  )
}

const whole: Versions = {
  'draft en': { name: '"A"', seats: '2' },
  'published en': { name: '"A"', seats: '2' },
  'draft fr': { name: '"B"', seats: '2' },
}
const { 'draft fr': french, ...english } = whole
const before = state({ restaurant: { a: whole }, review: { r: { '': { restaurant: '"a"' } } } })
const after = (documents: Record<string, Versions>, review: Record<string, Versions> = { r: { '': { restaurant: '"a"' } } }) =>
  state({ restaurant: documents, review })

describe('“the harness compares the database before and after, and the page shows the effect”', () => {
  it.each([
    ['no changes', after({ a: whole }), ['nothing has changed']],
    ['a created document', after({ a: whole, b: { 'draft en': {} } }), ['1 restaurant created: draft (en)']],
    ['similar created documents', after({ a: whole, b: { 'draft en': {} }, c: { 'draft en': {} } }), ['2 restaurants created: draft (en)']],
    ['a deleted locale', after({ a: english }), ['1 restaurant changed: draft (fr) deleted']],
    [
      'changed values in some versions',
      after({ a: { ...whole, 'draft en': { name: '"C"', seats: '3' }, 'draft fr': { ...french, seats: '3' } } }),
      ['1 restaurant changed: name, seats in draft (en); seats in draft (fr)'],
    ],
    [
      'a created locale, and emptied values',
      after({ a: { ...whole, 'draft en': { name: '"A"', seats: 'null' }, 'draft it': {} } }),
      ['1 restaurant changed: seats emptied in draft (en); draft (it) created'],
    ],
    [
      'a deleted document, and its effect on others',
      after({}, { r: { '': { restaurant: 'null' } } }),
      ['1 restaurant deleted: draft (en, fr), published (en)', '1 review changed: restaurant emptied'],
    ],
    ['a deleted document without versions', after({ a: whole }, {}), ['1 review deleted']],
    [
      'a publication, including its time',
      after({ a: { ...whole, 'published en': { name: '"C"', seats: '2', publishedAt: '2' } } }),
      ['1 restaurant changed: name in published (en)'],
    ],
  ])('%s', (_, now, effect) => expect(effectOf(before, now)).toEqual(effect))

  it('shorter lists are “fewer”', () => {
    const menu = (dishes: number[]) => state({ menu: { m: { draft: { dishes: JSON.stringify(dishes) } } } })
    expect(effectOf(menu([1, 2, 3]), menu([1, 3]))).toEqual(['1 menu changed: fewer dishes in draft'])
    expect(effectOf(menu([1, 2, 3]), menu([1, 4]))).toEqual(['1 menu changed: dishes in draft'])
  })

  it('more than five attributes are counted', () => {
    const values = Object.fromEntries([...'abcdefgh'].map((name) => [name, '1']))
    expect(effectOf(state({ dish: { d: { '': {} } } }), state({ dish: { d: { '': values } } }))).toEqual([
      '1 dish changed: a, b, c, d, e and 3 more',
    ])
  })

  it('lost data is detected', () => {
    expect(hasLost(['1 dish changed: name', '1 restaurant changed: seats emptied in draft (en)'])).toBe(true)
    expect(hasLost(['1 menu changed: draft deleted'])).toBe(true)
    expect(hasLost(['1 menu changed: fewer dishes in draft'])).toBe(true)
    expect(hasLost(['1 dish created', '1 menu changed: dishes'])).toBe(false)
  })
})
