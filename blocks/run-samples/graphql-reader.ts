import type { Segment } from './address.ts'
import { JsonReader, type Expected } from './json-reader.ts'
import type { Models } from './models.ts'
import { GROUPS, OPERATORS } from './operators.ts'
import { BOOLEANS, didYouMean, localeOptions, unlike, type Judge, type Option } from './option.ts'
import { separatorIn } from './operation.ts'
import { pieceOf, type Piece } from './piece.ts'
import { namedType, writeType, type Field, type Input, type Schema, type SchemaType, type TypeReference } from './schema.ts'

/** Whitespace, commas, and comments; then a token. */
const IGNORED = /(?:[\s,\uFEFF]|#.*)*/y
const TOKEN = /\.{3}|[A-Za-z_]\w*|"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|-?\d[\w.+-]*|[^]/y
const NAME = /^[A-Za-z_]/
/** A name that every object type has. */
const TYPE_NAME = '__typename'
const ROOTS: Record<string, string> = { query: 'Query', mutation: 'Mutation' }
const KEYWORDS: Option[] = [
  { text: 'query', detail: 'reads', goesOn: ' ' },
  { text: 'mutation', detail: 'writes', goesOn: ' ' },
  { text: 'fragment', detail: 'fields for several places', goesOn: ' ' },
]
/** Maximum depth, so that nested brackets can't overflow the stack. */
const MAX_DEPTH = 60
const DIRECTIVES: Option[] = [
  { text: 'include', detail: 'only if true', goesOn: '(if: ' },
  { text: 'skip', detail: 'unless true', goesOn: '(if: ' },
]
/** A field to sort by that the schema lacks. */
const ID: Option = { text: 'id', detail: '' }
/** Scalars whose values Strapi checks. */
const NUMBERS: ReadonlySet<string> = new Set(['Int', 'Float'])
const TEXTS: ReadonlySet<string> = new Set(['String', 'ID', 'Date', 'DateTime', 'Time', 'I18NLocaleCode'])

interface Scope {
  schema: Schema
  known: Models
}

/** What a value can be. */
interface ValueType {
  type: TypeReference
  /** Enumeration whose values a filter compares with, which the schema doesn't say. */
  compared?: SchemaType | undefined
  /** Object type whose fields a list of orders names. */
  sorted?: SchemaType | undefined
}

/** Parses a GraphQL operation, which may be unfinished or wrong, and its variables. */
export function readOperationPieces(text: string, scope: Scope): Piece[] {
  const separator = separatorIn(text)
  const reader = new GraphqlReader(separator ? text.slice(0, separator.from) : text, scope)
  const pieces = reader.read()
  if (!separator) return pieces
  const variables = new Map(reader.variables.map(({ name, type }) => [name, type]))
  return [...pieces, ...new JsonReader(text, separator.to).read(ofVariables(variables, scope))]
}

class GraphqlReader {
  readonly #text: string
  readonly #schema: Schema
  readonly #known: Models
  #pieces: Piece[] = []
  #token!: Segment
  /** End of the token before. */
  #end = 0
  #depth = 0
  /** The innermost bracket that isn't closed. */
  #unclosed: { open: Segment; close: string } | undefined
  /** Variables of the last operation; `undefined` in a fragment, which doesn't define any. */
  variables: Array<{ name: string; type: string }> = []
  #isFragment = false
  #fragments: string[]

  constructor(text: string, { schema, known }: Scope) {
    this.#text = text
    this.#schema = schema
    this.#known = known
    this.#fragments = [...text.matchAll(/\bfragment\s+(\w+)\s+on\b/g)].map(([, name]) => name!)
    this.#take()
  }

  read(): Piece[] {
    while (!this.#isAtEnd()) this.#definition()
    // While the operation is being written, other mistakes matter more.
    if (this.#unclosed && this.#pieces.every(({ problem }) => problem === undefined)) {
      const { open, close } = this.#unclosed
      this.#fail(open, `This bracket isn’t closed: ${close} is missing.`)
    }
    return this.#pieces.toSorted((one, other) => one.from - other.from || one.to - other.to)
  }

  #isAtEnd(): boolean {
    return this.#token.text === '' || this.#depth > MAX_DEPTH
  }

  /** Returns the current token, and moves to the next. */
  #take(): Segment {
    const taken = this.#token
    if (taken) this.#end = taken.to
    IGNORED.lastIndex = this.#end
    IGNORED.exec(this.#text)
    const from = IGNORED.lastIndex
    TOKEN.lastIndex = from
    const text = TOKEN.exec(this.#text)?.[0] ?? ''
    this.#token = { text, from, to: from + text.length }
    return taken
  }

  #takes(text: string): boolean {
    if (this.#token.text !== text) return false
    this.#take()
    return true
  }

  #isName(): boolean {
    return NAME.test(this.#token.text)
  }

  #add(kind: Piece['kind'], segment: Segment, options: Option[] = [], problemOf?: Judge): Piece {
    const piece = pieceOf(kind, segment, options, problemOf)
    this.#pieces.push(piece)
    return piece
  }

  #fail(segment: Segment, problem: string): void {
    this.#add('value', segment, [], () => problem)
  }

  /** Offers options in the whitespace before the current token; right after a name, typing continues that name. */
  #gap(options: Option[]): void {
    const isAfterName = /[\w"]/.test(this.#text[this.#end - 1] ?? '')
    const from = this.#end + (isAfterName ? 1 : 0)
    const last = this.#pieces.at(-1)
    // Values come before what may follow them.
    if (options.length === 0 || from > this.#token.from || (last?.isGap && last.from === from)) return
    this.#pieces.push({ from, to: this.#token.from, kind: 'key', text: '', options, isGap: true })
  }

  #definition(): void {
    if (this.#token.text === '{') {
      this.#isFragment = false
      this.variables = []
      return this.#selection(this.#schema.get('Query'))
    }
    const word = this.#take()
    if (word.text === 'fragment') {
      this.#isFragment = true
      if (this.#isName()) this.#add('value', this.#take())
      if (this.#takes('on')) return this.#onType(this.#objects())
      return
    }
    if (!NAME.test(word.text)) return this.#fail(word, `“${word.text}” can’t be here.`)
    this.#add(
      'parameter',
      word,
      KEYWORDS,
      unlike(KEYWORDS, (name) => `An operation starts with query or mutation, not “${name}”.`),
    )
    this.#isFragment = false
    this.variables = []
    if (this.#isName()) this.#add('value', this.#take())
    if (this.#token.text === '(') this.#definitions()
    this.#directives()
    const root = this.#schema.get(ROOTS[word.text] ?? '')
    if (this.#token.text === '{') this.#selection(root)
    else if (this.#isAtEnd() && root) this.#fail(word, 'A selection of fields is missing: { … }.')
  }

  /** Reads what is between brackets. */
  #between(close: string, { options, readOne }: { options: Option[]; readOne: () => void }): void {
    const open = this.#take()
    this.#depth++
    while (!this.#isAtEnd() && this.#token.text !== close) {
      // The bracket belongs to something further out.
      if (/^[})\]]$/.test(this.#token.text)) break
      this.#gap(options)
      const start = this.#token.from
      readOne()
      if (this.#token.from === start && !this.#isAtEnd()) this.#fail(this.#token, `“${this.#take().text}” can’t be here.`)
    }
    this.#gap(options)
    this.#depth--
    if (!this.#takes(close)) this.#unclosed ??= { open, close }
  }

  #definitions(): void {
    const types = [...this.#schema.values()].filter(
      ({ kind, name }) => /^(?:SCALAR|ENUM|INPUT_OBJECT)$/.test(kind) && !name.startsWith('__'),
    )
    const options = types.map(({ name, kind }) => ({ text: name, detail: kind.toLowerCase().replace('_', ' ') }))
    this.#between(')', {
      options: [],
      readOne: () => {
        if (!this.#takes('$')) return
        const name = this.#isName() ? this.#take().text : ''
        if (!this.#takes(':')) return
        while (this.#takes('['));
        this.#gap(options)
        let type = ''
        if (this.#isName()) {
          const word = this.#take()
          type = word.text
          this.#add(
            'value',
            word,
            options,
            unlike(options, (text) => `There is no input type “${text}”.`),
          )
        }
        while (/^[\]!]$/.test(this.#token.text)) this.#take()
        this.variables.push({ name, type })
        if (this.#takes('=')) this.#value({ type: { kind: 'SCALAR', name: type } })
      },
    })
  }

  #directives(): void {
    while (this.#takes('@')) {
      if (!this.#isName()) return
      const word = this.#take()
      this.#add(
        'key',
        word,
        DIRECTIVES,
        unlike(DIRECTIVES, (name) => `There is no directive “${name}”.`),
      )
      const condition = { name: 'if', type: { kind: 'SCALAR', name: 'Boolean' }, defaultValue: null }
      if (this.#token.text === '(') this.#arguments(word, { name: word.text, args: [condition], type: condition.type })
    }
  }

  /** Names of object types for fragments. */
  #objects(): Option[] {
    return [...this.#schema.values()]
      .filter(({ kind, name }) => kind === 'OBJECT' && !name.startsWith('__'))
      .map(({ name }) => ({ text: name, detail: '', goesOn: ' { ' }))
  }

  #onType(options: Option[]): void {
    this.#gap(options)
    let type: SchemaType | undefined
    if (this.#isName()) {
      const word = this.#take()
      type = this.#schema.get(word.text)
      this.#add(
        'value',
        word,
        options,
        unlike(options, (name) => `The type “${name}” can’t be here.`),
      )
    }
    this.#directives()
    if (this.#token.text === '{') this.#selection(type)
  }

  #fieldsOf(type: SchemaType | undefined): Option[] {
    if (!type) return []
    const fields = (type.fields ?? []).map(({ name, type: reference }) => {
      const detail = writeType(reference)
      return { text: name, detail, ...(this.#isDeep(reference) && { goesOn: ' { ' }) }
    })
    const kinds = type.possibleTypes?.map(({ name }) => ({ text: `... on ${name}`, detail: 'its fields', goesOn: ' { ' })) ?? []
    return [...fields, ...kinds, { text: TYPE_NAME, detail: 'name of the type' }]
  }

  #isDeep(type: TypeReference): boolean {
    return /^(?:OBJECT|UNION|INTERFACE)$/.test(this.#schema.get(namedType(type))?.kind ?? '')
  }

  #selection(type: SchemaType | undefined): void {
    const options = this.#fieldsOf(type)
    this.#between('}', {
      options,
      readOne: () => {
        if (this.#takes('...')) return this.#spread(type)
        if (this.#isName()) this.#field(type, options)
      },
    })
  }

  #spread(type: SchemaType | undefined): void {
    if (this.#takes('on')) {
      const kinds = type?.possibleTypes ?? (type ? [type] : [])
      return this.#onType(type ? kinds.map(({ name }) => ({ text: name, detail: '', goesOn: ' { ' })) : this.#objects())
    }
    const options = [{ text: 'on', detail: 'one type', goesOn: ' ' }, ...this.#fragments.map((text) => ({ text, detail: 'fragment' }))]
    if (!this.#isName()) this.#gap(options)
    else
      this.#add(
        'value',
        this.#take(),
        options,
        unlike(options, (name) => `There is no fragment “${name}”.`),
      )
    this.#directives()
    // A condition on several fields.
    if (this.#token.text === '{') this.#selection(type)
  }

  #field(type: SchemaType | undefined, options: Option[]): void {
    let word = this.#take()
    if (this.#takes(':')) {
      this.#add('value', word)
      if (!this.#isName()) return this.#gap(options)
      word = this.#take()
    }
    const names = options.map(({ text }) => text).filter((text) => !text.startsWith('...'))
    const field = type?.fields?.find(({ name }) => name === word.text)
    const isUnknown = type !== undefined && !field && word.text !== TYPE_NAME
    const piece = this.#add('key', word, options, (name) =>
      isUnknown ? [`Unknown field “${name}” in ${type.name}.`, didYouMean(name, names)].filter(Boolean).join(' ') : undefined,
    )
    const given = this.#token.text === '(' ? this.#arguments(word, field) : []
    this.#directives()
    const hasSelection = this.#token.text === '{'
    const isDeep = field && this.#isDeep(field.type)
    if (field) {
      const missing = field.args.find(
        ({ name, type: of, defaultValue }) => of.kind === 'NON_NULL' && defaultValue === null && !given.includes(name),
      )
      if (missing) piece.problem = `${word.text} needs the argument ${missing.name}.`
      else if (isDeep && !hasSelection) piece.problem = `${word.text} needs a selection of fields: ${word.text} { … }.`
      else if (!isDeep && hasSelection) piece.problem = `${word.text} is a value without fields.`
    }
    if (hasSelection) this.#selection(isDeep ? this.#schema.get(namedType(field.type)) : undefined)
  }

  /** @returns the names of the arguments */
  #arguments(owner: Segment, field: Field | undefined): string[] {
    const given: string[] = []
    const sorted = field && this.#entriesOf(field)
    const options = (field?.args ?? []).map(({ name, type }) => ({ text: name, detail: writeType(type), goesOn: ': ' }))
    this.#between(')', {
      options,
      readOne: () => {
        const word = this.#dollar() ?? (this.#isName() ? this.#take() : undefined)
        if (!word) return
        given.push(word.text)
        const problemOf = field && unlike(options, (name) => `${owner.text} doesn’t take an argument “${name}”.`)
        const piece = this.#add('parameter', word, options, problemOf)
        const argument = field?.args.find(({ name }) => name === word.text)
        this.#valueAfter(piece, argument && { type: argument.type, ...(word.text === 'sort' && { sorted }) })
      },
    })
    return given
  }

  /** The type of the entries that a field returns. */
  #entriesOf({ type }: Field): SchemaType | undefined {
    const returned = this.#schema.get(namedType(type))
    const nodes = returned?.fields?.find(({ name }) => name === 'nodes')
    return nodes ? this.#schema.get(namedType(nodes.type)) : returned
  }

  /** Reads a name that starts with `$`, as operators do in REST. */
  #dollar(): Segment | undefined {
    const { from } = this.#token
    if (!this.#takes('$')) return undefined
    const word = this.#isName() ? this.#take() : this.#token
    return { text: `$${word.text}`, from, to: word.to }
  }

  #valueAfter(name: Piece, expected: ValueType | undefined): void {
    if (this.#takes(':')) this.#value(expected)
    else name.problem ??= 'A colon and a value are missing after this name.'
  }

  #value(expected: ValueType | undefined): void {
    const type = expected && this.#schema.get(namedType(expected.type))
    const options = expected ? this.#valuesOf(expected, type) : []
    const { text } = this.#token
    if (text === '[') return this.#between(']', { options, readOne: () => this.#value(expected) })
    if (text === '{') return this.#object(type, expected?.compared)
    const variable = this.#dollar()
    if (variable) {
      const isMissing = !this.#isFragment && !this.variables.some(({ name }) => `$${name}` === variable.text)
      this.#add('value', variable, options, () => (isMissing ? `The operation doesn’t define ${variable.text}.` : undefined))
    } else if (text.startsWith('"')) this.#string(this.#take(), { type, expected, options })
    else if (/^[-\d]/.test(text)) this.#add('number', this.#take(), options, () => (type ? problemOfNumber(type) : undefined))
    else if (this.#isName()) this.#add('value', this.#take(), options, (word) => (type ? problemOfWord(word, type) : undefined))
    else this.#gap(options)
  }

  #valuesOf({ compared, sorted }: ValueType, type: SchemaType | undefined): Option[] {
    const quoted = (option: Option) => ({ ...option, text: `"${option.text}"` })
    const variables = this.variables
      .filter((each) => each.type === type?.name)
      .map(({ name }) => ({ text: `$${name}`, detail: 'variable' }))
    const plain = type?.kind === 'ENUM' ? valuesOfEnum(type) : type?.name === 'Boolean' ? BOOLEANS : []
    return [...plain, ...this.#textsOf({ compared, sorted }, type).map(quoted), ...variables]
  }

  /** Values that are strings, without quotation marks. */
  #textsOf({ compared, sorted }: Pick<ValueType, 'compared' | 'sorted'>, type: SchemaType | undefined): Option[] {
    if (type?.name === 'I18NLocaleCode') return localeOptions(this.#known)
    if (sorted)
      return (sorted.fields ?? [])
        .filter(({ type: of }) => !this.#isDeep(of))
        .map(({ name, type: of }) => ({ text: name, detail: writeType(of) }))
    return compared && type?.kind !== 'INPUT_OBJECT' ? valuesOfEnum(compared) : []
  }

  #string(
    token: Segment,
    { type, expected, options }: { type: SchemaType | undefined; expected: ValueType | undefined; options: Option[] },
  ): void {
    const isClosed = token.text.length > 1 && token.text.endsWith('"')
    if (!isClosed) return void this.#add('value', token, options, () => 'The closing quotation mark is missing.')
    const problem = type && expected ? this.#problemOfString(token.text, type, expected) : undefined
    this.#add('value', token, options, () => problem)
  }

  #problemOfString(text: string, type: SchemaType, expected: ValueType): string | undefined {
    const word = text.slice(1, -1)
    if (type.kind === 'ENUM') return `Values of ${type.name} are without quotation marks.`
    if (type.kind === 'INPUT_OBJECT') return `${type.name} is an object: { … }.`
    if (type.name === 'Boolean') return `${text} isn’t true or false.`
    if (NUMBERS.has(type.name)) return `${text} isn’t a number: write it without quotation marks.`
    const options = this.#textsOf(expected, type)
    if (type.name === 'I18NLocaleCode') return unlike([...options, { text: '*', detail: '' }], (name) => `Unknown locale “${name}”.`)(word)
    const { sorted, compared } = expected
    if (sorted) {
      const [name = ''] = word.split(/[:.]/)
      return word.includes('.') ? undefined : unlike([...options, ID], () => `Unknown field “${name}” in ${sorted.name}.`)(name)
    }
    return compared ? unlike(options, () => `“${word}” isn’t a value of this field, so nothing matches.`)(word) : undefined
  }

  #object(type: SchemaType | undefined, compared: SchemaType | undefined): void {
    const inputs = type?.inputFields ?? undefined
    const options = inputs?.map(inputOption) ?? []
    this.#between('}', {
      options,
      readOne: () => {
        const word = this.#dollar() ?? (this.#isName() ? this.#take() : undefined)
        if (!word) return
        const field = inputs?.find(({ name }) => name === word.text)
        const piece = this.#add('key', word, options, () => (type && inputs ? problemOfInput(word.text, type) : undefined))
        this.#valueAfter(piece, field && { type: field.type, compared: this.#comparedIn(field, type!, compared) })
      },
    })
  }

  /** A filter of an enumeration takes strings: it compares with the values of the field in the type that it filters. */
  #comparedIn(field: Input, owner: SchemaType, around: SchemaType | undefined): SchemaType | undefined {
    if (isFilter(owner)) return /^(?:eq|ne|in|notIn|not)$/.test(field.name) ? around : undefined
    const filtered = /^(.+)FiltersInput$/.exec(owner.name)?.[1] ?? ''
    const output = this.#schema.get(filtered)?.fields?.find(({ name }) => name === field.name)
    const compared = output && this.#schema.get(namedType(output.type))
    return compared?.kind === 'ENUM' ? compared : undefined
  }
}

/** Whether an input type has the operators for a field. */
function isFilter({ name }: SchemaType): boolean {
  return name.endsWith('FilterInput')
}

function inputOption({ name, type }: Input): Option {
  const detail = OPERATORS[`$${name}`] ?? GROUPS[`$${name}`] ?? writeType(type)
  return { text: name, detail, goesOn: ': ' }
}

function valuesOfEnum({ enumValues }: SchemaType): Option[] {
  return (enumValues ?? []).map(({ name }) => ({ text: name, detail: '' }))
}

function problemOfInput(word: string, type: SchemaType): string | undefined {
  const options = (type.inputFields ?? []).map(inputOption)
  const isOperator = isFilter(type)
  if (word.startsWith('$')) {
    const name = word.slice(1)
    if (options.some(({ text }) => text === name)) return `Operators have no $ in GraphQL: write ${name}.`
  }
  const owner = type.name.replace(/(?:Filters)?Input$/, '')
  return unlike(options, (name) => (isOperator ? `There is no operator “${name}”.` : `Unknown field “${name}” in ${owner}.`))(word)
}

function problemOfNumber(type: SchemaType): string | undefined {
  if (type.kind === 'INPUT_OBJECT') return `${type.name} is an object: { … }.`
  if (type.kind === 'ENUM') return `A number isn’t a value of ${type.name}.`
  return type.name === 'String' || type.name === 'I18NLocaleCode' ? 'Text needs double quotation marks.' : undefined
}

function problemOfWord(word: string, type: SchemaType): string | undefined {
  if (word === 'null') return undefined
  if (type.kind === 'ENUM') return unlike(valuesOfEnum(type), (name) => `“${name}” isn’t a value of ${type.name}.`)(word)
  if (type.kind === 'INPUT_OBJECT') return `${type.name} is an object: { … }.`
  if (type.name === 'Boolean') return BOOLEANS.some(({ text }) => text === word) ? undefined : `“${word}” isn’t true or false.`
  if (NUMBERS.has(type.name)) return `“${word}” isn’t a number.`
  return TEXTS.has(type.name) ? 'Text needs double quotation marks.' : undefined
}

/** Describes the JSON of an operation's variables. */
function ofVariables(variables: Map<string, string>, scope: Scope): Expected {
  const names = [...variables].map(([text, detail]) => ({ text, detail }))
  return {
    names,
    problemOfName: unlike(names, (name) => `The operation doesn’t define $${name}.`),
    entry: (name) => ofInput(scope.schema.get(variables.get(name) ?? ''), scope),
  }
}

/** Describes the JSON of an input type; a list of it, too, since one item may be without brackets. */
function ofInput(type: SchemaType | undefined, scope: Scope): Expected {
  if (!type) return {}
  const expected: Expected = { values: valuesOfType(type, scope), problemOfValue: type.kind === 'ENUM' ? enumJudge(type) : undefined }
  if (type.inputFields) {
    Object.assign(expected, {
      names: type.inputFields.map(inputOption),
      problemOfName: (word: string) => problemOfInput(word, type),
      entry: (name: string) => {
        const field = type.inputFields!.find((each) => each.name === name)
        return field ? ofInput(scope.schema.get(namedType(field.type)), scope) : {}
      },
    })
  }
  return { ...expected, item: () => ofInput(type, scope) }
}

function enumJudge(type: SchemaType): Judge {
  return unlike(valuesOfEnum(type), (name) => `“${name}” isn’t a value of ${type.name}.`)
}

function valuesOfType(type: SchemaType, { known }: Scope): Option[] {
  if (type.kind === 'ENUM') return valuesOfEnum(type)
  if (type.name === 'Boolean') return BOOLEANS
  return type.name === 'I18NLocaleCode' ? localeOptions(known) : []
}
