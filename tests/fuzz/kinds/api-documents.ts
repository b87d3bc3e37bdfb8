import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { edit } from '../../compile/document-edits.ts'
import { anyText } from '../../values/any-text.ts'
import type { FuzzKind, Trial } from '../kind.ts'

const example = readFileSync(join(import.meta.dirname, '../../../openapi/posts.yaml'), 'utf8')

const NAMES = ['A', 'B', 'C', 'A%', 'a/b', 'a~b', '__proto__', 'é']
const reference = fc
  .constantFrom(...NAMES, '../A', '')
  .map((name) => ({ $ref: `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` }))
const { schema } = fc.letrec<{ schema: unknown; keywords: unknown }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small' },
    reference,
    fc.boolean(),
    fc.constantFrom({}, { type: 'string' }, { type: 'integer', format: 'int64' }),
    tie('keywords'),
  ),
  keywords: fc.record(
    {
      type: fc.constantFrom('object', 'array', 'string', 'null', ['string', 'null'], 'nothing'),
      properties: fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'é'), tie('schema'), { maxKeys: 4 }),
      items: tie('schema'),
      allOf: fc.array(tie('schema'), { maxLength: 3, minLength: 1 }),
      oneOf: fc.array(tie('schema'), { maxLength: 3, minLength: 1 }),
      anyOf: fc.array(tie('schema'), { maxLength: 3, minLength: 1 }),
      additionalProperties: tie('schema'),
      required: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
      enum: fc.array(fc.jsonValue(), { maxLength: 3, minLength: 1 }),
      default: fc.jsonValue(),
      description: anyText(10),
    },
    { requiredKeys: [] },
  ),
}))

/** Creates a document with schemas and an operation that uses them in its request and response. */
function documentOf(schemas: Record<string, unknown>, version = '3.1.0'): string {
  const content = {
    'application/json': { schema: { $ref: '#/components/schemas/A' } },
    'multipart/form-data': { schema: { $ref: '#/components/schemas/A' } },
  }
  const operation = {
    parameters: [{ name: 'q', in: 'query', schema: { $ref: '#/components/schemas/A' } }],
    requestBody: { content },
    responses: { 200: { description: 'Done.', content } },
  }
  return JSON.stringify({
    openapi: version,
    info: { title: 'T', version: '1' },
    paths: { '/a/{id}': { post: operation } },
    components: { schemas },
  })
}

const made = fc
  .tuple(fc.tuple(...NAMES.map(() => schema)), fc.constantFrom('3.1.0', '3.0.3'))
  .map(([schemas, version]) => documentOf(Object.fromEntries(schemas.map((one, index) => [NAMES[index]!, one])), version))
const mutated = fc.array(edit, { minLength: 1, maxLength: 6 }).map((edits) => edits.reduce((text, change) => change(text), example))

async function open(): Promise<Trial<string>> {
  const { OpenApiError, parseOpenApi } = await import('../../../src/openapi/parse.ts')
  const { buildReference } = await import('../../../src/openapi/build.ts')
  const { requestSamples } = await import('../../../src/openapi/samples.ts')
  const { default: messages } = await import('../../../src/messages/en.ts')
  return {
    async check(text) {
      try {
        const api = buildReference(await parseOpenApi(text, 'a.yaml'), messages.api)
        for (const operation of api.groups.flatMap(({ operations }) => operations)) requestSamples(operation, api)
        JSON.stringify(api)
      } catch (error) {
        if (!(error instanceof OpenApiError)) throw error
        if (!/^a\.yaml(?:#\/.*)?: \S/.test(error.message)) throw new Error(`No place: ${error.message}`, { cause: error })
      }
    },
  }
}

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const letters = Array.from({ length: 20 }, (_, index) => (index === 0 ? 'A' : `S${index}`))
const chain = (make: (next: string) => unknown, length: number) =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => [
      index === 0 ? 'A' : `S${index}`,
      index === length - 1 ? { type: 'object' } : make(`S${index + 1}`),
    ]),
  )
const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner: unknown) => ({ allOf: [inner] }), { type: 'object' })

export default {
  about: 'OpenAPI documents: one of this site’s with parts removed and repeated, and schemas that refer to each other at random',
  inputs: fc.oneof({ weight: 3, arbitrary: made }, { weight: 1, arbitrary: mutated }),
  attacks: {
    '20 schemas that refer to each other: more than 30 s': documentOf(
      Object.fromEntries(
        letters.map((name) => [name, { type: 'object', properties: Object.fromEntries(letters.map((other) => [other, refTo(other)])) }]),
      ),
    ),
    '25 levels of doubled allOf': documentOf(chain((next) => ({ allOf: [refTo(next), refTo(next)] }), 25)),
    'items that refer to themselves': documentOf({ A: { type: 'array', items: refTo('A') } }),
    'alternatives that refer to themselves': documentOf({ A: { oneOf: [refTo('A'), { anyOf: [refTo('A'), refTo('A')] }] } }),
    'a name with a percent sign': documentOf({ A: refTo('A%'), 'A%': { type: 'string' } }),
    'YAML that contains itself': 'openapi: 3.1.0\ninfo: &a\n  title: T\n  version: "1"\n  x-a: *a\npaths: {}\n',
    '1,000 allOf inside each other': documentOf({ A: nested(1000) }),
    '90 of them, that are read': documentOf({ A: nested(40) }),
    'a chain of 2,000 allOf': documentOf(chain((next) => ({ allOf: [refTo(next)] }), 2000)),
    brackets: '['.repeat(50_000),
    'aliases that expand': `openapi: 3.1.0\n${Array.from({ length: 30 }, (_, index) => `x-a${index}: &b${index} [*b${index - 1}, *b${index - 1}]`).join('\n')}`,
  },
  // The first input compiles the official schemas, which takes seconds on a slow and busy machine.
  floor: 8000,
  open,
} satisfies FuzzKind<string>
