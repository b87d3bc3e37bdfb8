import type { Messages } from '../messages/messages.ts'
import type { BlockRegistry } from './block.ts'
import type { FrontMatter } from './front-matter-schema.ts'
import type { OtherFiles } from './other-files.ts'

/** The document that is being compiled, as the compiler's steps see it. */
export interface DocumentContext {
  file: string
  route: string
  /** Text that blocks generate is appended, so the source of every node is here. */
  source: string
  /** Path prefix of the site, with slashes at both ends. */
  baseUrl: string
  /** URL of the site without a path. If it's set, links in the Markdown are absolute. */
  url?: string | undefined
  others?: OtherFiles | undefined
  frontMatter: FrontMatter
  /** Whether the front matter has no problems. */
  isFrontMatterGood: boolean
  blocks: BlockRegistry
  messages: Messages
}
