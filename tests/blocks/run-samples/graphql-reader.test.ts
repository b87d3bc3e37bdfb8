import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOperationPieces } from '../../../blocks/run-samples/graphql-reader.ts'
import { READ_MODELS, type Models } from '../../../blocks/run-samples/models.ts'
import { readOperation, writeOperation } from '../../../blocks/run-samples/operation.ts'
import { READ_SCHEMA, schemaOf, type Schema } from '../../../blocks/run-samples/schema.ts'
import { insertionOf, suggestionsAt } from '../../../blocks/run-samples/suggestions.ts'
import { filesBelow } from '../../../verify/harness/content.ts'
import { readDocument } from '../../../verify/harness/document.ts'
import { docsFolder } from '../../../verify/harness/paths.ts'
import { builtFiles } from '../../../verify/playground/built-files.ts'
import { NodePlayground } from '../../../verify/playground/node-playground.ts'

let scope: { schema: Schema; known: Models }
let playground: NodePlayground
beforeAll(async () => {
  playground = await NodePlayground.start(builtFiles())
  const schema = schemaOf((await playground.request(READ_SCHEMA)).body)
  scope = { schema, known: JSON.parse((await playground.run(READ_MODELS)).value!) as Models }
})
afterAll(() => playground.stop())

/** Returns the suggestions at the cursor, marked with `|`. */
function suggestionsIn(operation: string) {
  return suggestionsAt(readOperationPieces(operation.replace('|', ''), scope), operation.indexOf('|'), 'request')
}

function problemsIn(operation: string): string[] {
  return readOperationPieces(operation, scope).flatMap((piece) => piece.problem ?? [])
}

test.each([
  ['fields of the root', '{ rest|', ['restaurant', 'restaurants', 'restaurants_connection']],
  ['fields of a mutation', 'mutation { createR| }', ['createRestaurant', 'createReview']],
  ['fields of a type', '{ dishes { pr| } }', ['price']],
  ['fields in whitespace', '{\n  dishes {\n    |\n  }\n}', ['documentId', 'name', 'price']],
  ['fields of a relation', '{ restaurants { chef { na| } } }', ['name']],
  ['fields after an alias', '{ best: rest| }', ['restaurant', 'restaurants']],
  ['types of a dynamic zone', '{ restaurants { sections { ... on | } } }', ['ComponentSectionQuote']],
  ['arguments', '{ restaurants(fi|) { name } }', ['filters']],
  ['arguments in whitespace', '{ restaurants( | ) { name } }', ['filters', 'pagination', 'sort', 'status', 'locale']],
  ['fields to filter by', '{ restaurants(filters: { st| }) { name } }', ['stars']],
  ['operators', '{ restaurants(filters: { stars: { g| } }) { name } }', ['gt', 'gte']],
  ['fields of a relation to filter by', '{ restaurants(filters: { chef: { na| } }) { name } }', ['name']],
  [
    'values of an enumeration in a filter',
    '{ restaurants(filters: { priceRange: { eq: | } }) { name } }',
    ['"budget"', '"moderate"', '"expensive"'],
  ],
  ['… that begin', '{ restaurants(filters: { priceRange: { in: ["mo|"] } }) { name } }', ['"moderate"']],
  [
    'values of an enumeration to write',
    'mutation { createRestaurant(data: { priceRange: | }) { name } }',
    ['budget', 'moderate', 'expensive'],
  ],
  ['status', '{ restaurants(status: D|) { name } }', ['DRAFT']],
  ['locales', '{ restaurants(locale: |) { name } }', ['"en"', '"fr"']],
  ['orders', '{ restaurants(sort: "st|") { name } }', ['"stars"']],
  ['orders of a connection', '{ restaurants_connection(sort: ["st|"]) { nodes { name } } }', ['"stars"']],
  ['pagination', '{ restaurants(pagination: { li| }) { name } }', ['limit']],
  ['variables', 'query ($id: ID!) { dish(documentId: |) { name } }', ['$id']],
  ['types of variables', 'query ($where: DishFil|) { dishes { name } }', ['DishFiltersInput']],
  ['fragments', '{ dishes { ...| } } fragment Short on Dish { name }', ['Short']],
  ['names of variables', 'query ($id: ID!) { dish(documentId: $id) { name } }\n\n# Variables\n{ "|" }', ['id']],
  [
    'fields of a variable',
    'mutation ($data: DishInput!) { createDish(data: $data) { name } }\n\n# Variables\n{ "data": { "pri|" } }',
    ['price'],
  ],
])('%s', (_, operation, expected) => {
  const texts = suggestionsIn(operation)?.options.map(({ text }) => text)
  expect(texts?.filter((text) => expected.includes(text)).toSorted()).toEqual(expected.toSorted())
})

test.each([
  ['{ restaurants { ch| } }', '{ restaurants { chef { } }'],
  ['{ restaurants { ch| { name } } }', '{ restaurants { chef { name } } }'],
  ['{ restaurants { na| } }', '{ restaurants { name } }'],
  ['{ restaurants(loc|) { name } }', '{ restaurants(locale: ) { name } }'],
  ['{ restaurants(loc|: "fr") { name } }', '{ restaurants(locale: "fr") { name } }'],
])('%s becomes %s', (operation, expected) => {
  const text = operation.replace('|', '')
  const { from, to, options } = suggestionsIn(operation)!
  const { insert, skip } = insertionOf(options[0]!, text.slice(to))
  expect(text.slice(0, from) + insert + text.slice(to + skip)).toBe(expected)
})

describe('mistakes', () => {
  test.each([
    ['{ dishes { nam } }', 'Unknown field “nam” in Dish. Did you mean “name”?'],
    ['{ dishess { name } }', 'Unknown field “dishess” in Query. Did you mean “dishes”?'],
    ['{ dishes(filter: {}) { name } }', 'dishes doesn’t take an argument “filter”. Did you mean “filters”?'],
    ['{ dishes(filters: { pric: { lt: 2 } }) { name } }', 'Unknown field “pric” in Dish. Did you mean “price”?'],
    ['{ dishes(filters: { price: { $lt: 2 } }) { name } }', 'Operators have no $ in GraphQL: write lt.'],
    ['{ dishes(filters: { price: { lesser: 2 } }) { name } }', 'There is no operator “lesser”.'],
    ['{ dishes(filters: { price: { lt: "2" } }) { name } }', '"2" isn’t a number: write it without quotation marks.'],
    ['{ dishes(filters: { price: 2 }) { name } }', 'FloatFilterInput is an object: { … }.'],
    ['{ dishes(filters: { name: { eq: Leeks } }) { name } }', 'Text needs double quotation marks.'],
    ['{ restaurants(filters: { priceRange: { eq: "cheap" } }) { name } }', '“cheap” isn’t a value of this field, so nothing matches.'],
    ['{ dishes(status: "DRAFT") { name } }', 'Values of PublicationStatus are without quotation marks.'],
    ['{ dishes(status: DRAFTS) { name } }', '“DRAFTS” isn’t a value of PublicationStatus. Did you mean “DRAFT”?'],
    ['{ restaurants(locale: "xx") { name } }', 'Unknown locale “xx”.'],
    ['{ dishes(sort: "nam:asc") { name } }', 'Unknown field “nam” in Dish. Did you mean “name”?'],
    ['{ dishes }', 'dishes needs a selection of fields: dishes { … }.'],
    ['{ dishes { name { first } } }', 'name is a value without fields.'],
    ['{ dish { name } }', 'dish needs the argument documentId.'],
    ['{ dish(documentId: $id) { name } }', 'The operation doesn’t define $id.'],
    ['{ dishes { name }', 'This bracket isn’t closed: } is missing.'],
    ['{ dishes { ...Short } }', 'There is no fragment “Short”.'],
    ['query ($id: Id!) { dish(documentId: $id) { name } }', 'There is no input type “Id”. Did you mean “ID”?'],
    [
      'query ($id: ID!) { dish(documentId: $id) { name } }\n\n# Variables\n{ "di": "1" }',
      'The operation doesn’t define $di. Did you mean “id”?',
    ],
  ])('%s', (operation, problem) => expect(problemsIn(operation)).toEqual([problem]))
})

test('in samples that GraphQL accepts, only values are mistakes', async () => {
  const files = (await filesBelow(docsFolder)).filter((file) => file.endsWith('.mdx'))
  const documents = await Promise.all(files.map((file) => readDocument(file)))
  const operations = documents.flatMap(({ fences }) =>
    fences.flatMap(({ mark, code }, index) => {
      const before = fences[index - 1]
      return mark?.kind === 'graphql' ? [writeOperation(code, before?.mark?.kind === 'variables' ? before.code : undefined)] : []
    }),
  )
  const accepted: string[] = []
  for (const operation of operations) {
    // Some need accounts or uploads, which the playground lacks.
    const answer = await playground.request(readOperation(operation)).catch(() => undefined)
    // Apollo Server's status for an operation that the schema doesn't allow is 400.
    if (answer?.status === 200) accepted.push(operation)
  }
  expect(accepted.length).toBeGreaterThan(30)
  expect(accepted.flatMap(problemsIn)).toEqual(['Unknown field “kitchen” in Restaurant.', 'Unknown locale “de”.'])
})

test('parts of any text are in it', () => {
  const words = fc.constantFrom(
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ':',
    '$',
    ' ',
    '\n',
    '"',
    '...',
    'on',
    'query',
    'dishes',
    'name',
    'filters',
    '1',
    '# a\n',
    '@',
    '!',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (parts) => {
      const text = parts.join('')
      for (const piece of readOperationPieces(text, scope)) {
        expect(piece.from).toBeLessThanOrEqual(piece.to)
        expect(piece.isGap ? '' : text.slice(piece.from, piece.to)).toBe(piece.text)
      }
    }),
  )
})
