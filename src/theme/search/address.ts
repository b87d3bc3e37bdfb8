/** What a reader searches for, as the address of the search page has it. */
export interface SearchInput {
  query: string
  /** First part of a documentation set's routes; empty for all. */
  set: string
  /** Slug; empty for any. */
  tag: string
}

/** Longest query; what is longer is a text that was pasted. */
export const MAX_QUERY = 512

/** What the query of an address asks for. */
export function readSearchInput(search: string): SearchInput {
  const params = new URLSearchParams(search)
  return { query: (params.get('q') ?? '').slice(0, MAX_QUERY), set: params.get('set') ?? '', tag: params.get('tag') ?? '' }
}

/** Puts into an address what is searched for, and leaves the rest of it. */
export function writeSearchInput(url: URL, { query, set, tag }: SearchInput): void {
  for (const [name, value] of Object.entries({ q: query, set, tag })) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
}

/** The route of the search page with a query. */
export function searchAddress({ query }: Pick<SearchInput, 'query'>): string {
  return `/search?${new URLSearchParams({ q: query }).toString()}`
}
