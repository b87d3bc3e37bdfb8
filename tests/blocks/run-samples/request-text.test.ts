import { expect, test } from 'vitest'
import { readNote, writeNote } from '../../../blocks/run-samples/note.ts'
import { fold, isSameRequest, readRequest, unfinishedPart, unfold } from '../../../blocks/run-samples/request-text.ts'

const PUT = 'PUT /api/dishes/a?fields=name\n  &locale=fr\nContent-Type: application/json\n\n{\n  "data": {}\n}'

test('a request consists of a URL that can span lines, headers, and a body', () => {
  expect(readRequest(PUT)).toEqual({
    method: 'PUT',
    url: '/api/dishes/a?fields=name&locale=fr',
    headers: { 'Content-Type': 'application/json' },
    body: '{\n  "data": {}\n}',
  })
})

test('the body can follow without an empty line', () => {
  expect(readRequest('POST /api/dishes\n?fields=name\n{ "data": {} }')).toEqual({
    method: 'POST',
    url: '/api/dishes?fields=name',
    headers: {},
    body: '{ "data": {} }',
  })
})

test('for editing, each parameter is on its own line', () => {
  expect(unfold('GET /api/dishes?sort=name&fields[0]=name')).toBe('GET /api/dishes\n?sort=name\n&fields[0]=name')
  expect(unfold(PUT)).toBe('PUT /api/dishes/a\n?fields=name\n&locale=fr\nContent-Type: application/json\n\n{\n  "data": {}\n}')
})

test.each([PUT, 'GET /api/dishes?sort=name&fields[0]=name', 'GET /api/dishes'])(
  'folding and unfolding don’t change the request: %s',
  (text) => {
    expect(isSameRequest(unfold(text), text)).toBe(true)
    expect(isSameRequest(fold(text), text)).toBe(true)
    expect(isSameRequest(fold(unfold(text)), text)).toBe(true)
  },
)

test('samples that need another application, an account, or an upload don’t have Run', () => {
  const note = (code: string, verify: string | undefined) => writeNote({ language: 'http', code, verify })
  expect(note('GET /api/dishes', 'rest')).toBe('')
  expect(readNote(note('GET /api/dishes', 'rest after status=404 as=ada')!)).toEqual({ kind: 'request', as: 'ada', after: true })
  expect(note('GET /api/dishes', 'rest in=kitchen')).toBeUndefined()
  expect(note('POST /api/auth/local', 'rest')).toBeUndefined()
  expect(note('GET /api/dishes', undefined)).toBeUndefined()
  expect(note('GET /api/dishes', 'no: shows the shape')).toBeUndefined()
})

test('code that runs inside of Strapi has Run if it needs no changes to the application', () => {
  const note = (verify: string, language = 'js') => writeNote({ language, code: 'strapi', verify })
  expect(readNote(note('document-service throws after')!)).toEqual({ kind: 'code', after: true })
  expect(note('document-service in=guide')).toBeUndefined()
  expect(note('document-service', 'ts')).toBeUndefined()
})

test.each([
  ['GET /api/restaurants?filters[stars', 'a bracket isn’t closed'],
  ['GET /api/restaurants?filters[stars=3', 'a bracket isn’t closed'],
  ['GET /api/restaurants?filters[stars\n&sort=name', 'a bracket isn’t closed'],
  ['GET /api/restaurants?filters[stars][$gte]=3', undefined],
  ['GET /api/chefs\n?populate[restaurant][populate][0]=', 'a value is missing after “=”'],
  ['GET /api/restaurants\n?fields[0]=\n&sort=name', 'a value is missing after “=”'],
  ['GET /api/restaurants?sort', undefined],
  ['GET /api/restaurants?sort=name\nAuthorization: Bearer a=', undefined],
  ['PUT /api/restaurants/a1\n\n{ "data": { "categories": ["a1", "b2"] } }', undefined],
])('what is unfinished in %j: %j', (text, part) => expect(unfinishedPart(text)).toBe(part))
