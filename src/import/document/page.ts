import GithubSlugger from 'github-slugger'
import type { Nodes, Parents, Root, RootContent } from 'mdast'
import { parseSync, type ESTree } from 'vite'
import { Edits } from '../edits.ts'
import type { NoteKind } from '../notes.ts'
import type { Dialect, FenceTabs, SourceDocument } from '../project.ts'
import { evaluate } from '../script/evaluate.ts'
import { Unknown } from '../script/unknown.ts'
import type { Addresses } from './addresses.ts'
import { inlineCode } from './remark.ts'
import type { Strict } from './strict.ts'
import { tagAt } from './tag.ts'
import type { Brought } from './brought.ts'

export interface Tag {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'
  name: string | null
  attributes: Attribute[]
  children: RootContent[]
  position?: Nodes['position']
}

/** An attribute. Without a name, it's a spread attribute. */
export interface Attribute {
  type: string
  name?: string
  value?: string | null | undefined | { value: string }
}

/** A heading in a table of contents within a page's text. */
export interface Heading {
  depth: number
  text: string
  id: string
}

/** What converting a page requires. */
export interface PageTools {
  doc: SourceDocument
  addresses: Addresses
  fenceTabs: FenceTabs
  brought: Brought
  note: (kind: NoteKind, line: number | undefined, message: string) => void
  /** Number of lines before the body. */
  bodyLine: number
  dialect: Dialect
  /** Whether it's the page of a sidebar category. */
  isCategoryPage: boolean
}

/** Position of a node in the tree. */
export interface At {
  parent: Parents
  index: number
}

/** Handles a node. Returns `true` if its children need no handling. */
export type Visit = (node: RootContent, at: At) => boolean | void

/** A document during its conversion: its text, changes to it, and the meaning of its imports. */
export class PageConversion {
  readonly tools: PageTools
  readonly text: string
  readonly tree: Root
  readonly #inserted: number[]
  /** Name in expressions → function that returns its value. */
  readonly scope = new Map<string, () => unknown>()
  /** Name of a component that is a partial → path of its file. */
  readonly partials = new Map<string, string>()
  readonly headings: Heading[] = []
  /** Level of the last heading. */
  level = 1
  readonly customIds = new Set<string>()
  /** Creates the IDs of headings on this site; `oldIds` contains those on the old site. */
  readonly slugger = new GithubSlugger()
  readonly oldIds = new Set<string>()
  title: string | undefined
  readonly #visit: (page: PageConversion) => Visit
  #edits: Edits

  constructor(strict: Strict, tools: PageTools, visit: (page: PageConversion) => Visit) {
    this.tools = tools
    this.text = strict.text
    this.tree = strict.tree
    this.#inserted = strict.inserted
    this.#visit = visit
    this.#edits = new Edits(strict.text)
    for (const at of strict.escaped)
      this.noteAt(
        'syntax',
        at,
        `This line has an invalid tag or expression, which is now text: ${inlineCode(lineOf(strict.text, at).slice(0, 80))}`,
      )
  }

  convert(): string {
    this.children(this.tree)
    return this.#edits.apply()
  }

  children(parent: Parents): void {
    for (const [index, node] of (parent.children as RootContent[]).entries()) {
      if (!this.#visit(this)(node, { parent, index }) && 'children' in node) this.children(node)
    }
  }

  replace(node: Placed, text: string): void {
    const { start, end } = rangeOf(node)
    this.#edits.replace(start, end, text)
  }

  edit(start: number, end: number, text: string): void {
    this.#edits.replace(start, end, text)
  }

  source(node: Placed): string {
    const { start, end } = rangeOf(node)
    return this.text.slice(start, end)
  }

  /** Returns a part of the text in which the given nodes have been converted. */
  convertRange(start: number, end: number, nodes: RootContent[]): string {
    const outer = this.#edits
    this.#edits = new Edits(this.text)
    this.children({ type: 'root', children: nodes })
    const converted = this.#edits.applyTo(start, end)
    this.#edits = outer
    return converted
  }

  /** Converted content between an element's tags. */
  inner(node: Tag): string {
    const { openEnd, closeStart } = this.tag(node)
    return this.convertRange(openEnd, closeStart, node.children)
  }

  /** The same as separate lines, without the indentation and quote marks at the element's position. */
  content(node: Tag): string {
    const quotes = this.prefixOf(node).split('>').length - 1
    const quote = new RegExp(`^(?:[ \\t]*>){0,${quotes}} ?`, 'gm')
    const inner = this.inner(node)
    return dedent(quotes === 0 ? inner : inner.replaceAll(quote, ''))
  }

  tag(node: Tag): { openEnd: number; closeStart: number; isSelfClosing: boolean } {
    const { start, end } = rangeOf(node)
    return tagAt(this.text, start, end)
  }

  /** Values of attributes; `Unknown` for expressions that would have to be run. */
  attributes(node: Tag): Map<string, unknown> {
    return new Map(
      node.attributes.flatMap(({ name, value }): Array<[string, unknown]> => {
        if (name === undefined) return []
        if (value === null || value === undefined) return [[name, true]]
        return [[name, typeof value === 'string' ? value : this.value(value.value)]]
      }),
    )
  }

  /** Value of an expression in the page. */
  value(expression: string): unknown {
    const source = `(${expression}\n)`
    const { program, errors } = parseSync('page.tsx', source)
    const [statement] = program.body
    if (errors.length > 0 || statement?.type !== 'ExpressionStatement') return new Unknown(expression)
    return evaluate(statement.expression as ESTree.Expression, { source, scope: this.scope, call: addressCall })
  }

  note(kind: NoteKind, node: Placed, message: string): void {
    this.noteAt(kind, rangeOf(node).start, message)
  }

  noteAt(kind: NoteKind, offset: number, message: string): void {
    const before = this.#inserted.filter((place) => place < offset).length
    this.tools.note(kind, this.text.slice(0, offset).split('\n').length - before + this.tools.bodyLine, message)
  }

  /** Prefix for further lines at a node's position: quote marks, and spaces for list markers. */
  prefixOf(node: Placed): string {
    const { start } = rangeOf(node)
    const line = this.text.slice(this.text.lastIndexOf('\n', start - 1) + 1, start)
    return /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t])))*[ \t]*/.exec(line)![0].replaceAll(/[^>\s]/g, ' ')
  }

  /** Whether an element is on separate lines. */
  isAlone(node: Tag): boolean {
    const { start, end } = rangeOf(node)
    const before = this.text.slice(this.text.lastIndexOf('\n', start - 1) + 1, start)
    return node.type === 'mdxJsxFlowElement' && before.trim() === this.prefixOf(node).trim() && /^[ \t]*(?:\n|$)/.test(this.text.slice(end))
  }

  /** Adds the prefix of a node's position to all lines but the first. */
  indented(node: Placed, lines: string): string {
    const prefix = this.prefixOf(node)
    return lines.replaceAll(/\n(?=(.?))/g, (_, next: string) => `\n${next === '\n' || next === '' ? prefix.trimEnd() : prefix}`)
  }
}

/** Removes common indentation, and blank lines at the beginning and end. */
export function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n')
  const margins = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length)
  // The first line may be on the same line as the opening tag.
  const follows = !/^[ \t]*\n/.test(text)
  const margin = Math.min(...(follows ? margins.slice(1) : margins), 100)
  return lines
    .map((line, index) => (index === 0 ? line.trimStart() : line.slice(Math.min(margin, /^[ \t]*/.exec(line)![0].length))))
    .join('\n')
}

/** Offsets of a node in the text. */
export function rangeOf(node: Placed): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
}

/** Returns a node as a tag, if it is one. */
export function asTag(node: Nodes): Tag | undefined {
  const type = node.type as string
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement' ? (node as unknown as Tag) : undefined
}

/** Tags that are direct children of a node. */
export function tagsIn(node: Tag): Tag[] {
  return node.children.flatMap((child) => asTag(child) ?? [])
}

/** A node with a position in the text. */
export type Placed = Nodes | Tag

/** Text of a node without Markdown syntax. */
export function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value
  if ('alt' in node) return node.alt ?? ''
  return 'children' in node ? (node.children as RootContent[]).map(wordsOf).join('') : ''
}

/** Result of calls that return a URL. */
function addressCall(name: string, [first]: unknown[]): unknown {
  if (typeof first !== 'string') return undefined
  if (name === 'require') return { default: first }
  return name === 'useBaseUrl' || name === 'require.resolve' ? first : undefined
}

function lineOf(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at) + 1
  const end = text.indexOf('\n', at)
  return text.slice(start, end < 0 ? undefined : end).trim()
}
