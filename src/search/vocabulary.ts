/** Assigns numbers to a site's terms, which need less memory and time than strings; a build processes millions of terms. */
export class Vocabulary {
  /** Indexed by number; a term's number never changes. */
  readonly terms: string[]
  #numbers: Map<string, number> | undefined

  constructor(terms: string[] = []) {
    this.terms = terms
  }

  /** Returns the number of a term, adding the term if necessary. */
  numberOf(term: string): number {
    // Created lazily, since builds without changes don't need it.
    this.#numbers ??= new Map(this.terms.map((known, index) => [known, index]))
    let number = this.#numbers.get(term)
    if (number === undefined) {
      number = this.terms.push(term) - 1
      this.#numbers.set(term, number)
    }
    return number
  }
}
