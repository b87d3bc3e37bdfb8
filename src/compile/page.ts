import type { FrontMatter } from './front-matter-schema.ts'
import type { Problem } from './problem.ts'

/** A compiled document. It contains only JSON values. */
export interface Page {
  /** Path of the source, relative to the documents' folder, with forward slashes: `cloud/intro.mdx`. */
  file: string
  /** URL of the page, without base URL: `/cloud/intro`. */
  route: string
  title: string
  description: string
  frontMatter: FrontMatter
  toc: TocEntry[]
  /** IDs that links can point to. */
  anchors: string[]
  /** Links to other pages and headings. */
  links: LinkReference[]
  /** Links to other sites, which builds don't check; absent if there are none. */
  outgoing?: OutgoingLink[]
  images: ImageReference[]
  /** Pictures referred to by name. */
  pictures: PictureReference[]
  /** Documents whose content this page includes. */
  includes: IncludeReference[]
  /** The page split at its headings, as plain text for search. */
  sections: Section[]
  body: Body
  /** The page as Markdown, for machines. */
  markdown: MarkdownBody
  /** Wordings of the questions that the page answers; absent if there are none. */
  asked?: AskedWording[]
  /** Facts in answers that no section of this document contains, but an included document might; absent if there are none. */
  unproven?: UnprovenFact[]
  /**
   * Key of front matter, or `tags.<label>` for a tag → its line. Only has keys that refer to something; absent if there are none.
   */
  keyLines?: Record<string, number>
  /** Names of the blocks used, including those that style plain Markdown. */
  blocks: string[]
  /** Names of the class stylesheets that it needs besides the blocks' own. */
  classStyles: string[]
}

/**
 * A page's content in reading order: runs of finished HTML, and blocks with literal props.
 * Tags may be unbalanced in a single run (`<p>See `, block, `.</p>`), but not in all runs joined.
 */
export type Body = Array<string | BlockNode>

/** Props of one use of a block, as literal values. */
export type BlockProps = Record<string, string | number | boolean>

/** A use of a block, with its content. */
export interface BlockNode {
  name: string
  props: BlockProps
  children: Body
}

/** A page's Markdown, split where content of other documents is inserted. */
export type MarkdownBody = Array<string | MarkdownInsert>

/** A block whose Markdown depends on other documents (`site/block.ts`). */
export interface MarkdownInsert {
  name: string
  props: BlockProps
}

/** A heading in the table of contents. */
export interface TocEntry {
  id: string
  depth: number
  /** Plain text of the heading. */
  text: string
}

/** A position in a document's source; both numbers start at 1. */
export interface Place {
  line: number
  column: number
}

/** A link within this site, which `site/links.ts` checks. */
export interface LinkReference extends Place {
  /** As written. */
  url: string
  /** Resolved route, without base URL, query, and anchor. */
  route: string
  /** Without `#`. */
  hash?: string
  /** Path of the document, relative to the documents' folder, if the link refers to its file. */
  file?: string
}

/** A link to another site. */
export interface OutgoingLink extends Place {
  url: string
}

/** An image; `src` is its URL as written. */
export interface ImageReference extends Place {
  src: string
  /** Path relative to the documents' folder, if it's a file next to the document. */
  file?: string
  /** URL of that file in the site, without base URL; absent if it doesn't exist. */
  address?: string
}

/** A picture by its name, which `site/pictures.ts` looks up. */
export interface PictureReference extends Place {
  name: string
  /** Names of its markers, in the order of their numbers. */
  markers: string[]
}

/** A document that this one includes; its path is relative to the documents' folder. */
export interface IncludeReference extends Place {
  file: string
}

/** A search result: a heading, and the content below it up to the next one. */
export interface Section {
  /** Empty for content before the first heading. */
  id: string
  heading: string
  depth: number
  text: string
  fences: Fence[]
  /** Documents that it includes, relative to the documents' folder; absent if there are none. */
  includes?: string[]
  /** Named parts with their own IDs. Their text is also part of the section's text. */
  entries?: SectionEntry[]
}

/** All code in a section, in which search finds identifiers. */
export function codeOf({ fences }: Section): string {
  return fences.map(({ code }) => code).join('\n')
}

/** A code fence in a section. */
export interface Fence {
  /** Language after the backticks; empty if there is none. */
  language: string
  code: string
  /** Its title, or the name of its language; absent in sections that aren't from a document. */
  label?: string
}

/** Something named in a section that isn't a heading, such as an option. */
export interface SectionEntry {
  id: string
  name: string
  text: string
}

/** A wording of a question, and its line in the questions file. */
export interface AskedWording {
  text: string
  line: number
}

/** A fact in an answer, the documents that may contain it, and the answer's line. */
export interface UnprovenFact {
  fact: string
  files: string[]
  line: number
}

/** A question of a page's readers (`questions.ts`). */
export interface ReaderQuestion {
  /** Wordings of the question; the first one is shown. */
  ask: string[]
  /** ID of the section that the question is about; empty for the whole page. */
  section: string
  /** Heading of that section; empty for the whole page. */
  heading: string
}

/** A question that a page answers, and the answer that its authors wrote. The section contains the answer. */
export interface WrittenAnswer extends ReaderQuestion {
  /** Sentences, with code in backticks and UI labels in double asterisks. */
  answer: string
  fence?: Fence
}

/** A page, and all problems in its document. */
export interface CompileResult {
  /** Absent if the document can't be parsed. */
  page?: Page
  problems: Problem[]
}
