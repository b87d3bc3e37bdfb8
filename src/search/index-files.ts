import type { SectionEntry } from '../compile/page.ts'

/**
 * Format of the index. Sorted terms are split into ranges, and a query only fetches the ranges of its words, so its cost doesn't
 * grow with the site. All files are JSON, which every host compresses.
 */

/** `manifest.json`: fetched before everything else. */
export interface Manifest {
  /** Folder of the other files, named by a hash of its content. */
  folder: string
  sections: number
  pages: number
  /** Labels of the documentation sets; pages refer to them by index. */
  sets: string[]
  /** First term of each range of terms. The file is `terms/<index>.json`. */
  terms: string[]
  /** First term of each range of postings. The file is `postings/<index>.json`. */
  postings: string[]
  /** Groups of synonyms (`ProductWords`). */
  synonyms: string[][]
  /** Names of other products (`ProductWords`). */
  otherProducts?: string[]
  /** Names of this product (`ProductWords`). */
  names?: string[]
  /** For the index of questions: share of the site's pages with questions, 0 to 1. */
  answered?: number
  /** For the index of questions: names of technologies (`ProductWords`). */
  technologies?: string[]
}

/** `pages.json`: the documentation set, route depth, and number of sections of each page, as parallel arrays. */
export interface PageTable {
  sets: number[]
  levels: number[]
  sections: number[]
}

/** `terms/n.json`: terms in sorted order (see `packTerms`), and the number of sections with each. */
export interface TermFile {
  terms: string
  counts: number[]
}

/** A `TermFile` with its terms unpacked. */
export interface TermRange {
  terms: string[]
  counts: number[]
}

/**
 * Packs sorted terms without spaces: each is the number of letters that it shares with the start of the previous one (0 to 9),
 * followed by its other letters. The compressed files are a tenth smaller than with whole terms.
 */
export function packTerms(terms: string[]): string {
  return terms.map((term, index) => packTerm(term, terms[index - 1] ?? '')).join(' ')
}

function packTerm(term: string, previous: string): string {
  let shared = 0
  while (shared < Math.min(9, previous.length) && term[shared] === previous[shared]) shared++
  return `${shared}${term.slice(shared)}`
}

/** Reverses `packTerms`. */
export function unpackTerms(packed: string): string[] {
  let term = ''
  return packed.split(' ').map((written) => (term = term.slice(0, Number(written[0])) + written.slice(1)))
}

/**
 * `postings/n.json`: for each term, alternating section numbers (delta-encoded) and values (see `posting`). For very frequent
 * terms, only the sections with the highest values are kept.
 */
export type PostingRange = Record<string, number[]>

/**
 * Encodes how relevant a term is in a section.
 * @param impact 0 to `MAX_IMPACT`
 * @param naming share of the title or heading that the term makes up: 0 none, 1 less than half, 2 half, 3 all of it
 */
export function posting(impact: number, naming: number): number {
  return impact * 4 + naming
}

export const MAX_IMPACT = 120
export const MAX_POSTING = posting(MAX_IMPACT, 3)

/** Decodes a posting's impact, 0 to `MAX_IMPACT`. */
export function impactOf(value: number): number {
  return value >> 2
}

/** Decodes the share of the title or heading that the term makes up, 0 to 1. */
export function namingOf(value: number): number {
  return NAMING[value & 3]!
}

const NAMING = [0, 1 / 3, 1 / 2, 1]

/** File of a range of terms, by its index in the manifest. */
export function termsFile(range: number): string {
  return `terms/${range}.json`
}

/** File of a range of postings, by its index in the manifest. */
export function postingsFile(range: number): string {
  return `postings/${range}.json`
}

/** File of a page's record, by its index in `pages.json`. */
export function recordFile(page: number): string {
  return `records/${page}.json`
}

/** `records/n.json`: data to display for a page. */
export interface PageRecord {
  route: string
  title: string
  /** Sidebar categories that contain the page. */
  crumbs: string[]
  /** Slugs of its tags. */
  tags: string[]
  sections: SectionRecord[]
}

/** Data to display for a section. */
export interface SectionRecord {
  /** Empty for the text before the first heading. */
  id: string
  heading: string
  depth: number
  /** Beginning of the section's text. */
  text: string
  /** Parts of the section with their own anchor, with the beginning of their text. */
  entries?: SectionEntry[]
}
