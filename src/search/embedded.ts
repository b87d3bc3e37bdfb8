import { SearchError, type SearchProvider, type SearchRequest, type SearchResults } from './provider.ts'
import type { Asked, Question, Reply } from './worker.ts'

interface Waiting {
  resolve: (results: SearchResults) => void
  reject: (error: Error) => void
}

/** Searches the index that was built with the site. */
export class EmbeddedSearch implements SearchProvider {
  readonly #base: string
  readonly #startWorker: () => Worker
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #next = 1

  /**
   * @param baseUrl of the site
   * @param startWorker starts `worker.ts`
   */
  constructor(baseUrl: string, startWorker: () => Worker) {
    this.#base = new URL(`${baseUrl}_search/`, location.href).href
    this.#startWorker = startWorker
  }

  prepare(query = ''): void {
    this.#ask({ ask: 'prepare', query }).catch(() => undefined)
  }

  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResults> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      this.#ask({ ask: 'search', request }).then(resolve, reject)
    })
  }

  #ask(question: Asked): Promise<SearchResults> {
    return new Promise((resolve, reject) => {
      const id = this.#next++
      this.#waiting.set(id, { resolve, reject })
      this.#running().postMessage({ id, base: this.#base, ...question } satisfies Question)
    })
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = this.#startWorker()
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('error' in data) waiting?.reject(new SearchError(data.error))
      else waiting?.resolve(data.results ?? { total: 0, hits: [] })
    })
    // Its code can't be had: the next question starts another.
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      this.#worker = undefined
      worker.terminate()
      for (const { reject } of this.#waiting.values()) reject(new SearchError('The search worker doesn’t start.'))
      this.#waiting.clear()
    })
    this.#worker = worker
    return worker
  }
}
