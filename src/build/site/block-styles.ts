import { ASSETS } from '../../addresses/site-files.ts'
import type { InlinedStyle } from '../../render/document.tsx'
import { styleOfClass } from '../../compile/block.ts'
import { blocksOf, withUsed } from '../../site/block-data.ts'
import { documentsOf } from '../../site/documents.ts'
import type { Block, SiteGraph } from '../../site/site-graph.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import { contentHash } from '../cache/hash.ts'

/** Folder of the block stylesheets in the site. */
const FOLDER = `${ASSETS}blocks/`

/** Styles of a site's blocks. A page inlines the styles of its own blocks, and fetches those that the next page needs. */
export class BlockStyles {
  /** Name of a block or styled class → style, in the order in which they apply. */
  readonly #styles: Map<string, InlinedStyle>

  /** @param styles name → CSS */
  constructor(styles: Record<string, string>) {
    this.#styles = new Map(
      Object.entries(styles).map(([name, text], order) => [
        name,
        { order, text, file: `${FOLDER}${order}-${contentHash(text).slice(0, 8)}.css` },
      ]),
    )
  }

  get all(): InlinedStyle[] {
    return [...this.#styles.values()]
  }

  /** Styles of the blocks that a document's page shows. */
  ofPage(graph: SiteGraph, page: PageMeta): InlinedStyle[] {
    const written = blocksOf(graph, page)
    const used = withUsed(written.flatMap(({ uses = [] }) => uses))
    const ofClasses = documentsOf(graph, page).flatMap(({ classStyles }) => classStyles)
    return this.#named([...written.map(({ name }) => name), ...ofClasses, ...used.flatMap(stylesOf)])
  }

  /** All styles of the given blocks, in the order in which they apply. */
  of(blocks: readonly Block[]): InlinedStyle[] {
    return this.#named(withUsed(blocks).flatMap(stylesOf))
  }

  #named(names: readonly string[]): InlinedStyle[] {
    const wanted = new Set(names)
    return [...this.#styles].flatMap(([name, style]) => (wanted.has(name) ? [style] : []))
  }
}

/** All styles of a block, for blocks that views render: no document says which of their classes are used. */
function stylesOf({ name, styledClasses = [] }: Block): string[] {
  return [name, ...styledClasses.map((part) => styleOfClass(name, part))]
}
