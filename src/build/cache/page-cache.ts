import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Body, MarkdownBody, ReaderQuestion, Section, WrittenAnswer } from '../../compile/page.ts'
import type { Problem } from '../../compile/problem.ts'
import type { PageTerms } from '../../search/page-terms.ts'
import { Vocabulary } from '../../search/vocabulary.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import { isRunning } from '../files/process.ts'

/** The part of a compiled document that is kept in memory. */
export interface CachedPage {
  /** Absent if the document couldn't be compiled. */
  meta?: PageMeta
  problems: Problem[]
}

/** The large parts of a page, each read from disk only when it's needed. */
export interface PageContent {
  body: Body
  sections: Section[]
  markdown: MarkdownBody
  /** For the search index. */
  terms: PageTerms
  answers: WrittenAnswer[]
  unanswered: ReaderQuestion[]
}

/** The order in which a pack stores them. */
const PARTS = ['body', 'sections', 'markdown', 'terms', 'answers', 'unanswered'] as const satisfies Array<keyof PageContent>

/** Where a page's content is stored. */
interface Place {
  pack: string
  offset: number
  /** Bytes of each part, in the order of `PARTS`. */
  lengths: number[]
}

interface Index {
  version: string
  /** Hash of a source → the page compiled from it. */
  pages: Map<string, CachedPage>
  places: Map<string, Place>
  /** The words that the term numbers in pages refer to. */
  terms: string[]
}

/** With more packs than this, the content of the small ones is moved into one. */
const MAX_PACKS = 8

/**
 * Compiled pages, kept between builds: an index in memory, and packs of content on disk. Each process writes to its own pack and
 * replaces the index as a whole, so builds and a development server can run at the same time: the last one to save wins, and an
 * index never refers to the wrong bytes.
 * A cache that can't be read, or that another version of the compiler wrote, counts as empty.
 */
export class PageCache {
  readonly #dir: string
  /**
   * Cache key of the compiler. It's also part of each document's hash, so a new compiler invalidates everything made from
   * documents.
   */
  readonly version: string
  readonly #index: Index
  /** Maps the term numbers of all pages to words. */
  readonly vocabulary: Vocabulary
  readonly #used = new Set<string>()
  /** File descriptors of packs. Open packs stay readable if another process deletes them. */
  readonly #packs = new Map<string, number>()
  #isChanged = false
  #isClosed = false
  readonly #own = `pack-${process.pid}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
  #end = 0

  constructor(dir: string, version: string) {
    this.#dir = dir
    this.version = version
    mkdirSync(dir, { recursive: true })
    this.#index = this.#open() ?? { version, pages: new Map(), places: new Map(), terms: [] }
    this.vocabulary = new Vocabulary(this.#index.terms)
  }

  /** Returns the page compiled from a source with this hash, and keeps it for the next build. */
  get(hash: string): CachedPage | undefined {
    const page = this.#index.pages.get(hash)
    if (page) this.#used.add(hash)
    return page
  }

  /** @returns the page to use from now on */
  set(hash: string, page: CachedPage, content: PageContent | undefined): CachedPage {
    // Copied, because the strings of a freshly compiled page are slices of its source and would keep all of it in memory.
    const kept = deserialize(serialize(page)) as CachedPage
    this.#used.add(hash)
    this.#index.pages.set(hash, kept)
    this.#isChanged = true
    if (content) {
      const parts = PARTS.map((part) => serialize(content[part]))
      this.#append(hash, Buffer.concat(parts), parts.map(byteLength))
    }
    return kept
  }

  /**
   * Reads one part of a page.
   * @throws Error if the hash isn't in the cache
   */
  content<Part extends keyof PageContent>(hash: string, part: Part): PageContent[Part] {
    const { pack, offset, lengths } = this.#placeOf(hash)
    const index = PARTS.indexOf(part)
    return deserialize(this.#read(pack, offset + sum(lengths.slice(0, index)), lengths[index]!)) as PageContent[Part]
  }

  /** Writes the index without unused pages. Until then, nothing is saved. */
  save(): void {
    for (const hash of this.#index.pages.keys()) {
      if (this.#used.has(hash)) continue
      this.#index.pages.delete(hash)
      this.#index.places.delete(hash)
      this.#isChanged = true
    }
    if (this.#packs.size > MAX_PACKS) this.#gather()
    if (!this.#isChanged) return
    const temporary = `${this.#indexFile}.${process.pid}`
    writeFileSync(temporary, serialize(this.#index))
    renameSync(temporary, this.#indexFile)
    this.#isChanged = false
    this.#removeUnused()
  }

  /** Closes all packs. Nothing can be added afterward. */
  close(): void {
    this.#isClosed = true
    for (const pack of this.#packs.values()) closeSync(pack)
    this.#packs.clear()
  }

  #append(hash: string, bytes: Uint8Array, lengths: number[]): void {
    // A failed build may still be compiling. Opening its pack again would truncate it, and the index would refer to missing bytes.
    if (this.#isClosed) throw new Error('The cache is closed.')
    let pack = this.#packs.get(this.#own)
    if (pack === undefined) this.#packs.set(this.#own, (pack = openSync(join(this.#dir, this.#own), 'w+')))
    // If the disk is almost full, a write may be partial without an error; only the next one fails.
    for (let written = 0; written < bytes.length;) written += writeSync(pack, bytes, written, bytes.length - written, this.#end + written)
    this.#index.places.set(hash, { pack: this.#own, offset: this.#end, lengths })
    this.#isChanged = true
    this.#end += bytes.length
  }

  #placeOf(hash: string): Place {
    const place = this.#index.places.get(hash)
    if (!place) throw new Error(`No content in the cache for ${hash}.`)
    return place
  }

  #read(pack: string, offset: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length)
    readSync(this.#packs.get(pack)!, bytes, 0, length, offset)
    return bytes
  }

  /** Moves content into this process's pack. The pack with the most used content stays, unless half of it is unused. */
  #gather(): void {
    const used = new Map<string, number>()
    for (const { pack, lengths } of this.#index.places.values()) used.set(pack, (used.get(pack) ?? 0) + sum(lengths))
    const [largest, bytes] = [...used].sort((a, b) => b[1] - a[1])[0] ?? []
    const kept = largest !== undefined && bytes! * 2 > fstatSync(this.#packs.get(largest)!).size ? largest : undefined
    for (const [hash, { pack, offset, lengths }] of this.#index.places)
      if (pack !== kept && pack !== this.#own) this.#append(hash, this.#read(pack, offset, sum(lengths)), lengths)
  }

  #open(): Index | undefined {
    try {
      const index = deserialize(readFileSync(this.#indexFile)) as Index
      if (index.version !== this.version) return undefined
      const sizes = new Map<string, number>()
      for (const { pack, offset, lengths } of index.places.values()) {
        if (!this.#packs.has(pack)) {
          this.#packs.set(pack, openSync(join(this.#dir, pack), 'r'))
          sizes.set(pack, fstatSync(this.#packs.get(pack)!).size)
        }
        // The machine stopped before the pack was completely on disk.
        if (offset + sum(lengths) > sizes.get(pack)!) return undefined
      }
      return index
    } catch {
      return undefined
    }
  }

  /** Deletes packs that the index doesn't refer to, and unfinished files of processes that have ended. */
  #removeUnused(): void {
    const inUse = new Set([...this.#index.places.values()].map((place) => place.pack))
    for (const name of readdirSync(this.#dir)) {
      const owner = /^(?:pack-|index\.)(\d+)/.exec(name)?.[1]
      if (owner === undefined || inUse.has(name) || name === this.#own || isRunning(Number(owner))) continue
      rmSync(join(this.#dir, name), { force: true })
    }
  }

  get #indexFile(): string {
    return join(this.#dir, 'index')
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function byteLength({ length }: Uint8Array): number {
  return length
}
