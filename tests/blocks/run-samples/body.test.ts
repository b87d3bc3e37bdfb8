import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentsIn } from '../../../blocks/run-samples/documents.ts'
import { readPieces } from '../../../blocks/run-samples/grammar.ts'
import { JsonReader } from '../../../blocks/run-samples/json-reader.ts'
import { insertionOf, suggestionsAt } from '../../../blocks/run-samples/suggestions.ts'
import { models } from './models.ts'

const HEAD = 'PUT /api/restaurants/a1\n\n'
const documents = documentsIn('/api/chefs', '{"data":[{"documentId":"c1","name":"Ines"}]}')

/** Returns the suggestions at the cursor, marked with `|`, in a body. */
function suggestionsIn(body: string) {
  const text = HEAD + body.replace('|', '')
  return suggestionsAt(readPieces(text, models, documents), HEAD.length + body.indexOf('|'), 'request')
}

/** Returns the body after accepting the first suggestion at the cursor. */
function completed(body: string): string {
  const text = HEAD + body.replace('|', '')
  const { from, to, options } = suggestionsIn(body)!
  const { insert, skip } = insertionOf(options[0]!, text.slice(to))
  return (text.slice(0, from) + insert + text.slice(to + skip)).slice(HEAD.length)
}

function problemsIn(body: string): string[] {
  return readPieces(HEAD + body, models).flatMap((piece) => piece.problem ?? [])
}

test.each([
  ['the only name at the top', '{ | }', ['"data"']],
  ['fields', '{ "data": { "st|" } }', ['story', 'stars']],
  ['fields of unfinished JSON', '{ "data": { "name": "x", "st|', ['story', 'stars']],
  ['fields in whitespace', '{\n  "data": {\n    |\n  }\n}', ['"name"', '"story"']],
  ['attributes that responses lack', '{ "data": { "door|" } }', ['doorCode']],
  ['values of an enumeration', '{ "data": { "priceRange": "|" } }', ['budget', 'moderate', 'expensive']],
  ['values with quotation marks', '{ "data": { "priceRange": | } }', ['"budget"', '"moderate"', '"expensive"']],
  ['values of a boolean', '{ "data": { "reservationsRequired": t| } }', ['true']],
  ['operations on a relation', '{ "data": { "chef": { "|" } } }', ['connect', 'disconnect', 'set']],
  ['documents of the last response', '{ "data": { "chef": { "connect": ["|"] } } }', ['c1']],
  ['what an entry to connect has', '{ "data": { "chef": { "connect": [{ "pos|" }] } } }', ['position']],
  ['locales', '{ "data": { "chef": { "connect": [{ "locale": "|" }] } } }', ['en', 'fr']],
  ['fields of a component', '{ "data": { "location": { "st|" } } }', ['street']],
  ['components of a dynamic zone', '{ "data": { "sections": [{ "__component": "|" }] } }', ['section.quote', 'section.photos']],
  [
    'fields of a component in a dynamic zone',
    '{ "data": { "sections": [{ "__component": "section.quote", "|" }] } }',
    ['__component', 'text'],
  ],
])('%s', (_, body, expected) => {
  expect(suggestionsIn(body)?.options.map(({ text }) => text)).toEqual(expect.arrayContaining(expected))
  expect(suggestionsIn(body)?.options[0]?.text).toBe(expected[0])
})

test('fields that a request can’t set aren’t suggested', () => {
  const names = suggestionsIn('{ "data": { | } }')?.options.map(({ text }) => text)
  expect(names).not.toContain('"createdAt"')
  expect(names).not.toContain('"id"')
})

test('typing whitespace suggests nothing, because Enter is a line break', () => {
  const text = `${HEAD}{ "data": { `
  expect(suggestionsAt(readPieces(text, models), text.length, 'typing')).toBeUndefined()
})

test.each([
  ['{ "data": { "pri|" } }', '{ "data": { "priceRange":  } }'],
  ['{ "data": { "pri| } }', '{ "data": { "priceRange":  } }'],
  ['{ "data": { "pri|": "budget" } }', '{ "data": { "priceRange": "budget" } }'],
  ['{ "data": { "pri|', '{ "data": { "priceRange": '],
  ['{ "data": { "nam| "stars": 3 } }', '{ "data": { "name":  "stars": 3 } }'],
  ['{ "data": { "priceRange": "mo|" } }', '{ "data": { "priceRange": "moderate" } }'],
  ['{ "data": { "priceRange": "mo|\n} }', '{ "data": { "priceRange": "moderate"\n} }'],
  ['{ "data": { "priceRange": | } }', '{ "data": { "priceRange": "budget" } }'],
])('%s becomes %s', (body, expected) => {
  expect(completed(body)).toBe(expected)
})

test.each([
  ['{ "data": { "star": 3 } }', 'Unknown field “star” in Restaurant. Did you mean “stars”?'],
  ['{ "data": { "id": 3 } }', 'Requests can’t set id.'],
  ['{ "data": { "createdAt": null } }', 'Requests can’t set createdAt.'],
  ['{ "name": "Lantern" }', 'Fields go inside “data”.'],
  ['{ "data": { "stars": "many" } }', '“many” isn’t a number.'],
  ['{ "data": { "reservationsRequired": "yes" } }', '“yes” isn’t true or false.'],
  ['{ "data": { "priceRange": "cheap" } }', '“cheap” isn’t a value of this field, so Strapi rejects it.'],
  ['{ "data": { "location": { "steet": "x" } } }', 'Unknown field “steet” in Address. Did you mean “street”?'],
  [
    '{ "data": { "sections": [{ "__component": "section.quot" }] } }',
    'The dynamic zone doesn’t allow a component “section.quot”. Did you mean “section.quote”?',
  ],
  [
    '{ "data": { "sections": [{ "__component": "section.quote", "texts": "x" }] } }',
    'Unknown field “texts” in Quote. Did you mean “text”?',
  ],
  ['{ "data": { "chef": { "conect": ["c1"] } } }', 'There is no operation “conect” on a relation. Did you mean “connect”?'],
  [
    '{ "data": { "chef": { "set": [{ "documentid": "c1" }] } } }',
    'Unknown name “documentid” in an entry of a relation. Did you mean “documentId”?',
  ],
  ['{ "data": { "foundedOn": "tomorrow" } }', '“tomorrow” isn’t a date: write YYYY-MM-DD.'],
  ['{ "data": { "name": "x", } }', 'Remove this comma: nothing follows it.'],
  ['{ "data": { "name": "x" "stars": 3 } }', 'A comma is missing before this.'],
  ['{ "data": { "name": "x" }', 'This bracket isn’t closed: } is missing.'],
  ['{ "data": { "name": "x }', 'The closing quotation mark is missing.'],
  ['{\n  "data": {\n    "name": "By the sea\n  }\n}', 'The closing quotation mark is missing.'],
  ['{\n  "data": {\n    "name": "By the sea,\n    "stars": 3\n  }\n}', 'The closing quotation mark is missing.'],
  ['{ "data": { "chef": ["a" } }', 'This bracket isn’t closed: ] is missing.'],
  ['{ "data": { name: "x" } }', 'The name “name” needs double quotation marks.'],
  ['{ "data": { "name": Lantern } }', '“Lantern” isn’t JSON: text needs double quotation marks.'],
  ['{ "data": { "name": } }', 'A value is missing after this.'],
  ['{ "data": { "name" } }', 'A colon and a value are missing after this name.'],
  ['{ "data": {} } }', 'Remove what follows the JSON.'],
])('%s: %s', (body, problem) => {
  expect(problemsIn(body)).toEqual([problem])
})

test('of mistakes on several lines, each is reported, but not what follows from them', () => {
  expect(problemsIn('{\n  "data": {\n    "name": Lantern\n    stars: 3\n  }')).toEqual([
    '“Lantern” isn’t JSON: text needs double quotation marks.',
    'A comma is missing before this.',
  ])
  expect(problemsIn('{\n  "data": {\n    "name": Lantern,\n    stars: 3,\n  }\n}')).toEqual([
    '“Lantern” isn’t JSON: text needs double quotation marks.',
    'The name “stars” needs double quotation marks.',
  ])
})

test('a required field says so', () => {
  expect(suggestionsIn('{ "data": { "na|" } }')?.options[0]).toMatchObject({ text: 'name', detail: 'string, required' })
})

test.each([
  '{ "data": { "foundedOn": "2024-04-18", "chef": { "set": [{ "id": 4 }] } } }',
  '{ "data": { "name": "Lantern", "stars": 3, "priceRange": null, "doorCode": "4711", "locale": "fr", "publishedAt": null } }',
  '{ "data": { "chef": { "connect": [{ "documentId": "c1", "position": { "start": true } }] }, "location": { "street": "Quay" } } }',
  '{ "data": { "sections": [{ "__component": "section.quote", "text": "x" }], "reservationsRequired": true } }',
  '{ "data": { "chef": 4, "cover": 1 }, "meta": {} }',
  '{ "data": { "chef": { "options": { "strict": true }, "connect": [{ "id": 4 }] } } }',
])('%s has no problems', (body) => {
  expect(problemsIn(body)).toEqual([])
})

test('only the syntax is checked if the endpoint has no content type, and nothing if the body isn’t JSON', () => {
  const problems = (text: string) => readPieces(text, models).flatMap((piece) => piece.problem ?? [])
  expect(problems('POST /graphql\n\n{ "query": "{ restaurants { name } }" }')).toEqual([])
  expect(problems('POST /graphql\n\n{ "query": }')).toEqual(['A value is missing after this.'])
  expect(problems('POST /api/restaurants\nContent-Type: text/plain\n\nhello')).toEqual([])
})

test('a mistake is reported exactly if the text isn’t JSON', () => {
  const piece = fc.constantFrom(...'{}[]:,"\\ \n1a-.e', '"a"', '": ', '"a": 1', 'true', 'null', '{"a":', '[1,', '0.5', '\u00a0', '\\u0041')
  const json = fc.json().map((text) => [text])
  const broken = fc.tuple(fc.json(), fc.nat(), piece).map(([text, at, change]) => {
    const place = at % (text.length + 1)
    return [text.slice(0, place), change, text.slice(place + 1)]
  })
  fc.assert(
    fc.property(fc.oneof(fc.array(piece, { minLength: 1, maxLength: 12 }), json, broken), (pieces) => {
      const text = pieces.join('')
      fc.pre(text.trim() !== '')
      let isValid = true
      try {
        JSON.parse(text)
      } catch {
        isValid = false
      }
      expect(new JsonReader(text, 0).read({}).every(({ problem }) => problem === undefined)).toBe(isValid)
    }),
    { numRuns: 2000 },
  )
})

test('nested brackets don’t overflow the stack', () => {
  expect(new JsonReader('['.repeat(100_000), 0).read({})).toEqual([])
})
