import type { ReactNode } from 'react'

/** What the view of every block receives beside the block's own props. */
export interface ViewProps {
  /** Unique in the page; for ids and names. */
  uid: string
  /** What stands between its tags, rendered. */
  children?: ReactNode
}

/** What the view of a block receives that shows something of the site (`Block.siteData`). */
export interface SiteViewProps<Data> extends ViewProps {
  site: Data
}

/** What the view of a block receives that shows a document (`Block.includes`); its children are the document's body. */
export interface IncludingViewProps extends ViewProps {
  included: { title: string } | undefined
}
