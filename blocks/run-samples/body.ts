import type { Documents } from './documents.ts'
import { JsonReader, type Expected } from './json-reader.ts'
import { isDeep, type Attribute, type Model, type Models } from './models.ts'
import { BOOLEANS, localeOptions, nameless, optionOf, problemOfValue, unlike, valuesOf, type Option } from './option.ts'
import type { Piece } from './piece.ts'
import { IGNORED, OF_BODIES, OF_ENTRIES, OF_ITEMS, OF_OPERATIONS, OF_POSITIONS, READ_ONLY, STATUSES } from './words.ts'

/** Describes what Strapi accepts in bodies of requests that write. */
class Bodies {
  readonly #known: Models
  readonly #documents: Documents | undefined

  constructor(known: Models, documents: Documents | undefined) {
    this.#known = known
    this.#documents = documents
  }

  body(model: Model): Expected {
    return {
      names: OF_BODIES,
      problemOfName: (word) => (word in model.attributes ? 'Fields go inside “data”.' : undefined),
      entry: (name) => (name === 'data' ? this.#fields(model) : {}),
    }
  }

  #modelOf(uid: string | undefined): Model | undefined {
    return this.#known.models.find((model) => model.uid === uid)
  }

  #fields(model: Model): Expected {
    const attributes = { ...model.attributes, ...model.hidden }
    const names = Object.entries(attributes)
      .filter(([name]) => !READ_ONLY.has(name) && !IGNORED.has(name))
      .map(([name, attribute]) => {
        const option = optionOf(name, attribute, '')
        return attribute.required ? { ...option, detail: `${option.detail}, required` } : option
      })
    const isUnknown = unlike(names, nameless(model))
    return {
      names,
      problemOfName: (word) => {
        if (READ_ONLY.has(word)) return `Requests can’t set ${word}.`
        return IGNORED.has(word) ? undefined : isUnknown(word)
      },
      entry: (name) => (Object.hasOwn(attributes, name) ? this.#attribute(attributes[name]!) : {}),
    }
  }

  #attribute(attribute: Attribute): Expected {
    const { type, targets } = attribute
    if (type === 'dynamiczone') return { item: () => this.#ofZone(targets ?? []) }
    if (type === 'component') {
      const model = this.#modelOf(targets?.[0])
      return model ? { ...this.#fields(model), item: () => this.#fields(model) } : {}
    }
    if (type === 'relation') return this.#relation(this.#modelOf(targets?.[0]))
    if (isDeep(attribute)) return {}
    return {
      values: valuesOf(attribute),
      problemOfValue: type === 'boolean' ? noBoolean : problemOfValue(attribute, '$eq', 'Strapi rejects it'),
    }
  }

  /** A component of a dynamic zone, whose fields follow from `__component`. */
  #ofZone(uids: string[]): Expected {
    const models = uids.flatMap((uid) => this.#modelOf(uid) ?? [])
    const components = models.map(({ uid, name }) => ({ text: uid, detail: name }))
    const kind: Option = { text: '__component', detail: 'which component it is' }
    let fields: Expected = {}
    return {
      get names() {
        return [kind, ...(fields.names ?? [])]
      },
      problemOfName: (word) => (word === kind.text ? undefined : fields.problemOfName?.(word)),
      entry: (name) =>
        name === kind.text
          ? {
              values: components,
              problemOfValue: (word) => {
                const model = models.find(({ uid }) => uid === word)
                if (model) fields = this.#fields(model)
                return unlike(components, () => `The dynamic zone doesn’t allow a component “${word}”.`)(word)
              },
            }
          : (fields.entry?.(name) ?? {}),
    }
  }

  #relation(model: Model | undefined): Expected {
    const documents = model?.endpoint !== undefined && this.#documents?.endpoint === model.endpoint ? this.#documents.options : []
    const target: Expected = {
      names: OF_ITEMS,
      problemOfName: (word) => (OF_ENTRIES.has(word) ? undefined : isUnknownOfItem(word)),
      values: documents,
      entry: (name) => {
        if (name === 'documentId') return { values: documents }
        if (name === 'status') return { values: STATUSES }
        if (name === 'locale') return { values: localeOptions(this.#known) }
        return name === 'position' ? { names: OF_POSITIONS } : {}
      },
    }
    const targets = { ...target, item: () => target }
    return {
      ...targets,
      names: OF_OPERATIONS,
      problemOfName: (word) => (OF_ENTRIES.has(word) ? undefined : isUnknownOperation(word)),
      entry: (name) => (OF_ENTRIES.has(name) ? {} : targets),
    }
  }
}

const isUnknownOperation = unlike(OF_OPERATIONS, (word) => `There is no operation “${word}” on a relation.`)
const isUnknownOfItem = unlike(OF_ITEMS, (word) => `Unknown name “${word}” in an entry of a relation.`)

function noBoolean(text: string): string | undefined {
  return BOOLEANS.some((option) => option.text === text) ? undefined : `“${text}” isn’t true or false.`
}

/** What the body of a request refers to. */
interface Scope {
  /** Content type of the endpoint; without it, only the syntax is checked. */
  model: Model | undefined
  known: Models
  documents: Documents | undefined
}

/** Parses the JSON body of a request, which starts at an offset. */
export function readBody(text: string, from: number, { model, known, documents }: Scope): Piece[] {
  return new JsonReader(text, from).read(model ? new Bodies(known, documents).body(model) : {})
}
