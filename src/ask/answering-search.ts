import type { FoundAnswer, SearchProvider, SearchRequest, SearchResults } from '../search/provider.ts'
import { onceLoaded } from '../values/once.ts'

/** Finds what the authors wrote in answer to a question. */
export type FindAnswer = (request: SearchRequest) => Promise<FoundAnswer | undefined>

/** A query of so many words is a sentence. */
const SENTENCE = 4
const QUESTION_MARK = /[?？؟]\s*$/

/** A search that puts what the authors wrote in answer to a question above its results. */
export class AnsweringSearch implements SearchProvider {
  readonly #search: SearchProvider
  readonly #loadFinder: () => Promise<FindAnswer>

  /** @param load loads what finds answers, once the first question is searched for; a failure isn't kept */
  constructor(search: SearchProvider, load: () => Promise<FindAnswer>) {
    this.#search = search
    this.#loadFinder = onceLoaded(load)
  }

  prepare(): void {
    this.#search.prepare()
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResults> {
    const wantsAnswer = isQuestion(request.query) && !request.offset && request.tag === undefined && request.set === undefined
    // They come together: an answer that came later would push away the results that a reader is about to press.
    const [results, answer] = await Promise.all([
      this.#search.search(request, signal),
      // Results without it are better than none.
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
