import type { InstanceOptions } from './instance.ts'
import { StrapiProcess } from './strapi-process.ts'

/** So many applications start in a process: of each, some 20 MB are left in it. */
const STARTS = 12

/**
 * Starts applications one after the other, in one process while that goes well: a third of a start's work is left where the packages
 * that Strapi is built on are loaded.
 */
export class StrapiSeries {
  /** Waits for the next application. */
  #idle: StrapiProcess | undefined
  /** How many applications have started in the process that is in use. */
  #starts = 0

  /** @throws NotStarted */
  async start(options: InstanceOptions): Promise<StrapiProcess> {
    const strapi = this.#idle
    this.#idle = undefined
    this.#starts = strapi === undefined ? 1 : this.#starts + 1
    if (strapi === undefined) return StrapiProcess.start(options)
    await strapi.startAnother(options)
    return strapi
  }

  /** Whether the next application starts where another one was. */
  get isUsed(): boolean {
    return this.#idle !== undefined
  }

  /** Ends an application that was started here. */
  async end(strapi: StrapiProcess): Promise<void> {
    try {
      await strapi.clear()
    } catch {
      strapi.kill()
      return
    }
    if (this.#starts < STARTS) this.#idle = strapi
    else strapi.kill()
  }

  /** Ends the process; the next application starts in another one. */
  close(): void {
    this.#idle?.kill()
    this.#idle = undefined
  }
}
