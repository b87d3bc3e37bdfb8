import { describe, expect, test } from 'vitest'
import { requestOf, type RequestValues } from '../../src/openapi/request.ts'
import messages from '../../src/messages/en.ts'
import { problemOf } from '../../src/openapi/values.ts'
import { operationOf } from './fixture.ts'

const SERVER = 'https://api.example/v1/'

function request(operation: object, values: Partial<RequestValues> = {}, path = '/things') {
  return requestOf(operationOf(operation, { path }).operation, { server: SERVER, parameters: {}, ...values })
}

/** The request of an operation whose body has one media type. */
function withBody(type: string, media: object, filled: Record<string, string | Array<{ name: string; type: string }>>, version = '3.1.0') {
  const { operation } = operationOf({ requestBody: { required: true, content: { [type]: media } } }, { path: '/things', version })
  const { input } = operation.body!.media[0]!
  return { input, request: requestOf(operation, { server: SERVER, parameters: {}, body: { input, values: filled } }) }
}

const photo = { name: 'photo.jpg', type: 'image/jpeg' }
const menu = { name: 'menu.pdf', type: 'application/pdf' }

describe('parameters', () => {
  test('are escaped in their location; empty ones are omitted', () => {
    const parameters = [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'sort', in: 'query', schema: { type: 'string' } },
      { name: 'empty', in: 'query', schema: { type: 'string' } },
      { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
    ]
    const values = { 'path id': 'a b/c', 'query sort': 'name:asc&x', 'query empty': ' ', 'header X-Trace': '7' }
    expect(request({ parameters }, { parameters: values }, '/things/{id}')).toEqual({
      method: 'POST',
      url: 'https://api.example/v1/things/a%20b%2Fc?sort=name%3Aasc%26x',
      headers: [['X-Trace', '7']],
      cookies: [],
      body: undefined,
    })
  })

  test('with several values are entered line by line, and objects as JSON', () => {
    const parameters = [
      { name: 'fields', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
      { name: 'filters', in: 'query', style: 'deepObject', schema: { type: 'object', additionalProperties: true } },
      { name: 'where', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
    ]
    const { operation } = operationOf({ parameters })
    expect(operation.parameters.map(({ kind }) => kind)).toEqual(['list', 'json', 'json'])
    const values = { 'query fields': 'name\n\nslug\r\n', 'query filters': '{"name":{"$eq":"x"}}', 'query where': '{"a":1}' }
    expect(decodeURIComponent(request({ parameters }, { parameters: values }).url)).toBe(
      'https://api.example/v1/things?fields=name&fields=slug&filters[name][$eq]=x&where={"a":1}',
    )
  })

  test('a path can contain a query, like Strapi’s /upload?id={id}', () => {
    const parameters = [
      { name: 'id', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'more', in: 'query', schema: { type: 'string' } },
    ]
    const values = { 'query id': '5 6', 'query more': 'x' }
    expect(request({ parameters }, { parameters: values }, '/upload?id={id}').url).toBe('https://api.example/v1/upload?id=5%206&more=x')
  })

  test('cookies are separate from headers', () => {
    const parameters = [{ name: 'theme', in: 'cookie', schema: { type: 'string' } }]
    expect(request({ parameters }, { parameters: { 'cookie theme': 'dark; x' } }).cookies).toEqual([['theme', 'dark%3B%20x']])
  })

  test('“if the name field is Accept, Content-Type or Authorization, the parameter definition SHALL be ignored”', () => {
    const parameters = ['accept', 'Content-Type', 'Authorization', 'X-Own'].map((name) => ({ name, in: 'header', schema: {} }))
    expect(operationOf({ parameters }).operation.parameters.map(({ name }) => name)).toEqual(['X-Own'])
  })
})

describe('credentials', () => {
  test.each([
    ['token', 's&t', { headers: [['Authorization', 'Bearer s&t']] }],
    ['account', 'ä:b', { headers: [['Authorization', 'Basic w6Q6Yg==']] }],
    ['key', 's&t', { url: 'https://api.example/v1/things?k=s%26t' }],
    ['session', 's;t', { cookies: [['sid', 's%3Bt']] }],
  ])('%s', (name, secret, expected) => {
    const { reference } = operationOf({})
    const scheme = reference.auth.find((one) => one.name === name)!
    expect(request({}, { auth: [{ scheme, secret }] })).toMatchObject(expected)
  })

  test('can be combined, alternative, or optional', () => {
    const { operation } = operationOf({ security: [{ token: [], key: [] }, { account: [] }, {}] })
    expect(operation.auth).toEqual([['token', 'key'], ['account'], []])
  })
})

describe('“multipart/form-data”', () => {
  const upload = {
    schema: {
      type: 'object',
      required: ['files'],
      properties: {
        files: { type: 'array', items: { type: 'string', format: 'binary' } },
        cover: { type: 'string', format: 'binary' },
        ref: { type: 'string' },
        tags: { type: 'array', items: { type: 'string' } },
        fileInfo: { type: 'object', properties: { name: { type: 'string' } } },
        made: { type: 'string', readOnly: true },
      },
    },
    encoding: { cover: { contentType: 'image/png, image/jpeg' } },
  }

  test('binary properties are files, one or several; others are text', () => {
    const { input } = withBody('multipart/form-data', upload, {})
    expect(input.fields.map(({ name, kind, mediaType }) => [name, kind, mediaType])).toEqual([
      ['files', 'files', undefined],
      ['cover', 'file', 'image/png, image/jpeg'],
      ['ref', 'text', undefined],
      ['tags', 'list', undefined],
      ['fileInfo', 'json', undefined],
    ])
  })

  test('each file and each entry is a part; the content type is left to the client, which sets the boundary', () => {
    const filled = { files: [photo, menu], ref: 'api::dish.dish', tags: 'a\nb', fileInfo: '{"name":"x"}', cover: [] }
    expect(withBody('multipart/form-data', upload, filled).request).toMatchObject({
      headers: [],
      body: {
        kind: 'form',
        parts: [
          { name: 'files', file: photo },
          { name: 'files', file: menu },
          { name: 'ref', text: 'api::dish.dish' },
          { name: 'tags', text: 'a' },
          { name: 'tags', text: 'b' },
          { name: 'fileInfo', text: '{"name":"x"}' },
        ],
      },
    })
  })

  test('3.1 describes a file by a media type or an empty schema', () => {
    const properties = {
      a: { contentMediaType: 'image/png' },
      b: {},
      c: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
      d: { type: 'string', contentMediaType: 'application/json' },
    }
    const kinds = (version: string) =>
      withBody('multipart/form-data', { schema: { type: 'object', properties } }, {}, version).input.fields.map(({ kind }) => kind)
    expect(kinds('3.1.0')).toEqual(['file', 'file', 'text', 'text'])
    expect(kinds('3.0.3')).toEqual(['file', 'text', 'text', 'text'])
  })

  test('a part has the content type from the document', () => {
    const schema = { type: 'object', properties: { meta: { type: 'object' }, picture: { type: 'string', format: 'binary' } } }
    const encoding = { meta: { contentType: 'application/json' }, picture: { contentType: 'image/png' } }
    const { body } = withBody('multipart/form-data', { schema, encoding }, { meta: '{}', picture: [photo] }).request
    expect(body).toMatchObject({ parts: [{ type: 'application/json' }, { type: 'image/png' }] })
  })
})

describe('other bodies', () => {
  const form = {
    schema: {
      type: 'object',
      properties: { name: { type: 'string' }, ids: { type: 'array', items: { type: 'integer' } }, place: { type: 'object' } },
    },
  }

  test('“application/x-www-form-urlencoded”: lists repeat their name, objects are JSON', () => {
    const filled = { name: 'Salt & Ember', ids: '1\n2', place: '{"city":"Port Alder"}' }
    const { headers, body } = withBody('application/x-www-form-urlencoded', form, filled).request
    expect(headers).toEqual([['Content-Type', 'application/x-www-form-urlencoded']])
    expect(body).toEqual({ kind: 'text', text: 'name=Salt%20%26%20Ember&ids=1&ids=2&place=%7B%22city%22%3A%22Port%20Alder%22%7D' })
  })

  test('… unless the document sets an encoding', () => {
    const encoding = { place: { style: 'deepObject', explode: true }, ids: { style: 'form', explode: false } }
    const filled = { ids: '1\n2', place: '{"city":"x"}' }
    expect(withBody('application/x-www-form-urlencoded', { ...form, encoding }, filled).request.body).toEqual({
      kind: 'text',
      text: 'ids=1,2&place%5Bcity%5D=x',
    })
  })

  test.each([
    ['application/json', { schema: { type: 'object' } }, 'json'],
    ['application/vnd.api+json', {}, 'json'],
    ['text/plain', { schema: { type: 'string' } }, 'text'],
    ['application/xml', {}, 'text'],
    ['application/octet-stream', {}, 'file'],
    ['image/png', { schema: { type: 'string', format: 'binary' } }, 'file'],
  ])('%s is sent with its type', (type, media, kind) => {
    const { input } = withBody(type, media, {})
    expect(input.fields.map((field) => field.kind)).toEqual([kind])
    const { headers, body } = withBody(type, media, { Body: kind === 'file' ? [photo] : '{}' }).request
    expect(headers).toEqual([['Content-Type', type]])
    expect(body).toEqual(kind === 'file' ? { kind, file: photo } : { kind: 'text', text: '{}' })
  })

  test.each([
    ['image/*', [photo], 'image/jpeg'],
    ['text/*', 'a', 'text/plain'],
    ['*/*', 'a', 'application/json'],
  ])('for the range %s, a specific type is sent', (type, value, expected) => {
    expect(withBody(type, {}, { Body: value }).request.headers).toEqual([['Content-Type', expected]])
  })

  test('GET requests have no body', () => {
    const content = { 'application/json': { schema: { type: 'object' } } }
    const { operation } = operationOf({ requestBody: { content } }, { method: 'get', path: '/things' })
    const body = { input: operation.body!.media[0]!.input, values: { Body: '{}' } }
    expect(requestOf(operation, { server: SERVER, parameters: {}, body })).toMatchObject({ headers: [], body: undefined })
  })
})

describe('“Validate required fields with a clear sentence at the field”', () => {
  const field = { name: 'id', isRequired: true, kind: 'text' as const }

  test.each([
    [field, '', '“id” is required.'],
    [field, 'x', undefined],
    [{ ...field, kind: 'list' as const }, '\n', '“id” is required.'],
    [{ ...field, kind: 'files' as const }, [], 'Choose a file: “id” is required.'],
    [{ ...field, kind: 'file' as const }, [photo], undefined],
    [{ ...field, isRequired: false }, '', undefined],
    [{ ...field, kind: 'json' as const, isRequired: false }, '', undefined],
    [{ ...field, kind: 'json' as const }, '[1]', undefined],
  ])('%j with %j', (one, value, problem) => {
    expect(problemOf(one, value, messages.console.problems)).toBe(problem)
  })

  test('invalid JSON', () => {
    expect(problemOf({ ...field, kind: 'json' }, '{a: 1}', messages.console.problems)).toMatch(/^This isn’t JSON: /)
  })
})
