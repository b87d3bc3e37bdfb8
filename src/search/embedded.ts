import { SEARCH_FOLDER } from '../addresses/site-files.ts'
import { SearchError, type SearchProvider, type SearchRequest, type SearchResults } from './provider.ts'
import type { WorkerTask, WorkerQuestion, WorkerReply } from './worker.ts'

interface Waiting {
  resolve: (results: SearchResults) => void
  reject: (error: Error) => void
}

/** Searches the index that was built with the site, in a worker. */
export class EmbeddedSearch implements SearchProvider {
  readonly #base: string
  readonly #startWorker: () => Worker
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #next = 1

  /**
   * @param baseUrl base URL of the site
   * @param startWorker starts `worker.ts`
   */
  constructor(baseUrl: string, startWorker: () => Worker) {
    this.#base = new URL(baseUrl + SEARCH_FOLDER, location.href).href
    this.#startWorker = startWorker
  }

  prepare(): void {
    this.#ask({ ask: 'prepare' }).catch(() => undefined)
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResults> {
    signal?.throwIfAborted()
    return this.#ask({ ask: 'search', request }, signal)
  }

  #ask(question: WorkerTask, signal?: AbortSignal): Promise<SearchResults> {
    return new Promise((resolve, reject) => {
      const id = this.#next++
      this.#waiting.set(id, { resolve, reject })
      this.#post({ id, base: this.#base, ...question })
      signal?.addEventListener('abort', () => {
        // Already answered, or the worker is gone.
        if (!this.#waiting.delete(id)) return
        this.#post({ id, ask: 'forget' })
        reject(signal.reason as Error)
      })
    })
  }

  #post(question: WorkerQuestion): void {
    this.#running().postMessage(question)
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = this.#startWorker()
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('error' in data) waiting?.reject(new SearchError(data.error))
      else waiting?.resolve(data.results ?? { total: 0, hits: [] })
    })
    // The worker's script failed to load; the next query starts a new worker.
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
