import type { PageView } from '../site/view.ts'

/** Id of the element in which a document keeps what its components get. Headings such as "Page" have ids too, hence the underscore. */
export const PAGE_DATA_ID = '_page'

/** What a page's data file holds: everything that client navigation needs and nothing else. */
export interface PageData {
  build: string
  view: PageView
  html: string
  /** Address of its sidebar's root; the branches that show the page, which its view names, are beside it. */
  sidebar?: string
  /** Addresses of the stylesheets of its blocks; a document has them in it. */
  styles?: string[]
}

/**
 * Name of the component that shows a page. Those of documents come with the application; others bring their code and their
 * styles when they are shown.
 */
export function componentOf(view: PageView): string | undefined {
  if (view.kind === 'doc') return undefined
  return view.kind === 'component' ? view.module : view.kind
}

/** Keys of the branches of its sidebar that show a page. */
export function branchesOf(view: PageView): string[] {
  return (view.kind === 'doc' && view.branches) || []
}
