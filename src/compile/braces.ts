import type { Nodes, Root, RootContent, Text } from 'mdast'
import { placeAt } from './nesting.ts'

/** Documents can only contain literals in braces, and no literal is longer. */
const MAX_EXPRESSION = 500
const MAX_INNER_BRACES = 8

/** The parser treats a block that starts like this as JavaScript, wherever it ends. */
const MODULE_LINE = /^(?:import|export)(?=[ \t{*\r\n])/gm
/** Imports that writers copy from other sites. They're safe to parse, so the parser's result identifies them as imports. */
const PLAIN_IMPORT = /^import (?:[\w$*, \t]|\{[\w$, \t]*\}){1,500} from (?:'[^'\\\n]*'|"[^"\\\n]*");?[ \t]*$/my

/** Noncharacters, which Unicode excludes from text, replace the characters to hide from the parser. */
const NO_CHARACTERS = Array.from({ length: 32 }, (_, index) => String.fromCharCode(0xfdd0 + index))
const COVERED = ['{', 'i', 'e'] as const

interface Covered {
  text: string
  /** Restores what was covered: as text in code; in prose, as an expression or an import, neither of which is allowed there. */
  uncover: (tree: Root) => void
}

/**
 * Covers braces, imports, and exports that could crash the parser. It passes them to a JavaScript parser, which recurses until the
 * process crashes (`{!!!…`, 30,000 times) and tries two ways to parse each unclosed tag (`{<a><a>…`, 20 times). They are harmless
 * in code, but only the parser knows what is code, so it receives text without them.
 */
export function cover(source: string): Covered {
  const braces = dangerousBraces(source)
  const modules = [...source.matchAll(MODULE_LINE)].map(({ index }) => index).filter((index) => !isPlainImport(source, index))
  if (braces.length === 0 && modules.length === 0) return { text: source, uncover: () => {} }
  const standIns = freeCharacters(source)
  const text = replaceAt(
    source,
    [...braces, ...modules].sort((a, b) => a - b),
    (character) => standIns[COVERED.indexOf(character as '{')]!,
  )
  return { text, uncover: (tree) => new Uncovering({ source, standIns, braces, modules: new Set(modules) }).root(tree) }
}

function dangerousBraces(source: string): number[] {
  const found: number[] = []
  const known = { comment: -1 }
  for (let at = source.indexOf('{'); at >= 0;) {
    const end = isEscaped(source, at) ? at + 1 : harmlessEnd(source, at, known)
    if (end === undefined) found.push(at)
    at = source.indexOf('{', end ?? at + 1)
  }
  return found
}

function isEscaped(source: string, at: number): boolean {
  let start = at
  while (source[start - 1] === '\\') start--
  return (at - start) % 2 === 1
}

function isPlainImport(source: string, at: number): boolean {
  PLAIN_IMPORT.lastIndex = at
  return PLAIN_IMPORT.test(source)
}

/**
 * Returns where a braced expression ends, if it's a comment, or if it's short and certain to end at the same position for the
 * parser.
 */
function harmlessEnd(source: string, start: number, known: { comment: number }): number | undefined {
  const comment = endOfComment(source, start, known)
  if (comment !== undefined) return comment
  const last = Math.min(source.length, start + MAX_EXPRESSION)
  let depth = 0
  for (let at = start; at < last; at++) {
    const character = source[at]!
    if (character === '{' && ++depth > MAX_INNER_BRACES) return undefined
    if (character === '}' && --depth === 0) return at + 1
    if (character === '/' || character === '\\') return undefined
    if (character === '<' && !/[\s\d=]/.test(source[at + 1] ?? '<')) return undefined
    if (character === '"' || character === '`' || (character === "'" && !/\w/.test(source[at - 1]!))) {
      const end = endOfString(source, at)
      if (end === undefined || end > last) return undefined
      at = end
    }
  }
  return undefined
}

/** Matches `{/* … *\/}` of any length. */
function endOfComment(source: string, start: number, known: { comment: number }): number | undefined {
  const opening = /\{\s{0,20}\/\*/y
  opening.lastIndex = start
  if (!opening.test(source)) return undefined
  const from = opening.lastIndex
  if (known.comment < from) known.comment = source.indexOf('*/', from)
  if (known.comment < 0) known.comment = Infinity
  if (known.comment === Infinity) return undefined
  const closing = /\*\/\s{0,20}\}/y
  closing.lastIndex = known.comment
  return closing.test(source) ? closing.lastIndex : undefined
}

/**
 * Returns the offset of the closing quote; `undefined` if the string isn't closed on the same line, is too long, or contains `${`.
 */
function endOfString(source: string, start: number): number | undefined {
  const string = /(["'`])(?:(?!\1|\$\{)[^\\\r\n]|\\[^\r\n]){0,500}\1/y
  string.lastIndex = start
  return string.test(source) ? string.lastIndex - 1 : undefined
}

/** Text that contains nearly all of the noncharacters may lose some of them. */
function freeCharacters(source: string): string[] {
  return NO_CHARACTERS.filter((character) => !source.includes(character))
    .concat(NO_CHARACTERS)
    .slice(0, COVERED.length)
}

function replaceAt(source: string, places: number[], replacement: (character: string) => string): string {
  const parts: string[] = []
  let from = 0
  for (const place of places) {
    parts.push(source.slice(from, place), replacement(source[place]!))
    from = place + 1
  }
  return parts.join('') + source.slice(from)
}

interface WasCovered {
  source: string
  /** Replacements for `COVERED`, in the same order. */
  standIns: string[]
  braces: number[]
  modules: ReadonlySet<number>
}

class Uncovering {
  readonly #covered: WasCovered
  readonly #any: RegExp

  constructor(covered: WasCovered) {
    this.#covered = covered
    this.#any = new RegExp(`[${covered.standIns.join('')}]`, 'g')
  }

  root(tree: Root): void {
    const { source, modules } = this.#covered
    // The parser only recognizes imports at the top level of a document.
    tree.children = tree.children.map((node) => {
      const { start, end } = node.position ?? {}
      if (start?.offset === undefined || !modules.has(start.offset)) return node
      return { type: 'mdxjsEsm', value: source.slice(start.offset, end?.offset), position: node.position } as unknown as RootContent
    })
    this.#node(tree)
  }

  #node(node: Nodes): void {
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'children' && key !== 'position' && key !== 'type') (node as unknown as Record<string, unknown>)[key] = this.#value(value)
    }
    if (!('children' in node)) return
    const children = (node.children as RootContent[]).flatMap((child) => (child.type === 'text' ? this.#text(child) : [child]))
    node.children = children as typeof node.children
    for (const child of children) this.#node(child)
  }

  /** Recursive, since attributes are arrays of objects. */
  #value(value: unknown): unknown {
    if (typeof value === 'string') return this.#string(value)
    if (Array.isArray(value)) return value.map((entry) => this.#value(entry))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [this.#string(key), this.#value(entry)]))
  }

  #string(text: string): string {
    return text.replace(this.#any, (character) => COVERED[this.#covered.standIns.indexOf(character)]!)
  }

  #text(node: Text): RootContent[] {
    const parts = node.value.split(this.#covered.standIns[0]!)
    if (parts.length === 1) return [node]
    const { start, end } = node.position!
    const braces = this.#covered.braces.filter((place) => place >= start.offset! && place < end.offset!)
    return parts.flatMap((value, index): RootContent[] => {
      const text: RootContent[] = value === '' ? [] : [{ ...node, value }]
      return index === 0 ? text : [this.#expression(braces[index - 1] ?? start.offset!), ...text]
    })
  }

  #expression(offset: number): RootContent {
    const point = { ...placeAt(this.#covered.source, offset), offset }
    return { type: 'mdxTextExpression', value: '…', position: { start: point, end: point } } as unknown as RootContent
  }
}
