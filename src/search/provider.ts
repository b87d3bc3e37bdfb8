/** A search, whoever answers it. */
export interface SearchProvider {
  /** Fetches what a first query will need, when the reader is about to search. */
  prepare(): void
  /**
   * @throws AbortError when the signal fires, SearchError when nothing can be had
   */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResults>
}

/** A query, what narrows it, and which part of the pages found is wanted. */
export interface SearchRequest {
  query: string
  /** Documentation set that the reader is in; its pages come first among equals. */
  currentSet?: string | undefined
  /** Only pages of this documentation set. */
  set?: string | undefined
  /** Only pages with this tag (slug). */
  tag?: string | undefined
  /** Pages to leave out at the start, and how many to return after them. */
  offset?: number
  limit?: number
}

/** Some of the pages that match, best first. */
export interface SearchResults {
  /** Pages that match, those that aren't returned included. */
  total: number
  hits: PageHit[]
  /** What the authors wrote in answer to it, when the query is a question that they answered. */
  answer?: FoundAnswer
}

/** A question that was answered beside the section that the answer rests on. */
export interface FoundAnswer {
  question: string
  /** Sentences; what stands between backticks is code, between double asterisks a name on the screen. */
  text: string
  /** Code of the section that shows it. */
  code?: string
  route: string
  /** Of the heading; empty for the page's beginning. */
  id: string
  /** Of the page. */
  title: string
  /** Empty for the page's beginning. */
  heading: string
}

/** A page that matches, as results show it. */
export interface PageHit {
  route: string
  title: Marked
  crumbs: string[]
  set: string
  tags: string[]
  /** The sections that match best; the page itself is one of them when its title or introduction does. */
  sections: SectionHit[]
}

/** A section that matches, or what in it is named like the query. */
export interface SectionHit {
  /** Of the heading, or of an entry; empty for the page's beginning. */
  id: string
  heading: Marked
  /** Headings above it. */
  path: string[]
  excerpt: Marked
}

/** A text, with what was searched for marked. */
export type Marked = Array<{ text: string; isMatch?: true }>

/** The search service can't be reached, or answers with nothing that makes sense. */
export class SearchError extends Error {
  override name = 'SearchError'
}
