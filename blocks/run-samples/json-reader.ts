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
  /** Returns what the value of an entry can be. */
  entry?: (name: string) => Expected
  /** Returns what an item of a list can be. */
  item?: () => Expected
}

const SPACE = /[ \t\r\n]*/y
/** A closing quotation mark followed by a letter is the next string's opening one. */
const STRING = /"(?:[^"\\\n]|\\.)*"(?!\w)/y
const OPEN_STRING = /"[\w$.:-]*/y
const WORD = /[^ \t\r\n{}[\]:,"]+/y
const LITERAL = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/
/** Maximum depth, so that nested brackets can't overflow the stack. */
const MAX_DEPTH = 60

/** Reads JSON that may be unfinished or wrong. Continues after a mistake, and reports the first one. */
export class JsonReader {
  readonly #text: string
  readonly #pieces: Piece[] = []
  #at: number
  #failure: (Segment & { problem: string }) | undefined
  #isTooDeep = false

  constructor(text: string, from: number) {
    this.#text = text
    this.#at = from
  }

  read(expected: Expected): Piece[] {
    const before = this.#space()
    this.#value(expected, { depth: 0, before })
    this.#space()
    if (this.#isTooDeep) return []
    if (!this.#isAtEnd()) this.#fail(this.#at, this.#at + 1, 'Remove what follows the JSON.')
    const failure = this.#failure
    if (!failure) return this.#pieces
    const { from, to } = failure
    const marked = this.#pieces.find(
      (piece) => !piece.isGap && ((piece.from < to && from < piece.to) || (piece.from === from && piece.to === to)),
    )
    if (marked) marked.problem = failure.problem
    else this.#pieces.push({ ...failure, kind: 'value', options: [] })
    return this.#pieces.toSorted((a, b) => a.from - b.from)
  }

  #isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  #fail(from: number, to: number, problem: string): void {
    this.#failure ??= { from, to, text: this.#text.slice(from, to), problem }
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
    return this.#match(SPACE)!.from
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
    const closed = this.#match(STRING)
    if (closed) {
      if (!isJson(closed.text)) this.#fail(closed.from, closed.to, 'This text contains a character that JSON requires to be escaped.')
      return { from: closed.from + 1, to: closed.to - 1, text: closed.text.slice(1, -1) }
    }
    const open = this.#match(OPEN_STRING)
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
    const { values = [], problemOfValue } = expected
    const string = this.#string()
    if (string) {
      this.#pieces.push(
        pieceOf(
          'value',
          string,
          values.map((option) => ({ ...option, goesOn: '"' })),
          problemOfValue,
        ),
      )
      return
    }
    const word = this.#match(WORD)
    if (word) {
      if (!LITERAL.test(word.text)) this.#fail(word.from, word.to, `“${word.text}” isn’t JSON: text needs double quotation marks.`)
      this.#pieces.push(pieceOf('number', word, plain(values), word.text === 'null' ? undefined : problemOfValue))
      return
    }
    this.#gap(before, 'value', plain(values))
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
        if (comma !== undefined) this.#fail(comma, comma + 1, 'Remove this comma: nothing follows it.')
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
    this.#entries(start, {
      close: '}',
      options: () => names().map((option) => ({ ...option, text: `"${option.text}"`, goesOn: ': ' })),
      readOne: () => {
        const name = this.#string() ?? this.#match(WORD)
        if (!name) return this.#fail(this.#at, this.#at + 1, 'A name in double quotation marks is missing before this.')
        if (this.#text[name.from - 1] !== '"') this.#fail(name.from, name.to, `The name “${name.text}” needs double quotation marks.`)
        this.#pieces.push(
          pieceOf(
            'key',
            name,
            names().map((option) => ({ ...option, goesOn: '": ' })),
            expected.problemOfName,
          ),
        )
        this.#space()
        if (!this.#takes(':')) return this.#fail(name.from, name.to, 'A colon and a value are missing after this name.')
        const before = this.#space()
        this.#value(expected.entry?.(name.text) ?? {}, { depth: depth + 1, before })
      },
    })
  }

  #list(expected: Expected, start: number, depth: number): void {
    const item = () => expected.item?.() ?? {}
    this.#entries(start, {
      close: ']',
      options: () => plain(item().values),
      readOne: () => this.#value(item(), { depth: depth + 1, before: this.#at }),
    })
  }
}

/** Returns values as JSON. */
function plain(values: Option[] = []): Option[] {
  return values.map((option) => (LITERAL.test(option.text) ? option : { ...option, text: `"${option.text}"` }))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
