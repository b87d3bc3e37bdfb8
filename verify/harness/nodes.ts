import type { Nodes, Root } from 'mdast'
import { mdxToMdast } from 'satteri'

/** What stands between braces: a comment, in a document that is right. */
export type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>

/** Their children are apart from each other; those of a sentence aren't. */
const APART = new Set(['root', 'list', 'listItem', 'table', 'tableRow', 'blockquote'])

/**
 * The tree of a document's source.
 * @throws Error when it can't be read
 */
export function readTree(source: string): Root {
  return mdxToMdast(source.endsWith('\n') ? source : `${source}\n`, {
    features: { gfm: true, frontmatter: true, directive: true, headingAttributes: true },
  }) as Root
}

/**
 * The words of a node, without signs and comments.
 * @param ofCode what is written for code in a sentence
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

/** 1-based line on which a node begins. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}
