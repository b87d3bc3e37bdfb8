import type { Segment } from './address.ts'
import type { Judge, Option } from './option.ts'
import { pieceOf, type Piece } from './piece.ts'

/** What a value of a JSON text can be. */
export interface Expected {
  /** Names of an object's entries. */
  readonly names?: Option[]
  problemOfName?: Judge
  /** Possible values; strings without quotes. */
  values?: Option[]
  problemOfValue?: Judge | undefined
  /** Parses the text of a string that has several parts. */
  parts?: (text: Segment) => Piece[]
  /** Returns what the value of an entry can be. */
  entry?: (name: string) => Expected
  /** Returns what an item of a list can be. */
  item?: () => Expected
}

/** How a text may be written. */
export interface Dialect {
  space: RegExp
  string: RegExp
  openString: RegExp
  literal: RegExp
  /** The quotation mark of strings that suggestions insert. */
  quote: string
  /** Whether a name can be without quotation marks. */
  isBare: (name: string) => boolean
  /** Whether a comma may be last, and a semicolon follow. */
  isLenient: boolean
}

const STRICT: Dialect = {
  space: /[ \t\r\n]*/y,
  // A closing quotation mark followed by a letter is the next string's opening one.
  string: /"(?:[^"\\\n]|\\.)*"(?!\w)/y,
  // Up to the end of the line, unless more than brackets or a comma follows the text.
  openString: /"(?:[^":\n]*?(?=[\s,}\]]*$)|[\w$.:-]*)/my,
  literal: /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/,
  quote: '"',
  isBare: () => false,
  isLenient: false,
}

/** JSON5: like an object in JavaScript. */
export const JSON5_DIALECT: Dialect = {
  space: /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/y,
  string: /"(?:[^"\\\n]|\\[^])*"(?!\w)|'(?:[^'\\\n]|\\[^])*'(?!\w)/y,
  openString: /["'][\w$.:*-]*/y,
  literal: /^(?:true|false|null|[+-]?(?:Infinity|NaN|0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?))$/i,
  quote: "'",
  isBare: (name) => /^[\p{L}$_][\p{L}\p{N}$_]*$/u.test(name),
  isLenient: true,
}

const WORD = /[^ \t\r\n{}[\]:,;"']+/y
/** Maximum depth, so that nested brackets can't overflow the stack. */
const MAX_DEPTH = 60

/** Reads JSON that may be unfinished or wrong. Continues after a mistake, and reports the first one of each line. */
export class JsonReader {
  readonly #text: string
  readonly #dialect: Dialect
  readonly #pieces: Piece[] = []
  #at: number
  readonly #failures: Array<Segment & { problem: string }> = []
  #isTooDeep = false

  constructor(text: string, from: number, dialect = STRICT) {
    this.#text = text
    this.#at = from
    this.#dialect = dialect
  }

  read(expected: Expected): Piece[] {
    const before = this.#space()
    this.#value(expected, { depth: 0, before })
    this.#space()
    if (this.#dialect.isLenient && this.#takes(';')) this.#space()
    if (this.#isTooDeep) return []
    if (!this.#isAtEnd()) this.#fail(this.#at, this.#at + 1, 'Remove what follows the JSON.')
    for (const failure of this.#failures) {
      const { from, to } = failure
      const marked = this.#pieces.find(
        (piece) => !piece.isGap && ((piece.from < to && from < piece.to) || (piece.from === from && piece.to === to)),
      )
      if (marked) marked.problem = failure.problem
      else this.#pieces.push({ ...failure, kind: 'value', options: [] })
    }
    return this.#pieces.toSorted((a, b) => a.from - b.from)
  }

  #isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  /** Later mistakes on a line are often consequences of its first one; so is what isn't closed in the end. */
  #fail(from: number, to: number, problem: string): void {
    const last = this.#failures.at(-1)
    if (last && (this.#isAtEnd() || !this.#text.slice(last.from, from).includes('\n'))) return
    this.#failures.push({ from, to, text: this.#text.slice(from, to), problem })
  }

  #match(pattern: RegExp): Segment | undefined {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text)
    if (!match) return undefined
    const from = this.#at
    this.#at = pattern.lastIndex
    return { from, to: this.#at, text: match[0] }
  }

  /** Skips whitespace, and returns where it started. */
  #space(): number {
    return this.#match(this.#dialect.space)!.from
  }

  #takes(letter: string): boolean {
    if (this.#text[this.#at] !== letter) return false
    this.#at++
    return true
  }

  #gap(from: number, kind: Piece['kind'], options: Option[]): void {
    if (options.length > 0) this.#pieces.push({ from, to: this.#at, kind, text: '', options, isGap: true })
  }

  /** Returns a string's text and place between its quotes. */
  #string(): Segment | undefined {
    const closed = this.#match(this.#dialect.string)
    if (closed) {
      if (!this.#dialect.isLenient && !isJson(closed.text))
        this.#fail(closed.from, closed.to, 'This text contains a character that JSON requires to be escaped.')
      return { from: closed.from + 1, to: closed.to - 1, text: closed.text.slice(1, -1) }
    }
    const open = this.#match(this.#dialect.openString)
    if (!open) return undefined
    this.#fail(open.from, open.to, 'The closing quotation mark is missing.')
    return { ...open, from: open.from + 1, text: open.text.slice(1) }
  }

  /** @param place nesting depth, and the start of the whitespace before the value */
  #value(expected: Expected, { depth, before }: { depth: number; before: number }): void {
    if (depth > MAX_DEPTH) {
      this.#isTooDeep = true
      this.#at = this.#text.length
      return
    }
    const start = this.#at
    if (this.#takes('{')) return this.#object(expected, start, depth)
    if (this.#takes('[')) return this.#list(expected, start, depth)
    const { values = [], problemOfValue, parts } = expected
    const string = this.#string()
    const goesOn = this.#text[start]!
    if (string && parts) {
      const pieces = parts(string)
      const last = pieces.at(-1)
      if (last) last.options = last.options.map((option) => ({ goesOn, ...option }))
      this.#pieces.push(...pieces)
      return
    }
    if (string) {
      this.#pieces.push(
        pieceOf(
          'value',
          string,
          values.map((option) => ({ ...option, goesOn })),
          problemOfValue,
        ),
      )
      return
    }
    const word = this.#match(WORD)
    if (word) {
      if (!this.#dialect.literal.test(word.text))
        this.#fail(word.from, word.to, `“${word.text}” isn’t JSON: text needs double quotation marks.`)
      this.#pieces.push(pieceOf('number', word, this.#plain(values), word.text === 'null' ? undefined : problemOfValue))
      return
    }
    this.#gap(before, 'value', this.#plain(values))
    const end = this.#text.slice(0, start).trimEnd().length
    this.#fail(end - 1, end, 'A value is missing after this.')
  }

  /** Reads the entries of an object or list up to its closing bracket. */
  #entries(bracket: number, { close, options, readOne }: { close: string; options: () => Option[]; readOne: () => void }): void {
    const unclosed = () => this.#fail(bracket, bracket + 1, `This bracket isn’t closed: ${close} is missing.`)
    let comma: number | undefined
    for (let isFirst = true; ; isFirst = false) {
      const before = this.#space()
      if (isFirst || comma !== undefined) this.#gap(before, close === '}' ? 'key' : 'value', options())
      if (this.#takes(close)) {
        if (comma !== undefined && !this.#dialect.isLenient) this.#fail(comma, comma + 1, 'Remove this comma: nothing follows it.')
        return
      }
      if (this.#isAtEnd()) return unclosed()
      const start = this.#at
      readOne()
      this.#space()
      const end = this.#at
      comma = this.#takes(',') ? end : undefined
      if (comma !== undefined || this.#text[end] === close || this.#isAtEnd()) continue
      // The bracket belongs to an outer object or list.
      if (/[}\]]/.test(this.#text[end]!)) return unclosed()
      this.#fail(end, end + 2, 'A comma is missing before this.')
      // Skips a bracket or colon that doesn't belong here.
      if (end === start || this.#text[end] === ':') this.#at++
    }
  }

  #object(expected: Expected, start: number, depth: number): void {
    const names = () => expected.names ?? []
    const { quote, isBare } = this.#dialect
    const written = (name: string) => (isBare(name) ? name : `${quote}${name}${quote}`)
    this.#entries(start, {
      close: '}',
      options: () => names().map((option) => ({ ...option, text: written(option.text), goesOn: ': ' })),
      readOne: () => {
        const before = this.#at
        const name = this.#string() ?? this.#match(WORD)
        if (!name) return this.#fail(this.#at, this.#at + 1, 'A name in double quotation marks is missing before this.')
        const mark = name.from > before && /["']/.test(this.#text[name.from - 1]!) ? this.#text[name.from - 1]! : ''
        if (mark === '' && !isBare(name.text)) this.#fail(name.from, name.to, `The name “${name.text}” needs double quotation marks.`)
        this.#pieces.push(
          pieceOf(
            'key',
            name,
            names().map((option) =>
              mark === '' ? { ...option, text: written(option.text), goesOn: ': ' } : { ...option, goesOn: `${mark}: ` },
            ),
            expected.problemOfName,
          ),
        )
        this.#space()
        if (!this.#takes(':')) return this.#fail(name.from, name.to, 'A colon and a value are missing after this name.')
        const after = this.#space()
        this.#value(expected.entry?.(name.text) ?? {}, { depth: depth + 1, before: after })
      },
    })
  }

  #list(expected: Expected, start: number, depth: number): void {
    const item = () => expected.item?.() ?? {}
    this.#entries(start, {
      close: ']',
      options: () => this.#plain(item().values),
      readOne: () => this.#value(item(), { depth: depth + 1, before: this.#at }),
    })
  }

  /** Returns values as they are written. */
  #plain(values: Option[] = []): Option[] {
    const { literal, quote } = this.#dialect
    return values.map((option) => (literal.test(option.text) ? option : { ...option, text: `${quote}${option.text}${quote}` }))
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
