import { documentsOf } from './documents.ts'
import type { Block, SiteGraph } from './site-graph.ts'
import type { PageMeta } from './page-meta.ts'

/** Site data for the blocks of a page, by block name. */
export type BlockData = Record<string, unknown>

/** Collects the site data that a page's blocks request. The result is JSON. */
export function blockData(graph: SiteGraph, page: PageMeta): BlockData {
  return Object.fromEntries(blocksOf(graph, page).flatMap(({ name, siteData }) => (siteData ? [[name, siteData(graph, page)]] : [])))
}

/** Returns the blocks and, transitively, the blocks that their views use, without duplicates. */
export function withUsed(blocks: readonly Block[]): Block[] {
  const found = new Set(blocks)
  // Iteration over a set includes elements added during the loop.
  for (const { uses = [] } of found) for (const used of uses) found.add(used)
  return [...found]
}

/** Blocks on a page and in the documents it includes, in registry order. */
export function blocksOf(graph: SiteGraph, page: PageMeta): Block[] {
  const names = new Set(documentsOf(graph, page).flatMap(({ blocks }) => blocks))
  return graph.blocks.all.filter(({ name }) => names.has(name))
}
