import type { Block } from '../src/site/site-graph.ts'
import { badge } from './badge/block.ts'
import { breakingChangeSummary } from './breaking-change-summary/block.ts'
import { breakingChangesFilter } from './breaking-changes-filter/block.ts'
import { breakingChanges } from './breaking-changes/block.ts'
import { effect } from './effect/block.ts'
import { playgroundFiles } from './playground-files/block.ts'
import { queryBuilder } from './query-builder/block.ts'
import { runSamples } from './run-samples/block.ts'
import { screenDiagram } from './screen-diagram/block.ts'
import { screenPart } from './screen-part/block.ts'
import { strapiCallout } from './strapi-callout/block.ts'

/** Blocks that only this product's documents use. */
export default [
  queryBuilder,
  effect,
  runSamples,
  playgroundFiles,
  screenDiagram,
  screenPart,
  strapiCallout,
  breakingChangeSummary,
  breakingChanges,
  breakingChangesFilter,
  badge,
] satisfies Block[]
