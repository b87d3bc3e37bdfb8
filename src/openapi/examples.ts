import type { MediaObject, ParameterObject, Ref, SchemaKeywords, SchemaObject } from './document.ts'
import { LIMITS } from '../values/limits.ts'
import type { References } from './references.ts'

/** Maximum nesting of a request example. */
const MAX_LEVELS = 5
/** Maximum nesting of a response example; deeper levels are usually optional, as with `populate`. */
export const ANSWER_LEVELS = 3

const BY_FORMAT: Record<string, string> = {
  date: '2024-09-16',
  'date-time': '2024-09-16T10:30:00.000Z',
  time: '10:30:00.000',
  email: 'ada@example.com',
  uri: 'https://example.com',
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  float: '1.5',
}

/** Determines example values: from the document, or else generated from its schemas. */
export class Examples {
  readonly #references: References
  readonly #byFormat: Record<string, string>
  /** Number of values in the current example. */
  #values = 0

  /** @param byFormat string format → example, in addition to the defaults above */
  constructor(references: References, byFormat: Record<string, string> = {}) {
    this.#references = references
    this.#byFormat = { ...BY_FORMAT, ...byFormat }
  }

  /** Returns the first example of a parameter or media type. */
  given({ example, examples }: Pick<MediaObject | ParameterObject, 'example' | 'examples'>): unknown {
    if (example !== undefined) return example
    const [first] = Object.values(examples ?? {})
    return first && this.#references.resolve<{ value?: unknown }>(first as Ref).value
  }

  /** Generates an example. @returns `undefined` if there is nothing to show */
  of(schema: SchemaObject, maxLevels = MAX_LEVELS): unknown {
    this.#values = 0
    return this.#of(schema, { maxLevels, trail: [], level: 0 })
  }

  #of(schema: SchemaObject, { maxLevels, trail, level }: { maxLevels: number; trail: string[]; level: number }): unknown {
    // The number of paths through schemas that refer to each other grows exponentially.
    if (++this.#values > LIMITS.apiExampleValues) return undefined
    if (typeof schema === 'boolean') return {}
    const name = this.#references.nameOf(schema)
    if (level > maxLevels || (name !== undefined && trail.includes(name))) return undefined
    const keywords = schema.$ref === undefined ? schema : this.#references.resolve<SchemaKeywords>(schema as Ref)
    const within = name === undefined ? trail : [...trail, name]
    const inside = (child: SchemaObject) => this.#of(child, { maxLevels, trail: within, level: level + 1 })
    const given = keywords.example ?? keywords.examples?.[0] ?? keywords.default ?? keywords.const ?? keywords.enum?.[0]
    if (given !== undefined) return given
    if (keywords.allOf) {
      const parts = [...keywords.allOf.map(inside), this.#ofType({ ...keywords, type: 'object' }, inside)]
      return Object.assign({}, ...parts.filter((part) => typeof part === 'object' && part !== null))
    }
    const [alternative] = keywords.oneOf ?? keywords.anyOf ?? []
    return alternative === undefined ? this.#ofType(keywords, inside) : inside(alternative)
  }

  #ofType({ type, properties, items, format, minimum }: SchemaKeywords, inside: (child: SchemaObject) => unknown): unknown {
    switch (Array.isArray(type) ? type.find((one) => one !== 'null') : type) {
      case 'array': {
        const entry = items === undefined ? undefined : inside(items)
        return entry === undefined ? [] : [entry]
      }
      case 'string':
        return (format !== undefined && this.#byFormat[format]) || 'text'
      case 'integer':
        return minimum ?? 1
      case 'number':
        return minimum ?? 1
      case 'boolean':
        return true
      case 'null':
        return null
      default: {
        if (!properties) return {}
        const values = Object.entries(properties).map(([name, child]) => [name, inside(child)] as const)
        const shown = values.filter(([, value]) => value !== undefined)
        return shown.length > 0 ? Object.fromEntries(shown) : undefined
      }
    }
  }
}
