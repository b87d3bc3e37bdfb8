import type { ReactNode } from 'react'

/** What every block receives beside its own props. */
export interface BlockProps {
  /** Unique in the page; for ids and names. */
  uid: string
  /** Finished HTML of what stands between its tags. */
  children: ReactNode
}
