import type { Page } from '../compile/page.ts'

/** A page without what only its own document shows; small enough that a whole site's are held in memory. */
export type PageMeta = Omit<Page, 'body' | 'sections' | 'markdown'> & {
  /** Changes whenever the compiled page does. */
  hash: string
  /** Names it as it is without what other files say; absent where that makes no difference. */
  alone?: string
}
