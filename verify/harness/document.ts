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

/** A code block of a document. */
export interface Fence {
  /** 1-based lines of the opening and closing fence. */
  first: number
  last: number
  language: string
  title?: string
  /** The tab that it stands in, by the 1-based lines where the tabs and this one of them start. */
  tab?: { tabs: number; item: number }
  code: string
  /** Absent when the fence says nothing about how it is run. */
  mark?: Mark | Excuse
}

/** A table whose rows are checked against the product. */
export interface BoundTable {
  line: number
  /** Name of the module in `facts/`. */
  fact: string
  /** The cells' text, header first. */
  rows: string[][]
}

/** Text in bold. */
export interface Bold {
  line: number
  text: string
}

/** A document as the harness sees it: its samples, in order. */
export interface SampleDocument {
  /** Path relative to the documents' folder, with forward slashes. */
  file: string
  route: string
  source: string
  /** Name of the content that the samples start from. */
  fixture: string
  fences: Fence[]
  tables: BoundTable[]
  /** Sentences, lists and tables that are bound to their evidence. */
  facts: BoundFact[]
  excused: Excused[]
  statements: Statement[]
  defaults: StatedDefault[]
  options: ListedOption[]
  bold: Bold[]
  problems: Problem[]
}

/** What is wrong with how a document is marked; nothing of it can run before that is mended. */
export interface Problem {
  file: string
  line: number
  message: string
}

/** Languages that nobody runs: nothing in them can be wrong about the product without a picture or a sentence being so too. */
const NOT_RUN = new Set(['', 'text', 'mermaid', 'diff', 'json', 'yaml', 'ini', 'env', 'html', 'css', 'markdown', 'mdx', 'docker', 'nginx'])

/** Whether a fence must say how it is run. */
export function needsMark(fence: Fence): boolean {
  return !NOT_RUN.has(fence.language)
}

/** Reads a document's samples. Marks that can't be read are problems, never exceptions. */
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

/** Its fence is what a form starts with, not a sample. */
function isQueryBuilder(node: Nodes): boolean {
  return 'name' in node && node.name === 'QueryBuilder'
}

function readFence(node: Code, document: SampleDocument): Fence {
  const { start, end } = node.position!
  const fence: Fence = { first: start.line, last: end.line, language: node.lang ?? '', code: node.value }
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(node.meta ?? '')
  if (title) fence.title = title[1] ?? title[2] ?? ''
  const [, double, single] = /\bverify=(?:"([^"]*)"|'([^']*)')/.exec(node.meta ?? '') ?? []
  // Its language says it.
  const text = double ?? single ?? (fence.language === 'effect' ? 'effect' : undefined)
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
