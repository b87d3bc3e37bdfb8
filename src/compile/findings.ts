import GithubSlugger from 'github-slugger'
import type { Nodes, Parents } from 'mdast'
import type { BlockDefinition, ShownImage } from './block.ts'
import type { DocumentContext } from './context.ts'
import type {
  Fence,
  ImageReference,
  IncludeReference,
  LinkReference,
  OutgoingLink,
  PictureReference,
  Place,
  Section,
  SectionEntry,
  TocEntry,
} from './page.ts'
import type { Problem } from './problem.ts'
import { resolveImage, resolveLink } from './routes.ts'
import { defined } from '../values/defined.ts'

/** What the steps of rewriting find in a document, in reading order. */
export class Findings {
  readonly problems: Problem[] = []
  readonly toc: TocEntry[] = []
  readonly anchors: string[] = []
  readonly links: LinkReference[] = []
  readonly outgoing: OutgoingLink[] = []
  readonly images: ImageReference[] = []
  readonly pictures: PictureReference[] = []
  readonly includes: IncludeReference[] = []
  readonly sections: Section[] = [{ id: '', heading: '', depth: 1, text: '', fences: [] }]
  /** Names. */
  readonly blocks = new Set<string>()
  /** Text of the first `#` heading, which names the page when front matter doesn't. */
  title: string | undefined
  /** Level of the last heading; the title is the first one. */
  level = 1
  isInsideHeading = false
  /** Blocks with a part that has a wrong name: a problem already, so what they hold isn’t looked at. */
  readonly misnamedParts = new Set<Parents>()
  readonly slugger = new GithubSlugger()
  readonly #context: DocumentContext
  /** A block whose text is looked at, and where the document has it: the text itself has no place there. */
  #writer: { name: string; place: Place } | undefined

  constructor(context: DocumentContext) {
    this.#context = context
  }

  problem(node: Nodes, message: string, hint?: string): void {
    this.problemAt(placeOf(node), message, hint)
  }

  problemAt({ line, column }: Place, message: string, hint?: string): void {
    const { file, source } = this.#context
    const { name, place } = this.#writer ?? { place: { line, column } }
    const sentence = name === undefined ? message : `In “${source.split('\n')[line - 1]}”, which <${name}> writes: ${message}`
    this.problems.push({ file, ...place, message: sentence, severity: 'error', ...(hint === undefined ? {} : { hint }) })
  }

  /** Whether what is looked at was written by a block. */
  get isWritten(): boolean {
    return this.#writer !== undefined
  }

  /** Looks at text that a block writes. */
  async inTextOf(name: string, node: Nodes, look: () => Promise<void>): Promise<void> {
    this.#writer = { name, place: placeOf(node) }
    await look()
    this.#writer = undefined
  }

  /** Where the document has a node, or the block that writes it. */
  placeOf(node: Nodes): Place {
    return this.#writer?.place ?? placeOf(node)
  }

  /** Text of the section, for search. That of a heading is its own. */
  text(value: string): void {
    if (!this.isInsideHeading) this.sections.at(-1)!.text += value
  }

  /**
   * An id for something that isn't a heading: that of the section, a dot, and its name. A dot is in no id that is made of a
   * heading's words, so that what is added to a page moves no heading's id.
   */
  anchor(label: string, entry: Omit<SectionEntry, 'id'>): string {
    const section = this.sections.at(-1)!
    const own = label.replaceAll(/[^\p{L}\p{N}._]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'option'
    const first = `${section.id || 'options'}.${own}`
    let id = first
    for (let number = 2; this.anchors.includes(id); number++) id = `${first}-${number}`
    this.anchors.push(id)
    ;(section.entries ??= []).push({ id, ...entry })
    return id
  }

  code(fence: Fence): void {
    this.sections.at(-1)!.fences.push(fence)
  }

  /** @returns where the link leads, with base URL */
  link(node: Nodes, url: string): string {
    if (url === '') {
      this.problem(node, 'The link has no URL.', 'Add one in the parentheses, such as ./page.mdx or /route.')
      return '#'
    }
    const target = resolveLink(url, this.#context, this.#context.baseUrl)
    if (target.kind === 'unsafe') {
      this.problem(
        node,
        `Invalid link URL "${url.slice(0, 60)}".`,
        'A link can be a route ("/…"), an "#anchor", a file ("./….mdx"), or an http(s), mailto, or tel URL.',
      )
      return '#'
    }
    if (target.kind === 'internal')
      this.links.push(defined({ url, route: target.route, hash: target.hash, file: target.file, ...this.placeOf(node) }))
    if (target.kind === 'external' && /^https?:/i.test(target.href)) this.outgoing.push({ url: target.href, ...this.placeOf(node) })
    return target.href
  }

  /** @returns the image's address, with base URL, and its size where that is known */
  image(node: Nodes, src: string): ShownImage {
    const { address, file, ...size } = resolveImage(src, this.#context, this.#context.baseUrl) ?? {}
    const found = file === undefined ? undefined : this.#context.others?.pictures[file]?.address
    this.images.push(defined({ src, file, address: found, ...this.placeOf(node) }))
    if (address === undefined || src === '')
      this.problem(
        node,
        src === '' ? 'The image has no URL.' : `Invalid image URL "${src.slice(0, 60)}".`,
        'Use a file next to the document ("./a.png") or in static/ ("/img/a.png").',
      )
    else if (/^(?:https?:)?\/\//i.test(address))
      this.problem(
        node,
        `Images from other sites aren’t allowed: "${src.slice(0, 60)}".`,
        'The content security policy blocks them. Put the file next to the document, and write "./" and its name.',
      )
    return { address: address ?? '', ...size }
  }

  /** Notes that an image says nothing to those who can't see it. */
  imageWithoutText(node: Nodes): void {
    this.problem(
      node,
      'An image needs alternative text.',
      'Describe the image: ![A form with two fields](./form.png). For a decorative image: <img src="./line.png" alt="" />.',
    )
  }

  include(node: Nodes, file: string): void {
    this.includes.push({ file, ...this.placeOf(node) })
    const section = this.sections.at(-1)!
    section.includes = [...(section.includes ?? []), file]
  }

  use(block: BlockDefinition): string {
    this.blocks.add(block.name)
    return block.name
  }
}

/** Where a node begins. */
export function placeOf(node: Nodes): Place {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}
