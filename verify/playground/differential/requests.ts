import fc from 'fast-check'
import type { PlaygroundRequest } from '../../../playground/protocol.ts'
import type { Models } from '../runtime/models.ts'
import type { Model } from '../runtime/strapi.ts'
import { Schema, type Attribute } from './model.ts'
import { Queries } from './queries.ts'

/** Accounts that send requests, in addition to an anonymous visitor. */
export const READERS = ['full-access', 'read-only', 'ada', 'noor']

/** Generates requests for the sample application's content types, both valid and invalid. */
export class Requests {
  readonly #schema: Schema
  readonly #queries: Queries
  readonly #ids: Record<string, string[]>

  /** @param ids IDs of existing documents by content type */
  constructor(models: Models, ids: Record<string, string[]>) {
    this.#schema = new Schema(models)
    this.#queries = new Queries(this.#schema)
    this.#ids = ids
  }

  /** Generates a reading request. */
  reading(): fc.Arbitrary<PlaygroundRequest> {
    const reader = fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 4, arbitrary: fc.constantFrom(...READERS) })
    const format = fc.oneof(
      { weight: 20, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constant({ 'strapi-response-format': 'v4' }) },
    )
    return fc.constantFrom(...this.#schema.types()).chain(({ uid, name, isSingle, model }) => {
      const place = isSingle
        ? fc.constant('')
        : fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: this.#id(uid) })
      return fc.tuple(place, this.#queries.of(model), reader, format).map(([id, query, as, headers]) => ({
        method: 'GET',
        path: `/api/${name}${id && `/${id}`}${query}`,
        headers,
        ...(as !== undefined && { as }),
      }))
    })
  }

  #id(uid: string): fc.Arbitrary<string> {
    return fc.constantFrom(...(this.#ids[uid] ?? []), 'nothing')
  }

  /** Generates a writing request. */
  writing(): fc.Arbitrary<PlaygroundRequest> {
    const as = fc.constantFrom('full-access', 'full-access', 'full-access', 'noor', 'ada', 'read-only', undefined)
    const query = fc.constantFrom(
      '',
      '',
      '',
      '?status=published',
      '?status=draft',
      '?locale=fr',
      '?locale=fr&status=published',
      '?populate=*',
      '?fields=x',
    )
    const routed = fc.constantFrom(...this.#schema.types()).chain(({ uid, name, isSingle, model }) => {
      const methods = isSingle ? ['PUT', 'DELETE'] : ['POST', 'PUT', 'PUT', 'DELETE']
      return fc.constantFrom(...methods).chain((method) => {
        const needsId = !isSingle && method !== 'POST'
        const id = needsId ? this.#id(uid).map((each) => `/${each}`) : fc.constant('')
        return fc.tuple(id, query, as, this.#body(model)).map(([place, parameters, reader, body]) => ({
          method,
          path: `/api/${name}${place}${parameters}`,
          ...(method !== 'DELETE' && { body }),
          ...(reader !== undefined && { as: reader }),
        }))
      })
    })
    return fc.oneof({ weight: 15, arbitrary: routed }, { weight: 1, arbitrary: this.#unrouted() })
  }

  /** Generates a request that no route handles. */
  #unrouted(): fc.Arbitrary<PlaygroundRequest> {
    const { name } = this.#schema.types()[0]!
    return fc.record({
      method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'),
      path: fc.constantFrom('/api/nothing', '/api/nothing/1', '/api/', `/api/${name}/1/2`),
    })
  }

  #body(model: Model): fc.Arbitrary<string> {
    const wrong = fc.constantFrom(
      '{}',
      '{"data":null}',
      '{"data":"x"}',
      '{"data":[]}',
      '[]',
      '"x"',
      '{"data":',
      '{"data":{"nothing":1}}',
      '{"data":{"id":5}}',
    )
    const right = this.#data(model, 0).map((data) => JSON.stringify({ data }))
    return fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: wrong })
  }

  #data(model: Model, depth: number): fc.Arbitrary<object> {
    const names = Object.keys(model.attributes).filter((name) => !GENERATED.has(name))
    const required = names.filter((name) => model.attributes[name]!.required === true)
    return fc
      .tuple(fc.subarray(names, { maxLength: Math.min(6, names.length) }), fc.constantFrom([], required, required))
      .map((lists) => [...new Set(lists.flat())])
      .chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, this.#value(model.attributes[name]!, depth)]))))
  }

  #value(attribute: Attribute, depth: number): fc.Arbitrary<unknown> {
    const wrong = fc.constantFrom<unknown>(null, '', 'x', -1, {}, [], true)
    return fc.oneof({ weight: 7, arbitrary: this.#right(attribute, depth) }, { weight: 1, arbitrary: wrong })
  }

  #right(attribute: Attribute, depth: number): fc.Arbitrary<unknown> {
    const { type, repeatable, target } = attribute
    switch (type) {
      case 'relation':
        return this.#relation(String(target))
      case 'media':
        return fc.constantFrom<unknown>(1, 2, [1, 3], null, 999)
      case 'component': {
        const component = this.#schema.target(attribute)
        if (!component || depth > 1) return fc.constant(repeatable === true ? [] : null)
        const one = this.#data(component, depth + 1)
        return repeatable === true ? fc.array(one, { maxLength: 2 }) : one
      }
      case 'dynamiczone':
        return fc.constantFrom<unknown>(
          [],
          [{ __component: 'section.quote', text: 'Warm', author: 'Ada' }],
          [{ __component: 'nothing' }],
          [{}],
        )
      case 'enumeration':
        return fc.constantFrom<unknown>(...(attribute.enum as string[]), 'nothing')
      default:
        return fc.constantFrom(...(VALUES[String(type)] ?? ['Harbor', 'A longer text', ' spaces ']))
    }
  }

  #relation(target: string): fc.Arbitrary<unknown> {
    const id = this.#id(target)
    const list = fc.array(id, { minLength: 1, maxLength: 2 })
    return fc.oneof(
      id,
      list,
      fc.constantFrom<unknown>(null, [], 999),
      list.map((ids) => ({ connect: ids })),
      list.map((ids) => ({ disconnect: ids })),
      list.map((ids) => ({ set: ids })),
      fc.tuple(id, id).map(([one, other]) => ({ connect: [{ documentId: one, position: { before: other } }] })),
      fc
        .tuple(id, fc.constantFrom('draft', 'published'))
        .map(([documentId, status]) => ({ connect: [{ documentId, status, locale: 'fr' }] })),
      id.map((documentId) => ({ connect: [{ documentId, position: { start: true } }] })),
    )
  }
}

/** Attributes that Strapi sets itself. */
const GENERATED = new Set(['createdBy', 'updatedBy', 'createdAt', 'updatedAt', 'localizations'])

const VALUES: Record<string, unknown[]> = {
  integer: [1, 2, '3', 1.5, 9999999999],
  biginteger: ['182400', 5],
  float: [4.5, '1'],
  decimal: [20.25, '3'],
  boolean: [true, false, 'true', 1],
  date: ['2024-04-30', '2024-13-01'],
  time: ['18:00:00.000', '18:00', '25:00'],
  datetime: ['2024-04-18T10:00:00.000Z', '2024-04-18', 5],
  email: ['someone@somewhere.example', 'no address'],
  json: [{ a: 1 }, [1, 2], 'text', 5],
  blocks: [[{ type: 'paragraph', children: [{ type: 'text', text: 'Bread' }] }], [{ type: 'nothing' }]],
  uid: ['a-slug', 'no slug!', 'salt-and-ember'],
  password: ['Secret1'],
}
