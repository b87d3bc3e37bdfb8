import type { InlinedStyle } from '../../render/document.tsx'
import { blocksOf, withUsed } from '../../site/block-data.ts'
import type { Block, SiteGraph } from '../../site/site-graph.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import { contentHash } from '../cache/hash.ts'

/** Folder of the blocks' stylesheets in the site. */
const FOLDER = 'assets/blocks/'

/** The styles of a site's blocks: a page carries those of the blocks that it shows, and fetches those of the next page. */
export class BlockStyles {
  /** By name of the block, in the order in which they apply. */
  readonly #styles: Map<string, InlinedStyle>

  /** @param styles text by name of the block */
  constructor(styles: Record<string, string>) {
    this.#styles = new Map(
      Object.entries(styles).map(([name, text], order) => [
        name,
        { order, text, file: `${FOLDER}${order}-${contentHash(text).slice(0, 8)}.css` },
      ]),
    )
  }

  /** Every style. */
  get all(): InlinedStyle[] {
    return [...this.#styles.values()]
  }

  /** What a document's page shows. */
  ofPage(graph: SiteGraph, page: PageMeta): InlinedStyle[] {
    return this.of(blocksOf(graph, page))
  }

  /** The styles of some blocks, in the order in which they apply. */
  of(blocks: readonly Block[]): InlinedStyle[] {
    const names = new Set(withUsed(blocks).map(({ name }) => name))
    return [...this.#styles].flatMap(([name, style]) => (names.has(name) ? [style] : []))
  }
}
