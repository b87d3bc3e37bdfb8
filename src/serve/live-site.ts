import { realpath, stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { isAbsence, ServeError } from './error.ts'
import { readPolicies, readRedirects } from './settings.ts'
import type { Site } from './site.ts'
import { listFiles } from './walk.ts'

/** How long a state is trusted before the folder is looked at again, in milliseconds. */
const TRUST = 1000
/** A swap is two renames, microseconds apart; a folder that keeps changing for this long is being written in place. */
export const SETTLE_ATTEMPTS = 40
/** Between two of those looks, in milliseconds. */
export const SETTLE_PAUSE = 50

/** The site folder as it is now, though builds may swap it at any moment. */
export class LiveSite {
  readonly #root: string
  #site: Site
  #checkedAt = Date.now()
  #check: Promise<void> | undefined

  private constructor(root: string, site: Site) {
    this.#root = root
    this.#site = site
  }

  /** Reads the folder `root`. Throws a `ServeError` when there is none. */
  static async open(root: string): Promise<LiveSite> {
    const site = (await stampOf(root)) === undefined ? undefined : await readSite(root)
    if (site === undefined) throw new ServeError(`There is no built site in ${root}; run "npm run build" first.`)
    return new LiveSite(root, site)
  }

  /** The state of at most a second ago, or a newer one. */
  async current(): Promise<Site> {
    return Date.now() - this.#checkedAt < TRUST ? this.#site : this.latest()
  }

  /** The state of this moment; the last complete one while the folder is away, in the middle of a swap. */
  async latest(): Promise<Site> {
    this.#check ??= this.#look().finally(() => (this.#check = undefined))
    await this.#check
    return this.#site
  }

  /** Whether the folder is still the one that `site` was read from. */
  async isCurrent(site: Site): Promise<boolean> {
    return (await stampOf(this.#root)) === site.stamp
  }

  async #look(): Promise<void> {
    const stamp = await stampOf(this.#root)
    if (stamp !== undefined && stamp !== this.#site.stamp) this.#site = (await readSite(this.#root)) ?? this.#site
    this.#checkedAt = Date.now()
  }
}

/** Reads until the folder was the same before and after, so that a state never mixes two builds. */
async function readSite(root: string): Promise<Site | undefined> {
  for (let attempt = 0; attempt < SETTLE_ATTEMPTS; attempt++) {
    if (attempt > 0) await wait(SETTLE_PAUSE)
    const stamp = await stampOf(root)
    if (stamp === undefined) continue
    const site = await readOnce(root, stamp)
    if (site !== undefined && (await stampOf(root)) === stamp) return site
  }
  return undefined
}

async function readOnce(root: string, stamp: string): Promise<Site | undefined> {
  try {
    const real = await realpath(root)
    const [files, redirects, policies] = await Promise.all([listFiles(real), readRedirects(real), readPolicies(real)])
    return { root: real, stamp, files: new Set(files), redirects, ...policies }
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}

async function stampOf(root: string): Promise<string | undefined> {
  try {
    const folder = await stat(root, { bigint: true })
    return [folder.dev, folder.ino, folder.mtimeNs, folder.ctimeNs].join(':')
  } catch (error) {
    if (isAbsence(error)) return undefined
    throw error
  }
}
