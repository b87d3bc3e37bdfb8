/** What a product's readers and writers call the things that it is about: `words.ts` at its root. */
export interface ProductWords {
  /**
   * Groups of words for the same thing: who asks for one of them is answered by passages that have another. Words stand as they are
   * asked for, in lower case, without signs; a word may be in several groups.
   */
  synonyms: string[][]
  /**
   * Names of other products, in lower case, without signs: who asks about one of them is answered only by what speaks of it, and
   * told that nothing does where nothing does.
   */
  otherProducts?: string[]
  /**
   * Names of technologies that the documents speak of, likewise: most questions about one of them, without a word of this product, are
   * answered elsewhere, so they are answered only by what is very near.
   */
  technologies?: string[]
  /** What this product is called, likewise: who names it beside another product compares the two. */
  names?: string[]
}

/** Types the words as they are written. */
export function defineWords(words: ProductWords): ProductWords {
  return words
}
