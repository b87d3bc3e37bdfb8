import { defined } from '../values/defined.ts'
import type { Messages } from '../messages/messages.ts'
import type { SchemaKeywords, SchemaObject } from './document.ts'
import { hasParts, type Property, type Schema } from './reference.ts'
import type { References } from './references.ts'

type Rules = Messages['api']['rules']

/** Maximum nesting that is shown inline. */
const MAX_LEVELS = 3

/** Maximum number of properties of an object that is shown in one line, if they only have types. */
const MAX_IN_LINE = 3

/** Converts schemas for display. Nested named schemas become links, so circular schemas are no problem. */
export class SchemaReader {
  readonly #references: References
  readonly #idOf: (name: string) => string
  readonly #words: Messages['api']
  readonly #flat = new WeakMap<SchemaKeywords, SchemaKeywords>()

  /** @param idOf returns the anchor of a named schema */
  constructor(references: References, idOf: (name: string) => string, words: Messages['api']) {
    this.#words = words
    this.#references = references
    this.#idOf = idOf
  }

  /** Converts a schema and its parts. A nested named schema only has its name and link; parts below `MAX_LEVELS` are omitted. */
  read(schema: SchemaObject, level = 0): Schema {
    const name = this.#references.nameOf(schema)
    if (name !== undefined && level > 0) {
      return { type: name, link: this.#idOf(name), description: '', rules: [], properties: [] }
    }
    const keywords = this.flatten(schema)
    const type = this.#typeOf(keywords, name, level > 0)
    const link = name === undefined ? undefined : this.#idOf(name)
    const shallow = defined<Schema>({
      type,
      link,
      description: keywords.description ?? '',
      rules: rulesOf(keywords, this.#words.rules),
      properties: [],
    })
    if (level >= MAX_LEVELS) return shallow
    if (level > 0 && this.#inLine(keywords) !== undefined) return shallow
    const inside = (child: SchemaObject) => this.read(child, level + 1)
    const { items } = keywords
    const alternatives = keywords.oneOf ?? keywords.anyOf
    const itemSchema = items === undefined ? undefined : inside(items)
    return defined({
      ...shallow,
      properties: this.#properties(keywords, inside),
      items: itemSchema && hasParts(itemSchema) ? itemSchema : undefined,
      variants: alternatives && { kind: keywords.oneOf ? 'oneOf' : 'anyOf', options: alternatives.map(inside) },
    })
  }

  #properties(
    { properties = {}, required = [], additionalProperties }: SchemaKeywords,
    inside: (child: SchemaObject) => Schema,
  ): Property[] {
    const named = Object.entries(properties).map(([name, child]): Property => {
      const { deprecated = false, readOnly, writeOnly } = this.flatten(child)
      return defined({
        name,
        isRequired: required.includes(name),
        isDeprecated: deprecated,
        access: readOnly ? 'readOnly' : writeOnly ? 'writeOnly' : undefined,
        schema: inside(child),
      })
    })
    const others = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
    return others
      ? [...named, { name: this.#words.schema.otherName, isRequired: false, isDeprecated: false, schema: inside(additionalProperties) }]
      : named
  }

  /** Merges a schema with the schemas that it refers to and those in `allOf`. */
  flatten(schema: SchemaObject): SchemaKeywords {
    if (typeof schema === 'boolean') return {}
    let flat = this.#flat.get(schema)
    if (!flat) {
      flat = merged(this.#partsOf(schema))
      this.#flat.set(schema, flat)
    }
    return flat
  }

  /** A schema and those that it consists of, without duplicates. */
  #partsOf(schema: SchemaKeywords): SchemaKeywords[] {
    const found = new Map<SchemaKeywords, SchemaKeywords>()
    const left: SchemaObject[] = [schema]
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (typeof next === 'boolean') continue
      const resolved = next.$ref === undefined ? next : this.#references.resolve<SchemaKeywords>(next as { $ref: string })
      if (found.has(resolved)) continue
      const { $ref, allOf = [], ...own } = resolved
      found.set(resolved, own)
      left.push(...allOf.toReversed())
    }
    return [...found.values()]
  }

  /** Formats an object in one line: `{ id: number, documentId: string }`. Returns `undefined` if that would omit something. */
  #inLine({ type, properties = {}, required = [], additionalProperties, oneOf, anyOf }: SchemaKeywords): string | undefined {
    const entries = Object.entries(properties)
    if (type !== 'object' || required.length > 0 || additionalProperties || oneOf || anyOf) return undefined
    if (entries.length === 0 || entries.length > MAX_IN_LINE) return undefined
    const parts = entries.map(([name, child]) => ({
      name,
      keywords: this.flatten(child),
      isNamed: this.#references.nameOf(child) !== undefined,
    }))
    if (parts.some((part) => part.isNamed || !isPlain(part.keywords, this.#words.rules))) return undefined
    return `{ ${parts.map((part) => `${part.name}: ${this.#typeOf(part.keywords)}`).join(', ')} }`
  }

  /** @param isShort whether the object's parts aren't shown below it, so a small object is formatted inline */
  #typeOf(keywords: SchemaKeywords, name?: string, isShort = true, level = 0): string {
    const words = this.#words.schema
    const { type, items, enum: values, oneOf, anyOf, nullable, format } = keywords
    const names = (Array.isArray(type) ? type : [type]).filter((one) => one !== undefined)
    const readable = names.map((one) => {
      if (one === 'array' && items !== undefined)
        return words.arrayOf(
          this.#references.nameOf(items) ??
            (level < MAX_LEVELS ? this.#typeOf(this.flatten(items), undefined, true, level + 1) : words.any),
        )
      if (one === 'object') return name ?? (isShort ? this.#inLine(keywords) : undefined) ?? one
      return format === undefined ? one : `${one} (${format})`
    })
    if (nullable) readable.push('null')
    if (readable.length > 0) return words.or(readable)
    if (name !== undefined) return name
    if (keywords.properties) return words.object
    if (oneOf ?? anyOf) return words.alternatives
    return values ? words.value : words.any
  }
}

/** Whether the type is all there is to show. */
function isPlain(keywords: SchemaKeywords, words: Rules): boolean {
  const { type, description, readOnly, writeOnly, deprecated } = keywords
  const isPrimitive = typeof type === 'string' && type !== 'object' && type !== 'array'
  return isPrimitive && !description && !readOnly && !writeOnly && !deprecated && rulesOf(keywords, words).length === 0
}

/** The keywords of all parts; those of earlier parts win. */
function merged(parts: SchemaKeywords[]): SchemaKeywords {
  const last = parts.toReversed()
  return {
    ...Object.fromEntries(last.flatMap((part) => Object.entries(part))),
    ...joined('properties', Object.fromEntries(last.flatMap(({ properties = {} }) => Object.entries(properties)))),
    ...joined('required', [...new Set(last.flatMap(({ required = [] }) => required))]),
  }
}

function joined<K extends string, V extends object>(key: K, value: V): { [key in K]?: V } {
  return (Object.keys(value).length > 0 ? { [key]: value } : {}) as { [key in K]?: V }
}

/** Lists constraints in words. */
function rulesOf(keywords: SchemaKeywords, words: Rules): string[] {
  const { enum: values, default: fallback, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = keywords
  const rules: Array<[(value: string) => string, unknown]> = [
    [words.is, keywords.const],
    [() => words.oneOf(values!.map((value) => JSON.stringify(value))), values],
    [words.default, fallback],
    [exclusiveMinimum === true ? words.moreThan : words.atLeast, minimum],
    [exclusiveMaximum === true ? words.lessThan : words.atMost, maximum],
    [words.moreThan, typeof exclusiveMinimum === 'number' ? exclusiveMinimum : undefined],
    [words.lessThan, typeof exclusiveMaximum === 'number' ? exclusiveMaximum : undefined],
    [words.multipleOf, keywords.multipleOf],
    [words.minLength, keywords.minLength],
    [words.maxLength, keywords.maxLength],
    [words.matches, keywords.pattern],
    [words.minItems, keywords.minItems],
    [words.maxItems, keywords.maxItems],
  ]
  const said = rules.flatMap(([say, value]) =>
    value === undefined ? [] : [say(typeof value === 'string' ? value : JSON.stringify(value))],
  )
  return keywords.uniqueItems ? [...said, words.unique] : said
}
