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
  /** Pages in one file of records. File: `records/<position>.json`. */
  pagesPerFile: number
}

/** `pages.json`: of each page, its documentation set and how many sections it has. */
export interface PageTable {
  sets: number[]
  sections: number[]
}

/** `terms/n.json`: terms in order, and in how many sections each occurs. */
export interface TermRange {
  terms: string[]
  counts: number[]
}

/**
 * `postings/n.json`: for each term, pairs of section (as the difference to the one before) and impact, 1 to 255.
 * A term that occurs in very many sections keeps those where it matters most.
 */
export type PostingRange = Record<string, number[]>

/** `records/n.json`: what is shown of pages. */
export type RecordFile = PageRecord[]

export interface PageRecord {
  route: string
  title: string
  /** Categories of the sidebar that lead to the page. */
  crumbs: string[]
  /** Slugs. */
  tags: string[]
  sections: SectionRecord[]
}

export interface SectionRecord {
  /** Empty for what stands before the first heading. */
  id: string
  heading: string
  depth: number
  /** The beginning of the section's text. */
  text: string
}
