import { expect, test } from 'vitest'
import { isOperation } from '../../../blocks/run-samples/operation.ts'

test.each([
  '{ restaurants { name } }',
  '{\n  restaurants(sort: "name") { name }\n}',
  'query { restaurants { name } }',
  'query First($count: Int) { restaurants(pagination: { limit: $count }) { name } }',
  'mutation{createDish(data: { name: "Leeks" }) { documentId }}',
  '# All of them\n{ restaurants { name } }',
  'fragment Named on Dish { name }',
])('%j is an operation', (text) => expect(isOperation(text)).toBe(true))

test.each([
  'GET /api/restaurants',
  '/api/restaurants',
  '',
  '{',
  '{}',
  '{ "data": {} }',
  'query',
  'queryable',
  'POST /graphql\n\n{ "query": "{ dishes { name } }" }',
])('%j isn’t an operation', (text) => expect(isOperation(text)).toBe(false))
