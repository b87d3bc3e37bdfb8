import type { Code, PhrasingContent, RootContent } from 'mdast'
import type { z } from 'zod'
import type { Messages } from '../messages/messages.ts'
import type { FenceMeta } from './fence.ts'
import type { FrontMatter } from './front-matter-schema.ts'
import type { MarkdownWriter } from './markdown/writer.ts'
import type { BlockMdast } from './nodes.ts'
import type { BlockProps, SectionEntry } from './page.ts'

/**
 * What the compiler knows about a block, which is anything in a document besides plain Markdown. `site/block.ts` adds what the site
 * knows about it; its folder in `src/blocks/` contains the view, styles, and specimen.
 */
export interface BlockDefinition<Schema extends z.ZodObject = z.ZodObject> {
  /** Its name in documents, which also determines its folder: `LiveCode` is in `live-code/`. */
  name: string
  /** Description for the authors' page. */
  summary: string
  /** Whether it's used on separate lines, inside a sentence, or both. */
  kind: 'block' | 'inline' | 'either'
  /** Schema of its props. `prop.ts` has the types that the compiler treats in a special way: words and links. */
  props: Schema
  /** Default values of props that readers see. */
  defaultWords?: (messages: Messages) => Record<string, string>
  /** Documents can't write `<Name>`: they use a directive or a fence, or another block adds it. */
  tag?: false
  /** The only blocks that can directly contain it. */
  parents?: readonly string[]
  /** The only blocks that it can directly contain. */
  children?: readonly string[]
  /** Its view receives the blocks inside it one by one (`items`) instead of as a whole. */
  hasItems?: true
  /**
   * Its content is one fence, whose text becomes the prop `code`. The value describes the code in error messages: "the query
   * object".
   */
  code?: string
  /** Directives for this block (`:::name`). The prop `kind` contains the name. */
  directives?: readonly string[]
  /** Fences that become this block. */
  fence?: FenceUse
  /** Adjacent fences with `tab="…"` become this block. */
  fenceGroup?: FenceGroup
  /**
   * Fences of plain Markdown that its view enhances once the page is awake, with one root for all of them. Returns a note for the
   * view (`data-note`), which can be empty, or `undefined` if it doesn't enhance the fence.
   */
  accompanies?: (fence: AccompaniedFence) => string | undefined
  /** URL parameter that its view reads. If the URL has it, the view doesn't wait for the reader. */
  wakesOn?: string
  /** Classes with their own stylesheets, `style.<class>.css` in its folder. Only pages with such an element include them. */
  styledClasses?: readonly string[]
  /** Type of plain Markdown that it styles. */
  markdownNode?: RootContent['type']
  /**
   * Replaces that Markdown on the page, if it should look different from the standard. In Markdown output, it stays as written.
   * @param node the rewritten node
   * @param props props of the block's tag, if the node is directly inside one
   */
  show?: (node: never, place: ShownPlace, props?: Partial<z.output<Schema>>) => RootContent[]
  /** Keys that it adds to front matter. */
  frontMatter?: z.ZodRawShape
  /** Records what a use refers to, and reports problems. Can change props, such as a URL to its resolved form. */
  refer?: (props: Partial<z.output<Schema>> & BlockProps, references: References) => void
  /** Document that it includes, as a path relative to the documents' folder. */
  includes?: (props: z.output<Schema>) => string
  /** Blocks that it adds to its content. */
  brings?: (frontMatter: FrontMatter) => Array<{ block: BlockDefinition; props: BlockProps }>
  /**
   * Generates text that replaces the block, as if the document contained it. The text can't contain another block that generates
   * text.
   * @throws Error with a message for the writer if the text can't be generated
   */
  writes?: (props: z.output<Schema>, place: WritingPlace) => string
  /** Its plain Markdown, by default that of its content. Inline nodes if the block is inline, otherwise blocks. */
  toMarkdown?: (node: BlockMdast<z.output<Schema>>, writer: MarkdownWriter) => RootContent[] | PhrasingContent[]
}

/** A block that is written as a fence, identified by the language or by a word after it. */
export interface FenceUse {
  language?: string
  words?: readonly string[]
  /** Belongs to the sample above it, so search and questions ignore it. */
  isSample?: false
  /**
   * Converts the fence to a node; `undefined` if the page doesn't show it.
   * @throws Error with a message for the writer if it can't be converted
   */
  toNode: (fence: FenceSource) => RootContent | undefined | Promise<RootContent>
  /** How to fix a fence that can't be converted. */
  hint?: string
}

/** How adjacent fences become one block. */
export interface FenceGroup {
  /** Block for each of the fences; it has a `value` and a `label`. */
  item: string
  /** Prop that determines which groups switch together. */
  group: string
}

/** A fence that a block may enhance. */
export interface AccompaniedFence {
  language: string
  code: string
  /** The fence's `verify` value, as written. */
  verify: string | undefined
}

/** Context of a block that generates text. */
export interface WritingPlace {
  blocks: BlockRegistry
  /** Names of the blocks used above it. */
  above: ReadonlySet<string>
  /** Level of the heading above it. */
  level: number
}

/** Context of Markdown that a block shows. */
export interface ShownPlace {
  messages: Messages
  /**
   * Creates an ID for a part of it, which links and search results can point to. It never equals an automatic ID of a heading.
   * @param label text that the ID is based on
   */
  anchor(label: string, entry: Omit<SectionEntry, 'id'>): string
}

/** A fence of a document. */
export interface FenceSource {
  node: Code
  meta: FenceMeta
  messages: Messages
}

/** An image's URL, with base URL, and its size if it's a file next to the document. */
export interface ShownImage {
  address: string
  width?: number
  height?: number
}

/** Receives what a block refers to. References are checked when the whole site is known. */
export interface References {
  frontMatter: FrontMatter
  /**
   * Refers to a picture of the site by name.
   * @param markers names of its markers, in the order of their numbers
   */
  picture(name: string, markers: string[]): void
  /**
   * Refers to an image.
   * @param src URL as written
   */
  image(src: string): ShownImage
  /** Adds text to the search index that readers see but that no prop contains. */
  text(words: string): void
  problem(message: string, hint?: string): void
  /** Reports a problem with the page, not with this part of it. */
  pageProblem(message: string): void
}

/** Name of the stylesheet of a block's class. The block's own stylesheet has the block's name. */
export function styleOfClass(block: string, className: string): string {
  return `${block}.${className}`
}

/** All blocks that a site's documents can use. */
export class BlockRegistry<Block extends BlockDefinition = BlockDefinition> {
  /** In the order of the list, which is also the order of their styles. */
  readonly all: readonly Block[]
  readonly #byName: ReadonlyMap<string, Block>
  readonly #byDirective: ReadonlyMap<string, Block>
  readonly #byLanguage: ReadonlyMap<string, Block>
  readonly #byNode: ReadonlyMap<string, Block>
  readonly #styleByClass: ReadonlyMap<string, string>
  /** Words after a fence's language that belong to blocks. */
  readonly fenceWords: readonly string[]
  /** Keys of front matter that blocks add. */
  readonly frontMatter: z.ZodRawShape
  /** Name of a block → an example of its use. */
  readonly specimens: ReadonlyMap<string, string>

  /** @param blocks the last of several blocks with the same name counts, so a product can replace a block */
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

  /** Returns the block with this name, however documents write it. */
  get(name: string): Block | undefined {
    return this.#byName.get(name)
  }

  /** The block that documents write as `<Name>`. */
  ofTag(name: string): Block | undefined {
    const block = this.#byName.get(name)
    return block?.tag === false ? undefined : block
  }

  /** Names that documents can write as tags. */
  get tags(): string[] {
    return this.all.filter(({ tag }) => tag !== false).map(({ name }) => name)
  }

  /** The block that documents write as `:::name`. */
  ofDirective(name: string): Block | undefined {
    return this.#byDirective.get(name)
  }

  /** Names that documents can write after `:::`. */
  get directives(): string[] {
    return [...this.#byDirective.keys()]
  }

  /** The block for a fence: the one for its language, else the one for the first word after it. */
  ofFence(language: string, words: readonly string[]): Block | undefined {
    return this.#byLanguage.get(language) ?? this.all.find(({ fence }) => fence?.words !== undefined && words.includes(fence.words[0]!))
  }

  /** The block that adjacent fences become. */
  get fenceGroup(): (Block & { fenceGroup: FenceGroup }) | undefined {
    return this.all.find((block): block is Block & { fenceGroup: FenceGroup } => block.fenceGroup !== undefined)
  }

  /** Name of a class's own stylesheet, if it has one. */
  styleOfClass(className: string): string | undefined {
    return this.#styleByClass.get(className)
  }

  /** The block that enhances a fence, and its note. */
  companionOf(fence: AccompaniedFence): { block: Block; note: string } | undefined {
    for (const block of this.all) {
      const note = block.accompanies?.(fence)
      if (note !== undefined) return { block, note }
    }
    return undefined
  }

  /** The block that styles a type of Markdown. */
  ofNode(type: string): Block | undefined {
    return this.#byNode.get(type)
  }
}
