/** A search backend. */
export interface SearchProvider {
  /** Prefetches data for the first query, when the reader is about to search. */
  prepare(): void
  /**
   * @throws {AbortError} if aborted
   * @throws {SearchError} if the search service can't be reached or its response is unusable
   */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResults>
}

/** A query with filters and pagination. */
export interface SearchRequest {
  query: string
  /** Documentation set of the current page; its pages rank higher. */
  currentSet?: string | undefined
  /** Only return pages of this documentation set. */
  set?: string | undefined
  /** Only return pages with this tag (slug). */
  tag?: string | undefined
  /** Number of pages to skip, and maximum number to return. */
  offset?: number
  limit?: number
}

/** One page of results, best first. */
export interface SearchResults {
  /** Number of all matching pages. */
  total: number
  hits: PageHit[]
  /** The authors' answer, if the query matches a question that they answered. */
  answer?: FoundAnswer
}

/** A question with the authors' answer, and the section that the answer is based on. */
export interface FoundAnswer {
  question: string
  /** Sentences with `code` in backticks and **UI labels** in double asterisks. */
  text: string
  /** A code sample from that section. */
  code?: string
  route: string
  /** Anchor of the section; empty for the beginning of the page. */
  id: string
  /** Title of the page. */
  title: string
  /** Empty for the beginning of the page. */
  heading: string
}

/** A matching page. */
export interface PageHit {
  route: string
  title: Marked
  crumbs: string[]
  set: string
  tags: string[]
  /** The best sections; the first section if the title or introduction matches. */
  sections: SectionHit[]
}

/** A matching section, or the entry of a section that the query names. */
export interface SectionHit {
  /** Anchor of the section or entry; empty for the beginning of the page. */
  id: string
  heading: Marked
  /** Headings above it. */
  path: string[]
  excerpt: Marked
}

/** Text with matches marked. */
export type Marked = Array<{ text: string; isMatch?: true }>

/** The search service can't be reached, or its response is unusable. */
export class SearchError extends Error {
  override name = 'SearchError'
}
