import fc from 'fast-check'
import type { Model } from '../runtime/strapi.ts'
import { nestedNames, scalarNames, type Schema } from './model.ts'
import { OPERATORS, valueFor } from './values.ts'

/** Unencoded query parameters, such as `filters[name][$eq]` and `a`. */
type Pairs = Array<[name: string, value: string]>

/** Maximum nesting of filters and populates. */
const DEPTH = 3
const UNKNOWN = 'nothing'
const none = fc.constant<Pairs>([])

/** Generates REST queries for a content type. */
export class Queries {
  readonly #schema: Schema

  constructor(schema: Schema) {
    this.#schema = schema
  }

  /** Generates all parameters together, each of them usually empty. */
  of(model: Model): fc.Arbitrary<string> {
    const parts = [
      sometimes(this.#several(this.#filters(model, 'filters', 0)), 2),
      sometimes(this.#several(this.#populate(model, 'populate', 0)), 2),
      sometimes(this.#sort(model, 'sort'), 3),
      sometimes(this.#fields(model, 'fields'), 4),
      sometimes(pagination, 3),
      sometimes(pair('locale', ['en', 'fr', 'it', 'xx', '*', '']), 3),
      sometimes(pair('status', ['draft', 'published', 'bogus', '']), 3),
      sometimes(pair('_q', ['a', 'harbor', '%', '']), 15),
      sometimes(
        fc.constantFrom<Pairs>([['foo', 'bar']], [['filters', 'x']], [['populate', 'deep']], [['sort', ',']], [['pagination', '3']]),
        20,
      ),
    ]
    return fc.tuple(...parts).map((pairs) => toQuery(pairs.flat()))
  }

  #several(one: fc.Arbitrary<Pairs>): fc.Arbitrary<Pairs> {
    return fc.array(one, { minLength: 1, maxLength: 3 }).map((list) => list.flat())
  }

  #filters(model: Model, path: string, depth: number): fc.Arbitrary<Pairs> {
    const here = this.#comparison(model, path)
    if (depth >= DEPTH) return here
    const inside = nestedNames(model).flatMap((name) => {
      const target = this.#schema.target(model.attributes[name]!)
      return target ? [fc.constant(target).chain((next) => this.#filters(next, `${path}[${name}]`, depth + 1))] : []
    })
    const grouped = fc
      .tuple(fc.constantFrom('$and', '$or'), fc.constantFrom(0, 1))
      .chain(([group, index]) => this.#filters(model, `${path}[${group}][${index}]`, depth + 1))
    const negated = fc.constant('$not').chain((not) => this.#filters(model, `${path}[${not}]`, depth + 1))
    const nested = inside.length === 0 ? here : fc.oneof(...inside)
    return fc.oneof(
      { weight: 6, arbitrary: here },
      { weight: 3, arbitrary: nested },
      { weight: 2, arbitrary: grouped },
      { weight: 1, arbitrary: negated },
    )
  }

  #comparison(model: Model, path: string): fc.Arbitrary<Pairs> {
    return nameOf(model, [UNKNOWN, ...nestedNames(model)]).chain((name) => {
      const value = valueFor(model.attributes[name] ?? {})
      const at = `${path}[${name}]`
      return fc.oneof(
        {
          weight: 6,
          arbitrary: fc.tuple(fc.constantFrom(...OPERATORS), value).map(([operator, text]): Pairs => [[`${at}[${operator}]`, text]]),
        },
        { weight: 1, arbitrary: value.map((text): Pairs => [[at, text]]) },
        { weight: 1, arbitrary: value.map((text): Pairs => [[`${at}[$not][$eq]`, text]]) },
        {
          weight: 2,
          arbitrary: fc
            .tuple(fc.constantFrom('$in', '$notIn', '$between', '$or'), fc.array(value, { minLength: 1, maxLength: 3 }))
            .map(([operator, list]) => list.map((text, index): [string, string] => [`${at}[${operator}][${index}]`, text])),
        },
      )
    })
  }

  #populate(model: Model, path: string, depth: number): fc.Arbitrary<Pairs> {
    const all = fc.constantFrom<Pairs>([[path, '*']], [[path, 'true']], [[`${path}[0]`, '*']])
    const names = nestedNames(model)
    if (names.length === 0) return all
    const listed = fc.constantFrom(...names, UNKNOWN).map((name): Pairs => [[`${path}[0]`, name]])
    const named = fc
      .constantFrom(...names, 'createdBy', 'localizations', UNKNOWN)
      .chain((name) => this.#populated(model, `${path}[${name}]`, name, depth))
    return fc.oneof({ weight: 1, arbitrary: all }, { weight: 1, arbitrary: listed }, { weight: 6, arbitrary: named })
  }

  #populated(model: Model, path: string, name: string, depth: number): fc.Arbitrary<Pairs> {
    const attribute = model.attributes[name] ?? {}
    const simple = fc.constantFrom<Pairs>([[path, 'true']], [[path, '*']], [[path, 'false']], [[`${path}[count]`, 'true']])
    const components = this.#schema.components(attribute)
    if (components.length > 0) {
      const on = fc.constantFrom(...components, 'section.nothing').map((uid): Pairs => [[`${path}[on][${uid}][populate]`, '*']])
      return fc.oneof(simple, on)
    }
    const target = this.#schema.target(attribute)
    if (!target || depth >= DEPTH) return simple
    const options = fc
      .tuple(
        sometimes(this.#fields(target, `${path}[fields]`), 2),
        sometimes(this.#comparison(target, `${path}[filters]`), 3),
        sometimes(this.#sort(target, `${path}[sort]`), 3),
        sometimes(
          fc.constant(target).chain((next) => this.#populate(next, `${path}[populate]`, depth + 1)),
          2,
        ),
        sometimes(fc.constantFrom<Pairs>([[`${path}[limit]`, '1']], [[`${path}[start]`, '1']], [[`${path}[locale]`, 'fr']]), 8),
      )
      .map((pairs): Pairs => (pairs.flat().length > 0 ? pairs.flat() : [[path, 'true']]))
    return fc.oneof({ weight: 1, arbitrary: simple }, { weight: 3, arbitrary: options })
  }

  #sort(model: Model, path: string): fc.Arbitrary<Pairs> {
    const direction = fc.constantFrom('', ':asc', ':desc', ':DESC', ':down', ':')
    const one = fc.tuple(nameOf(model, [UNKNOWN, ...nestedNames(model)]), direction)
    const nested = nestedNames(model).flatMap((name) => {
      const target = this.#schema.target(model.attributes[name]!)
      return target ? [nameOf(target, []).map((inner): Pairs => [[`${path}[0][${name}][${inner}]`, 'asc']])] : []
    })
    return fc.oneof(
      one.map(([name, way]): Pairs => [[path, name + way]]),
      fc
        .array(one, { minLength: 1, maxLength: 3 })
        .map((list) => list.map(([name, way], index): [string, string] => [`${path}[${index}]`, name + way])),
      ...nested,
    )
  }

  #fields(model: Model, path: string): fc.Arbitrary<Pairs> {
    const name = nameOf(model, [UNKNOWN, '*', 'documentId', ...nestedNames(model)])
    return fc.oneof(
      name.map((field): Pairs => [[path, field]]),
      fc
        .array(name, { minLength: 1, maxLength: 3 })
        .map((list) => list.map((field, index): [string, string] => [`${path}[${index}]`, field])),
    )
  }
}

/** Generates usually the name of a simple attribute, sometimes one of the others. */
function nameOf(model: Model, others: string[]): fc.Arbitrary<string> {
  const names = fc.constantFrom('id', 'documentId', ...scalarNames(model))
  return others.length === 0 ? names : fc.oneof({ weight: 8, arbitrary: names }, { weight: 1, arbitrary: fc.constantFrom(...others) })
}

/** Generates nothing `odds` times as often as pairs, and shrinks to nothing. */
function sometimes(pairs: fc.Arbitrary<Pairs>, odds: number): fc.Arbitrary<Pairs> {
  return fc.oneof({ weight: odds, arbitrary: none }, { weight: 1, arbitrary: pairs })
}

function pair(name: string, values: string[]): fc.Arbitrary<Pairs> {
  return fc.constantFrom(...values).map((value): Pairs => [[name, value]])
}

const number = fc.constantFrom('0', '1', '2', '5', '1000', '-1', '1.5', 'x', '')
const pagination = fc.oneof(
  fc.tuple(number, number).map(([page, size]): Pairs => [
    ['pagination[page]', page],
    ['pagination[pageSize]', size],
  ]),
  fc.tuple(number, number).map(([start, limit]): Pairs => [
    ['pagination[start]', start],
    ['pagination[limit]', limit],
  ]),
  fc.constantFrom('page', 'pageSize', 'start', 'limit').chain((name) => number.map((value): Pairs => [[`pagination[${name}]`, value]])),
  fc.constantFrom('true', 'false', '1', 'x').map((value): Pairs => [
    ['pagination[page]', '1'],
    ['pagination[withCount]', value],
  ]),
  fc.tuple(number, number).map(([page, limit]): Pairs => [
    ['pagination[page]', page],
    ['pagination[limit]', limit],
  ]),
)

function toQuery(pairs: Pairs): string {
  return pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}
