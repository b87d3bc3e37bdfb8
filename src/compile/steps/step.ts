import type { Nodes, Parents, RootContent } from 'mdast'
import type { BlockDefinition } from '../block.ts'
import type { Findings } from '../findings.ts'
import type { DocumentContext } from '../context.ts'

/** Context that every step receives. */
export interface Rewriting {
  context: DocumentContext
  findings: Findings
  /**
   * Rewrites a node's children.
   * @param inside name of the block or element that contains them
   */
  children(parent: Parents, inside?: string): Promise<void>
}

/** The same for a use of a block. */
export type BlockRewriting = Rewriting & { block: BlockDefinition }

/** Position of a node in the tree. */
export interface Surroundings {
  parent: Parents
  /** Name of the block or element that directly contains it. */
  inside: string | undefined
  /** Number of its ancestors that make their content narrower. */
  depth: number
}

/** Returns the nodes that replace a node. */
export type Handler = (node: RootContent, rewriting: Rewriting, at: Surroundings) => RootContent[] | Promise<RootContent[]>

/** Handlers by type of node. */
export type Handlers = {
  [Type in RootContent['type']]?: (
    node: Extract<RootContent, { type: Type }>,
    rewriting: Rewriting,
    at: Surroundings,
  ) => RootContent[] | Promise<RootContent[]>
}

/** Source text of a node. */
export function sourceOf(node: Nodes, { source }: DocumentContext): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
}
