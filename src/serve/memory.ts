/** Keeps the most recently used byte strings, up to a total size; the longest unused go first. */
export class Memory {
  readonly #limit: number
  readonly #entries = new Map<string, Buffer>()
  #size = 0

  /** `limit` is the total in bytes. */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** What was kept under `key`, if it still is. */
  get(key: string): Buffer | undefined {
    const bytes = this.#entries.get(key)
    if (bytes === undefined) return undefined
    // A Map remembers the order of insertion: the first entry is then always the longest unused.
    this.#entries.delete(key)
    this.#entries.set(key, bytes)
    return bytes
  }

  /** Keeps `bytes` under `key` and returns them; drops others where there is no room. */
  keep(key: string, bytes: Buffer): Buffer {
    this.#drop(key)
    this.#entries.set(key, bytes)
    this.#size += bytes.length
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) break
      this.#drop(oldest)
    }
    return bytes
  }

  #drop(key: string): void {
    this.#size -= this.#entries.get(key)?.length ?? 0
    this.#entries.delete(key)
  }
}
