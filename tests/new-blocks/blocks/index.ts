import type { Block } from '../../../src/site/site-graph.ts'
import { stamp } from './stamp/block.ts'
import { tally } from './tally/block.ts'

/** The list of a product with two blocks. */
export default [stamp, tally] satisfies Block[]
