import { liteClient } from 'algoliasearch/lite'
import { MATCH_END, MATCH_START, readAnswer } from './algolia-answer.ts'
import { SearchError, type SearchProvider, type SearchRequest, type SearchResults } from './provider.ts'
import type { AddressRules } from './result-address.ts'

/** Index and credentials, and how to rewrite result URLs. */
export interface AlgoliaOptions extends AddressRules {
  appId: string
  /** A search-only key, since every reader gets it. */
  apiKey: string
  indexName: string
  /** Restricts results to a language and version; if undefined, the whole index is searched. */
  context?: AlgoliaContext | undefined
}

/** Filters for contextual search, which are the same on all pages of a build. */
export interface AlgoliaContext {
  language: string
  /** Omitted on a site without versions. */
  version?: string | undefined
}

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>

const DEFAULT_LIMIT = 8
/** Algolia truncates longer queries. */
const MAX_QUERY = 512
const EXCERPT_WORDS = 30
/** Timeout in milliseconds. The client alone would retry one host after the other for half a minute, with no feedback for the reader. */
const PATIENCE = 6000

/** Searches an Algolia index. */
export class AlgoliaSearch implements SearchProvider {
  readonly #options: AlgoliaOptions
  readonly #client: ReturnType<typeof liteClient>
  readonly #patience: number

  /** @param clientOptions options of Algolia's client, such as other hosts */
  constructor(options: AlgoliaOptions, { patience = PATIENCE, ...clientOptions }: ClientOptions & { patience?: number } = {}) {
    this.#options = options
    this.#patience = patience
    // Don't retry after rate limiting: the next keystroke sends a new query anyway.
    this.#client = liteClient(options.appId, options.apiKey, { maxRateLimitRetries: 0, ...clientOptions })
  }

  /** Nothing to fetch; the document's head already preconnects to Algolia. */
  prepare(): void {}

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResults> {
    signal?.throwIfAborted()
    const query = request.query.trim().slice(0, MAX_QUERY)
    if (query === '') return { total: 0, hits: [] }
    const { page, hitsPerPage, skip } = paging(request)
    const parameters = {
      ...requestParameters(request, this.#options.context),
      indexName: this.#options.indexName,
      query,
      page,
      hitsPerPage,
    }
    try {
      const answer = await within(this.#client.search({ requests: [parameters] }), this.#patience, signal)
      const { total, hits } = readAnswer(answer, this.#options)
      return { total, hits: hits.slice(skip) }
    } catch (error) {
      signal?.throwIfAborted()
      throw error instanceof SearchError ? error : new SearchError('The search service isn’t responding.', { cause: error })
    }
  }
}

/** Algolia only supports page-based offsets. For other offsets, request everything from the start and skip. */
function paging({ offset = 0, limit = DEFAULT_LIMIT }: SearchRequest) {
  if (offset % limit === 0) return { page: offset / limit, hitsPerPage: limit, skip: 0 }
  return { page: 0, hitsPerPage: offset + limit, skip: offset }
}

function requestParameters({ set, tag, currentSet }: SearchRequest, context: AlgoliaContext | undefined) {
  return {
    facetFilters: [
      ...contextFilters(context),
      ...(set === undefined ? [] : [facet('set', set)]),
      ...(tag === undefined ? [] : [facet('tags', tag)]),
    ],
    optionalFilters: currentSet === undefined ? [] : [facet('set', currentSet)],
    attributesToRetrieve: ['url', 'hierarchy', 'crumbs', 'set', 'tags'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: [`content:${EXCERPT_WORDS}`],
    snippetEllipsisText: '…',
    highlightPreTag: MATCH_START,
    highlightPostTag: MATCH_END,
  }
}

/** Results in the reader's language, for the reader's version or without a version (specification, "contextual search"). */
function contextFilters(context: AlgoliaContext | undefined): Array<string | string[]> {
  if (!context) return []
  const tags = ['default', ...(context.version === undefined ? [] : [`docs-default-${context.version}`])]
  return [facet('language', context.language), tags.map((tag) => facet('docusaurus_tag', tag))]
}

/** Escape a leading dash, which means "not". */
function facet(name: string, value: string): string {
  return `${name}:${value.replace(/^-/, String.raw`\-`)}`
}

/** Rejects on timeout or abort. The client doesn't support cancellation, so its result is ignored. */
function within<T>(work: Promise<T>, milliseconds: number, signal?: AbortSignal): Promise<T> {
  const end = AbortSignal.any([AbortSignal.timeout(milliseconds), ...(signal ? [signal] : [])])
  return new Promise((resolve, reject) => {
    end.addEventListener('abort', () => reject(end.reason as Error))
    work.then(resolve, reject)
  })
}
