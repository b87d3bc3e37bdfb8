import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'

/** Sends requests to several sites at a time, but only one at a time to each, with a pause between them. */
export class SiteQueue {
  readonly #last = new Map<string, Promise<unknown>>()
  readonly #limit: ReturnType<typeof pLimit>
  readonly #pause: number

  /** @param pause in milliseconds */
  constructor({ atOnce, pause }: { atOnce: number; pause: number }) {
    this.#limit = pLimit(atOnce)
    this.#pause = pause
  }

  /** Makes the request when it is the site's turn. */
  run<T>(site: string, request: () => Promise<T>): Promise<T> {
    const before = this.#last.get(site)
    const result = (async () => {
      if (before !== undefined) {
        await before
        await sleep(this.#pause)
      }
      return this.#limit(request)
    })()
    this.#last.set(
      site,
      result.catch(() => undefined),
    )
    return result
  }
}
