import type { Block } from '../src/site/site-graph.ts'
import { badge } from './badge/block.ts'
import { breakingChangeSummary } from './breaking-change-summary/block.ts'
import { breakingChangesFilter } from './breaking-changes-filter/block.ts'
import { breakingChanges } from './breaking-changes/block.ts'
import { queryBuilder } from './query-builder/block.ts'
import { strapiCallout } from './strapi-callout/block.ts'

/** What only this product's documents contain. */
export default [queryBuilder, strapiCallout, breakingChangeSummary, breakingChanges, breakingChangesFilter, badge] satisfies Block[]
