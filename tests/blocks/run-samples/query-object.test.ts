import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { modelAt, readQueryObject } from '../../../blocks/run-samples/query-object.ts'
import { insertionOf, suggestionsAt } from '../../../blocks/run-samples/suggestions.ts'
import { models } from './models.ts'

const scope = { model: models.models[0]!, known: models }

/** Returns the suggestions at the cursor, marked with `|`. */
function suggestionsIn(source: string) {
  return suggestionsAt(readQueryObject(source.replace('|', ''), scope), source.indexOf('|'), 'request')
}

/** Returns the object after accepting the first suggestion at the cursor. */
function completed(source: string): string {
  const text = source.replace('|', '')
  const { from, to, options } = suggestionsIn(source)!
  const { insert, skip } = insertionOf(options[0]!, text.slice(to))
  return text.slice(0, from) + insert + text.slice(to + skip)
}

function problemsIn(source: string): string[] {
  return readQueryObject(source, scope).flatMap((piece) => piece.problem ?? [])
}

test.each([
  ['parameters', '{ | }', ['filters', 'populate', 'fields', 'sort', 'pagination', 'locale', 'status']],
  ['parameters that begin', '{ fi| }', ['filters', 'fields']],
  ['parameters in quotation marks', '{ "so|" }', ['sort']],
  ['fields', "{ fields: ['st|'] }", ['story', 'stars']],
  ['fields in whitespace', '{ fields: [ | ] }', ["'name'"]],
  ['the last of fields with commas', "{ fields: 'name,st|' }", ['story', 'stars']],
  ['fields to filter by', '{ filters: { st| } }', ['stars', 'story']],
  ['operators', '{ filters: { stars: { $l| } } }', ['$lt', '$lte']],
  ['operators after an unfinished bracket', '{ filters: { stars: { $bet|', ['$between']],
  ['groups', '{ filters: { $o| } }', ['$or']],
  ['fields in a group', '{ filters: { $or: [{ st| }] } }', ['stars']],
  ['fields of a relation', '{ filters: { chef: { na| } } }', ['name']],
  ['values of an enumeration', "{ filters: { priceRange: '|' } }", ['budget', 'moderate', 'expensive']],
  ['values of an operator', '{ filters: { priceRange: { $eq: | } } }', ["'budget'", "'moderate'", "'expensive'"]],
  ['values of a list', "{ filters: { priceRange: { $in: ['budget', '|'] } } }", ['budget', 'moderate', 'expensive']],
  ['values of a boolean', '{ filters: { reservationsRequired: t| } }', ['true']],
  ['relations', "{ populate: ['ch|'] }", ['chef']],
  ['relations as names', '{ populate: { | } }', ['cover', 'chef', 'location', 'sections']],
  ['what a relation takes', '{ populate: { chef: { | } } }', ['fields', 'filters', 'sort', 'populate', 'count']],
  ['fields of a populated relation', "{ populate: { chef: { fields: ['|'] } } }", ['name']],
  ['components of a dynamic zone', '{ populate: { sections: { on: { | } } } }', ["'section.quote'", "'section.photos'"]],
  ['orders', "{ sort: 'stars:|' }", ['asc', 'desc']],
  ['orders of an object', "{ sort: { stars: '|' } }", ['asc', 'desc']],
  ['pagination', '{ pagination: { p| } }', ['page', 'pageSize']],
  ['locales', "{ locale: '|' }", ['en', 'fr']],
  ['status', '{ status: | }', ["'published'", "'draft'"]],
])('%s', (_, source, expected) => {
  const texts = suggestionsIn(source)?.options.map(({ text }) => text)
  expect(texts?.filter((text) => expected.includes(text))).toEqual(expected)
  expect(texts?.[0]).toBe(expected[0])
})

test.each([
  ['{ fi| }', '{ filters:  }'],
  ['{ fi|: {} }', '{ filters: {} }'],
  ["{ fields: ['na| }", "{ fields: ['name' }"],
  ["{ fields: ['na|'] }", "{ fields: ['name'] }"],
  ["{ sort: 'ch|' }", "{ sort: 'chef.' }"],
  ['{ "po|": 1 }', '{ "populate": 1 }'],
  ['{ status: dr| }', "{ status: 'draft' }"],
])('%s becomes %s', (source, expected) => expect(completed(source)).toBe(expected))

describe('mistakes', () => {
  test.each([
    ["{ fields: ['nam'] }", 'Unknown field “nam” in Restaurant. Did you mean “name”?'],
    ['{ filter: {} }', 'Unknown parameter “filter”, which Strapi ignores. Did you mean “filters”?'],
    ['{ filters: { star: 1 } }', 'Unknown field “star” in Restaurant. Did you mean “stars”?'],
    ['{ filters: { stars: { $gtee: 1 } } }', 'There is no operator “$gtee”. Did you mean “$gte”?'],
    ["{ filters: { stars: 'two' } }", '“two” isn’t a number.'],
    ["{ filters: { priceRange: 'cheap' } }", '“cheap” isn’t a value of this field, so nothing matches.'],
    ['{ populate: { chief: true } }', 'Unknown field “chief” in Restaurant. Did you mean “chef”?'],
    ["{ locale: 'xx' }", 'Unknown locale “xx”.'],
    ["{ status: 'drafts' }", 'The status must be draft or published, not “drafts”. Did you mean “draft”?'],
    ['{ stars: 2 }', 'stars is a field, not a parameter: to filter by it, write filters: { stars: … }.'],
    ['{ page: 2 }', 'page is part of pagination: write pagination: { page: … }.'],
    ['{ fields: [', 'This bracket isn’t closed: ] is missing.'],
  ])('%s', (source, problem) => expect(problemsIn(source)).toEqual([problem]))

  test.each([
    "{ fields: ['name', 'stars',], /* both */ sort: ['stars:desc'], // last\n};",
    "{ filters: { $and: [{ stars: { $gte: +1 } }, { chef: { name: { $contains: 'a' } } }] }, pagination: { page: 1 } }",
    "{ populate: { chef: { fields: 'name', count: true }, sections: { on: { 'section.quote': { populate: '*' } } } }, locale: 'fr' }",
    '{ populate: true, status: "draft" }',
    '{ filters: { stars: { $between: [1, 3], $notNull: true } } }',
  ])('valid: %s', (source) => expect(problemsIn(source)).toEqual([]))
})

test('the content type is that of the endpoint', () => {
  expect(modelAt('/api/chefs', models)?.name).toBe('Chef')
  expect(modelAt('https://example.com/api/chefs/a1?locale=fr', models)?.name).toBe('Chef')
  expect(modelAt('/api/homepage', models)?.name).toBe('Homepage')
  expect(modelAt('/api/cats', models)).toBeUndefined()
})

test('parts of any text are in it, in order', () => {
  const words = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    ' ',
    '\n',
    "'",
    '"',
    'filters',
    'stars',
    '$or',
    'chef',
    '1',
    '// a\n',
    '/*',
    ';',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      const source = parts.join('')
      const pieces = readQueryObject(source, scope)
      for (const { from, to, text, isGap } of pieces) {
        expect(from).toBeLessThanOrEqual(to)
        expect(to).toBeLessThanOrEqual(source.length + 1)
        expect(isGap ? '' : source.slice(from, to)).toBe(text)
      }
    }),
  )
})
