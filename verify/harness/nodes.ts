import type { Nodes, Root } from 'mdast'
import { mdxToMdast } from 'satteri'

/** A braced expression; in valid documents, always a comment. */
export type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>

/** Nodes whose children are separate texts rather than parts of a sentence. */
const APART = new Set(['root', 'list', 'listItem', 'table', 'tableRow', 'blockquote'])

/**
 * Parses a document.
 * @throws {Error} for invalid syntax
 */
export function readTree(source: string): Root {
  return mdxToMdast(source.endsWith('\n') ? source : `${source}\n`, {
    features: { gfm: true, frontmatter: true, directive: true, headingAttributes: true },
  }) as Root
}

/**
 * Returns a node's text, without markup and comments.
 * @param ofCode maps inline code
 */
export function textOf(node: Nodes, ofCode = (code: string) => code): string {
  if (isExpression(node)) return ''
  if (node.type === 'inlineCode') return ofCode(node.value)
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map((child) => textOf(child as Nodes, ofCode)).join(APART.has(node.type) ? ' ' : '') : ''
}

export function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

/** Returns the 1-based first line of a node. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}
