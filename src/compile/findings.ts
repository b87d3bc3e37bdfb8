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

/** Everything that the steps find in a document, in reading order. */
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
  /** Names of the blocks used. */
  readonly blocks = new Set<string>()
  /** Text of the first `#` heading, which is the page's title if front matter doesn't set one. */
  title: string | undefined
  /** Level of the last heading; the title has level 1. */
  level = 1
  isInsideHeading = false
  /** Blocks that contain an unknown tag. That is already reported, so their content isn't checked. */
  readonly misnamedParts = new Set<Parents>()
  readonly slugger = new GithubSlugger()
  readonly #context: DocumentContext
  /** The block whose generated text is being rewritten, and the block's position, since the text has none in the document. */
  #writer: { name: string; place: Place } | undefined

  constructor(context: DocumentContext) {
    this.#context = context
  }

  problem(node: Nodes, message: string, hint?: string): void {
    this.problemAt(placeOf(node), message, hint)
  }

  problemAt(place: Place, message: string, hint?: string): void {
    this.#report(place, { message, severity: 'error', hint })
  }

  /** Reports what a page can be published with. */
  warningAt(place: Place, message: string, hint: string): void {
    this.#report(place, { message, severity: 'warning', hint })
  }

  #report(
    { line, column }: Place,
    { message, severity, hint }: Pick<Problem, 'message' | 'severity'> & { hint: string | undefined },
  ): void {
    const { file, source } = this.#context
    const { name, place } = this.#writer ?? { place: { line, column } }
    const sentence = name === undefined ? message : `In “${source.split('\n')[line - 1]}”, which <${name}> writes: ${message}`
    this.problems.push(defined({ file, ...place, message: sentence, severity, hint }))
  }

  /** Whether a block generated the current text. */
  get isWritten(): boolean {
    return this.#writer !== undefined
  }

  /** Rewrites text that a block generates. */
  async inTextOf(name: string, node: Nodes, look: () => Promise<void>): Promise<void> {
    this.#writer = { name, place: placeOf(node) }
    await look()
    this.#writer = undefined
  }

  /** Position of a node; for generated text, that of the block. */
  placeOf(node: Nodes): Place {
    return this.#writer?.place ?? placeOf(node)
  }

  /** Adds to the section's text, for search. A heading's text is stored separately. */
  text(value: string): void {
    if (!this.isInsideHeading) this.sections.at(-1)!.text += value
  }

  /**
   * Creates an ID for something that isn't a heading: the section's ID, a dot, and its label. IDs made from a heading's text never
   * contain a dot, so these IDs don't affect them.
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

  /** @returns the link's URL, with base URL */
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

  /** @returns the image's URL, with base URL, and its size if known */
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

  /** Reports an image without alternative text. */
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

/** Position of a node's first character. */
export function placeOf(node: Nodes): Place {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}
