import type { Element, Properties } from 'hast'
import type { Code, Nodes, Paragraph, RootContent } from 'mdast'
import type { BlockProps } from './page.ts'

/** A block with a valid name and valid props. */
export interface BlockMdast<Props extends object = BlockProps> {
  type: 'block'
  name: string
  props: Props
  children: RootContent[]
  /** Title of a directive, if it has one. */
  title?: Paragraph | undefined
  /** The fence that it was made from. */
  source?: Code | undefined
}

/** An allowed HTML element. */
export interface ElementMdast {
  type: 'element'
  tagName: string
  properties: Properties
  children: RootContent[]
}

/** A finished element: a code block or a diagram. */
export interface FinishedMdast {
  type: 'finished'
  element: Element
  /** The fence that it was made from. */
  source: Code
}

/** Markdown that a block shows in its own way; `source` is used for plain Markdown. */
export interface ShownMdast {
  type: 'shown'
  children: RootContent[]
  source: RootContent
}

/** Casts the compiler's own types of nodes for libraries that only know the standard ones. */
export function asMdast(node: BlockMdast | ElementMdast | FinishedMdast | ShownMdast): RootContent {
  return node as unknown as RootContent
}

/** Creates a node for a finished element. */
export function finished(element: Element, source: Code): RootContent {
  return asMdast({ type: 'finished', element, source })
}

/** Creates a node for an HTML element. */
export function elementNode(tagName: string, properties: Properties, children: RootContent[]): RootContent {
  return asMdast({ type: 'element', tagName, properties, children })
}

/** Plain text of a node. The cells of a table row are separated by commas. */
export function plainText(node: Nodes): string {
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) return node.value
  if (node.type === 'tableRow') return node.children.map(plainText).join(', ')
  if ('children' in node) return node.children.map(plainText).join('').trim()
  return ''
}

/** Whether a node is a block. The caller has to know which one, from the definition of its parent. */
export function isBlock<Props extends object>(node: RootContent): node is never & BlockMdast<Props> {
  return (node as { type: string }).type === 'block'
}
