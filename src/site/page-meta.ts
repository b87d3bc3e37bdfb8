import type { Page } from '../compile/page.ts'

/** A page without the parts that only its own document shows, so a whole site's metadata fits in memory. */
export type PageMeta = Omit<Page, 'body' | 'sections' | 'markdown'> & {
  /** Content hash of the compiled page. */
  hash: string
  /** The hash before references to other files were resolved; omitted if the page has none. */
  alone?: string
}
