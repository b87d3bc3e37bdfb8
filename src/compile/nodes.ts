import type { Element, Properties } from 'hast'
import type { Code, Nodes, Paragraph, RootContent } from 'mdast'
import type { BlockProps } from './page.ts'

/** A block whose name and props are known to be good. */
export interface BlockMdast<Props extends object = BlockProps> {
  type: 'block'
  name: string
  props: Props
  children: RootContent[]
  /** Of a directive, when it has one of its own. */
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

/** Finished elements: code blocks and diagrams. */
export interface FinishedMdast {
  type: 'finished'
  element: Element
  /** The fence that it was made from. */
  source: Code
}

/** Markdown that a block shows in its own way, and what it is in plain Markdown. */
export interface ShownMdast {
  type: 'shown'
  children: RootContent[]
  source: RootContent
}

/** Our own kinds of node travel through libraries that know only the standard ones. */
export function asMdast(node: BlockMdast | ElementMdast | FinishedMdast | ShownMdast): RootContent {
  return node as unknown as RootContent
}

/** A node for an element that is as it shall be. */
export function finished(element: Element, source: Code): RootContent {
  return asMdast({ type: 'finished', element, source })
}

/** A node for an HTML element. */
export function elementNode(tagName: string, properties: Properties, children: RootContent[]): RootContent {
  return asMdast({ type: 'element', tagName, properties, children })
}

/** The text of a node as a reader would say it. */
export function plainText(node: Nodes): string {
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) return node.value
  if (node.type === 'tableRow') return node.children.map(plainText).join(', ')
  if ('children' in node) return node.children.map(plainText).join('').trim()
  return ''
}

/** Whether a node is a block; which one, its parent's definition says. */
export function isBlock<Props extends object>(node: RootContent): node is never & BlockMdast<Props> {
  return (node as { type: string }).type === 'block'
}
