import type { Element, Properties } from 'hast'
import type { Code, Nodes, Paragraph, RootContent } from 'mdast'
import type { BreakingChange } from './front-matter.ts'
import type { ComponentNode } from './page.ts'

/** What the steps of compiling need to know of the document they work on. */
export interface DocumentContext {
  file: string
  route: string
  source: string
  /** `.md` files are taken as they come: other people's Markdown is not held to our component rules. */
  strict: boolean
  /** Path prefix of the site, with slashes at both ends. */
  baseUrl: string
  /** Address of the site without path; with it, the links of the Markdown are absolute. */
  url?: string | undefined
  /** Of its front matter. */
  breakingChange?: BreakingChange | undefined
}

/** A component whose name and props are known to be good. */
export interface ComponentMdast {
  type: 'component'
  name: string
  props: ComponentNode['props']
  children: RootContent[]
  /** Of a callout, when it has one of its own. */
  title?: Paragraph | undefined
  /** The fence that the component was made from. */
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

/** Our own kinds of node travel through libraries that know only the standard ones. */
export function asMdast(node: ComponentMdast | ElementMdast | FinishedMdast): RootContent {
  return node as unknown as RootContent
}

/** A node for an element that is as it shall be. */
export function finished(element: Element, source: Code): RootContent {
  return asMdast({ type: 'finished', element, source })
}

/** The text of a node as a reader would say it. */
export function plainText(node: Nodes): string {
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) return node.value
  if (node.type === 'tableRow') return node.children.map(plainText).join(', ')
  if ('children' in node) return node.children.map(plainText).join('').trim()
  return ''
}
