import type { BlockContent, DefinitionContent, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { withBase } from '../addresses/base-url.ts'
import { badgeLabels, calloutTitles, type BadgeKind, type CalloutKind } from './labels.ts'
import { plainText, type ComponentMdast, type DocumentContext, type ElementMdast, type FinishedMdast } from './nodes.ts'
import type { MarkdownInsert } from './page.ts'
import { pictureAddress } from '../addresses/picture-address.ts'
import { resolveImage, resolveLink } from './routes.ts'
import { joinPlain, keepSource, type VerbatimMdast } from './verbatim.ts'

/** Stands in a flattened tree where something of other documents goes. */
export interface InsertMdast {
  type: 'insert'
  /** Position in the list of inserts. */
  index: number
}

type Flow = BlockContent | DefinitionContent
type Own = ComponentMdast | ElementMdast | FinishedMdast

/** HTML that says something which Markdown can't. */
const KEPT_ELEMENTS = new Set(['sub', 'sup'])
/** Components that are filled in when all documents are there. */
const INSERTED = ['BreakingChanges', 'CategoryCards', 'Definition', 'Include', 'Reference'] as const
/** What holds blocks; everything else that has children holds a sentence. */
const BLOCK_PARENTS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])
const INLINE = new Set(
  'break delete emphasis footnoteReference html image imageReference inlineCode link linkReference strong text verbatim'.split(' '),
)

/**
 * Makes plain Markdown of a walked tree: components become what they say, addresses absolute. The tree itself stays as it is.
 * @returns the new tree, and what its `insert` nodes stand for
 */
export function flatten(tree: Root, context: DocumentContext): { tree: Root; inserts: MarkdownInsert[] } {
  const flattener = new Flattener(context)
  return { tree: { type: 'root', children: flattener.flow(tree.children) }, inserts: flattener.inserts }
}

class Flattener {
  readonly inserts: MarkdownInsert[] = []
  readonly #context: DocumentContext
  /** Terms whose definitions the reader has met. */
  readonly #explained = new Set<string>()

  constructor(context: DocumentContext) {
    this.#context = context
  }

  /** Nodes as blocks: sentences that stand alone become paragraphs. */
  flow(nodes: RootContent[]): Flow[] {
    const blocks: Flow[] = []
    let sentence: PhrasingContent[] = []
    const close = () => {
      if (sentence.some((node) => node.type !== 'text' || node.value.trim() !== '')) blocks.push(paragraph(...sentence))
      sentence = []
    }
    for (const node of nodes) {
      const isInline = isInlineComponent(node)
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

  /** Nodes as part of a sentence: paragraphs are taken off. */
  #sentence(nodes: RootContent[]): PhrasingContent[] {
    return nodes.flatMap((node) => (node.type === 'paragraph' ? this.#all(node.children) : this.#node(node))) as PhrasingContent[]
  }

  #all(nodes: RootContent[]): RootContent[] {
    return keepSource(nodes, this.#context.source).flatMap((node) => this.#node(node))
  }

  #node(node: RootContent): RootContent[] {
    const own = node as RootContent | Own
    switch (own.type) {
      case 'component':
        return this.#component(own)
      case 'element':
        return this.#element(own)
      case 'finished':
        return [own.source]
      case 'heading':
        // Not as written: that may end with an id.
        return [
          {
            type: 'heading',
            depth: own.depth,
            children: joinPlain(own.children.flatMap((child) => this.#node(child)) as PhrasingContent[]),
          },
        ]
      case 'paragraph':
        return [paragraph(...joinPlain(withoutEnd(this.#all(own.children) as PhrasingContent[])))]
      case 'link': {
        const url = this.#address(own.url)
        // One that shows its address is printed as such.
        const children = (plainText(own) === own.url ? [text(own.url)] : this.#all(own.children)) as PhrasingContent[]
        return url === undefined ? children : [{ ...own, url, children }]
      }
      case 'definition':
        return [{ ...own, url: this.#address(own.url) ?? '#' }]
      case 'image':
        return [this.#image(resolveImage(own.url, this.#context, this.#context.baseUrl) ?? '', own.alt ?? '')]
    }
    if (!('children' in own)) return [node]
    const children = BLOCK_PARENTS.has(own.type) ? this.flow(own.children) : this.#all(own.children)
    return [{ ...own, children } as RootContent]
  }

  #component(node: ComponentMdast): RootContent[] {
    const { name, props, children } = node
    switch (name) {
      case 'Callout':
        return [quote(node.title ? this.#all(node.title.children) : calloutTitles[props.kind as CalloutKind], this.flow(children))]
      case 'SubtleCallout':
        return [quote(String(props.title), this.flow(children))]
      case 'TabItem':
        return [label(props.label), ...this.flow(children)]
      case 'LanguageSwitch':
      case 'Request':
      case 'Response':
      case 'Column':
        return [...(props.title === undefined ? [] : [label(props.title)]), ...this.flow(children)]
      case 'Cards':
        return [
          list(children.flatMap((child) => ((child as unknown as ComponentMdast).name === 'Card' ? [this.#card(child as never)] : []))),
        ]
      case 'Card':
        return [list([this.#card(node)])]
      case 'Annotation':
        return this.#annotation(String(props.term), children)
      case 'Badge':
        return this.#badge(badgeLabels[props.kind as BadgeKind], props.href)
      case 'Marker':
        return [text(`(${String(props.n)})`)]
      case 'Screenshot':
        return [
          paragraph(this.#image(this.#pictureOf(props), String(props.alt))),
          ...(props.caption === undefined ? [] : [paragraph({ type: 'emphasis', children: [text(String(props.caption))] })]),
        ]
      case 'LiveCode':
      case 'QueryBuilder':
        return node.source ? [node.source] : []
      case 'BreakingChangesFilter':
      case 'Feedback':
        return []
    }
    const inserted = INSERTED.find((insert) => insert === name)
    return inserted ? [this.#insert({ name: inserted, props })] : this.flow(children)
  }

  #element({ tagName, properties, children }: ElementMdast): RootContent[] {
    if (KEPT_ELEMENTS.has(tagName)) return [html(`<${tagName}>`), ...this.#sentence(children), html(`</${tagName}>`)]
    switch (tagName) {
      case 'br':
        return [{ type: 'break' }]
      case 'kbd':
        return [{ type: 'inlineCode', value: children.map(plainText).join('') }]
      case 'abbr':
        return [...this.#sentence(children), ...(properties.title === undefined ? [] : [text(` (${String(properties.title)})`)])]
      case 'img':
        return [this.#image(String(properties.src), String(properties.alt))]
      case 'summary':
        return [paragraph({ type: 'strong', children: this.#sentence(children) })]
      case 'figcaption':
        return [paragraph({ type: 'emphasis', children: this.#sentence(children) })]
      case 'details':
      case 'figure':
        return this.flow(children)
    }
    return this.#all(children)
  }

  #card({ props, children }: ComponentMdast): ListItem {
    const sentence = this.#sentence(children)
    const link = this.#linked(String(props.href), text(String(props.title)))
    return { type: 'listItem', spread: false, children: [paragraph(link, ...(sentence.length > 0 ? [text(': '), ...sentence] : []))] }
  }

  /** A definition is said once, where its term comes first. */
  #annotation(term: string, children: RootContent[]): RootContent[] {
    if (this.#explained.has(term)) return [text(term)]
    this.#explained.add(term)
    return [text(`${term} (`), ...this.#sentence(children), text(')')]
  }

  #badge(name: string, href: ComponentMdast['props'][string] | undefined): RootContent[] {
    const words = href === undefined ? text(name) : this.#linked(String(href), text(name))
    return [text('('), { type: 'strong', children: [words] }, text(')')]
  }

  #insert(insert: MarkdownInsert): RootContent {
    this.inserts.push(insert)
    return { type: 'insert', index: this.inserts.length - 1 } as unknown as RootContent
  }

  /** A picture inside its own text can't be read elsewhere; what it shows can. */
  #image(address: string, alt: string): PhrasingContent {
    return address === '' || address.startsWith('data:') ? text(alt) : { type: 'image', url: this.#absolute(address), alt }
  }

  /** Address of a screenshot, with base URL. */
  #pictureOf({ name, light }: ComponentMdast['props']): string {
    return name === undefined ? String(light ?? '') : withBase(pictureAddress(String(name), 'light', 2), this.#context.baseUrl)
  }

  #linked(href: string, child: PhrasingContent): PhrasingContent {
    return { type: 'link', url: this.#absolute(href), children: [child] }
  }

  /** Of a link as written; `undefined` for what can't be one. */
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

/** A sentence without the space before what was dropped at its end. */
function withoutEnd(nodes: PhrasingContent[]): PhrasingContent[] {
  const last = nodes.at(-1) as PhrasingContent | VerbatimMdast | undefined
  if (last?.type !== 'text' && last?.type !== 'verbatim') return nodes
  return [...nodes.slice(0, -1), { ...last, value: last.value.trimEnd() } as PhrasingContent]
}

/** Components that are part of a sentence, also where they stand alone. */
function isInlineComponent(node: RootContent): boolean {
  const own = node as RootContent | Own
  return own.type === 'component' && ['Annotation', 'Badge', 'Definition', 'Marker'].includes(own.name)
}

function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

function html(value: string): PhrasingContent {
  return { type: 'html', value }
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

/** A title on a line of its own. */
function label(title: ComponentMdast['props'][string] | undefined): Paragraph {
  return paragraph({ type: 'strong', children: [text(String(title))] })
}

function list(children: ListItem[]): Flow {
  return { type: 'list', ordered: false, spread: false, children }
}

function quote(title: string | RootContent[] | undefined, children: Flow[]): Flow {
  const heading = typeof title === 'string' ? label(title) : title && paragraph({ type: 'strong', children: title as PhrasingContent[] })
  return { type: 'blockquote', children: [...(heading ? [heading] : []), ...children] }
}
