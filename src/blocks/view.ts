import type { ReactNode } from 'react'

/** Props that every block's view receives, in addition to the block's own. */
export interface ViewProps {
  /** Unique on the page; prefix for IDs and names. */
  uid: string
  /** Rendered content. */
  children?: ReactNode
}

/** Props of blocks that show data about the site (`Block.siteData`). */
export interface SiteViewProps<Data> extends ViewProps {
  site: Data
}

/** Props of blocks that include a document (`Block.includes`), whose body is in `children`. */
export interface IncludingViewProps extends ViewProps {
  included: { title: string } | undefined
}
