import { liteClient } from 'algoliasearch/lite'
import { MATCH_END, MATCH_START, readAnswer } from './algolia-answer.ts'
import { SearchError, type SearchProvider, type SearchRequest, type SearchResults } from './provider.ts'
import type { AddressRules } from './result-address.ts'

/** Whose index is asked, and for what. */
export interface AlgoliaOptions extends AddressRules {
  appId: string
  /** May only search: every reader gets it. */
  apiKey: string
  indexName: string
  /** Language and version that results are kept to; all of the index without it. */
  context?: AlgoliaContext | undefined
}

/** What the pages of one build have in common (contextual search). */
export interface AlgoliaContext {
  language: string
  /** Absent on a site without versions. */
  version?: string | undefined
}

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>

const DEFAULT_LIMIT = 8
/** Algolia reads no more of a query. */
const MAX_QUERY = 512
const EXCERPT_WORDS = 30
/** Milliseconds. The client itself would try host after host for half a minute, and the reader would see nothing. */
const PATIENCE = 6000

/** Asks an index at Algolia. */
export class AlgoliaSearch implements SearchProvider {
  readonly #options: AlgoliaOptions
  readonly #client: ReturnType<typeof liteClient>
  readonly #patience: number

  /** @param clientOptions of Algolia's client, such as other hosts */
  constructor(options: AlgoliaOptions, { patience = PATIENCE, ...clientOptions }: ClientOptions & { patience?: number } = {}) {
    this.#options = options
    this.#patience = patience
    // The next letter asks again; waiting to repeat a query that was one too many helps nobody.
    this.#client = liteClient(options.appId, options.apiKey, { maxRateLimitRetries: 0, ...clientOptions })
  }

  /** The page's head has prepared the connection; there is nothing to fetch before a query. */
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
      throw error instanceof SearchError ? error : new SearchError('The search service doesn’t answer.', { cause: error })
    }
  }
}

/** Algolia counts in whole pages of results; what starts elsewhere is cut from a longer one. */
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

/** The reader's language, and what belongs to the reader's version or to none (specification, "contextual search"). */
function contextFilters(context: AlgoliaContext | undefined): Array<string | string[]> {
  if (!context) return []
  const tags = ['default', ...(context.version === undefined ? [] : [`docs-default-${context.version}`])]
  return [facet('language', context.language), tags.map((tag) => facet('docusaurus_tag', tag))]
}

/** A dash in front of a value would mean "not". */
function facet(name: string, value: string): string {
  return `${name}:${value.replace(/^-/, String.raw`\-`)}`
}

/** The client can't be stopped; nobody waits for it any more. */
function within<T>(work: Promise<T>, milliseconds: number, signal?: AbortSignal): Promise<T> {
  const end = AbortSignal.any([AbortSignal.timeout(milliseconds), ...(signal ? [signal] : [])])
  return new Promise((resolve, reject) => {
    end.addEventListener('abort', () => reject(end.reason as Error))
    work.then(resolve, reject)
  })
}
