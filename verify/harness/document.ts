import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Code, Nodes, Root, Table } from 'mdast'
import { commentsIn, factsIn, type BoundFact, type Comments, type Excused } from './bound.ts'
import { defaultsIn, type StatedDefault } from './defaults.ts'
import { parseMark, type Excuse, type Mark } from './mark.ts'
import { lineOf, readTree, textOf } from './nodes.ts'
import { optionsIn, type ListedOption } from './options.ts'
import { docsFolder } from './paths.ts'
import { statementsIn, type Statement } from './statements.ts'

/** A code block. */
export interface Fence {
  /** 1-based lines of the opening and closing fences. */
  first: number
  last: number
  language: string
  title?: string
  /** Tab that contains it, by the 1-based start lines of the `Tabs` and `TabItem` elements. */
  tab?: { tabs: number; item: number }
  code: string
  /** Absent if the fence doesn't specify how to run it. */
  mark?: Mark | Excuse
}

/** A table whose rows are compared with the product. */
export interface BoundTable {
  line: number
  /** Module in `facts/`. */
  fact: string
  /** Text of the cells, header first. */
  rows: string[][]
}

/** Bold text. */
export interface Bold {
  line: number
  text: string
}

/** A document's samples and facts, in order. */
export interface SampleDocument {
  /** Path relative to the documents' folder, with forward slashes. */
  file: string
  route: string
  source: string
  /** Name of the initial content of the samples. */
  fixture: string
  fences: Fence[]
  tables: BoundTable[]
  /** Sentences, lists, and tables with evidence. */
  facts: BoundFact[]
  excused: Excused[]
  statements: Statement[]
  defaults: StatedDefault[]
  options: ListedOption[]
  bold: Bold[]
  problems: Problem[]
}

/** An invalid mark. */
export interface Problem {
  file: string
  line: number
  message: string
}

/** Languages that aren't run, because their samples can't contradict the product unless a sentence or image does too. */
const NOT_RUN = new Set(['', 'text', 'mermaid', 'diff', 'json', 'yaml', 'ini', 'env', 'html', 'css', 'markdown', 'mdx', 'docker', 'nginx'])

/** Whether a fence must specify how to run it. */
export function needsMark(fence: Fence): boolean {
  return !NOT_RUN.has(fence.language)
}

/** Reads a document. Invalid marks are reported as problems, not thrown. */
export async function readDocument(path: string): Promise<SampleDocument> {
  const source = await readFile(path, 'utf8')
  const file = relative(docsFolder, path).split(sep).join('/')
  const document: SampleDocument = {
    file,
    route: routeOf(file),
    source,
    fixture: 'default',
    fences: [],
    tables: [],
    facts: [],
    excused: [],
    statements: [],
    defaults: [],
    options: [],
    bold: [],
    problems: [],
  }
  let tree: Root
  try {
    tree = readTree(source)
  } catch (error) {
    document.problems.push({ file, line: 1, message: `The document can’t be read: ${(error as Error).message}` })
    return document
  }
  const comments = commentsIn(tree, (line, message) => document.problems.push({ file, line, message }))
  collect(tree, { document, comments })
  Object.assign(document, factsIn(tree, comments))
  document.statements = statementsIn(tree)
  document.defaults = defaultsIn(tree)
  document.options = optionsIn(tree)
  document.bold = boldIn(tree)
  return document
}

function routeOf(file: string): string {
  return `/${file.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`
}

function collect(parent: Nodes, found: { document: SampleDocument; comments: Comments }, tab?: Fence['tab']): void {
  if (!('children' in parent)) return
  const { document, comments } = found
  let bound: { line: number; fact: string } | undefined
  const unbind = () => {
    if (bound) document.problems.push({ file: document.file, line: bound.line, message: `No table follows the mark table=${bound.fact}.` })
    bound = undefined
  }
  for (const node of parent.children as Nodes[]) {
    const comment = comments.get(node)
    if (comment) {
      if (comment.fixture !== undefined) document.fixture = comment.fixture
      if (comment.table !== undefined) bound = { line: lineOf(node), fact: comment.table }
      continue
    }
    if (node.type === 'table' && bound) {
      document.tables.push(readTable(node, bound.fact))
      bound = undefined
      continue
    }
    unbind()
    if (node.type === 'code') document.fences.push({ ...readFence(node, document), ...(tab === undefined ? {} : { tab }) })
    else if (!isQueryBuilder(node)) collect(node, found, tabOf(node, tab))
  }
  unbind()
}

function boldIn(node: Nodes): Bold[] {
  if (node.type === 'strong') return [{ line: lineOf(node), text: textOf(node).trim() }]
  return 'children' in node ? node.children.flatMap((child) => boldIn(child as Nodes)) : []
}

function tabOf(node: Nodes, outer: Fence['tab']): Fence['tab'] {
  const line = lineOf(node)
  const name = 'name' in node ? node.name : undefined
  if (name === 'Tabs') return { tabs: line, item: line }
  return name === 'TabItem' && outer ? { tabs: outer.tabs, item: line } : outer
}

/** A query builder's fence is the initial value of a form, not a sample. */
function isQueryBuilder(node: Nodes): boolean {
  return 'name' in node && node.name === 'QueryBuilder'
}

function readFence(node: Code, document: SampleDocument): Fence {
  const { start, end } = node.position!
  const fence: Fence = { first: start.line, last: end.line, language: node.lang ?? '', code: node.value }
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(node.meta ?? '')
  if (title) fence.title = title[1] ?? title[2] ?? ''
  const [, double, single] = /\bverify=(?:"([^"]*)"|'([^']*)')/.exec(node.meta ?? '') ?? []
  // The language implies the mark.
  const text = double ?? single ?? (fence.language === 'effect' ? `effect ${node.meta ?? ''}` : undefined)
  if (text === undefined) return fence
  try {
    fence.mark = parseMark(text)
  } catch (error) {
    document.problems.push({ file: document.file, line: start.line, message: (error as Error).message })
  }
  return fence
}

function readTable(node: Table, fact: string): BoundTable {
  return {
    line: lineOf(node),
    fact,
    rows: node.children.map((row) => row.children.map((cell) => textOf(cell).trim())),
  }
}

export function pathOf(document: SampleDocument): string {
  return join(docsFolder, document.file)
}
