import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit, { type LimitFunction } from 'p-limit'
import { compress, type Encoding, SUFFIXES } from './compress.ts'
import { SharedWork } from './shared-work.ts'

/** Half of the four threads that zlib shares with the file system, so that compressing never stops reading. */
const AT_ONCE = 2
/** When this many copies are being made or waited for, further answers go out plain instead of late. */
const MAX_IN_LINE = 16
/** Copies that no server read for so long belong to pages that changed since. */
const MAX_UNUSED_DAYS = 30
const COPY_NAME = /^[0-9a-f]{32}\.(?:br|gz)(?:\.[0-9a-f-]{36}\.tmp)?$/

/** Compressed copies of files, made when first asked for and kept in a folder under the hash of what was compressed. */
export class CompressedCopies {
  readonly #folder: string
  readonly #inTurn: LimitFunction
  readonly #making = new SharedWork<Buffer>()

  /** `folder` is made when the first copy is; `atOnce` copies are made at the same time. */
  constructor(folder: string, atOnce = AT_ONCE) {
    this.#folder = folder
    this.#inTurn = pLimit(atOnce)
  }

  /** The copy kept for the content `hash`, also by an earlier run; `undefined` when there is none. */
  async read(hash: string, encoding: Encoding): Promise<Buffer | undefined> {
    const file = this.#fileOf(hash, encoding)
    try {
      const bytes = await readFile(file)
      if (bytes.length === 0) return undefined // a crash of the machine left a name without its content
      const now = new Date()
      await utimes(file, now, now)
      return bytes
    } catch {
      return undefined // absent or unreadable: it is made anew
    }
  }

  /**
   * Makes and keeps the copy of `plain`, whose hash is `hash`; those who ask meanwhile share the work.
   * Returns `undefined` when too many copies are in line. A folder that can't be written costs the keeping only.
   */
  async make(hash: string, encoding: Encoding, plain: Buffer): Promise<Buffer | undefined> {
    const file = this.#fileOf(hash, encoding)
    if (!this.#making.has(file) && this.#making.size >= MAX_IN_LINE) return undefined
    return this.#making.run(file, async () => {
      const bytes = await this.#inTurn(() => compress(plain, encoding))
      await this.#write(file, bytes)
      return bytes
    })
  }

  /** Removes the copies that weren't used for a month, and what interrupted runs left; a missing folder is fine. */
  async prune(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    const oldest = Date.now() - MAX_UNUSED_DAYS * 24 * 60 * 60 * 1000
    for (const name of names.filter((candidate) => COPY_NAME.test(candidate))) {
      const file = join(this.#folder, name)
      const used = await stat(file).catch(() => undefined)
      if (used !== undefined && used.mtimeMs < oldest) await rm(file, { force: true }).catch(() => undefined)
    }
  }

  #fileOf(hash: string, encoding: Encoding): string {
    return join(this.#folder, hash + SUFFIXES[encoding])
  }

  /** Written beside and renamed, so that nobody ever reads half a copy. */
  async #write(file: string, bytes: Buffer): Promise<void> {
    const draft = `${file}.${randomUUID()}.tmp`
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, file)
    } catch {
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }
}
