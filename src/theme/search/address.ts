/** A search, as in the search page's URL. */
export interface SearchInput {
  query: string
  /** First segment of a documentation set's routes; empty for all sets. */
  set: string
  /** Slug; empty for any tag. */
  tag: string
}

/** Maximum length of a query in characters; anything longer is pasted text. */
export const MAX_QUERY = 512

/** Reads a search from a URL's query string. */
export function readSearchInput(search: string): SearchInput {
  const params = new URLSearchParams(search)
  return { query: (params.get('q') ?? '').slice(0, MAX_QUERY), set: params.get('set') ?? '', tag: params.get('tag') ?? '' }
}

/** Writes a search to a URL, keeping other parameters. */
export function writeSearchInput(url: URL, { query, set, tag }: SearchInput): void {
  for (const [name, value] of Object.entries({ q: query, set, tag })) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
}

/** Returns the search page's route for a query. */
export function searchAddress({ query }: Pick<SearchInput, 'query'>): string {
  return `/search?${new URLSearchParams({ q: query }).toString()}`
}
