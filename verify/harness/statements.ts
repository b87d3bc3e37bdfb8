// Finds statements about the product without evidence.

import type { Nodes, Root, Table } from 'mdast'
import { oneLine, quote, sentencesIn, type BoundFact, type Excused } from './bound.ts'
import type { Failure } from './failure.ts'
import { isExpression, lineOf, textOf } from './nodes.ts'

/** A sentence or table that readers rely on: defaults, limits, errors, and automatic behavior. */
export interface Statement {
  line: number
  words: string
  /** Lines of a table's rows. */
  rows: number[]
  /** Line of the table, for a row of a table of errors. */
  table?: number
  /** Lines of the code blocks before and after its paragraph. */
  beside: number[]
}

/** Pages about services that can't be installed here, generated pages, and pages about this site. */
const NOT_CHECKED = /^(cloud\/(?!advanced\/|cli\/)|authoring\.mdx|playground\.mdx|dev-docs\/changes-since-5-0\.mdx)/

/** Patterns of statements. */
const STATES = [
  /\bby default\b|\bdefaults? to\b|\bthe default (?:is|value)\b/i,
  /\b(?:at most|at least|up to|more than|within|after|every) `?\d/i,
  /\b(?:fails?|throws?|rejects?|crash(?:es)?|ignores?|skips?|overwrites?|discards?)\b/i,
  /\b(?:is|are|gets?) (?:automatically |also |not |never )?(?:rejected|refused|ignored|skipped|overwritten|discarded|lost|deleted|removed|replaced)\b/i,
  /\b(?:deletes|removes|drops|replaces|resets|loses|unpublishes)\b/i,
  /\b(?:an?|the) (?:\w+ )?error\b|\bstatus(?: code)? `?[45]\d\d/i,
  /\b(?:has|have) no effect\b|\bautomatically\b/i,
  /\b(?:if|when|unless|without)\b.*\b(?:missing|isn[’']t set|aren[’']t set|is empty|doesn[’']t exist|can[’']t be found)\b/i,
  /\b(?:when|whenever|if|before|after|every time) Strapi (?:re)?starts\b|\b(?:at|on) startup\b/i,
  /^(?:even )?without\b.*,/i,
  /\bunless\b/i,
  /\b(?:returns?|gets?|answers?(?: with)?|responds?(?: with)?|is|are) (?:null\b|undefined\b|an empty\b|(?:an? )?[45]0\d\b)/i,
  /\bStrapi (?:doesn[’']t|never|only|always)\b/i,
  /\bimmediately\b|\btakes? effect\b|\bat the next (?:re)?start\b/i,
  /\beven (?:if|when|without)\b/i,
  /\b(?:is|are) (?:also |then )?(?:disabled|hidden)\b/i,
  /\b\d[\d.,]* ?(?:seconds?|minutes?|hours?|days?|weeks?|months?|kB|MB|GB|bytes|characters?)\b/i,
  /\b(?:after|for) (?:an?|one|half an?) (?:second|minute|hour|day|week|month|year)\b/i,
  /\b(?:if|when|until)\b(?! you\b)[^,;:.]*\b(?:lacks?|doesn[’']t have|there is no(?:ne)?|isn[’']t (?:enabled|installed|running|linked|published|found)|is (?:off|invalid|wrong)|nothing|no (?:document|entry|route|other|such))\b/i,
  /\b(?:doesn[’']t start(?! with\b)|stops with|exits with)\b/i,
  /\b(?:isn[’']t|aren[’']t|can be) (?:automatically )?(?:rejected|refused|ignored|skipped|overwritten|discarded|lost|deleted|removed|replaced|dropped)\b/i,
  /\b(?:is|are) dropped\b|\bcan lose\b/i,
  /\bwithout (?:an?|any) (?:warning|message|error|confirmation|notice)\b|\bwarns\b/i,
  /\(the default\)|, the default[,)]|\bis the default\b/i,
  /\b(?:if|when|once|until|after|before|while)\b[^.]*, (?:Strapi|the (?:server|panel|plugin|admin panel|API|response|request|entry|document|command|tool|CLI)) \w+s\b/i,
  /(?<!\b(?:that|what|whether) )\bStrapi (?:also |then )?(?:stores|creates|publishes|copies|checks|converts|assumes|treats)\b/i,
  /(?<!\bthat (?:are )?)\b(?:no longer (?:read|works|returns|possible|exists|disables)|(?:can[’']t be|isn[’']t|aren[’']t) (?:undone|rolled back|paginated))\b/i,
  /\b(?:is|are|isn[’']t|aren[’']t) (?:also |not |then )?(?:kept|copied|restored|recreated|moved|counted|emptied)\b/i,
  /(?<!\b(?:that|which|who|to|and|file) )\bonly (?:accepts?|supports?|works?|applies|affects?|returns?|contains?|checks|sees)\b/i,
  /\b(?:stays?|remains?) unchanged\b|\boverrides\b(?! (?:for|keep|does)\b)|\bwins\b|\bprecedence\b|\bcase[- ](?:in)?sensitive\b/i,
  /\b(?:is|are) (?:required|mandatory|optional)\b|\bisn[’']t limited\b|\bis lowered\b|\bupper limit\b/i,
  /(?<!\b(?:that|or) )\bcan[’']t be (?:changed|edited|renamed|restored|reused|added|moved|read|set)\b/i,
  /(?:\b(?:don[’']t|doesn[’']t) need (?:an? |any |the )?(?:[\w`]+ ){0,2}permissions?\b|\bneeds? the (?:[\w`]+ ){0,2}permissions?\b)/i,
]

/** Column headers of reference tables. */
const LISTS = [
  /^(?:flag|parameter|setting|status|method|property|attribute|key|variable|argument|hook|field|type|result)s?$/i,
  /^(?:returns|what happens|what it does)$/i,
  /\b(?:option|permission|default|event|limit|minimum|maximum|effect)s?\b/i,
]

/** Column headers of tables of errors. Each row has its own message and cause, so one mark doesn't prove the others. */
const ERRORS = [
  /^(?:(?:status and )?messages?(?: or symptom)?|errors?|mistakes?|symptoms?)$/i,
  /^(?:you see|what (?:you see|is wrong|can go wrong|the logs say))$/i,
]

/** Returns the statements of a document, in order. */
export function statementsIn(root: Root): Statement[] {
  return inChildren(root, [])
}

function inChildren(parent: Nodes, around: number[]): Statement[] {
  if (!('children' in parent)) return []
  const nodes = (parent.children as Nodes[]).filter((node) => !isExpression(node) && !isTitle(node))
  return nodes.flatMap((node, index) => {
    const beside = [...around, ...[nodes[index - 1], nodes[index + 1]].flatMap((other) => (other?.type === 'code' ? [lineOf(other)] : []))]
    if (node.type === 'table') return inTable(node)
    return node.type === 'paragraph' ? inParagraph(node, beside, codeIn(nodes[index + 1])) : inChildren(node, beside)
  })
}

/**
 * Returns the statements of a paragraph. A sentence in italics is a symptom or a title rather than a statement.
 * @param introduced lines of the code blocks that the last sentence introduces if it ends with a colon
 */
function inParagraph(paragraph: Nodes, beside: number[], introduced: number[]): Statement[] {
  const children = 'children' in paragraph ? (paragraph.children as Nodes[]) : []
  const symptoms = children.filter(({ type }) => type === 'emphasis').map((child) => oneLine(textOf(child)))
  return sentencesIn([paragraph])
    .map((sentence) => sentence.trim())
    .filter((words) => !symptoms.includes(words) && STATES.some((pattern) => pattern.test(words)))
    .map((words) => ({ line: lineOf(paragraph), words, rows: [], beside: words.endsWith(':') ? [...beside, ...introduced] : beside }))
}

/** Returns the lines of the code blocks in a node, such as tabs or a request with its response. */
function codeIn(node: Nodes | undefined): number[] {
  if (node?.type === 'code') return [lineOf(node)]
  return node && 'children' in node ? (node.children as Nodes[]).flatMap(codeIn) : []
}

/** Whether a node is the title of an admonition. */
function isTitle(node: Nodes): boolean {
  return node.type === 'paragraph' && node.data !== undefined && 'directiveLabel' in node.data
}

function inTable(table: Table): Statement[] {
  const [head, ...rows] = table.children
  const headers = head?.children.map((cell) => textOf(cell).trim()) ?? []
  const hasColumn = (patterns: RegExp[]) => headers.some((header) => patterns.some((pattern) => pattern.test(header)))
  if (hasColumn(ERRORS))
    return rows.map((row) => ({ line: lineOf(row), words: oneLine(textOf(row)), rows: [], table: lineOf(table), beside: [] }))
  if (!hasColumn(LISTS)) return []
  return [{ line: lineOf(table), words: oneLine(textOf(table)), rows: rows.map(lineOf), beside: [] }]
}

/** The required part of `SampleDocument`. */
interface Marked {
  file: string
  statements: Statement[]
  facts: BoundFact[]
  excused: Excused[]
  tables: Array<{ line: number }>
  fences: Array<{ first: number; mark?: { kind: string } }>
}

/** Returns failures for statements without a mark, an adjacent sample, or an excuse. */
export function unprovenStatements({ file, statements, facts, excused, tables, fences }: Marked): Failure[] {
  if (NOT_CHECKED.test(file)) return []
  const marks = [...facts, ...excused]
  const markedLines = new Set(marks.map(({ line }) => line))
  const computed = new Set(tables.map(({ line }) => line))
  const shown = new Set(fences.flatMap(({ first, mark }) => (mark && mark.kind !== 'no' ? [first] : [])))
  const isMarked = ({ words }: Statement) =>
    marks.some((mark) => mark.words.includes(words) || (words.includes(mark.words) && mark.words.length > words.length / 2))
  const isMarkedTable = ({ words, rows }: Statement) =>
    marks.some((mark) => mark.words.includes(words)) || rows.every((row) => markedLines.has(row))
  const isMarkedRow = ({ words, line }: Statement) => markedLines.has(line) || excused.some((excuse) => excuse.words.includes(words))
  const isProven = (statement: Statement) => {
    if (statement.table !== undefined) return computed.has(statement.table) || isMarkedRow(statement)
    if (statement.rows.length > 0) return computed.has(statement.line) || isMarkedTable(statement)
    return statement.beside.some((fence) => shown.has(fence)) || isMarked(statement)
  }
  return statements
    .filter((statement) => !isProven(statement))
    .map(({ line, words }) => ({
      line,
      message: `${quote({ words })} has no evidence. Bind it with a mark, or give a reason: {/* verify: no="…" */}.`,
    }))
}
