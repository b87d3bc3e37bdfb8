import type { InlinedStyle } from '../../render/document.tsx'
import { styleOfClass } from '../../compile/block.ts'
import { blocksOf, withUsed } from '../../site/block-data.ts'
import { documentsOf } from '../../site/documents.ts'
import type { Block, SiteGraph } from '../../site/site-graph.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import { contentHash } from '../cache/hash.ts'

/** Folder of the blocks' stylesheets in the site. */
const FOLDER = 'assets/blocks/'

/** The styles of a site's blocks: a page carries those of the blocks that it shows, and fetches those of the next page. */
export class BlockStyles {
  /** By name (that of the block, or of its class), in the order in which they apply. */
  readonly #styles: Map<string, InlinedStyle>

  /** @param styles text by name */
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
    const written = blocksOf(graph, page)
    const used = withUsed(written.flatMap(({ uses = [] }) => uses))
    const ofClasses = documentsOf(graph, page).flatMap(({ classStyles }) => classStyles)
    return this.#named([...written.map(({ name }) => name), ...ofClasses, ...used.flatMap(stylesOf)])
  }

  /** All styles of some blocks, in the order in which they apply. */
  of(blocks: readonly Block[]): InlinedStyle[] {
    return this.#named(withUsed(blocks).flatMap(stylesOf))
  }

  #named(names: readonly string[]): InlinedStyle[] {
    const wanted = new Set(names)
    return [...this.#styles].flatMap(([name, style]) => (wanted.has(name) ? [style] : []))
  }
}

/** Where it isn't known what of a block is shown: what views render, no document has. */
function stylesOf({ name, styledClasses = [] }: Block): string[] {
  return [name, ...styledClasses.map((part) => styleOfClass(name, part))]
}
