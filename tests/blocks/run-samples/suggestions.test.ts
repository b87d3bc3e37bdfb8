import { expect, test } from 'vitest'
import { documentsIn } from '../../../blocks/run-samples/documents.ts'
import { deepenPopulate } from '../../../blocks/run-samples/deepen-populate.ts'
import { readPieces } from '../../../blocks/run-samples/grammar.ts'
import { modelsFor } from '../../../blocks/run-samples/senders.ts'
import { insertionOf, suggestionsAt } from '../../../blocks/run-samples/suggestions.ts'
import { uidPieces } from '../../../blocks/run-samples/uid-pieces.ts'
import { models } from './models.ts'

/** Returns the suggestions at the cursor, marked with `|`. */
function suggested(request: string): string[] {
  const place = request.indexOf('|')
  const text = request.replace('|', '')
  return suggestionsAt(readPieces(text, models), place)?.options.map((option) => option.text) ?? []
}

/** Returns the request after accepting the first suggestion at the cursor. */
function completed(request: string): string {
  const place = request.indexOf('|')
  const text = request.replace('|', '')
  const { from, to, options } = suggestionsAt(readPieces(text, models), place)!
  const { insert, skip } = insertionOf(options[0]!, text.slice(to))
  return text.slice(0, from) + insert + text.slice(to + skip)
}

test.each([
  ['endpoints', 'GET /api/re|', ['restaurants']],
  ['single types', 'GET /api/home|', ['homepage']],
  ['parameters', 'GET /api/restaurants?fi|', ['filters', 'fields']],
  ['parameters on separate lines', 'GET /api/restaurants\n?sort=name\n&pag|', ['pagination']],
  ['fields of a filter', 'GET /api/restaurants?filters[st|', ['stars']],
  ['fields of a relation', 'GET /api/restaurants?filters[chef][na|', ['name']],
  ['existence of a relation', 'GET /api/restaurants?filters[chef][$not|', ['$notNull', '$not']],
  ['values of an existence filter', 'GET /api/restaurants?filters[chef][$notNull]=|', ['true', 'false']],
  ['groups of conditions', 'GET /api/restaurants?filters[$o|', ['$or']],
  ['fields inside groups', 'GET /api/restaurants?filters[$or][0][st|', ['stars']],
  ['operators with or without $', 'GET /api/restaurants?filters[stars][gt|', ['$gt', '$gte']],
  ['fields in a bracket that was just opened', 'GET /api/restaurants?filters[$or][0][|', ['name', 'stars']],
  ['fields after $not', 'GET /api/restaurants?filters[$not][|', ['name', 'stars']],
  ['operators after $not', 'GET /api/restaurants?filters[stars][$not][|', ['$eq']],
  ['relations in a bracket that was just opened', 'GET /api/restaurants?populate[|', ['cover', 'chef']],
  ['relations below a relation', 'GET /api/restaurants?populate[chef][populate][|', ['restaurant']],
  ['fields to sort by, in a bracket', 'GET /api/restaurants?sort[|', ['name', 'stars']],
  ['nothing in the empty brackets of a list', 'GET /api/restaurants?filters[$or][|', []],
  ['values of an enumeration', 'GET /api/restaurants?filters[priceRange][$eq]=|', ['budget', 'moderate', 'expensive']],
  ['values before the next parameter', 'GET /api/restaurants\n?filters[priceRange][$eq]=|\n&sort=name', ['budget']],
  ['values of a boolean', 'GET /api/restaurants?filters[reservationsRequired]=|', ['true', 'false']],
  ['relations, media, and zones', 'GET /api/restaurants?populate=c|', ['cover', 'chef']],
  ['relations of relations', 'GET /api/restaurants?populate[0]=chef.r|', ['restaurant']],
  ['parameters of a relation', 'GET /api/restaurants?populate[chef][fi|', ['fields', 'filters']],
  ['the count of a relation', 'GET /api/restaurants?populate[chef][co|', ['count']],
  ['the prefix of all paths', 'GET /a|', ['/api/']],
  ['components of a zone', 'GET /api/restaurants?populate[sections][on][section.p|', ['section.photos']],
  ['fields after a comma', 'GET /api/restaurants?fields=name,sta|', ['stars']],
  ['fields to sort by, those with long text last', 'GET /api/restaurants?sort=st|', ['stars', 'story']],
  ['fields to filter by, those with long text last', 'GET /api/restaurants?filters[st|', ['stars', 'story']],
  ['sort orders', 'GET /api/restaurants?sort=name:d|', ['desc']],
  ['locales', 'GET /api/restaurants?locale=|', ['en', 'fr', '*']],
  ['statuses', 'GET /api/restaurants?status=d|', ['draft']],
])('%s', (_, request, expected) => {
  expect(suggested(request).slice(0, expected.length)).toEqual(expected)
})

test('what the sender may not use is suggested last, and says so', () => {
  const at = (request: string, as: string | undefined) =>
    suggestionsAt(readPieces(request, modelsFor(models, as)), request.length)?.options.map(({ text, detail }) => `${text}: ${detail}`)
  expect(at('GET /api/', undefined)).toEqual([
    'restaurants: Restaurant',
    'chefs: not permitted to this sender',
    'homepage: not permitted to this sender',
  ])
  expect(at('POST /api/', 'ada')?.[0]).toBe('chefs: Chef')
  expect(at('GET /api/', 'read-only')).not.toContainEqual(expect.stringContaining('not permitted'))
  expect(at('DELETE /api/', 'read-only')).toContain('chefs: not permitted to this sender')
  expect(at('DELETE /api/', 'full-access')).toContain('chefs: Chef')
  expect(at('GET /api/restaurants?populate=', undefined)?.find((option) => option.startsWith('chef'))).toContain('not permitted')
  expect(at('GET /api/restaurants?sort=ch', 'full-access')).toEqual(['chef: relation: chef'])
})

test.each([
  ['GET /api/restaurants?filters[chef][$null|', 'GET /api/restaurants?filters[chef][$null]='],
  ['GET /api/restaurants?fil|', 'GET /api/restaurants?filters['],
  ['GET /api/restaurants?filters[sta|', 'GET /api/restaurants?filters[stars]['],
  ['GET /api/restaurants?filters[sta|][$eq]=3', 'GET /api/restaurants?filters[stars][$eq]=3'],
  ['GET /api/restaurants?filters[stars][$gte|]=3', 'GET /api/restaurants?filters[stars][$gte]=3'],
  ['GET /api/restaurants?sort=na|', 'GET /api/restaurants?sort=name'],
  ['GET /api/restaurants?popul|[chef]=true', 'GET /api/restaurants?populate[chef]=true'],
])('%s becomes %s', (request, expected) => {
  expect(completed(request)).toBe(expected)
})

test.each([
  [
    "strapi.documents('api::restaurant.restaurants').count()",
    ['There is no content type “api::restaurant.restaurants”. Did you mean “api::restaurant.restaurant”?'],
  ],
  ['strapi.documents("restaurants").count()', ['There is no content type “restaurants”. Did you mean “api::restaurant.restaurant”?']],
  ["strapi.db.query('chef').count()", ['There is no content type “chef”. Did you mean “api::chef.chef”?']],
  ["strapi.documents('api::chef.chef').count()\nstrapi.documents(uid).count()", []],
])('%s: %j', (code, problems) => {
  expect(uidPieces(code, models).flatMap(({ problem }) => problem ?? [])).toEqual(problems)
})

test('UIDs of content types are suggested in code', () => {
  const code = "await strapi.documents('api::ch"
  expect(suggestionsAt(uidPieces(code, models), code.length)?.options).toEqual([{ text: 'api::chef.chef', detail: 'Chef' }])
})

test('methods of the Document Service are suggested in code', () => {
  const suggestedIn = (code: string) => suggestionsAt(uidPieces(code, models), code.length)?.options.map(({ text }) => text)
  expect(suggestedIn("await strapi.documents('api::chef.chef').")).toHaveLength(11)
  expect(suggestedIn("await strapi.documents('api::chef.chef')\n  .pub")).toEqual(['publish', 'unpublish'])
  expect(suggestedIn("await strapi.query('api::chef.chef').")).toBeUndefined()
})

test('document IDs of the last response are suggested after their endpoint', () => {
  const body = '{"data":[{"id":4,"documentId":"a1","publishedAt":"2024-04-18","name":"Lantern"},{"documentId":"b2","stars":1}]}'
  const documents = documentsIn('/api/restaurants?fields=name', body)
  const at = (text: string) => suggestionsAt(readPieces(text, models, documents), text.length)?.options
  expect(at('DELETE /api/restaurants/')).toEqual([
    { text: 'a1', detail: 'Lantern' },
    { text: 'b2', detail: '' },
  ])
  expect(at('GET /api/restaurants/b')).toEqual([{ text: 'b2', detail: '' }])
  expect(at('GET /api/chefs/')).toBeUndefined()
  const beforeQuery = 'GET /api/restaurants/'
  expect(suggestionsAt(readPieces(`${beforeQuery}\n?fields=name`, models, documents), beforeQuery.length)?.options).toHaveLength(2)
  expect(at('GET /api/restaurants/a1?fi')?.[0]?.text).toBe('filters')
  for (const none of ['{"data":null}', '{"data":{"id":1}}', '', '[]', 'null']) expect(documentsIn('/api/restaurants', none)).toBeUndefined()
})

test.each([
  ['GET /api/restaurants?filters[star][$eq]=3', 'Unknown field “star” in Restaurant. Did you mean “stars”?'],
  ['GET /api/restaurant', 'There is no endpoint /api/restaurant. Did you mean “restaurants”?'],
  ['GET /api/restaurants?filter[stars]=3', 'Unknown parameter “filter”, which Strapi ignores. Did you mean “filters”?'],
  ['GET /api/restaurants?filters[stars][$gtee]=3', 'There is no operator “$gtee”. Did you mean “$gte”?'],
  ['GET /api/restaurants?filters[stars][$equals]=3', 'There is no operator “$equals”. Did you mean “$eq”?'],
  ['GET /api/restaurants?filters[foundedOn][$gt]=tomorrow', '“tomorrow” isn’t a date: write YYYY-MM-DD.'],
  ['GET /api/restaurants?filters[foundedOn][$gt]=2024-13-01', '“2024-13-01” isn’t a date: write YYYY-MM-DD.'],
  ['GET /api/restaurants?filters[closesAt][$gte]=18:00', '“18:00” isn’t a time: write HH:mm:ss.'],
  ['GET /api/restaurants?filters[createdAt][$gt]=yesterday', '“yesterday” isn’t a time: write YYYY-MM-DDTHH:mm:ssZ.'],
  ['GET /api/restaurants?filters[stars][$gte]=two', '“two” isn’t a number.'],
  ['GET /api/restaurants?filters[name][$like]=L', 'There is no operator “$like”. Did you mean “$contains”?'],
  ['GET /api/restaurants?filters[name][$start]=L', 'There is no operator “$start”. Did you mean “$startsWith”?'],
  ['GET /api/restaurants?filters[stars]>=2', '“>” isn’t an operator: write [$gte]=.'],
  ['GET /api/restaurants?filters[name]!=Lantern', '“!” isn’t an operator: write [$ne]=.'],
  ['GET /api/restaurants?filters[stars][$in]=1,3', 'Each value needs a separate parameter: [$in][0], [$in][1].'],
  ['GET /api/restaurants?stars=3', 'stars is a field, not a parameter: to filter by it, write filters[stars].'],
  ['GET /api/restaurants?page=2', 'page is part of pagination: write pagination[page].'],
  ['GET /api/restaurants?pagination=2', 'pagination needs a parameter in brackets: page, pageSize, start, limit, or withCount.'],
  [
    'GET /api/restaurants?pagination[offset]=2',
    'Unknown parameter “offset” in pagination. Available: page, pageSize, start, limit, or withCount.',
  ],
  ['/api/restaurants', 'A request starts with its method: GET /api/restaurants'],
  ['GET /restaurants', 'REST API routes start with /api/.'],
  ['DELETE /api/restaurants', 'DELETE needs the document’s ID: /api/restaurants/<documentId>.'],
  ['GET /api/restaurants?fields=chef', 'chef is a relation, not a field: use populate.'],
  ['GET /api/restaurants?fields[0]=name,stars', 'Unknown field “name,stars” in Restaurant.'],
  ['GET /api/restaurants?populate=name', 'name is a field, which the response contains without populate.'],
  ['GET /api/restaurants?locale=it', 'Unknown locale “it”.'],
  ['GET /api/restaurants?filters[priceRange]=cheap', '“cheap” isn’t a value of this field, so nothing matches.'],
])('%s: %s', (request, problem) => {
  expect(readPieces(request, models).flatMap((piece) => piece.problem ?? [])).toEqual([problem])
})

test.each([
  'GET /api/restaurants?filters[$or][0][stars][$in][0]=3&filters[$or][1][chef][name][$startsWith]=M',
  'GET /api/restaurants?populate[chef][populate][restaurant][fields][0]=name&populate[sections][on][section.quote][populate]=*',
  'GET /api/restaurants?sort[0]=stars:desc&sort[1]=name&pagination[page]=1&pagination[withCount]=false',
  'GET /api/restaurants?filters%5Bstars%5D%5B%24gte%5D=2&populate=*',
  'GET /api/homepage?status=draft&locale=fr',
  'PUT /api/homepage\n\n{ "data": {} }',
  'POST /graphql\n\n{ "query": "{ restaurants { name } }" }',
  'GET /api/restaurants?filters[stars][$gte]=2.5&filters[stars][$contains]=x',
  'GET /api/restaurants?filters[chef][$notNull]=true&filters[$or][0][chef][$in][0]=2',
  'PUT /api/restaurants/n31ge3abgbt5k68orqwqbsq3?fields=name\n\n{ "data": { "stars": 3 } }',
])('%s has no problems', (request) => {
  expect(readPieces(request, models).flatMap((piece) => piece.problem ?? [])).toEqual([])
})

test.each([
  ['GET /api/chefs?populate=', 'GET /api/chefs?populate['],
  ['GET /api/chefs?populate=restaurant', 'GET /api/chefs?populate[restaurant]['],
  ['GET /api/chefs?populate[0]=restaurant', 'GET /api/chefs?populate[restaurant]['],
  ['GET /api/chefs?populate=restaurant.chef', 'GET /api/chefs?populate[restaurant][populate][chef]['],
  ['GET /api/chefs?populate[restaurant][populate][0]=chef', 'GET /api/chefs?populate[restaurant][populate][chef]['],
])('typing a bracket after %s changes it to %s', (before, expected) => {
  const { from, text } = deepenPopulate(before)!
  expect(before.slice(0, from) + text).toBe(expected)
})

test.each(['GET /api/chefs?filters', 'GET /api/chefs?populate', 'GET /api/chefs?populate[restaurant]', 'GET /api/chefs?sort=name'])(
  'typing a bracket after %s changes nothing else',
  (before) => expect(deepenPopulate(before)).toBeUndefined(),
)
