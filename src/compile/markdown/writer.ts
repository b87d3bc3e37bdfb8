import type { PhrasingContent, RootContent } from 'mdast'
import type { Messages } from '../../messages/messages.ts'
import type { BlockMdast } from '../nodes.ts'
import type { Flow } from './nodes.ts'

/** What a block needs to say in plain Markdown what it says on a page. */
export interface MarkdownWriter {
  baseUrl: string
  messages: Messages
  /** Nodes as blocks: sentences that stand alone become paragraphs. */
  flow(nodes: RootContent[]): Flow[]
  /** Nodes as part of a sentence: paragraphs are taken off. */
  sentence(nodes: RootContent[]): PhrasingContent[]
  /** Nodes of a sentence as they are. */
  words(nodes: RootContent[]): RootContent[]
  /** @param address with base URL */
  image(address: string, alt: string): PhrasingContent
  /** @param address with base URL */
  link(address: string, child: PhrasingContent): PhrasingContent
  /** Whether a term comes for the first time: a definition is said once. */
  isFirst(term: string): boolean
  /** Stands for what is filled in when all documents are there (`site/block.ts`). */
  insert(node: BlockMdast<object>): RootContent
}
