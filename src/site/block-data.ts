import { documentsOf } from './documents.ts'
import type { Block, SiteGraph } from './site-graph.ts'
import type { PageMeta } from './page-meta.ts'

/** What the blocks of a page show of the site, by block. */
export type BlockData = Record<string, unknown>

/** What a page shows of the site; all of it is JSON. */
export function blockData(graph: SiteGraph, page: PageMeta): BlockData {
  return Object.fromEntries(blocksOf(graph, page).flatMap(({ name, siteData }) => (siteData ? [[name, siteData(graph, page)]] : [])))
}

/** Blocks, and those that their views are made of, once each. */
export function withUsed(blocks: readonly Block[]): Block[] {
  const found = new Set(blocks)
  // A set is walked to its end, whatever is added on the way.
  for (const { uses = [] } of found) for (const used of uses) found.add(used)
  return [...found]
}

/** The blocks of a page, those of the documents that it includes among them, in the order of the registry. */
export function blocksOf(graph: SiteGraph, page: PageMeta): Block[] {
  const names = new Set(documentsOf(graph, page).flatMap(({ blocks }) => blocks))
  return graph.blocks.all.filter(({ name }) => names.has(name))
}
