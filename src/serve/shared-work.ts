/** Lets those who ask for the same work while it is being done wait for one result, instead of doing it again. */
export class SharedWork<T> {
  readonly #running = new Map<string, Promise<T>>()

  /** How many pieces of work are being done or waiting to be. */
  get size(): number {
    return this.#running.size
  }

  /** Whether the work named `key` is being done. */
  has(key: string): boolean {
    return this.#running.has(key)
  }

  /** Starts `work`, or joins it where it already runs under the same `key`. Rejects with what `work` throws. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key)
    if (running !== undefined) return running
    const started = work().finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    return started
  }
}
