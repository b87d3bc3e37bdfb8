import type { Code, PhrasingContent, RootContent } from 'mdast'
import type { z } from 'zod'
import type { Messages } from '../messages/messages.ts'
import type { FenceMeta } from './fence.ts'
import type { FrontMatter } from './front-matter-schema.ts'
import type { MarkdownWriter } from './markdown/writer.ts'
import type { BlockMdast } from './nodes.ts'
import type { BlockProps, SectionEntry } from './page.ts'

/**
 * What compiling knows of a block, which is anything that a document can contain beside plain Markdown. `site/block.ts` adds
 * what the site knows of it, and its folder in `src/blocks/` has the rest: view, styles, specimen.
 */
export interface BlockDefinition<Schema extends z.ZodObject = z.ZodObject> {
  /** As documents write it, and what its folder is called: `LiveCode` is in `live-code/`. */
  name: string
  /** What it shows, for the authors' page. */
  summary: string
  /** Where it may stand: on lines of its own, or inside a sentence. */
  kind: 'block' | 'inline' | 'either'
  /** What its props may be. `prop.ts` has those that mean something to the compiler: words, links. */
  props: Schema
  /** Props that readers see, for uses that leave them out. */
  defaultWords?: (messages: Messages) => Record<string, string>
  /** Documents don't write `<Name>`: it has directives, a fence, or comes with something else. */
  tag?: false
  /** It may stand directly inside these only. */
  parents?: readonly string[]
  /** Only these may stand directly inside it. */
  children?: readonly string[]
  /** Its view gets the blocks inside it one by one (`items`), not as one piece. */
  hasItems?: true
  /** What stands in it is one fence, whose text becomes the prop `code`. Says what of: "the query object". */
  code?: string
  /** Names of `:::name` that stand for it; the prop `kind` says which. */
  directives?: readonly string[]
  /** Fences that it takes. */
  fence?: FenceUse
  /** Fences with `tab="…"` beside each other are written as one of it. */
  fenceGroup?: FenceGroup
  /**
   * Fences of plain Markdown that its view accompanies once the page is awake: one root for all of them. Says what the view is told
   * of one (`data-note`), which may be nothing; `undefined` for those that it leaves alone.
   */
  accompanies?: (fence: AccompaniedFence) => string | undefined
  /** Parameter of addresses that its view reads: where an address has it, the view doesn't wait for the reader. */
  wakesOn?: string
  /** Classes with styles of their own, `style.<class>.css` in its folder, which only pages with such an element carry. */
  styledClasses?: readonly string[]
  /** Plain Markdown that it gives styles to. */
  markdownNode?: RootContent['type']
  /**
   * What that Markdown looks like, where it isn't as the standard has it. In plain Markdown it stays as it was written.
   * @param node rewritten
   * @param props of the block's tag, when it stands directly in one
   */
  show?: (node: never, place: ShownPlace, props?: Partial<z.output<Schema>>) => RootContent[]
  /** Keys that it adds to front matter. */
  frontMatter?: z.ZodRawShape
  /** Notes what a use refers to, and what is wrong with it. May change props, such as an address to what it resolves to. */
  refer?: (props: Partial<z.output<Schema>> & BlockProps, references: References) => void
  /** File of a document that it shows, relative to the documents' folder. */
  includes?: (props: z.output<Schema>) => string
  /** Blocks that it has in it without being written. */
  brings?: (frontMatter: FrontMatter) => Array<{ block: BlockDefinition; props: BlockProps }>
  /**
   * Text that stands in its place, as if the document had it there. It can't hold a block that writes text itself.
   * @throws Error with a sentence for the writer when it can't be made
   */
  writes?: (props: z.output<Schema>, place: WritingPlace) => string
  /** What it says in plain Markdown; what stands in it, if left out. Nodes of a sentence where it is inline, blocks elsewhere. */
  toMarkdown?: (node: BlockMdast<z.output<Schema>>, writer: MarkdownWriter) => RootContent[] | PhrasingContent[]
}

/** A block that is written as a fence, by its language or by a word after the language. */
export interface FenceUse {
  language?: string
  words?: readonly string[]
  /** It belongs to the sample above: search and questions know nothing of it. */
  isSample?: false
  /**
   * The fence as a node.
   * @throws Error with a sentence for the writer when it can't be made
   */
  toNode: (fence: FenceSource) => RootContent | Promise<RootContent>
  /** What to do when it can't be made. */
  hint?: string
}

/** How fences become one block. */
export interface FenceGroup {
  /** The block that holds one of them; it has a `value` and a `label`. */
  item: string
  /** The prop that says which of them switch together. */
  group: string
}

/** A fence that a block may accompany. */
export interface AccompaniedFence {
  language: string
  code: string
  /** How the verification harness runs it, as written. */
  verify: string | undefined
}

/** Where a block stands that writes text. */
export interface WritingPlace {
  blocks: BlockRegistry
  /** Names of the blocks that the page has above. */
  above: ReadonlySet<string>
  /** Level of the heading above. */
  level: number
}

/** Where Markdown stands that a block shows. */
export interface ShownPlace {
  messages: Messages
  /**
   * An id of its own for a part of it, which links can lead to and search finds. No heading without an id of its own can have the
   * same.
   * @param label what the id is made of
   */
  anchor(label: string, entry: Omit<SectionEntry, 'id'>): string
}

/** A fence of a document. */
export interface FenceSource {
  node: Code
  meta: FenceMeta
  baseUrl: string
  messages: Messages
}

/** Where an image is, with base URL, and its size where that is known: that of a file beside the document. */
export interface ShownImage {
  address: string
  width?: number
  height?: number
}

/** Where a block says what it refers to. Each is checked when the whole site is known. */
export interface References {
  frontMatter: FrontMatter
  /** A picture of the site by its name, and the markers in the order of their numbers. */
  picture(name: string, markers: string[]): void
  /** An image as written. */
  image(src: string): ShownImage
  /** Words that readers see, so that search finds them, where no prop holds them. */
  text(words: string): void
  problem(message: string, hint?: string): void
  /** Something wrong with the page, not with this place of it. */
  pageProblem(message: string): void
}

/** What the styles of a block's class are called; those of the block are called like it. */
export function styleOfClass(block: string, className: string): string {
  return `${block}.${className}`
}

/** Every block that documents of a site can use. */
export class BlockRegistry<Block extends BlockDefinition = BlockDefinition> {
  /** In the order in which they are listed; also that of their styles. */
  readonly all: readonly Block[]
  readonly #byName: ReadonlyMap<string, Block>
  readonly #byDirective: ReadonlyMap<string, Block>
  readonly #byLanguage: ReadonlyMap<string, Block>
  readonly #byNode: ReadonlyMap<string, Block>
  readonly #styleByClass: ReadonlyMap<string, string>
  /** Words after a fence's language that a block knows. */
  readonly fenceWords: readonly string[]
  /** Keys of front matter that blocks add. */
  readonly frontMatter: z.ZodRawShape
  /** Name of a block → a good use of it, as an author would write it. */
  readonly specimens: ReadonlyMap<string, string>

  /** @param blocks of several with one name, the last counts: a product may have its own version of a block */
  constructor(blocks: readonly Block[], specimens: ReadonlyMap<string, string> = new Map()) {
    this.specimens = specimens
    this.#byName = new Map(blocks.map((block) => [block.name, block]))
    this.all = [...this.#byName.values()]
    this.#byDirective = new Map(this.all.flatMap((block) => (block.directives ?? []).map((name) => [name, block])))
    this.#byLanguage = new Map(this.all.flatMap((block) => (block.fence?.language ? [[block.fence.language, block]] : [])))
    this.#byNode = new Map(this.all.flatMap((block) => (block.markdownNode ? [[block.markdownNode, block]] : [])))
    this.#styleByClass = new Map(
      this.all.flatMap(({ name, styledClasses = [] }) => styledClasses.map((part) => [part, styleOfClass(name, part)])),
    )
    this.fenceWords = this.all.flatMap(({ fence }) => fence?.words ?? [])
    this.frontMatter = Object.assign({}, ...this.all.map(({ frontMatter }) => frontMatter)) as z.ZodRawShape
  }

  /** The block of a name, however documents write it. */
  get(name: string): Block | undefined {
    return this.#byName.get(name)
  }

  /** The block that documents write `<Name>`. */
  ofTag(name: string): Block | undefined {
    const block = this.#byName.get(name)
    return block?.tag === false ? undefined : block
  }

  /** Names that documents can write as tags. */
  get tags(): string[] {
    return this.all.filter(({ tag }) => tag !== false).map(({ name }) => name)
  }

  /** The block that documents write `:::name`. */
  ofDirective(name: string): Block | undefined {
    return this.#byDirective.get(name)
  }

  /** Names that documents can write after `:::`. */
  get directives(): string[] {
    return [...this.#byDirective.keys()]
  }

  /** The block that takes a fence; its first word decides where the language doesn't. */
  ofFence(language: string, words: readonly string[]): Block | undefined {
    return this.#byLanguage.get(language) ?? this.all.find(({ fence }) => fence?.words !== undefined && words.includes(fence.words[0]!))
  }

  /** The block that fences beside each other become. */
  get fenceGroup(): (Block & { fenceGroup: FenceGroup }) | undefined {
    return this.all.find((block): block is Block & { fenceGroup: FenceGroup } => block.fenceGroup !== undefined)
  }

  /** Name of the styles that a class of a block has for itself. */
  styleOfClass(className: string): string | undefined {
    return this.#styleByClass.get(className)
  }

  /** The block that accompanies a fence, and what it is told of it. */
  companionOf(fence: AccompaniedFence): { block: Block; note: string } | undefined {
    for (const block of this.all) {
      const note = block.accompanies?.(fence)
      if (note !== undefined) return { block, note }
    }
    return undefined
  }

  /** The block that gives styles to a kind of Markdown. */
  ofNode(type: string): Block | undefined {
    return this.#byNode.get(type)
  }
}
