/** A product's vocabulary (`words.ts`), for search and answers. */
export interface ProductWords {
  /**
   * Groups of synonyms: passages with one of them match questions with another. In lowercase, without punctuation; a word may be
   * in several groups.
   */
  synonyms: string[][]
  /**
   * Names of other products, in lowercase, without punctuation. A question about one is only answered from passages that mention
   * it; if there are none, the reader is told so.
   */
  otherProducts?: string[]
  /**
   * Names of technologies that the documents mention, in the same form. Most questions about one that don't mention this product
   * need answers from elsewhere, so only very close matches answer them.
   */
  technologies?: string[]
  /** Names of this product, in the same form. A question that mentions one along with another product is a comparison. */
  names?: string[]
}

/** Returns the words unchanged, for type checking. */
export function defineWords(words: ProductWords): ProductWords {
  return words
}
