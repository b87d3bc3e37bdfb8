import { addressOf, decoded, segmentsOf, splitAt, type Address, type Segment } from './address.ts'
import type { Documents } from './documents.ts'
import { readBody } from './body.ts'
import { attributesOf, isDeep, isPermitted, type Attribute, type Model, type Models } from './models.ts'
import { ELSEWHERE_OPERATORS, GROUPS, likelyOperators, LISTS, LONG, OPERATORS, SWITCHES } from './operators.ts'
import {
  BOOLEANS,
  deepOptions,
  didYouMean,
  localeOptions,
  nameless,
  notDeep,
  numberOnly,
  optionOf,
  problemOfValue,
  unlike,
  valuesOf,
  type Judge,
  type Option,
} from './option.ts'
import { pieceOf, type Piece } from './piece.ts'
import { endOfHead } from './request-text.ts'
import {
  ELSEWHERE,
  METHODS,
  OF_RELATIONS,
  PAGINATION,
  PAGINATION_NAMES,
  PARAMETERS,
  POPULATE_KEYS,
  PREFIX,
  RARE,
  STATUSES,
} from './words.ts'

/** URLs outside the REST API. */
const OTHER_PATHS = /^(?:https?:|\/graphql\b)/

/** Accepts unfinished prefixes. */
const startsElsewhere: Judge = (word) => (PREFIX.text.startsWith(word) ? undefined : 'REST API routes start with /api/.')

/**
 * Returns the operator that a word most likely means: the same name in other query languages, one that the word starts with, or one that it
 * is a prefix of.
 */
function nearOperator(word: string): string {
  const names = Object.keys(OPERATORS)
  return (
    ELSEWHERE_OPERATORS[word.replace(/^\$/, '').toLowerCase()] ??
    names.findLast((name) => word.startsWith(name)) ??
    names.find((name) => word.length > 3 && name.startsWith(word)) ??
    word
  )
}

/** Returns the error for a comparison after the brackets of a key, as in `filters[stars]>=2`. */
function problemOfSign(sign: string, hasEquals: boolean): string {
  const equals = hasEquals ? 'e' : ''
  const operator = { '>': `$gt${equals}`, '<': `$lt${equals}`, '!': '$ne' }[sign[0]!]
  return operator ? `“${sign}” isn’t an operator: write [${operator}]=.` : `“${sign}” can’t follow the brackets.`
}

interface Walk {
  segments: Segment[]
  value: Segment | undefined
}

/** Whether brackets contain an index. Empty ones do once a value follows; before that, a name isn't written yet. */
const isIndex = (text: string, value?: Segment): boolean => /^\d+$/.test(text) || (text === '' && value !== undefined)
const takesList = (operator = ''): boolean => LISTS.has(operator) || operator === '$and' || operator === '$or'

/**
 * Parses a request into its meaningful parts, in order.
 * @param documents suggestions for their endpoint
 */
export function readPieces(text: string, known: Models, documents?: Documents): Piece[] {
  const head = /^(\s*)(\S*)/.exec(text)!
  const methodFrom = head[1]!.length
  const method = pieceOf('method', { text: head[2]!, from: methodFrom, to: methodFrom + head[2]!.length }, METHODS, (word) =>
    word === '' || METHODS.some((option) => option.text === word.toUpperCase()) ? undefined : problemOfMethod(word),
  )
  const name = head[2]!.toUpperCase()
  const reader = new Reader(addressOf(text, method.to), known, documents)
  const pieces = [method, ...reader.read(name)]
  const end = endOfHead(text)
  if (text.slice(end).trim() === '' || OTHER_BODY.test(text.slice(0, end))) return pieces
  return [...pieces, ...readBody(text, end, { model: name === 'GET' ? undefined : reader.model, known, documents })]
}

/**
 * Parses one parameter of a query that is written in another way.
 * @param path the parameter's name and the names below it; an empty one for suggestions
 * @returns the part for the last name, or those for the value, whose offsets are in it
 */
export function readParameter(path: string[], value: string | undefined, { model, known }: { model: Model; known: Models }): Piece[] {
  let from = 0
  const segments = path.map((text) => {
    const segment = { text, from, to: from + text.length }
    from = segment.to + 1
    return segment
  })
  const length = from + (value?.length ?? 0)
  const places = Array.from({ length: length + 1 }, (_, index) => index)
  const reader = new Reader({ url: '', places, ends: places.map((place) => place + 1) }, known, undefined)
  const [root, ...inner] = segments
  reader.readParameter(root!, { segments: inner, value: value === undefined ? undefined : { text: value, from, to: length } }, model)
  const start = value === undefined ? segments.at(-1)!.from : from
  return reader.pieces.filter((piece) => piece.from >= start).map((piece) => ({ ...piece, from: piece.from - start, to: piece.to - start }))
}

/** A header for a body that isn't JSON. */
const OTHER_BODY = /^content-type:(?!.*json)/im

function problemOfMethod(word: string): string {
  return word.includes('/') ? `A request starts with its method: GET ${word}` : `The REST API doesn’t support the ${word} method.`
}

/** Short description of what the sender may not use. */
const NOT_PERMITTED = 'not permitted to this sender'

/** Moves what the sender may not use to the end. */
function refusedLast(options: Option[]): Option[] {
  const rank = ({ detail }: Option) => (detail === NOT_PERMITTED ? 1 : 0)
  return options.toSorted((one, other) => rank(one) - rank(other))
}

/** Attributes that are useful to compare come first. */
function rankOf(attribute: Attribute): number {
  return LONG.has(attribute.type) ? 2 : isDeep(attribute) ? 1 : 0
}

class Reader {
  readonly #address: Address
  readonly #known: Models
  readonly #documents: Documents | undefined
  readonly #byUid: Map<string, Model>
  readonly pieces: Piece[] = []
  /** Content type of the endpoint. */
  model: Model | undefined

  constructor(address: Address, known: Models, documents: Documents | undefined) {
    this.#address = address
    this.#known = known
    this.#documents = documents
    this.#byUid = new Map(known.models.map((model) => [model.uid, model]))
  }

  read(method: string): Piece[] {
    const { url } = this.#address
    const query = url.indexOf('?')
    const model = (this.model = this.#path(query < 0 ? url.length : query, method))
    if (query < 0 || !model) return this.pieces
    let from = query + 1
    for (const part of url.slice(from).split('&')) {
      this.#parameter(part, from, model)
      from += part.length + 1
    }
    return this.pieces
  }

  /** @returns the content type of the endpoint */
  #path(end: number, method: string): Model | undefined {
    const path = this.#address.url.slice(0, end)
    const [, prefix = '', endpoint = ''] = /^((?:https?:\/\/[^/]*)?\/api\/)([^/]*)/.exec(path) ?? []
    if (prefix === '') {
      if (!OTHER_PATHS.test(path)) this.#add('path', { text: path, from: 0, to: end }, [PREFIX], startsElsewhere)
      return undefined
    }
    const models = this.#known.models.filter((model) => model.endpoint !== undefined)
    const detailOf = (model: Model) => {
      if (!isPermitted(model, method)) return NOT_PERMITTED
      return model.isSingle ? `${model.name}, a single type` : model.name
    }
    const options = refusedLast(models.map((model) => ({ text: model.endpoint!, detail: detailOf(model) })))
    const segment = { text: endpoint, from: prefix.length, to: prefix.length + endpoint.length }
    const model = models.find((each) => each.endpoint === endpoint)
    const isOfOne = model !== undefined && !model.isSingle && (method === 'PUT' || method === 'DELETE')
    const hasNone = isOfOne && /^\/?$/.test(path.slice(segment.to))
    this.#add('path', segment, options, (word) => {
      if (hasNone) return `${method} needs the document’s ID: /api/${word}/<documentId>.`
      return ELSEWHERE.has(word) ? undefined : unlike(options, (name) => `There is no endpoint /api/${name}.`)(word)
    })
    if (path[segment.to] === '/' && model && !model.isSingle) {
      const from = segment.to + 1
      const options = this.#documents?.endpoint === endpoint ? this.#documents.options : []
      this.#add('path', { text: path.slice(from), from, to: end }, options)
    }
    return model
  }

  #add(kind: Piece['kind'], segment: Segment, options: Option[], problemOf?: Judge): void {
    const { places, ends } = this.#address
    const isEmpty = segment.to === segment.from
    // Put an empty part right after the previous one, even if the URL continues on the next line.
    const from = isEmpty && segment.from > 0 ? ends[segment.from - 1]! : places[segment.from]!
    const place = { text: segment.text, from, to: isEmpty ? from : ends[segment.to - 1]! }
    this.pieces.push(pieceOf(kind, place, options, isEmpty ? undefined : problemOf))
  }

  /** Puts relations last to entries that the sender may not read. */
  #readable(model: Model, options: Option[]): Option[] {
    const isRefused = ({ text }: Option) =>
      model.attributes[text]?.type === 'relation' &&
      model.attributes[text].targets?.some((uid) => {
        const target = this.#byUid.get(uid)
        return target !== undefined && !isPermitted(target, 'GET')
      }) === true
    return refusedLast(options.map((option) => (isRefused(option) ? { ...option, detail: NOT_PERMITTED } : option)))
  }

  /** Suggestions for attributes to sort or filter by, the most likely ones first. */
  #comparable(model: Model, goesOn: { deep: string; field: string }): Option[] {
    const attributes = Object.entries(attributesOf(model)).toSorted(([, one], [, other]) => rankOf(one) - rankOf(other))
    const options = attributes.map(([text, one]) => optionOf(text, one, isDeep(one) ? goesOn.deep : goesOn.field))
    return this.#readable(model, options)
  }

  #parameter(part: string, from: number, model: Model): void {
    const equals = part.indexOf('=')
    const key = equals < 0 ? part : part.slice(0, equals)
    const segments = segmentsOf(key, from)
    const value = equals < 0 ? undefined : { text: part.slice(equals + 1), from: from + equals + 1, to: from + part.length }
    const [root, ...inner] = segments
    this.readParameter(root!, { segments: inner, value }, model)
    const behind = /\]([^[\]]+)$/.exec(key)
    if (behind) {
      const start = from + key.length - behind[1]!.length
      const sign = { text: behind[1]!, from: start, to: start + behind[1]!.length }
      this.#add('key', sign, [], (word) => problemOfSign(word, value !== undefined))
    }
  }

  /** Reads a parameter whose name is split. */
  readParameter(root: Segment, walk: Walk, model: Model): void {
    const { segments: inner, value } = walk
    this.#add('parameter', root, PARAMETERS, (word) => {
      if (word === 'pagination' && inner.length === 0 && value) return `pagination needs a parameter in brackets: ${PAGINATION_NAMES}.`
      if ([...RARE, ...this.#known.parameters, ...PARAMETERS.map(({ text }) => text)].includes(word)) return undefined
      if (PAGINATION.some(({ text }) => text === word)) return `${word} is part of pagination: write pagination[${word}].`
      if (word in attributesOf(model)) return `${word} is a field, not a parameter: to filter by it, write filters[${word}].`
      return unlike(PARAMETERS, (name) => `Unknown parameter “${name}”, which Strapi ignores.`)(word)
    })
    if (root.text === 'filters') this.#filters(model, walk)
    else if (root.text === 'populate') this.#populate(model, walk)
    else this.#simple(root.text, model, walk)
  }

  #simple(name: string, model: Model, { segments, value }: Walk): void {
    if (name === 'pagination') {
      const [first] = segments
      if (first)
        this.#add(
          'key',
          first,
          PAGINATION,
          unlike(PAGINATION, (word) => `Unknown parameter “${word}” in pagination. Available: ${PAGINATION_NAMES}.`),
        )
      if (value) this.#value(value, first?.text === 'withCount' ? BOOLEANS : [], first?.text !== 'withCount' ? numberOnly : undefined)
    } else if (name === 'fields') this.#fields(model, { segments, value })
    else if (name === 'sort') this.#sort(model, { segments, value })
    else if (name === 'locale' && value) {
      const options = [...localeOptions(this.#known), { text: '*', detail: 'all of them' }]
      this.#value(
        value,
        options,
        unlike(options, (word) => `Unknown locale “${word}”.`),
      )
    } else if (name === 'status' && value)
      this.#value(
        value,
        STATUSES,
        unlike(STATUSES, (word) => `The status must be draft or published, not “${word}”.`),
      )
  }

  /** Comma-separated names, or one name per index. */
  #fields(model: Model, { segments, value }: Walk): void {
    if (value && segments.length > 0) this.#fieldName(value, model)
    else if (value) this.#words(value, (word) => this.#fieldName(word, model, '*'))
  }

  #sort(model: Model, { segments, value }: Walk): void {
    const named = segments.filter(({ text }) => !isIndex(text, value))
    if (named.length > 0) {
      const end = this.#steps(named, model)
      if (end && value)
        this.#value(
          value,
          ['asc', 'desc'].map((text) => ({ text, detail: '' })),
        )
      return
    }
    if (value) this.#words(value, (word) => this.#sortWord(word, model))
  }

  #sortWord(word: Segment, model: Model): void {
    const colon = word.text.indexOf(':')
    const field = colon < 0 ? word : { ...word, text: word.text.slice(0, colon), to: word.from + colon }
    this.#path2field(field, model)
    if (colon < 0) return
    const order = { text: word.text.slice(colon + 1), from: field.to + 1, to: word.to }
    const options = [
      { text: 'asc', detail: 'small to large, A to Z, old to new' },
      { text: 'desc', detail: 'large to small, Z to A, new to old' },
    ]
    this.#add(
      'value',
      order,
      options,
      unlike(options, (text) => `The sort order must be asc or desc, not “${text}”.`),
    )
  }

  /** A field, or a field of a relation: `chef.name`. */
  #path2field(word: Segment, model: Model): void {
    let current: Model | undefined = model
    const parts = splitAt(word, '.')
    for (const [index, part] of parts.entries()) {
      if (!current) return
      const attributes = attributesOf(current)
      const isLast = index === parts.length - 1
      const options = this.#comparable(current, { deep: '.', field: '' })
      this.#add('value', part, options, isLast || !attributes[part.text] ? unlike(options, nameless(current)) : undefined)
      const target = attributes[part.text]?.targets?.[0]
      current = target === undefined ? undefined : this.#byUid.get(target)
    }
  }

  #fieldName(word: Segment, model: Model, all?: string): void {
    const attributes = Object.entries(attributesOf(model))
    const options = attributes.filter(([, attribute]) => !isDeep(attribute)).map(([text, attribute]) => optionOf(text, attribute, ''))
    if (all !== undefined) options.push({ text: all, detail: 'all fields' })
    const deep = attributes.find(([name, attribute]) => name === word.text && isDeep(attribute))
    this.#add('value', word, options, (text) =>
      deep ? `${text} is a ${deep[1].type}, not a field: use populate.` : unlike(options, nameless(model))(text),
    )
  }

  #filters(model: Model, { segments, value }: Walk): void {
    let current: Model | undefined = model
    let attribute: Attribute | undefined
    let operator = ''
    let isRelated = false
    for (const [index, segment] of segments.entries()) {
      const { text } = segment
      // Only those after a list's operator can be empty: `[$or][]`.
      if (isIndex(text) || (text === '' && takesList(segments[index - 1]?.text))) continue
      if (attribute) {
        const options = likelyOperators(attribute.type).map((name) => ({
          text: name,
          detail: OPERATORS[name]!,
          goesOn: LISTS.has(name) ? '][0]=' : name === '$not' ? '][' : ']=',
        }))
        this.#add('key', segment, options, (word) =>
          OPERATORS[word]
            ? undefined
            : [`There is no operator “${word}”.`, didYouMean(nearOperator(word), Object.keys(OPERATORS))].filter(Boolean).join(' '),
        )
        operator = text
        continue
      }
      if (!current) return
      const attributes: Record<string, Attribute> = attributesOf(current)
      const options: Option[] = [
        ...this.#comparable(current, { deep: '][', field: '][' }).filter(({ text: name }) => attributes[name]!.type !== 'dynamiczone'),
        ...(isRelated ? OF_RELATIONS : []),
        ...Object.entries(GROUPS).map(([name, detail]) => ({ text: name, detail, goesOn: name === '$not' ? '][' : '][0][' })),
      ]
      const isZone = attributes[text]?.type === 'dynamiczone'
      // An operator on a relation compares the related entry's ID: unusual, but valid.
      const isCompared = isRelated && text in OPERATORS && text !== '$not'
      this.#add('key', segment, options, (word) =>
        isCompared ? undefined : isZone ? `${word} is a dynamic zone, and can’t be filtered.` : unlike(options, nameless(current!))(word),
      )
      if (text in GROUPS || isCompared) {
        operator = text
        if (isCompared) current = undefined
        continue
      }
      const found: Attribute | undefined = attributes[text]
      if (!found) return
      operator = ''
      isRelated = isDeep(found)
      if (isRelated) current = found.targets ? this.#byUid.get(found.targets[0]!) : undefined
      else attribute = found
    }
    if (!value) return
    if (SWITCHES.has(operator)) this.#value(value, BOOLEANS)
    else if (attribute) this.#value(value, valuesOf(attribute), problemOfValue(attribute, operator))
  }

  #populate(model: Model, { segments, value }: Walk): void {
    const [first, ...rest] = segments
    if (!first || isIndex(first.text, value)) {
      if (value && first) this.#deepPath(value, model)
      else if (value) this.#words(value, (word) => this.#deepPath(word, model))
      return
    }
    const options = this.#readable(model, deepOptions(model, ']['))
    this.#add(
      'key',
      first,
      options,
      unlike([...options, { text: '*', detail: '' }], (word) => notDeep(model, word)),
    )
    const attribute = model.attributes[first.text]
    if (!attribute?.targets) return
    const targets = attribute.targets.flatMap((uid) => this.#byUid.get(uid) ?? [])
    if (rest.length === 0) {
      if (value)
        this.#value(value, [
          { text: 'true', detail: '' },
          { text: '*', detail: 'with everything below' },
        ])
    } else this.#populated({ attribute, targets }, { segments: rest, value })
  }

  /** Reads the parameters nested in a populated attribute. */
  #populated({ attribute, targets }: { attribute: Attribute; targets: Model[] }, { segments, value }: Walk): void {
    const [key, ...rest] = segments
    const isZone = attribute.type === 'dynamiczone'
    const options = isZone ? [{ text: 'on', detail: 'by component', goesOn: '][' }, ...POPULATE_KEYS.slice(3)] : POPULATE_KEYS
    this.#add(
      'key',
      key!,
      options,
      unlike(options, (word) => `Unknown parameter “${word}” in populate.`),
    )
    const walk = { segments: rest, value }
    if (key!.text === 'on') {
      const [component, ...inner] = rest
      if (!component) return
      const components = targets.map(({ uid, name }) => ({ text: uid, detail: name, goesOn: '][' }))
      this.#add(
        'key',
        component,
        components,
        unlike(components, (word) => `The dynamic zone doesn’t allow a component “${word}”.`),
      )
      const target = targets.find(({ uid }) => uid === component.text)
      if (target && inner.length > 0) this.#populated({ attribute: { type: 'component' }, targets: [target] }, { segments: inner, value })
      return
    }
    const [target] = targets
    if (!target || isZone) return
    if (key!.text === 'count' && value) this.#value(value, BOOLEANS)
    else if (key!.text === 'filters') this.#filters(target, walk)
    else if (key!.text === 'populate') this.#populate(target, walk)
    else if (key!.text === 'fields') this.#fields(target, walk)
    else if (key!.text === 'sort') this.#sort(target, walk)
  }

  /** A relation, or a nested one: `chef.restaurant`. */
  #deepPath(word: Segment, model: Model): void {
    let current: Model | undefined = model
    for (const [index, part] of splitAt(word, '.').entries()) {
      if (!current) return
      const options: Option[] = this.#readable(current, deepOptions(current, ''))
      if (index === 0) options.push({ text: '*', detail: 'all of them, one level deep' })
      const owner: Model = current
      this.#add(
        'value',
        part,
        options,
        unlike([...options, { text: 'true', detail: '' }], (text) => notDeep(owner, text)),
      )
      const targets: string[] | undefined = current.attributes[part.text]?.targets
      current = targets?.length === 1 ? this.#byUid.get(targets[0]!) : undefined
    }
  }

  /** Reads the segments of a key as attribute names. @returns the last attribute */
  #steps(segments: Segment[], model: Model): Attribute | undefined {
    let current: Model | undefined = model
    let attribute: Attribute | undefined
    for (const segment of segments) {
      if (!current) return undefined
      const attributes: Record<string, Attribute> = attributesOf(current)
      const options = this.#comparable(current, { deep: '][', field: ']=' })
      this.#add('key', segment, options, unlike(options, nameless(current)))
      attribute = attributes[segment.text]
      const target = attribute?.targets?.[0]
      current = target === undefined ? undefined : this.#byUid.get(target)
    }
    return attribute
  }

  #value(segment: Segment, options: Option[], problemOf?: Judge): void {
    this.#add('value', segment, options, (text) => problemOf?.(decoded(text)))
  }

  #words(segment: Segment, read: (word: Segment) => void): void {
    for (const word of splitAt(segment, ',')) read(word)
  }
}
