import type { Stemmer } from '../messages/locale.ts'
import type { WordMeaning } from '../search/query.ts'
import { tokenize, type Word } from '../search/tokens.ts'
import { remembered, rememberedFor } from '../values/remembered.ts'
import { isOrdinaryWord } from './ordinary-words.ts'

/** A word of a question with all its forms in the index. */
export interface Term {
  word: string
  /** Whether another word has the same stem. */
  isRelated: (other: string) => boolean
  /** Weight: rare words count more. */
  weight: number
  /** Form → 1 for the word itself, less for others. */
  forms: Map<string, number>
  /** Matches add to the score, but a missing one doesn't reduce coverage. */
  isOptional: boolean
  /** Whether it is the name of another product. */
  isOtherProduct: boolean
  /** Whether it is an everyday word, which says little about the subject. */
  isOrdinary: boolean
  /** Whether it is an identifier of several parts that the site contains as a whole. */
  isIdentifier: boolean
}

/** Factor for words carried over from earlier questions. */
const CARRIED = 0.6
const SYNONYM = 0.7
/** Weight above which a candidate is a form of the word itself, rather than a similar word. */
export const ITSELF = 0.8
/** Factor for numbers, which are usually examples: "30 entries at once". */
const NUMBERS = 0.4
/**
 * Maximum weight of an everyday word that the site contains, even if rare. If the site doesn't contain it, the question is about
 * something else, so the weight isn't limited.
 */
const ORDINARY = 2.5
/** Minimum match for a product's name to count as mentioned. */
const NAMED = 0.6
/** Factor for part of an identifier. */
const PART = 0.8
const NUMBER = /^\d{1,3}$/

/** A word of a question, looked up in the index. */
interface KnownWord {
  own: WordMeaning
  stemmer: Stemmer
  synonyms?: WordMeaning[]
  /** Whether it is from an earlier question. */
  isCarried?: boolean
  isOptional?: boolean
  /** Less than 1 if the word is only part of what was typed. */
  share?: number
  isIdentifier?: boolean
}

/** Creates a term: the word's forms in the index, each with its similarity to the word (0 to 1), and its weight. */
export function termOf({
  own,
  stemmer,
  synonyms = [],
  isCarried = false,
  isOptional = false,
  share = 1,
  isIdentifier = false,
}: KnownWord): Term {
  const forms = new Map<string, number>()
  for (const { candidates } of synonyms) {
    for (const { term, weight } of candidates) if (weight > ITSELF) forms.set(term, weight * SYNONYM)
  }
  // Names only match exactly: Contentful isn't a form of "content".
  const candidates = own.isOtherProduct ? own.candidates.filter(({ term }) => term === own.word) : own.candidates
  for (const { term, weight } of candidates) forms.set(term, Math.max(weight, forms.get(term) ?? 0))
  const stem = stemmer(own.word)
  const isRelated = (other: string) => (own.isOtherProduct ? other === own.word : stemmer(other) === stem)
  const isOrdinary = isOrdinaryWord(own.word)
  const rarity = isOrdinary && isKnown(own) ? Math.min(ORDINARY, own.idf) : own.idf
  const weight = rarity * share * (isCarried ? CARRIED : 1) * (NUMBER.test(own.word) ? NUMBERS : 1)
  return { word: own.word, isRelated, weight, forms, isOptional, isOtherProduct: own.isOtherProduct, isOrdinary, isIdentifier }
}

/** The words to search for: instead of one that the site doesn't contain, its synonyms. */
export function searchWords({ word, forms }: Term): string[] {
  const known = [...forms].filter(([, weight]) => weight >= SYNONYM)
  const isKnownItself = known.some(([, weight]) => weight > SYNONYM)
  return isKnownItself || known.length === 0 ? [word] : known.map(([form]) => form)
}

/** Whether the site contains the word, possibly in another form. */
export function isKnown({ candidates }: WordMeaning): boolean {
  return candidates.some(({ weight }) => weight > ITSELF)
}

/** Whether the site contains the word itself. */
export function isWritten({ word, candidates }: WordMeaning): boolean {
  return candidates.some(({ term }) => term === word)
}

/** Counts each term in a text, with lower weights for other forms, and finds the best form of each. */
export function countTerms(text: string, terms: Term[]): { counts: number[]; best: number[]; length: number } {
  const counts = terms.map(() => 0)
  const best = terms.map(() => 0)
  const tokens = tokenize(text)
  for (const { term, parts } of tokens) {
    for (const [index, { forms }] of terms.entries()) {
      const own = forms.get(term) ?? 0
      const part = Math.max(0, ...parts.map((part) => forms.get(part) ?? 0))
      counts[index]! += Math.max(own, part * 0.7)
      best[index] = Math.max(best[index]!, own, part * 0.7)
    }
  }
  return { counts, best, length: tokens.length }
}

/** How well a heading or route matches each term, 0 to 1. */
export function presence(text: string | readonly Word[], terms: Term[]): number[] {
  const likenessesOf = likenesses(terms)
  const best = terms.map(() => 0)
  const raise = (word: string, factor: number) => {
    const values = likenessesOf(word)
    for (const [index, value] of values.entries()) if (value * factor > best[index]!) best[index] = value * factor
  }
  for (const { term, parts } of typeof text === 'string' ? tokenize(text) : text) {
    raise(term, 1)
    for (const part of parts) raise(part, PART)
  }
  return best
}

const NONE: readonly number[] = []

/**
 * Returns a function that compares a word with each term; its result is empty if the word is like none. A question is compared with
 * thousands of words, most of which repeat.
 */
const likenesses = rememberedFor((terms: Term[]) =>
  remembered((word) => {
    const values = terms.map((term) => likeness(word, term))
    return values.some((value) => value > 0) ? values : NONE
  }),
)

/** Routes aren't indexed, so they may contain forms that the index doesn't. */
function likeness(written: string, { forms, isRelated }: Term): number {
  return forms.get(written) ?? (isRelated(written) ? 0.85 : 0)
}

/** Whether a question is about another product that the text doesn't mention. */
export function strays(met: number[], terms: Term[]): boolean {
  return terms.some(({ isOtherProduct }, index) => isOtherProduct && met[index]! < NAMED)
}

/**
 * Whether only everyday words and the product's name match.
 * @param names names of this product
 */
export function saysLittle(met: number[], terms: Term[], names: string[]): boolean {
  const telling = terms.filter(({ word, isOrdinary, isOptional }) => !isOrdinary && !isOptional && !names.includes(word))
  return terms.some(({ isOrdinary }) => isOrdinary) && telling.every((term) => met[terms.indexOf(term)] === 0)
}

/** Share of a question that matches, weighted by rarity, 0 to 1. */
export function coverage(met: number[], terms: Term[]): number {
  let all = 0
  let covered = 0
  for (const [index, { weight, isOptional }] of terms.entries()) {
    if (isOptional) continue
    all += weight
    covered += weight * met[index]!
  }
  return all === 0 ? 0 : covered / all
}
