import type { PhrasingContent, RootContent } from 'mdast'
import type { Messages } from '../../messages/messages.ts'
import type { BlockMdast } from '../nodes.ts'
import type { Flow } from './nodes.ts'

/** What a block can use to write its plain Markdown. */
export interface MarkdownWriter {
  baseUrl: string
  messages: Messages
  /** Converts nodes to blocks; sentences on their own become paragraphs. */
  flow(nodes: RootContent[]): Flow[]
  /** Converts nodes to inline content, without their paragraphs. */
  sentence(nodes: RootContent[]): PhrasingContent[]
  /** Converts inline nodes. */
  words(nodes: RootContent[]): RootContent[]
  /** @param address URL, with base URL */
  image(address: string, alt: string): PhrasingContent
  /** @param address URL, with base URL */
  link(address: string, child: PhrasingContent): PhrasingContent
  /** Whether a term occurs for the first time, since it's only defined once. */
  isFirst(term: string): boolean
  /** Creates a placeholder for content that is inserted when all documents are known (`site/block.ts`). */
  insert(node: BlockMdast<object>): RootContent
}
