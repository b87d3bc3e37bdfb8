/** A piece of a line, colored as property, string, number, or not at all. */
export interface Token {
  text: string
  color?: 'p' | 's' | 'n'
}

export type Line = Token[]

/** A line with one value or bracket: the unit of comparison, independent of the layout. */
export interface FlatLine {
  text: string
  /** Index of the displayed line that contains it. */
  line: number
}

/** JSON formatted for display and for comparison. */
export interface PrintedJson {
  lines: Line[]
  flat: FlatLine[]
}

/** Maximum width in characters of objects and lists on one line, as in recorded responses. */
const ONE_LINE = 72

/** Formats JSON as in the documents. */
export function printJson(value: unknown): PrintedJson {
  const printer = new Printer()
  printer.print(value, { indent: '', key: '', end: '' })
  return printer
}

/** Formats text that isn't JSON. */
export function printText(text: string): PrintedJson {
  const lines = text === '' ? [] : text.split('\n')
  return { lines: lines.map((line) => [{ text: line }]), flat: lines.map((line, index) => ({ text: line, line: index })) }
}

interface Place {
  indent: string
  /** Name of the entry as JSON; empty in lists. */
  key: string
  /** Trailing comma, if any. */
  end: string
}

class Printer implements PrintedJson {
  readonly lines: Line[] = [[]]
  readonly flat: FlatLine[] = []

  print(node: unknown, { indent, key, end }: Place): void {
    if (key) this.#write([{ text: key, color: 'p' }, { text: ': ' }])
    const name = key && `${key}: `
    if (typeof node !== 'object' || node === null || Object.keys(node).length === 0) {
      const text = JSON.stringify(node)
      this.#write([
        { text, ...(typeof node === 'string' ? { color: 's' } : typeof node === 'object' && node ? {} : { color: 'n' }) },
        { text: end },
      ])
      this.#note(`${indent}${name}${text}`)
      return
    }
    const isList = Array.isArray(node)
    const isInline = indent !== '' && isShort(node, isList, indent.length)
    const entries = Object.entries(node)
    const [open, close] = isList ? ['[', ']'] : ['{', '}']
    this.#write([{ text: open + (isInline && !isList ? ' ' : '') }])
    this.#note(`${indent}${name}${open}`)
    const inner = `${indent}  `
    entries.forEach(([child, content], index) => {
      if (!isInline) this.lines.push([{ text: inner }])
      const comma = index < entries.length - 1 ? (isInline ? ', ' : ',') : ''
      this.print(content, { indent: inner, key: isList ? '' : JSON.stringify(child), end: comma })
    })
    if (!isInline) this.lines.push([{ text: indent }])
    this.#write([{ text: (isInline && !isList ? ' ' : '') + close + end }])
    this.#note(indent + close)
  }

  #write(tokens: Token[]): void {
    this.lines.at(-1)!.push(...tokens.filter(({ text }) => text !== ''))
  }

  #note(text: string): void {
    this.flat.push({ text, line: this.lines.length - 1 })
  }
}

function isShort(node: object, isList: boolean, indent: number): boolean {
  const entries = Object.entries(node)
  if (entries.some(([, child]) => typeof child === 'object' && child !== null)) return false
  const parts = entries.map(([name, child]) => (isList ? '' : `${JSON.stringify(name)}: `) + JSON.stringify(child))
  return indent + parts.join(', ').length + (isList ? 2 : 4) <= ONE_LINE
}

/** Returns a line's text. */
export function textOf(line: Line): string {
  return line.map(({ text }) => text).join('')
}
