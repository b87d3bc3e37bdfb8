import type { z } from 'zod'
import type { Block } from './site-graph.ts'

/** A block as its folder defines it; its functions know the types of its props. */
export function defineBlock<Schema extends z.ZodObject>(block: Block<Schema>): Block {
  return block as unknown as Block
}
