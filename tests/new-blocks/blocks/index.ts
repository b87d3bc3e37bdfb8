import type { Block } from '../../../src/site/site-graph.ts'
import { stamp } from './stamp/block.ts'
import { tally } from './tally/block.ts'

/** What a product has as soon as it has two blocks. */
export default [stamp, tally] satisfies Block[]
