import type { FoundAnswer, SearchProvider, SearchRequest, SearchResults } from '../search/provider.ts'
import { onceLoaded } from '../values/once.ts'

/** Finds the authors' answer to a query. */
export type FindAnswer = (request: SearchRequest) => Promise<FoundAnswer | undefined>

/** Minimum number of words for a query to count as a sentence. */
const SENTENCE = 4
const QUESTION_MARK = /[?？؟]\s*$/

/** Search that shows the authors' answer above the results if the query is a question. */
export class AnsweringSearch implements SearchProvider {
  readonly #search: SearchProvider
  readonly #loadFinder: () => Promise<FindAnswer>

  /** @param load loads the answer finder when the first question is searched for; retried after a failure */
  constructor(search: SearchProvider, load: () => Promise<FindAnswer>) {
    this.#search = search
    this.#loadFinder = onceLoaded(load)
  }

  prepare(): void {
    this.#search.prepare()
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResults> {
    const wantsAnswer = isQuestion(request.query) && !request.offset && request.tag === undefined && request.set === undefined
    // Wait for both: an answer that appears later would shift the results while the reader is about to click one.
    const [results, answer] = await Promise.all([
      this.#search.search(request, signal),
      // A failure must not prevent results.
      wantsAnswer ? this.#find(request).catch(() => undefined) : undefined,
    ])
    return answer ? { ...results, answer } : results
  }

  async #find(request: SearchRequest): Promise<FoundAnswer | undefined> {
    const find = await this.#loadFinder()
    return find(request)
  }
}

function isQuestion(query: string): boolean {
  return QUESTION_MARK.test(query) || query.trim().split(/\s+/).length >= SENTENCE
}
