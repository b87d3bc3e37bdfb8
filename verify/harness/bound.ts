import type { Nodes } from 'mdast'
import { parseComment, type Comment, type Evidence } from './comment.ts'
import { isExpression, lineOf, textOf } from './nodes.ts'

/** A sentence, list, or table with evidence. */
export interface BoundFact {
  /** Line of the mark. */
  line: number
  /** Text that the evidence is for. */
  words: string
  evidence: Evidence
}

/** A sentence, list, or table with a reason why it doesn't have evidence. */
export interface Excused {
  line: number
  words: string
  excuse: string
}

/** Comments for the harness, by node. */
export type Comments = Map<Nodes, Comment>

/** Maximum length of a quote in messages, in characters. */
const QUOTED = 160
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Reads the comments of a document. */
export function commentsIn(node: Nodes, problem: (line: number, message: string) => void, found: Comments = new Map()): Comments {
  if ('children' in node) for (const child of node.children) commentsIn(child as Nodes, problem, found)
  if (!isExpression(node)) return found
  try {
    const comment = parseComment(node.value)
    if (comment) found.set(node, comment)
  } catch (error) {
    problem(lineOf(node), (error as Error).message)
  }
  return found
}

/** Returns the facts and excuses of a document, in order. */
export function factsIn(root: Nodes, comments: Comments): { facts: BoundFact[]; excused: Excused[] } {
  const marked = markedIn(root, comments)
  return {
    facts: marked.flatMap(({ line, words, comment: { evidence } }) => (evidence ? [{ line, words, evidence }] : [])),
    excused: marked.flatMap(({ line, words, comment: { excuse } }) => (excuse === undefined ? [] : [{ line, words, excuse }])),
  }
}

function markedIn(parent: Nodes, comments: Comments): Array<{ line: number; words: string; comment: Comment }> {
  if (!('children' in parent)) return []
  const own = parent.children as Nodes[]
  // Two marks on a line of their own form a paragraph.
  const nodes = own.flatMap((child) => (isOnlyComments(child) ? (child.children as Nodes[]) : [child]))
  return nodes.flatMap((node, index) => {
    const comment = comments.get(node)
    if (!comment?.evidence && comment?.excuse === undefined) return markedIn(node, comments)
    const isInSentence = node.type === 'mdxTextExpression' && own.includes(node)
    const words = isInSentence ? sentenceBefore(nodes, index) : blockBeside(nodes, index)
    return [{ line: lineOf(node), words: oneLine(words), comment }]
  })
}

function isOnlyComments(node: Nodes): node is Extract<Nodes, { type: 'paragraph' }> {
  return node.type === 'paragraph' && node.children.every((child) => isExpression(child) || textOf(child).trim() === '')
}

/** Returns the sentence before a mark; if there is none, the one after it. */
function sentenceBefore(nodes: Nodes[], index: number): string {
  return sentencesIn(nodes.slice(0, index)).at(-1) ?? sentencesIn(nodes.slice(index))[0] ?? ''
}

/** Splits the text of nodes into sentences. Line breaks and punctuation in code don't end a sentence. */
export function sentencesIn(nodes: Nodes[]): string[] {
  const textWith = (ofCode?: (code: string) => string) => oneLine(nodes.map((node) => textOf(node, ofCode)).join(''))
  const text = textWith()
  const withoutEnds = textWith((code) => code.replace(/[.?!:]/g, '-'))
  return [...sentences.segment(withoutEnds)].map(({ index, segment }) => text.slice(index, index + segment.length))
}

/**
 * Returns the text of the block after a mark on its own line; of the block before it if they aren't separated by an empty line, or if
 * nothing follows.
 */
function blockBeside(nodes: Nodes[], index: number): string {
  const before = nodes.slice(0, index).findLast(isContent)
  const after = nodes.slice(index).find(isContent)
  const isBehind = before?.position?.end.line === lineOf(nodes[index]!) - 1
  const bound = after === undefined || after.type === 'heading' || isBehind ? (before ?? after) : after
  return bound ? textOf(bound) : ''
}

function isContent(node: Nodes): boolean {
  return !isExpression(node) && textOf(node).trim() !== ''
}

/** Collapses whitespace. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Quotes a fact in a message. */
export function quote({ words }: Pick<BoundFact, 'words'>): string {
  return `“${words.length > QUOTED ? `${words.slice(0, QUOTED)}…` : words}”`
}
