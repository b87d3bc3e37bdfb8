import GithubSlugger from 'github-slugger'
import type { Nodes, Parents, Root, RootContent } from 'mdast'
import { parseSync, type ESTree } from 'vite'
import { Edits } from '../edits.ts'
import type { NoteKind } from '../notes.ts'
import type { Dialect, FenceTabs, SourceDocument } from '../project.ts'
import { evaluate } from '../script/evaluate.ts'
import { Unknown } from '../script/unknown.ts'
import type { Addresses } from './addresses.ts'
import type { Strict } from './strict.ts'
import { tagAt } from './tag.ts'
import type { Brought } from './brought.ts'

/** A tag as MDX has it. */
export interface Tag {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'
  name: string | null
  attributes: Attribute[]
  children: RootContent[]
  position?: Nodes['position']
}

/** One without a name is spread. */
export interface Attribute {
  type: string
  name?: string
  value?: string | null | undefined | { value: string }
}

/** A heading, for lists of contents that a page has in its text. */
export interface Heading {
  depth: number
  text: string
  id: string
}

/** What a page is converted with. */
export interface PageTools {
  doc: SourceDocument
  addresses: Addresses
  fenceTabs: FenceTabs
  brought: Brought
  note: (kind: NoteKind, line: number | undefined, message: string) => void
  /** Of the front matter, in lines. */
  bodyLine: number
  dialect: Dialect
  /** Whether a category of a sidebar leads to it. */
  isCategoryPage: boolean
}

/** Where a node stands. */
export interface At {
  parent: Parents
  index: number
}

/** Handles a node; `true` when nothing in it is left to do. */
export type Visit = (node: RootContent, at: At) => boolean | void

/** A document while it is converted: its text, what is changed in it, and what is known of its imports. */
export class PageConversion {
  readonly tools: PageTools
  readonly text: string
  readonly tree: Root
  readonly #inserted: number[]
  /** What names in expressions mean. */
  readonly scope = new Map<string, () => unknown>()
  /** Names of components that are partials, and the files of these. */
  readonly partials = new Map<string, string>()
  readonly headings: Heading[] = []
  /** Of the last heading. */
  level = 1
  readonly customIds = new Set<string>()
  /** Ids that headings get here, and those that they had. */
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
      this.noteAt('markup', at, `“${lineOf(strict.text, at).slice(0, 80)}” isn’t a tag or expression, and is text now.`)
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

  /** A part of the text with everything in some nodes converted. */
  convertRange(start: number, end: number, nodes: RootContent[]): string {
    const outer = this.#edits
    this.#edits = new Edits(this.text)
    this.children({ type: 'root', children: nodes })
    const converted = this.#edits.applyTo(start, end)
    this.#edits = outer
    return converted
  }

  /** What stands between the tags of an element, converted. */
  inner(node: Tag): string {
    const { openEnd, closeStart } = this.tag(node)
    return this.convertRange(openEnd, closeStart, node.children)
  }

  /** The same as lines of their own, without what lines begin with where the element stands. */
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

  /** Values of attributes; what would have to be run is `Unknown`. */
  attributes(node: Tag): Map<string, unknown> {
    return new Map(
      node.attributes.flatMap(({ name, value }): Array<[string, unknown]> => {
        if (name === undefined) return []
        if (value === null || value === undefined) return [[name, true]]
        return [[name, typeof value === 'string' ? value : this.value(value.value)]]
      }),
    )
  }

  /** Value of an expression of the page. */
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

  /** What every further line of something begins with that stands where a node does: a quote’s mark, a list item’s spaces. */
  prefixOf(node: Placed): string {
    const { start } = rangeOf(node)
    const line = this.text.slice(this.text.lastIndexOf('\n', start - 1) + 1, start)
    return /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d+[.)](?=[ \t])))*[ \t]*/.exec(line)![0].replaceAll(/[^>\s]/g, ' ')
  }

  /** Whether an element stands on lines of its own. */
  isAlone(node: Tag): boolean {
    const { start, end } = rangeOf(node)
    const before = this.text.slice(this.text.lastIndexOf('\n', start - 1) + 1, start)
    return node.type === 'mdxJsxFlowElement' && before.trim() === this.prefixOf(node).trim() && /^[ \t]*(?:\n|$)/.test(this.text.slice(end))
  }

  /** Lines as they stand where a node does. */
  indented(node: Placed, lines: string): string {
    const prefix = this.prefixOf(node)
    return lines.replaceAll(/\n(?=(.?))/g, (_, next: string) => `\n${next === '\n' || next === '' ? prefix.trimEnd() : prefix}`)
  }
}

/** Lines without the space that all of them begin with, and without empty ones around them. */
export function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n')
  const margins = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)![0].length)
  // The first line may follow its tag.
  const follows = !/^[ \t]*\n/.test(text)
  const margin = Math.min(...(follows ? margins.slice(1) : margins), 100)
  return lines
    .map((line, index) => (index === 0 ? line.trimStart() : line.slice(Math.min(margin, /^[ \t]*/.exec(line)![0].length))))
    .join('\n')
}

/** Offsets of a node. */
export function rangeOf(node: Placed): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 }
}

/** A node as a tag, if it is one. */
export function asTag(node: Nodes): Tag | undefined {
  const type = node.type as string
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement' ? (node as unknown as Tag) : undefined
}

/** Tags that stand directly in a node. */
export function tagsIn(node: Tag): Tag[] {
  return node.children.flatMap((child) => asTag(child) ?? [])
}

/** What has a place in the text. */
export type Placed = Nodes | Tag

/** The words of a node, without its marks. */
export function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value
  if ('alt' in node) return node.alt ?? ''
  return 'children' in node ? (node.children as RootContent[]).map(wordsOf).join('') : ''
}

/** Calls whose result is an address. */
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
