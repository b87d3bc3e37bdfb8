import type { Element, ElementContent, Nodes as HastNode } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Heading, InlineCode, List, ListItem, Nodes, Parents } from 'mdast'
import { isDefinition } from '../addresses/document-files.ts'
import { defaultHandlers, toHast, type Handlers, type Options, type State } from 'mdast-util-to-hast'
import type { Messages } from '../messages/messages.ts'
import type { BlockRegistry } from './block.ts'
import type { BlockProps } from './page.ts'
import type { DocumentContext } from './context.ts'
import type { BlockMdast, ElementMdast, FinishedMdast, ShownMdast } from './nodes.ts'
import type { Body, Page } from './page.ts'
import { resolveImage, resolveLink } from './routes.ts'
import { keepWordsWhole } from './inline-code.ts'
import { defined } from '../values/defined.ts'
import { rememberedFor } from '../values/remembered.ts'

interface BlockHast {
  type: 'block'
  name: string
  props: BlockProps
  children: ElementContent[]
}

/** Converts a rewritten tree to runs of HTML and blocks. */
export function toBody(tree: Nodes, context: DocumentContext): Pick<Page, 'body' | 'classStyles'> {
  const nodes = convert(tree, context)
  const cut = new Cut(context.blocks)
  const body = cut.fragments(isDefinition(context.file) ? nodes.flatMap(withoutParagraph) : nodes)
  return { body, classStyles: [...cut.classStyles] }
}

/** Definitions are shown inside sentences, so their paragraphs are removed. */
function withoutParagraph(node: HastNode): HastNode[] {
  return node.type === 'element' && node.tagName === 'p' ? node.children : [node]
}

function convert(tree: Nodes, context: DocumentContext): HastNode[] {
  const whole = (state: State) => {
    noteDefinitions(tree, state)
    return state.one(tree, undefined)
  }
  const options = { handlers: { ...handlers(context), whole }, clobberPrefix: '', ...footnotes(context.messages.blocks) }
  const hast = toHast({ type: 'whole' } as unknown as Nodes, options)
  return hast.type === 'root' ? hast.children : [hast]
}

/**
 * Collects definitions like the library, whose own traversal takes as long as the conversion. That's why `convert` passes it a tree
 * without children.
 */
function noteDefinitions(node: Nodes, state: State): void {
  if (node.type === 'definition') noteFirst(state.definitionById, node)
  else if (node.type === 'footnoteDefinition') noteFirst(state.footnoteById, node)
  if ('children' in node) for (const child of node.children) noteDefinitions(child, state)
}

function noteFirst<Definition extends { identifier: string }>(known: Map<string, Definition>, definition: Definition): void {
  const id = definition.identifier.toUpperCase()
  if (!known.has(id)) known.set(id, definition)
}

/** Text of the heading above footnotes, and of the links back from them. */
function footnotes(words: Messages['blocks']): Options {
  return {
    footnoteLabelTagName: 'h2',
    footnoteLabel: words.footnotes,
    footnoteBackLabel: (footnote, place) => words.backTo(footnote + 1, place),
  }
}

/** Can't occur in a document, since `readText` replaces it. */
const MARK = '\u0000'

/** Splits a tree at its blocks, and collects the classes that have their own stylesheets. */
class Cut {
  readonly classStyles = new Set<string>()
  readonly #blocks: BlockRegistry

  constructor(blocks: BlockRegistry) {
    this.#blocks = blocks
  }

  /** Everything between two blocks becomes one run of HTML. */
  fragments(nodes: HastNode[]): Body {
    const found: BlockHast[] = []
    const children = this.#mark(nodes as ElementContent[], found)
    const html = toHtml({ type: 'root', children }, { allowDangerousHtml: true, quoteSmart: true })
    return html.split(MARK).flatMap((part, index): Body => {
      if (index % 2 === 0) return part === '' ? [] : [part]
      const { name, props, children: inside } = found[Number(part)]!
      return [{ name, props, children: this.fragments(inside) }]
    })
  }

  #mark(nodes: ElementContent[], found: BlockHast[]): ElementContent[] {
    return nodes.map((node) => {
      if ((node as unknown as BlockHast).type === 'block') {
        found.push(node as unknown as BlockHast)
        return { type: 'raw', value: `${MARK}${found.length - 1}${MARK}` }
      }
      if (node.type !== 'element') return node
      this.#noteClasses(node.properties.className)
      const children = this.#mark(node.children, found)
      return { ...node, children }
    })
  }

  #noteClasses(names: Element['properties']['className']): void {
    if (!Array.isArray(names)) return
    for (const name of names) {
      const style = this.#blocks.styleOfClass(String(name))
      if (style !== undefined) this.classStyles.add(style)
    }
  }
}

function handlers(context: DocumentContext): Handlers {
  const words = context.messages.blocks
  const own: Record<string, (state: State, node: never, parent: never) => unknown> = {
    block: (state: State, node: BlockMdast) =>
      ({
        type: 'block',
        name: node.name,
        props: node.props,
        children: state.all(node as unknown as Parents),
      }) as unknown as ElementContent,
    element: (state: State, node: ElementMdast): Element => ({
      type: 'element',
      tagName: node.tagName,
      properties: node.properties,
      children: state.all(node as unknown as Parents),
    }),
    finished: (_state: State, node: FinishedMdast) => node.element,
    shown: (state: State, node: ShownMdast) => state.all(node as unknown as Parents),
    heading(state: State, node: Heading): ElementContent {
      const heading = defaultHandlers.heading(state, node) as Element
      return linkToItself(heading)
    },
    inlineCode: (state: State, node: InlineCode) => keepWordsWhole(defaultHandlers.inlineCode(state, node)),
    listItem(state: State, node: ListItem, parent: Parents | undefined): Element {
      const item = defaultHandlers.listItem(state, node, parent?.type === 'list' ? spreadOf(parent) : parent)
      return typeof node.checked === 'boolean' ? nameCheckbox(item, node.checked ? words.task.done : words.task.toDo) : item
    },
    link(state: State, node: Parameters<typeof defaultHandlers.link>[1]): Element {
      return anchor(defaultHandlers.link(state, node), context)
    },
    linkReference(state: State, node: Parameters<typeof defaultHandlers.linkReference>[1]) {
      const result = defaultHandlers.linkReference(state, node)
      return !Array.isArray(result) && result.type === 'element' ? anchor(result, context) : result
    },
    image(state: State, node: Parameters<typeof defaultHandlers.image>[1]): Element {
      return picture(defaultHandlers.image(state, node), context)
    },
    imageReference(state: State, node: Parameters<typeof defaultHandlers.imageReference>[1]) {
      const result = defaultHandlers.imageReference(state, node)
      return !Array.isArray(result) && result.type === 'element' ? picture(result, context) : result
    },
  }
  return own as Handlers
}

/**
 * Makes a heading's text a link to the heading, so readers can copy its URL. The link ends before the first link or button in the
 * heading, since these can't be nested.
 */
function linkToItself(heading: Element): Element {
  const { children } = heading
  const start = children.findIndex(mayLead)
  const words = start < 0 ? children : children.slice(0, start)
  if (words.length === 0) return heading
  const properties = { className: ['here'], href: `#${String(heading.properties.id)}` }
  return { ...heading, children: [{ type: 'element', tagName: 'a', properties, children: words }, ...children.slice(words.length)] }
}

/** Whether a node may contain a link or a button, which can't be inside another link. */
function mayLead(node: ElementContent): boolean {
  if (node.type === 'text') return false
  return node.type !== 'element' || node.tagName === 'a' || node.children.some(mayLead)
}

/**
 * Returns a list with only the property that its items need. Otherwise, the library would search all items for it, once per item.
 */
const spreadOf = rememberedFor((list: List): List => ({ type: 'list', spread: list.spread || list.children.some(isLoose), children: [] }))

/** Same rule as in the library. */
function isLoose({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1
}

/** Names a task's checkbox after its state. The task's text is next to the checkbox, so it can't be its label. */
function nameCheckbox(item: Element, name: string): Element {
  const first = (element: Element) => element.children.find((child) => child.type === 'element')
  const start = first(item)
  const box = start?.tagName === 'p' ? first(start) : start
  if (box?.tagName === 'input') box.properties.ariaLabel = name
  return item
}

/** External links open in a new tab (specification, section 2.5); internal ones include the base URL. */
function anchor(element: Element, context: DocumentContext): Element {
  const target = resolveLink(String(element.properties.href), context, context.baseUrl)
  if (target.kind === 'unsafe') return { ...element, tagName: 'span', properties: {} }
  element.properties.href = target.href
  if (target.kind === 'external') Object.assign(element.properties, { target: '_blank', rel: ['noopener', 'noreferrer'] })
  else if (target.reload) element.properties.dataReload = true
  return element
}

/** Image URLs include the base URL, and images are loaded lazily. */
function picture(element: Element, context: DocumentContext): Element {
  const { address: src, width, height } = resolveImage(String(element.properties.src), context, context.baseUrl) ?? {}
  Object.assign(element.properties, { src, ...defined({ width, height }), loading: 'lazy', decoding: 'async' })
  return element
}

/** Converts inline content without blocks to HTML, such as a callout's title. */
export function inlineHtml(node: Nodes, context: DocumentContext): string {
  const [element] = convert({ type: 'root', children: [node] } as Nodes, context)
  return element?.type === 'element' ? toHtml(element.children) : element ? toHtml(element) : ''
}
