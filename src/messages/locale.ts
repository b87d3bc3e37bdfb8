/** The language that a site is in, as documents, browsers and `Intl` know it. */
export interface Locale {
  /** BCP 47: `en`, `pt-BR`. */
  lang: string
  /** Of the language, in the language: what the menu of languages says. */
  name: string
  direction: 'ltr' | 'rtl'
  /** As `Intl` knows it. */
  calendar: string
}
