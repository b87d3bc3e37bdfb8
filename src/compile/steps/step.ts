import type { Nodes, Parents, RootContent } from 'mdast'
import type { BlockDefinition } from '../block.ts'
import type { Findings } from '../findings.ts'
import type { DocumentContext } from '../context.ts'

/** What every step works with. */
export interface Rewriting {
  context: DocumentContext
  findings: Findings
  /**
   * Rewrites what stands in a node.
   * @param inside name of the block or element whose content it is
   */
  children(parent: Parents, inside?: string): Promise<void>
}

/** What a step for a use of a block works with. */
export type BlockRewriting = Rewriting & { block: BlockDefinition }

/** Where a node stands. */
export interface Surroundings {
  parent: Parents
  /** Name of the block or element that it stands directly in. */
  inside: string | undefined
}

/** Turns a node into what comes in its place. */
export type Handler = (node: RootContent, rewriting: Rewriting, at: Surroundings) => RootContent[] | Promise<RootContent[]>

/** Handlers by kind of node. */
export type Handlers = {
  [Type in RootContent['type']]?: (
    node: Extract<RootContent, { type: Type }>,
    rewriting: Rewriting,
    at: Surroundings,
  ) => RootContent[] | Promise<RootContent[]>
}

/** A node as it was written. */
export function sourceOf(node: Nodes, { source }: DocumentContext): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
}
