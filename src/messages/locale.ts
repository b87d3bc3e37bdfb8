/** The locale of a site. */
export interface Locale {
  /** BCP 47 tag: `en`, `pt-BR`. */
  lang: string
  /** Name of the language in that language, for the language menu. */
  name: string
  direction: 'ltr' | 'rtl'
  /** Calendar identifier of `Intl`. */
  calendar: string
  /**
   * Module that exports `stemmer`: a package, or a file next to the messages (`./stemmer.ts`). Referenced by name instead of
   * imported, so that only search loads it. Without one, search doesn't match other forms of a word.
   */
  stemmer?: string
}

/** Returns the stem of a lowercase word. Search treats words with the same stem as equivalent. */
export type Stemmer = (word: string) => string

/** What search and answers need to know about a language. */
export interface Speech {
  lang: string
  stemmer: Stemmer
}
