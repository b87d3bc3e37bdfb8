import type { SectionEntry } from '../compile/page.ts'

/**
 * The index's files. Terms are sorted and cut into ranges; a query fetches the ranges that its words fall into, so what it
 * costs doesn't grow with the site. All of them are JSON, which every host compresses.
 */

/** `manifest.json`: what a query needs to know first. */
export interface Manifest {
  /** Folder of the other files, named by what is in them. */
  folder: string
  sections: number
  pages: number
  /** Names of the documentation sets; a page's is a position in this list. */
  sets: string[]
  /** For each range of terms, its first term. File: `terms/<position>.json`. */
  terms: string[]
  /** For each range of postings, its first term. File: `postings/<position>.json`. */
  postings: string[]
  /** Groups of words for the same thing, as the product has them (`ProductWords`). */
  synonyms: string[][]
  /** Names of other products, as the product has them (`ProductWords`). */
  otherProducts?: string[]
  /** What this product is called. */
  names?: string[]
  /** Of the index of questions: share of the site's pages that it has, 0 to 1. */
  answered?: number
  /** Likewise: names of technologies that the documents speak of, as the product has them. */
  technologies?: string[]
}

/** `pages.json`: of each page, its documentation set, the levels of its route, and how many sections it has. */
export interface PageTable {
  sets: number[]
  levels: number[]
  sections: number[]
}

/** `terms/n.json`: terms in order, and in how many sections each occurs. */
export interface TermRange {
  terms: string[]
  counts: number[]
}

/**
 * `postings/n.json`: for each term, pairs of section (as the difference to the one before) and what it counts for there,
 * see `posting`.
 * A term that occurs in very many sections keeps those where it matters most.
 */
export type PostingRange = Record<string, number[]>

/**
 * What a term counts for in a section.
 * @param impact up to `MAX_IMPACT`
 * @param naming how much of the title or heading it is: 0 nothing, 1 less than half, 2 half, 3 all of it
 */
export function posting(impact: number, naming: number): number {
  return impact * 4 + naming
}

export const MAX_IMPACT = 120
export const MAX_POSTING = posting(MAX_IMPACT, 3)

/** The impact in a posting, 0 to `MAX_IMPACT`. */
export function impactOf(value: number): number {
  return value >> 2
}

/** The part of a title or heading that a term is, 0 to 1. */
export function namingOf(value: number): number {
  return NAMING[value & 3]!
}

const NAMING = [0, 1 / 3, 1 / 2, 1]

/** Name of a range of terms, by its position in the manifest's list. */
export function termsFile(range: number): string {
  return `terms/${range}.json`
}

/** Name of a range of postings, by its position in the manifest's list. */
export function postingsFile(range: number): string {
  return `postings/${range}.json`
}

/** Name of a page's record, by the page's position in `pages.json`. */
export function recordFile(page: number): string {
  return `records/${page}.json`
}

/** `records/n.json`: what is shown of a page. */
export interface PageRecord {
  route: string
  title: string
  /** Categories of the sidebar that lead to the page. */
  crumbs: string[]
  /** Slugs. */
  tags: string[]
  sections: SectionRecord[]
}

/** What is shown of a section. */
export interface SectionRecord {
  /** Empty for what stands before the first heading. */
  id: string
  heading: string
  depth: number
  /** The beginning of the section's text. */
  text: string
  /** What in it has an address of its own, with the beginning of what is said of it. */
  entries?: SectionEntry[]
}
