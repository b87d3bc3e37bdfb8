import type { FrontMatter } from './front-matter-schema.ts'
import type { Problem } from './problem.ts'

/** One document, compiled. Knows nothing of other documents; everything in it is JSON. */
export interface Page {
  /** Path of the source, relative to the documents' folder, with forward slashes: `cloud/intro.mdx`. */
  file: string
  /** Where the page lives, without base URL: `/cloud/intro`. */
  route: string
  title: string
  description: string
  frontMatter: FrontMatter
  toc: TocEntry[]
  /** Every `id` that a link can point to. */
  anchors: string[]
  /** Links to other pages and headings. */
  links: LinkReference[]
  /** Links to other sites, which no build looks at; absent without any. */
  outgoing?: OutgoingLink[]
  images: ImageReference[]
  /** Pictures by name. */
  pictures: PictureReference[]
  /** Files whose bodies this page shows, relative to the documents' folder. */
  includes: IncludeReference[]
  /** The page cut at its headings, as plain text for search. */
  sections: Section[]
  body: Body
  /** The same for machines. */
  markdown: MarkdownBody
  /** Wordings of the questions that its authors have answered; absent without any. */
  asked?: AskedWording[]
  /** What answers say that no section of this document does, but perhaps one that it includes; absent for nothing. */
  unproven?: UnprovenFact[]
  /** Key of front matter → its line, and `tags.<label>` → that of a tag; absent where no key is one that refers to something. */
  keyLines?: Record<string, number>
  /** Names of the blocks used, those that give styles to plain Markdown included. */
  blocks: string[]
  /** Names of the styles that classes in it have beside those of the blocks. */
  classStyles: string[]
}

/**
 * A page's content in reading order: runs of finished HTML, and blocks with literal props.
 * A run need not be balanced by itself (`<p>See `, block, `.</p>`); all runs joined are.
 */
export type Body = Array<string | BlockNode>

/** What a block is given where it is used: literal values. */
export type BlockProps = Record<string, string | number | boolean>

/** A block where it stands in a page, with what is inside it. */
export interface BlockNode {
  name: string
  props: BlockProps
  children: Body
}

/** A page's text as plain Markdown, cut where something of other documents goes. */
export type MarkdownBody = Array<string | MarkdownInsert>

/** A block whose Markdown takes more than the page itself (`site/block.ts`). */
export interface MarkdownInsert {
  name: string
  props: BlockProps
}

/** A heading, for the table of contents. */
export interface TocEntry {
  id: string
  depth: number
  /** Plain text of the heading. */
  text: string
}

/** A place in a document's source; both numbers begin with 1. */
export interface Place {
  line: number
  column: number
}

/** A link to a place of this site, for `site/links.ts` to check. */
export interface LinkReference extends Place {
  /** As written. */
  url: string
  /** Resolved, without base URL, query or hash. */
  route: string
  /** Without `#`. */
  hash?: string
  /** Of the document, relative to the documents' folder, where the link names its file. */
  file?: string
}

/** A link to another site. */
export interface OutgoingLink extends Place {
  url: string
}

/** An image; its address is as written. */
export interface ImageReference extends Place {
  src: string
  /** Relative to the documents' folder, where it is a file beside the document. */
  file?: string
  /** Of that file in the site, without base URL; absent when there is none. */
  address?: string
}

/** A picture by its name, for `site/pictures.ts` to find. */
export interface PictureReference extends Place {
  name: string
  /** Names of its markers, in the order in which they are numbered. */
  markers: string[]
}

/** A document whose body stands in this one; its path is relative to the docs folder. */
export interface IncludeReference extends Place {
  file: string
}

/** What search finds: a heading, and what stands below it until the next one. */
export interface Section {
  /** Empty for what stands before the first heading. */
  id: string
  heading: string
  depth: number
  text: string
  fences: Fence[]
  /** Documents whose bodies stand in it, relative to the documents' folder; absent for none. */
  includes?: string[]
  /** What in it has a name and an address of its own. Its text is in the section's, too. */
  entries?: SectionEntry[]
}

/** All code of a section, for identifiers. */
export function codeOf({ fences }: Section): string {
  return fences.map(({ code }) => code).join('\n')
}

/** A piece of code, as a section shows it. */
export interface Fence {
  /** As after the fence's backticks; empty without one. */
  language: string
  code: string
}

/** Something named in a section that isn't a heading, such as an option. */
export interface SectionEntry {
  id: string
  name: string
  text: string
}

/** A wording of a question, and the line of its file that has it. */
export interface AskedWording {
  text: string
  line: number
}

/** Something that an answer says, the documents that may say it, and the line of the answer. */
export interface UnprovenFact {
  fact: string
  files: string[]
  line: number
}

/** A question that a page answers, and the answer that its authors wrote (`questions.ts`). */
export interface WrittenAnswer {
  /** Wordings of the question; the first one is shown. */
  ask: string[]
  /** Sentences; what stands between backticks is code, between double asterisks a name on the screen. */
  answer: string
  /** Id of the section that it rests on; empty for the page as a whole. */
  section: string
  /** Of the section; empty for the page as a whole. */
  heading: string
  fence?: Fence
}

/** A page, and everything that is wrong with its document. */
export interface CompileResult {
  /** Absent when the document is too broken to be shown. */
  page?: Page
  problems: Problem[]
}
