import type { Block } from '../../../src/site/site-graph.ts'
import { bakePlan } from './bake-plan/block.ts'

/** Blocks of this product only. */
export default [bakePlan] satisfies Block[]
