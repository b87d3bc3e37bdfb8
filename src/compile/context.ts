import type { Messages } from '../messages/messages.ts'
import type { BlockRegistry } from './block.ts'
import type { FrontMatter } from './front-matter-schema.ts'
import type { OtherFiles } from './other-files.ts'

/** What the steps of compiling need to know of the document they work on. */
export interface DocumentContext {
  file: string
  route: string
  /** What blocks write is added at its end, so that every node has its text here. */
  source: string
  /** Path prefix of the site, with slashes at both ends. */
  baseUrl: string
  /** Address of the site without path; with it, the links of the Markdown are absolute. */
  url?: string | undefined
  others?: OtherFiles | undefined
  frontMatter: FrontMatter
  /** Nothing was wrong with it. */
  isFrontMatterGood: boolean
  blocks: BlockRegistry
  messages: Messages
}
