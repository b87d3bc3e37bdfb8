import { expect, test } from 'vitest'
import { readPieces } from '../../../blocks/run-samples/grammar.ts'
import { insertionOf, suggestionsAt } from '../../../blocks/run-samples/suggestions.ts'
import { models } from './models.ts'

/** What is suggested at the mark `|` of a request. */
function suggested(request: string): string[] {
  const place = request.indexOf('|')
  const text = request.replace('|', '')
  return suggestionsAt(readPieces(text, models), place)?.options.map((option) => option.text) ?? []
}

/** The request after the first suggestion at its mark was taken. */
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
  ['parameters on lines of their own', 'GET /api/restaurants\n?sort=name\n&pag|', ['pagination']],
  ['fields of a filter', 'GET /api/restaurants?filters[st|', ['stars']],
  ['fields of a relation', 'GET /api/restaurants?filters[chef][na|', ['name']],
  ['whether there is a relation', 'GET /api/restaurants?filters[chef][$not|', ['$notNull', '$not']],
  ['what that is answered with', 'GET /api/restaurants?filters[chef][$notNull]=|', ['true', 'false']],
  ['groups of conditions', 'GET /api/restaurants?filters[$o|', ['$or']],
  ['fields inside of groups', 'GET /api/restaurants?filters[$or][0][st|', ['stars']],
  ['operators, with or without their sign', 'GET /api/restaurants?filters[stars][gt|', ['$gt', '$gte']],
  ['values of an enumeration', 'GET /api/restaurants?filters[priceRange][$eq]=|', ['budget', 'moderate', 'expensive']],
  ['values of a boolean', 'GET /api/restaurants?filters[reservationsRequired]=|', ['true', 'false']],
  ['relations, media and zones', 'GET /api/restaurants?populate=c|', ['cover', 'chef']],
  ['relations of relations', 'GET /api/restaurants?populate[0]=chef.r|', ['restaurant']],
  ['what is asked of a relation', 'GET /api/restaurants?populate[chef][fi|', ['fields', 'filters']],
  ['how many there are', 'GET /api/restaurants?populate[chef][co|', ['count']],
  ['what all addresses begin with', 'GET /a|', ['/api/']],
  ['components of a zone', 'GET /api/restaurants?populate[sections][on][section.p|', ['section.photos']],
  ['fields after a comma', 'GET /api/restaurants?fields=name,st|', ['stars']],
  ['an order', 'GET /api/restaurants?sort=name:d|', ['desc']],
  ['locales', 'GET /api/restaurants?locale=|', ['en', 'fr', '*']],
  ['states', 'GET /api/restaurants?status=d|', ['draft']],
])('%s', (_, request, expected) => {
  expect(suggested(request).slice(0, expected.length)).toEqual(expected)
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
  ['GET /api/restaurants?filters[star][$eq]=3', 'Restaurant has no field “star”. Did you mean "stars"?'],
  ['GET /api/restaurant', 'There is no endpoint /api/restaurant. Did you mean "restaurants"?'],
  ['GET /api/restaurants?filter[stars]=3', 'Strapi has no parameter “filter”, and ignores it. Did you mean "filters"?'],
  ['GET /api/restaurants?filters[stars][$gtee]=3', 'There is no operator “$gtee”. Did you mean "$gte"?'],
  ['GET /api/restaurants?filters[stars][$equals]=3', 'There is no operator “$equals”. Did you mean "$eq"?'],
  ['GET /api/restaurants?filters[stars][$gte]=two', '“two” is no number.'],
  ['GET /restaurants', 'Addresses of the REST API begin with /api/.'],
  ['DELETE /api/restaurants', 'DELETE needs the document that it is for: /api/restaurants/ and its documentId.'],
  ['GET /api/restaurants?fields=chef', 'chef is no field but a relation: it belongs into populate.'],
  ['GET /api/restaurants?fields[0]=name,stars', 'Restaurant has no field “name,stars”.'],
  ['GET /api/restaurants?populate=name', 'name is a field: it is in the answer without populate.'],
  ['GET /api/restaurants?locale=it', 'The content has no locale “it”.'],
  ['GET /api/restaurants?filters[priceRange]=cheap', '“cheap” is none of its values: nothing will be found.'],
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
])('nothing is wrong with %s', (request) => {
  expect(readPieces(request, models).flatMap((piece) => piece.problem ?? [])).toEqual([])
})
