declare module 'virtual:stemmer' {
  import type { Stemmer } from '../messages/locale.ts'
  /** Of the site's language. */
  export const stemmer: Stemmer
}
