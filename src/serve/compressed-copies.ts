import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit, { type LimitFunction } from 'p-limit'
import { compress, type Encoding, SUFFIXES } from './compress.ts'
import { SharedWork } from './shared-work.ts'

/** Half of libuv's four threads, so compression can't block file reads. */
const AT_ONCE = 2
/** If this many copies are in progress or queued, responses are sent uncompressed instead of waiting. */
const MAX_IN_LINE = 16
/** Copies that weren't read for this long belong to outdated content. */
const MAX_UNUSED_DAYS = 30
const COPY_NAME = /^[0-9a-f]{32}\.(?:br|gz)(?:\.[0-9a-f-]{36}\.tmp)?$/

/** Disk cache of compressed copies, keyed by content hash. Copies are made on first request. */
export class CompressedCopies {
  readonly #folder: string
  readonly #inTurn: LimitFunction
  readonly #making = new SharedWork<Buffer>()

  /** `folder` is created along with the first copy. At most `atOnce` copies are made in parallel. */
  constructor(folder: string, atOnce = AT_ONCE) {
    this.#folder = folder
    this.#inTurn = pLimit(atOnce)
  }

  /** Returns the cached copy for a content hash; `undefined` if there is none. */
  async read(hash: string, encoding: Encoding): Promise<Buffer | undefined> {
    const file = this.#fileOf(hash, encoding)
    try {
      const bytes = await readFile(file)
      if (bytes.length === 0) return undefined // a system crash created the file but lost its content
      const now = new Date()
      await utimes(file, now, now)
      return bytes
    } catch {
      return undefined // missing or unreadable: make it again
    }
  }

  /**
   * Compresses `plain`, whose content hash is `hash`, and caches the result; concurrent calls share the work. Returns `undefined`
   * if too many copies are queued. If the folder isn't writable, the copy is returned but not cached.
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

  /** Deletes copies that weren't used for a month, and leftovers of interrupted runs. The folder may be missing. */
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

  /** Writes to a temporary file and renames it, so readers never see a partial copy. */
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
