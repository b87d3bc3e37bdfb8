import type { Block } from '../../../src/site/site-graph.ts'
import { bakePlan } from './bake-plan/block.ts'

/** What only this manual contains. */
export default [bakePlan] satisfies Block[]
