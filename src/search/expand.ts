import type { Stemmer } from '../messages/locale.ts'
import { editDistance } from '../values/edit-distance.ts'
import type { TermRange } from './index-files.ts'

/** A term in the index that a query word may match. */
export interface Candidate {
  term: string
  /** 1 for an exact match, less for others. */
  weight: number
  /** Number of sections with the term. */
  count: number
  /** Whether the match requires correcting a typo. */
  isTypo?: true
}

const STEM = 0.85
const PREFIX = 0.7
/** Lower once the word is complete, since it is then rarely a prefix: "exam" doesn't mean "example". */
const COMPLETE_PREFIX = 0.35
const TYPO = 0.5
const TYPO_PREFIX = 0.32
/** Maximum number of candidates per word; more would add noise. */
const MAX_CANDIDATES = 12

/**
 * Finds the terms that match a word: the word itself, words with the same stem, and words that start with it.
 * @param ranges ranges of terms with the same first letters
 * @param options.isComplete `false` for a word that is still being typed and may be a prefix
 */
export function expand(word: string, ranges: TermRange[], { isComplete, stemmer }: { isComplete: boolean; stemmer: Stemmer }): Candidate[] {
  const stem = stemmer(word)
  const isRelated = (term: string) => stemmer(term) === stem
  const found = collect(ranges, (term) => weighMatch(word, term, { stem, isRelated, prefix: isComplete ? COMPLETE_PREFIX : PREFIX }))
  const isThere = found.some(({ weight }) => weight >= STEM)
  // A complete word that exists in the index isn't treated as a prefix.
  return best(isThere && isComplete ? found.filter(({ weight }) => weight >= STEM) : found)
}

/**
 * Finds terms of which the word may be a misspelling.
 * @param ranges ranges of terms that start with the word's first or second letter, which covers typos in those two letters
 */
export function expandTypo(word: string, ranges: TermRange[], isComplete: boolean): Candidate[] {
  return best(collect(ranges, (term) => weighTypo(word, term, isComplete))).map((candidate) => ({ ...candidate, isTypo: true }))
}

function best(candidates: Candidate[]): Candidate[] {
  return candidates.sort((a, b) => b.weight - a.weight || b.count - a.count).slice(0, MAX_CANDIDATES)
}

function collect(ranges: TermRange[], weigh: (term: string) => number): Candidate[] {
  const candidates: Candidate[] = []
  for (const { terms, counts } of ranges) {
    for (const [index, term] of terms.entries()) {
      const weight = weigh(term)
      if (weight > 0) candidates.push({ term, weight, count: counts[index]! })
    }
  }
  return candidates
}

interface Relation {
  stem: string
  isRelated: (term: string) => boolean
  /** Maximum weight of a longer word. */
  prefix: number
}

function weighMatch(word: string, term: string, { stem, isRelated, prefix }: Relation): number {
  if (term === word) return 1
  // Cheap checks first: words with the same stem start alike.
  if (term.startsWith(stem.slice(0, 3)) && Math.abs(term.length - word.length) < 8 && isRelated(term)) return STEM
  return term.startsWith(word) ? prefix - Math.min(0.15, (term.length - word.length) * 0.015) : 0
}

function weighTypo(word: string, term: string, isComplete: boolean): number {
  const typos = allowedTypos(word.length)
  if (typos === 0 || term.length < 3) return 0
  const whole = editDistance(word, term, typos)
  if (whole <= typos) return TYPO - (whole - 1) * 0.15 - (term[0] === word[0] ? 0 : 0.05)
  if (isComplete || word.length < 5) return 0
  return editDistance(word, term, 1, true) <= 1 ? TYPO_PREFIX : 0
}

/** Maximum number of typos in a word, by its length in characters. */
export function allowedTypos(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}
