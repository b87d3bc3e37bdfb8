/** Deduplicates concurrent work: calls with the same key share one result. */
export class SharedWork<T> {
  readonly #running = new Map<string, Promise<T>>()

  /** Number of keys in progress. */
  get size(): number {
    return this.#running.size
  }

  /** Whether work for `key` is in progress. */
  has(key: string): boolean {
    return this.#running.has(key)
  }

  /** Runs `work`, or joins the run in progress with the same key. Rejects with its error. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key)
    if (running !== undefined) return running
    const started = work().finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }
}
