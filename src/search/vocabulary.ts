/** The terms of a site, numbered: a build goes through millions of them, and numbers take less room and less time than words. */
export class Vocabulary {
  /** By number; a term keeps its own. */
  readonly terms: string[]
  #numbers: Map<string, number> | undefined

  constructor(terms: string[] = []) {
    this.terms = terms
  }

  /** The number of a term, which gets one if it has none. */
  numberOf(term: string): number {
    // Only when it is asked for: where nothing changed, nobody does.
    this.#numbers ??= new Map(this.terms.map((known, index) => [known, index]))
    let number = this.#numbers.get(term)
    if (number === undefined) {
      number = this.terms.push(term) - 1
      this.#numbers.set(term, number)
    }
    return number
  }
}
