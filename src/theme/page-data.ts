import type { PageView } from '../site/view.ts'

/** Id of the element in which a document keeps what its components get. Headings such as "Page" have ids too, hence the underscore. */
export const PAGE_DATA_ID = '_page'

/** Where a page's sidebar is stored, for the client. */
export interface SidebarFiles {
  /** Address of the tree's root. */
  root: string
  /** Address of each branch that shows the page. */
  branches: Record<string, string>
}

/** What a page's data file holds: everything that client navigation needs and nothing else. */
export interface PageData {
  build: string
  view: PageView
  html: string
  sidebar?: SidebarFiles
}
