/** The language that a site is in, as documents, browsers and `Intl` know it. */
export interface Locale {
  /** BCP 47: `en`, `pt-BR`. */
  lang: string
  /** Of the language, in the language: what the menu of languages says. */
  name: string
  direction: 'ltr' | 'rtl'
  /** As `Intl` knows it. */
  calendar: string
  /**
   * What finds the stem of a word: a package, or a file beside the messages (`./stemmer.ts`), that exports `stemmer`. It is named
   * here, not imported, so that only search loads it. Without one, search takes a word for itself alone.
   */
  stemmer?: string
}

/** Finds the stem of a word in lower case: search takes words of one stem for each other. */
export type Stemmer = (word: string) => string

/** What searching and answering know of a language. */
export interface Speech {
  lang: string
  stemmer: Stemmer
}
