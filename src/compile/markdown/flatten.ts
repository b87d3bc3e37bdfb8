import type { Link, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { withBase } from '../../addresses/base-url.ts'
import type { BlockProps } from '../page.ts'
import type { Messages } from '../../messages/messages.ts'
import type { DocumentContext } from '../context.ts'
import { plainText, type BlockMdast, type ElementMdast, type FinishedMdast, type ShownMdast } from '../nodes.ts'
import type { MarkdownInsert } from '../page.ts'
import { resolveImage, resolveLink } from '../routes.ts'
import { emphasis, html, paragraph, strong, text, type Flow } from './nodes.ts'
import { endSentence, onOneLine } from './sentence.ts'
import { keepSource } from './verbatim.ts'
import type { MarkdownWriter } from './writer.ts'

/** Placeholder in a flattened tree for content of other documents. */
export interface InsertMdast {
  type: 'insert'
  /** Position in the list of inserts. */
  index: number
}

type Own = BlockMdast | ElementMdast | FinishedMdast | ShownMdast

/** HTML elements that have no equivalent in Markdown. */
const KEPT_ELEMENTS = new Set(['sub', 'sup'])
/** Nodes that contain blocks; all others with children contain inline content. */
const BLOCK_PARENTS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])
const INLINE = new Set(
  'break delete emphasis footnoteReference html image imageReference inlineCode link linkReference strong text verbatim'.split(' '),
)

/**
 * Converts a rewritten tree to plain Markdown: blocks become their Markdown, URLs become absolute. Doesn't change the tree.
 * @returns the new tree, and the content of its `insert` nodes
 */
export function flatten(tree: Root, context: DocumentContext): { tree: Root; inserts: MarkdownInsert[] } {
  const flattener = new Flattener(context)
  return { tree: { type: 'root', children: flattener.flow(tree.children) }, inserts: flattener.inserts }
}

class Flattener implements MarkdownWriter {
  readonly inserts: MarkdownInsert[] = []
  readonly #context: DocumentContext
  /** Terms that have already been defined. */
  readonly #explained = new Set<string>()

  constructor(context: DocumentContext) {
    this.#context = context
  }

  get baseUrl(): string {
    return this.#context.baseUrl
  }

  get messages(): Messages {
    return this.#context.messages
  }

  flow(nodes: RootContent[]): Flow[] {
    const blocks: Flow[] = []
    let sentence: PhrasingContent[] = []
    const close = () => {
      blocks.push(...paragraphOf(sentence))
      sentence = []
    }
    for (const [index, node] of nodes.entries()) {
      const isInline = this.#isInlineBlock(node)
      // In the source, each is on a separate line.
      if (isInline && index > 0 && this.#isInlineBlock(nodes[index - 1]!)) sentence.push(text(' '))
      for (const flat of this.#node(node)) {
        if (isInline || INLINE.has(flat.type)) sentence.push(flat as PhrasingContent)
        else {
          close()
          blocks.push(flat as Flow)
        }
      }
    }
    close()
    return blocks
  }

  sentence(nodes: RootContent[]): PhrasingContent[] {
    return nodes.flatMap((node) => (node.type === 'paragraph' ? this.words(node.children) : this.#node(node))) as PhrasingContent[]
  }

  words(nodes: RootContent[]): RootContent[] {
    return keepSource(nodes, this.#context.source).flatMap((node) => this.#node(node))
  }

  /** A data URL is of no use outside the page, but its alternative text is. */
  image(address: string, alt: string): PhrasingContent {
    return address === '' || address.startsWith('data:') ? text(alt) : { type: 'image', url: this.#absolute(address), alt }
  }

  link(address: string, child: PhrasingContent): PhrasingContent {
    return { type: 'link', url: this.#absolute(address), children: [child] }
  }

  isFirst(term: string): boolean {
    if (this.#explained.has(term)) return false
    this.#explained.add(term)
    return true
  }

  insert({ name, props }: BlockMdast<object>): RootContent {
    this.inserts.push({ name, props: props as BlockProps })
    return { type: 'insert', index: this.inserts.length - 1 } as unknown as RootContent
  }

  #node(node: RootContent): RootContent[] {
    const own = node as RootContent | Own
    switch (own.type) {
      case 'block': {
        const { toMarkdown } = this.#context.blocks.get(own.name) ?? {}
        return toMarkdown ? toMarkdown(own, this) : this.flow(own.children)
      }
      case 'element':
        return this.#element(own)
      case 'finished':
        return [own.source]
      case 'shown':
        return this.#node(own.source)
      case 'heading':
        // Not the source, which may end with an ID.
        return [
          {
            type: 'heading',
            depth: own.depth,
            children: onOneLine(own.children.flatMap((child) => this.#node(child)) as PhrasingContent[]),
          },
        ]
      case 'paragraph':
        return paragraphOf(this.words(own.children) as PhrasingContent[])
      case 'link': {
        const url = this.#address(own.url)
        const children = this.#linkText(own)
        return url === undefined ? children : [{ ...own, url, children }]
      }
      case 'definition':
        return [{ ...own, url: this.#address(own.url) ?? '#' }]
      case 'image':
        return [this.image(resolveImage(own.url, this.#context, this.#context.baseUrl)?.address ?? '', own.alt ?? '')]
    }
    if (!('children' in own)) return [node]
    const children = BLOCK_PARENTS.has(own.type) ? this.flow(own.children) : this.words(own.children)
    return [{ ...own, children } as RootContent]
  }

  #element({ tagName, properties, children }: ElementMdast): RootContent[] {
    if (KEPT_ELEMENTS.has(tagName)) return [html(`<${tagName}>`), ...this.sentence(children), html(`</${tagName}>`)]
    switch (tagName) {
      case 'br':
        return [{ type: 'break' }]
      case 'kbd':
        return [{ type: 'inlineCode', value: children.map(plainText).join('') }]
      case 'abbr':
        return [...this.sentence(children), ...(properties.title === undefined ? [] : [text(` (${String(properties.title)})`)])]
      case 'img':
        return [this.image(String(properties.src), String(properties.alt))]
      case 'summary':
        return [paragraph(strong(...this.sentence(children)))]
      case 'figcaption':
        return [paragraph(emphasis(...this.sentence(children)))]
      case 'details':
      case 'figure':
        return this.flow(children)
    }
    return this.words(children)
  }

  /** Whether a block is inline, even if it's on a separate line. */
  #isInlineBlock(node: RootContent): boolean {
    const own = node as RootContent | Own
    if (own.type !== 'block') return false
    const kind = this.#context.blocks.get(own.name)?.kind
    return kind === 'inline' || kind === 'either'
  }

  /** A link whose text is its URL is printed as an autolink, and nothing in a bare URL is escaped. */
  #linkText(link: Link): PhrasingContent[] {
    if (plainText(link) === link.url) return [text(link.url)]
    const isBare = link.position?.start.offset === link.children[0]?.position?.start.offset
    return isBare ? link.children : (this.words(link.children) as PhrasingContent[])
  }

  /** Absolute URL of a link as written; `undefined` if it isn't allowed. */
  #address(url: string): string | undefined {
    const target = resolveLink(url, this.#context, this.#context.baseUrl)
    return target.kind === 'unsafe' ? undefined : this.#absolute(target.href)
  }

  /** @param href with base URL */
  #absolute(href: string): string {
    const { url, route, baseUrl } = this.#context
    if (url === undefined || !/^[/#.]/.test(href)) return href
    return new URL(href, new URL(withBase(route, baseUrl), url)).href
  }
}

/** Puts a sentence in a paragraph; empty if nothing is left of it. */
function paragraphOf(words: PhrasingContent[]): Paragraph[] {
  const sentence = endSentence(words)
  return sentence.length === 0 ? [] : [paragraph(...sentence)]
}
