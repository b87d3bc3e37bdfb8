import type { PageView } from '../site/view.ts'

/** ID of the element that contains a document's data for hydration. The underscore avoids collisions with headings such as "Page". */
export const PAGE_DATA_ID = '_page'

/** Content of a page's data file: what client navigation needs. */
export interface PageData {
  build: string
  view: PageView
  html: string
  /** URL of the sidebar's root; branches, named in the view, are in the same folder. */
  sidebar?: string
  /** URLs of the stylesheets of the page's blocks, which documents include inline. */
  styles?: string[]
}

/**
 * Returns the name of a page's component. The component for documents is part of the application (`undefined`); others are loaded on
 * demand, with their styles.
 */
export function componentOf(view: PageView): string | undefined {
  if (view.kind === 'doc') return undefined
  return view.kind === 'component' ? view.module : view.kind
}

/** Returns the keys of the sidebar branches that contain a page. */
export function branchesOf(view: PageView): string[] {
  return (view.kind === 'doc' && view.branches) || []
}
