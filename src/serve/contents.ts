import type { FileHandle } from 'node:fs/promises'
import { type Encoding, isWorthCompressing } from './compress.ts'
import { contentHash } from './content-hash.ts'
import type { Copies } from './copies.ts'
import { isAbsence } from './error.ts'
import type { LiveSite } from './live-site.ts'
import { Memory } from './memory.ts'
import { openInside, type OpenFile } from './open-inside.ts'
import { SharedWork } from './shared-work.ts'
import type { Site } from './site.ts'

/** The bytes that answer a request: held in memory, or in a file that whoever asked has to close. */
export type Body = { bytes: Buffer } | { handle: FileHandle }

/** One form of a file: plain or compressed. */
export type Content = Body & {
  /** Strong; another one for each form. */
  etag: string
  modified: Date
  /** In bytes, as sent. */
  size: number
  encoding?: Encoding
}

/** The folder isn't the one any more that was asked about; asking again about the latest one will do. */
export class SiteChanged extends Error {
  override name = 'SiteChanged'
}

/** A few hundred pages with their compressed copies: what most readers of a large site read. */
const MEMORY_LIMIT = 64 * 1024 * 1024
/** Larger files that can't be compressed (pictures, films) are streamed from the disk for each reader. */
const MAX_HELD = 256 * 1024

interface Held {
  hash: string
  size: number
  modified: Date
}

/** What reading a file came to: its bytes are in the memory, or it is too large for that, or a link leads out of the folder. */
type Reading = Held | 'streamed' | 'outside'

/** Reads files of the site, whole and consistent: a content belongs to the state of the site that it was asked of. */
export class Contents {
  readonly #live: LiveSite
  readonly #copies: Copies
  // By content, so that what a new build left unchanged stays, and nothing ever needs to be invalidated.
  readonly #memory = new Memory(MEMORY_LIMIT)
  readonly #known = new WeakMap<Site, Map<string, Reading>>()
  readonly #reading = new SharedWork<Reading>()

  constructor(live: LiveSite, copies: Copies) {
    this.#live = live
    this.#copies = copies
  }

  /**
   * Opens one of `site.files`, compressed by `encoding` where that is worth it and can be had soon.
   * Returns `undefined` for a link that leads out of the folder. Throws `SiteChanged` when `site` was replaced meanwhile.
   */
  async open(site: Site, file: string, encoding: Encoding | undefined): Promise<Content | undefined> {
    const held = this.#knownOf(site).get(file) ?? (await this.#read(site, file))
    if (held === 'outside') return undefined
    if (held === 'streamed') return this.#stream(site, file)

    const { hash, modified } = held
    if (encoding !== undefined && isWorthCompressing(file, held.size)) {
      const copy = await this.#copyOf(site, file, hash, encoding)
      if (copy) return { bytes: copy, size: copy.length, etag: `"${hash}-${encoding}"`, modified, encoding }
    }
    const bytes = await this.#bytesOf(site, file, hash)
    return { bytes, size: bytes.length, etag: `"${hash}"`, modified }
  }

  async #copyOf(site: Site, file: string, hash: string, encoding: Encoding): Promise<Buffer | undefined> {
    const key = `${hash}-${encoding}`
    const kept = this.#memory.get(key)
    if (kept !== undefined) return kept
    const copy =
      (await this.#copies.read(hash, encoding)) ?? (await this.#copies.make(hash, encoding, await this.#bytesOf(site, file, hash)))
    return copy && this.#memory.keep(key, copy)
  }

  async #bytesOf(site: Site, file: string, hash: string): Promise<Buffer> {
    if (this.#memory.get(hash) === undefined) await this.#read(site, file)
    const bytes = this.#memory.get(hash)
    if (bytes === undefined) throw new SiteChanged(file) // it was written in place, and has another hash now
    return bytes
  }

  /** Reads a file into the memory; many who ask at once cost one read. */
  #read(site: Site, file: string): Promise<Reading> {
    return this.#reading.run(`${site.stamp}/${file}`, async () => {
      const opened = await this.#openCurrent(site, file)
      const held = opened === undefined ? 'outside' : await this.#hold(file, opened)
      this.#knownOf(site).set(file, held)
      return held
    })
  }

  async #hold(file: string, { handle, size, modified }: OpenFile): Promise<Held | 'streamed'> {
    try {
      if (size > MAX_HELD && !isWorthCompressing(file, size)) return 'streamed'
      const bytes = await handle.readFile()
      const hash = contentHash(bytes)
      this.#memory.keep(hash, bytes)
      return { hash, size: bytes.length, modified }
    } finally {
      await handle.close()
    }
  }

  async #stream(site: Site, file: string): Promise<Content | undefined> {
    const opened = await this.#openCurrent(site, file)
    if (opened === undefined) return undefined
    const { handle, size, modified } = opened
    return { handle, size, modified, etag: `"${size.toString(16)}-${modified.getTime().toString(16)}"` }
  }

  /** The state is looked at after opening: as it was the same then, the open file is one of its files. */
  async #openCurrent(site: Site, file: string): Promise<OpenFile | undefined> {
    try {
      const opened = await openInside(site.root, file)
      if (await this.#live.isCurrent(site)) return opened
      await opened?.handle.close()
    } catch (error) {
      if (!isAbsence(error)) throw error
    }
    throw new SiteChanged(file)
  }

  #knownOf(site: Site): Map<string, Reading> {
    const known = this.#known.get(site) ?? new Map<string, Reading>()
    this.#known.set(site, known)
    return known
  }
}
