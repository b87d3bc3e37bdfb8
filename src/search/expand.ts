import type { Stemmer } from '../messages/locale.ts'
import { editDistance } from '../values/edit-distance.ts'
import type { TermRange } from './index-files.ts'

/** A term of the index that a typed word may mean. */
export interface Candidate {
  term: string
  /** 1 for the word itself, less for what is further away. */
  weight: number
  /** Sections that it occurs in. */
  count: number
  /** The typed word may be a typo of it. */
  isTypo?: true
}

const STEM = 0.85
const PREFIX = 0.7
/** Once a word is complete, it is hardly the beginning of another: an exam is no example. */
const COMPLETE_PREFIX = 0.35
const TYPO = 0.5
const TYPO_PREFIX = 0.32
/** Candidates of a word; more of them would only add noise. */
const MAX_CANDIDATES = 12

/**
 * Finds what a typed word may mean: itself, words of the same stem, and longer ones.
 * @param ranges terms that begin like it
 * @param options.isComplete a word that is still being typed may be the beginning of another
 */
export function expand(word: string, ranges: TermRange[], { isComplete, stemmer }: { isComplete: boolean; stemmer: Stemmer }): Candidate[] {
  const stem = stemmer(word)
  const isRelated = (term: string) => stemmer(term) === stem
  const found = collect(ranges, (term) => weighMatch(word, term, { stem, isRelated, prefix: isComplete ? COMPLETE_PREFIX : PREFIX }))
  const isThere = found.some(({ weight }) => weight >= STEM)
  // Once the next word is begun, a word that is there is no beginning of another.
  return best(isThere && isComplete ? found.filter(({ weight }) => weight >= STEM) : found)
}

/**
 * Finds of what a typed word may be a typo.
 * @param ranges terms that begin like it, or like what a typo in its first two letters may have made of it
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
  /** What a longer word counts at most. */
  prefix: number
}

function weighMatch(word: string, term: string, { stem, isRelated, prefix }: Relation): number {
  if (term === word) return 1
  // Words of one stem begin alike.
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

/** How many typos a word may have: none in short ones, two in long ones. */
export function allowedTypos(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2
}
