import type { FileHandle } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import { type Encoding, isWorthCompressing, SUFFIXES } from './compress.ts'
import type { CompressedCopies } from './compressed-copies.ts'
import { isAbsence } from './error.ts'
import { fingerprint } from './fingerprint.ts'
import { MAX_HELD, MAX_MEMORY } from './limits.ts'
import { openInside, type OpenFile } from './open-inside.ts'
import type { ServedFolder } from './served-folder.ts'
import { SharedWork } from './shared-work.ts'
import { type Snapshot, SnapshotOutdated } from './snapshot.ts'

/** A file as sent, possibly compressed. */
export interface Representation {
  /** Bytes, or a file handle that the caller must close. */
  content: Buffer | FileHandle
  /** Strong validator; differs between encodings. */
  etag: string
  /** In the format of `Last-Modified`. */
  modified: string
  /** Size as sent, in bytes. */
  size: number
  encoding?: Encoding
}

interface Held {
  hash: string
  size: number
  modified: string
}

/** Result of reading a file: in memory, too large for that, or a link that leads out of the folder. */
type Reading = Held | 'streamed' | 'outside'

/** Reads files of the site. What it returns always belongs to the given snapshot. */
export class Representations {
  readonly #folder: ServedFolder
  readonly #copies: CompressedCopies
  // Keyed by content hash, so entries remain valid across builds and never need invalidation.
  readonly #memory: LRUCache<string, Buffer>
  readonly #known = new WeakMap<Snapshot, Map<string, Reading>>()
  readonly #reading = new SharedWork<Reading>()

  /** `memoryLimit` is in bytes. */
  constructor(folder: ServedFolder, copies: CompressedCopies, memoryLimit = MAX_MEMORY) {
    this.#folder = folder
    this.#copies = copies
    // The cache requires sizes above 0, even for an empty file.
    this.#memory = new LRUCache({ maxSize: memoryLimit, sizeCalculation: ({ length }) => length + 1 })
  }

  /**
   * Opens one of `snapshot.files`, compressed if that is worthwhile and possible in a short time. Returns `undefined` for a link
   * that leads out of the folder. Throws `SnapshotOutdated` if the folder was replaced.
   */
  async open(snapshot: Snapshot, file: string, encoding: Encoding | undefined): Promise<Representation | undefined> {
    const held = this.#knownOf(snapshot).get(file) ?? (await this.#read(snapshot, file))
    if (held === 'outside') return undefined
    if (held === 'streamed') return this.#stream(snapshot, file)

    const { hash, modified } = held
    if (encoding !== undefined && isWorthCompressing(file, held.size)) {
      const copy = await this.#copyOf(snapshot, file, hash, encoding)
      if (copy) return { content: copy, size: copy.length, etag: `"${hash}-${encoding}"`, modified, encoding }
    }
    const content = await this.#bytesOf(snapshot, file, hash)
    return { content, size: content.length, etag: `"${hash}"`, modified }
  }

  async #copyOf(snapshot: Snapshot, file: string, hash: string, encoding: Encoding): Promise<Buffer | undefined> {
    const key = `${hash}-${encoding}`
    const kept = this.#memory.get(key)
    if (kept !== undefined) return kept
    const copy =
      (await this.#copyBeside(snapshot, file + SUFFIXES[encoding])) ??
      (await this.#copies.read(hash, encoding)) ??
      (await this.#copies.make(hash, encoding, await this.#bytesOf(snapshot, file, hash)))
    if (copy !== undefined) this.#memory.set(key, copy)
    return copy
  }

  /** A compressed copy in the folder itself, from `npm run compress` or from a product that ships files too large to compress here. */
  async #copyBeside(snapshot: Snapshot, file: string): Promise<Buffer | undefined> {
    if (!snapshot.files.has(file)) return undefined
    const opened = await this.#openCurrent(snapshot, file)
    return opened?.handle.readFile().finally(() => opened.handle.close())
  }

  async #bytesOf(snapshot: Snapshot, file: string, hash: string): Promise<Buffer> {
    if (!this.#memory.has(hash)) await this.#read(snapshot, file)
    const bytes = this.#memory.get(hash)
    if (bytes === undefined) throw new SnapshotOutdated(file) // modified in place, so it has another hash now
    return bytes
  }

  /** Reads a file into memory. Concurrent calls share one read. */
  #read(snapshot: Snapshot, file: string): Promise<Reading> {
    return this.#reading.run(`${snapshot.stamp}/${file}`, async () => {
      const opened = await this.#openCurrent(snapshot, file)
      const reading = opened === undefined ? 'outside' : await this.#hold(file, opened)
      this.#knownOf(snapshot).set(file, reading)
      return reading
    })
  }

  async #hold(file: string, { handle, size, modified }: OpenFile): Promise<Held | 'streamed'> {
    try {
      if (size > MAX_HELD && !isWorthCompressing(file, size)) return 'streamed'
      const bytes = await handle.readFile()
      const hash = fingerprint(bytes)
      this.#memory.set(hash, bytes)
      return { hash, size: bytes.length, modified: modified.toUTCString() }
    } finally {
      await handle.close()
    }
  }

  async #stream(snapshot: Snapshot, file: string): Promise<Representation | undefined> {
    const opened = await this.#openCurrent(snapshot, file)
    if (opened === undefined) return undefined
    const { handle, size, modified } = opened
    return { content: handle, size, modified: modified.toUTCString(), etag: `"${size.toString(16)}-${modified.getTime().toString(16)}"` }
  }

  /** Checks the folder after opening: if it is unchanged, the open file belongs to the snapshot. */
  async #openCurrent(snapshot: Snapshot, file: string): Promise<OpenFile | undefined> {
    try {
      const opened = await openInside(snapshot.root, file)
      if (await this.#folder.isStill(snapshot)) return opened
      await opened?.handle.close()
    } catch (error) {
      if (!isAbsence(error)) throw error
    }
    throw new SnapshotOutdated(file)
  }

  #knownOf(snapshot: Snapshot): Map<string, Reading> {
    const known = this.#known.get(snapshot) ?? new Map<string, Reading>()
    this.#known.set(snapshot, known)
    return known
  }
}
