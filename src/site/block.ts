import type { z } from 'zod'
import type { Block } from './site-graph.ts'

/** Defines a block. Its functions receive props with the types that its schema infers. */
export function defineBlock<Schema extends z.ZodObject>(block: Block<Schema>): Block {
  return block as unknown as Block
}
