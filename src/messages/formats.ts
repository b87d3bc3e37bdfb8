import type { Locale } from './locale.ts'

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Locale-dependent formats for numbers, dates, lists, and plurals. */
export class Formats {
  readonly #locale: Locale
  #numbers: Intl.NumberFormat | undefined
  #plurals: Intl.PluralRules | undefined
  #collator: Intl.Collator | undefined

  constructor(locale: Locale) {
    this.#locale = locale
  }

  /** Groups digits by thousands. */
  number(value: number): string {
    this.#numbers ??= new Intl.NumberFormat(this.#locale.lang)
    return this.#numbers.format(value)
  }

  /** Formats a number with its unit. */
  unit(value: number, unit: 'byte' | 'second' | 'millisecond', unitDisplay: 'long' | 'short' = 'long'): string {
    return new Intl.NumberFormat(this.#locale.lang, { style: 'unit', unit, unitDisplay }).format(value)
  }

  /** Formats the date of a timestamp, in UTC. */
  date(iso: string): string {
    const { lang, calendar } = this.#locale
    return new Intl.DateTimeFormat(lang, { calendar, dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso))
  }

  /** Formats a list: `a, b, and c`; `a, b, or c`; `a, b, c`. */
  list(items: string[], type: 'and' | 'or' | 'all' = 'all'): string {
    const types = { and: 'conjunction', or: 'disjunction', all: 'unit' } as const
    return new Intl.ListFormat(this.#locale.lang, { type: types[type], style: type === 'all' ? 'short' : 'long' }).format(items)
  }

  /** Selects the plural form for a number: `one`, `other`, or others that the language has. */
  plural(count: number, forms: PluralForms): string {
    this.#plurals ??= new Intl.PluralRules(this.#locale.lang)
    return forms[this.#plurals.select(count)] ?? forms.other
  }

  /** Converts to uppercase. */
  upperCase(text: string): string {
    return text.toLocaleUpperCase(this.#locale.lang)
  }

  /** Compares two strings for sorting. */
  compare(a: string, b: string): number {
    this.#collator ??= new Intl.Collator(this.#locale.lang)
    return this.#collator.compare(a, b)
  }
}
