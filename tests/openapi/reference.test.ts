import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import messages from '../../src/messages/en.ts'
import { buildReference } from '../../src/openapi/build.ts'
import type { OpenApiDocument, SchemaObject } from '../../src/openapi/document.ts'
import { OpenApiError, parseOpenApi } from '../../src/openapi/parse.ts'

const root = join(import.meta.dirname, '../..')
const posts = () => parseOpenApi(readFileSync(join(root, 'openapi/posts.yaml'), 'utf8'), 'posts.yaml')

function document(schemas: Record<string, SchemaObject> = {}, operation: object = {}): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    servers: [{ url: 'https://api.example/{stage}/', variables: { stage: { default: 'v1' } } }],
    paths: { '/things/{id}': { post: { responses: { 200: { description: 'Done.' } }, ...operation } } },
    components: {
      schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' }, key: { type: 'apiKey', in: 'query', name: 'k' } },
    },
  }
}

async function problemsOf(text: string): Promise<string[]> {
  const error = await parseOpenApi(text, 'api.yaml').then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof OpenApiError ? error.message.split('\n') : []
}

describe('3 “Embedded sample API description … titled as a REST API, version 4.3.9”', () => {
  test('has the expected operations', async () => {
    const { title, version, servers, groups } = buildReference(await posts(), messages.api)
    expect([title, version, servers[0]!.url]).toEqual(['REST API', '4.3.9', 'https://localhost:1337/api'])
    expect(groups.map(({ name, operations }) => [name, operations.map(({ method, path }) => `${method} ${path}`)])).toEqual([
      ['Posts', ['GET /posts/{id}', 'PUT /posts/{id}', 'DELETE /posts/{id}', 'PATCH /posts/{id}']],
      ['Comments', ['GET /comments']],
    ])
  })

  test.each([
    ['Entry', ['id', 'userId', 'title', 'body'], true],
    ['PatchPost', ['id', 'userId', 'title', 'body'], false],
    ['Comment', ['id', 'postId', 'name', 'email', 'body'], true],
  ])('%s', async (name, fields, areRequired) => {
    const { schemas } = buildReference(await posts(), messages.api)
    const { properties } = schemas.find((schema) => schema.name === name)!.schema
    expect(properties.map((property) => [property.name, property.schema.type, property.isRequired])).toEqual(
      fields.map((field) => [field, 'string', areRequired]),
    )
  })
})

describe('“schemas (nested, allOf/oneOf, circular references)”', () => {
  const schemaOf = (schemas: Record<string, SchemaObject>, name: string) =>
    buildReference(document(schemas), messages.api).schemas.find((schema) => schema.name === name)!.schema

  test('allOf is merged into one schema', () => {
    const schema = schemaOf(
      {
        Base: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
        Dish: { allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['name'], properties: { name: { type: 'string' } } }] },
      },
      'Dish',
    )
    expect(schema.properties.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['name', true],
      ['id', true],
    ])
  })

  test('oneOf and anyOf are alternatives', () => {
    const schema = schemaOf(
      { Value: { oneOf: [{ type: 'string' }, { type: 'object', required: ['a'], properties: { a: { type: 'number' } } }] } },
      'Value',
    )
    expect(schema.variants?.kind).toBe('oneOf')
    expect(schema.variants?.options.map(({ type }) => type)).toEqual(['string', 'object'])
  })

  test('a circular reference becomes a link', () => {
    const reference = buildReference(
      document(
        { Node: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Node' } } } } },
        { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } } } },
      ),
      messages.api,
    )
    const [operation] = reference.groups[0]!.operations
    const [media] = operation!.body!.media
    expect(media!.schema!.properties[0]!.schema.type).toBe('array of Node')
    expect(media!.input.fields[0]!.example).toContain('"children"')
    expect(reference.schemas[0]!.id).toBe('schema-node')
  })

  test('a small nested object is shown inline as a type', () => {
    const author = { type: 'object', properties: { id: { type: 'number' }, name: { type: 'string' } } }
    const large = { ...author, required: ['id'] }
    const schema = schemaOf({ Post: { type: 'object', properties: { author, authors: { type: 'array', items: author }, large } } }, 'Post')
    expect(schema.properties.map((property) => [property.schema.type, property.schema.properties.length])).toEqual([
      ['{ id: number, name: string }', 0],
      ['array of { id: number, name: string }', 0],
      ['object', 2],
    ])
  })

  test('constraints are described in words', () => {
    const schema = schemaOf({ Rating: { type: 'integer', minimum: 1, maximum: 5, default: 3, enum: [1, 3, 5] } }, 'Rating')
    expect(schema.rules).toEqual(['one of 1, 3, 5', 'default 3', 'at least 1', 'at most 5'])
  })

  test('supports several types (3.1) and nullable (3.0)', () => {
    expect(schemaOf({ A: { type: ['string', 'null'] } }, 'A').type).toBe('string or null')
    expect(schemaOf({ B: { type: 'string', nullable: true } }, 'B').type).toBe('string or null')
  })
})

describe('“an invalid one fails the build with its JSON pointer”', () => {
  test.each([
    ['invalid YAML', 'a: [', /^api\.yaml: /],
    ['invalid JSON', '{"openapi": "3.1.0",\n"info" {}}', /^api\.yaml: .+ at line 2/],
    ['not an object', '42', /This isn’t an OpenAPI document/],
    ['another version', 'swagger: "2.0"', /^api\.yaml#\/openapi: must be a version/],
    ['a missing key', 'openapi: 3.1.0\ninfo: {title: A}\npaths: {}', /^api\.yaml#\/info: must have required property 'version'/],
    [
      'a deeply nested invalid value',
      'openapi: 3.0.0\ninfo: {title: A, version: "1"}\npaths: {/a: {get: {responses: {"200": {description: ok}}, parameters: [{name: q, in: nowhere, schema: {}}]}}}',
      /^api\.yaml#\/paths\/~1a\/get\/parameters\/0/,
    ],
    [
      'a broken reference',
      'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {}\ncomponents: {schemas: {A: {$ref: "#/components/schemas/B"}}}',
      /^api\.yaml#\/components\/schemas\/A\/\$ref: "#\/components\/schemas\/B" doesn’t exist/,
    ],
    [
      'a reference to itself',
      'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {}\ncomponents: {schemas: {A: {$ref: "#/components/schemas/A"}}}',
      /refers to itself/,
    ],
    [
      'a reference to another file',
      'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {}\ncomponents: {schemas: {A: {$ref: "/etc/passwd"}}}',
      /refers outside the document/,
    ],
  ])('%s', async (_, text, message) => {
    expect((await problemsOf(text))[0]).toMatch(message)
  })
})
