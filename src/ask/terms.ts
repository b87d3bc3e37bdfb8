import type { Stemmer } from '../messages/locale.ts'
import type { WordMeaning } from '../search/query.ts'
import { tokenize } from '../search/tokens.ts'
import { isOrdinaryWord } from './ordinary-words.ts'

/** A word that is asked for, with everything that it may be written as. */
export interface Term {
  word: string
  /** Whether another word has its stem. */
  isRelated: (other: string) => boolean
  /** How much the word says: rare ones say more. */
  weight: number
  /** Form → 1 for the word itself, less for others. */
  forms: Map<string, number>
  /** Good to have: where it is missing, nothing is. */
  isOptional: boolean
  /** The name of another product. */
  isOtherProduct: boolean
  /** A word of everyday life, which doesn't say what is asked for. */
  isOrdinary: boolean
}

/** What carried-over words count beside a follow-up's own. */
const CARRIED = 0.6
const SYNONYM = 0.7
/** A number is mostly an example: "30 entries at once". */
const NUMBERS = 0.4
/** What a word of everyday life counts at most where it is there, however rare; where it isn't, something else is asked. */
const ORDINARY = 2.5
/** From here on, a name is met. */
const NAMED = 0.6
const NUMBER = /^\d{1,3}$/

/** What the index knows of a word that is asked for. */
interface KnownWord {
  own: WordMeaning
  stemmer: Stemmer
  synonyms?: WordMeaning[]
  /** It comes from an earlier question. */
  isCarried?: boolean
  isOptional?: boolean
  /** Less than 1 for what is only a part of what was written. */
  share?: number
}

/** What a word of a question looks for: its forms in the index, each with its likeness to the word (0 to 1), and its weight. */
export function termOf({ own, stemmer, synonyms = [], isCarried = false, isOptional = false, share = 1 }: KnownWord): Term {
  const forms = new Map<string, number>()
  for (const { candidates } of synonyms) {
    for (const { term, weight } of candidates) if (weight > 0.8) forms.set(term, weight * SYNONYM)
  }
  // A name is no other form of a word: Contentful isn't content.
  const candidates = own.isOtherProduct ? own.candidates.filter(({ term }) => term === own.word) : own.candidates
  for (const { term, weight } of candidates) forms.set(term, Math.max(weight, forms.get(term) ?? 0))
  const stem = stemmer(own.word)
  const isRelated = (other: string) => (own.isOtherProduct ? other === own.word : stemmer(other) === stem)
  const isOrdinary = isOrdinaryWord(own.word)
  const rarity = isOrdinary && isKnown(own) ? Math.min(ORDINARY, own.idf) : own.idf
  const weight = rarity * share * (isCarried ? CARRIED : 1) * (NUMBER.test(own.word) ? NUMBERS : 1)
  return { word: own.word, isRelated, weight, forms, isOptional, isOtherProduct: own.isOtherProduct, isOrdinary }
}

/** Whether the site has a word, as it is or in another form. */
export function isKnown({ candidates }: WordMeaning): boolean {
  return candidates.some(({ weight }) => weight > 0.8)
}

/** How often each term is in a text, its other forms counting less, and its best form there. */
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

/** How well each term is met by a heading or an address: 0 to 1. */
export function presence(text: string, terms: Term[]): number[] {
  const best = terms.map(() => 0)
  for (const { term, parts } of tokenize(text)) {
    for (const [index, wanted] of terms.entries()) {
      best[index] = Math.max(best[index]!, likeness(term, wanted), ...parts.map((part) => likeness(part, wanted) * 0.8))
    }
  }
  return best
}

/** Addresses aren't in the index, so their words may be forms that it doesn't know. */
function likeness(written: string, { forms, isRelated }: Term): number {
  return forms.get(written) ?? (isRelated(written) ? 0.85 : 0)
}

/** Whether a question is about another product that isn't spoken of here. */
export function strays(met: number[], terms: Term[]): boolean {
  return terms.some(({ isOtherProduct }, index) => isOtherProduct && met[index]! < NAMED)
}

/**
 * Whether what is met of a question is ordinary words only, and the product's name.
 * @param names what this product is called
 */
export function saysLittle(met: number[], terms: Term[], names: string[]): boolean {
  const telling = terms.filter(({ word, isOrdinary, isOptional }) => !isOrdinary && !isOptional && !names.includes(word))
  return terms.some(({ isOrdinary }) => isOrdinary) && telling.every((term) => met[terms.indexOf(term)] === 0)
}

/** Share of a question that is met, its rare words counting more: 0 to 1. */
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
