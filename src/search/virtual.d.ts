declare module 'virtual:stemmer' {
  import type { Stemmer } from '../messages/locale.ts'
  /** Stemmer for the site's language. */
  export const stemmer: Stemmer
}
