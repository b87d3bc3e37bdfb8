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
import type { Body, MarkdownBody, Section, WrittenAnswer } from '../../compile/page.ts'
import type { Problem } from '../../compile/problem.ts'
import type { PageTerms } from '../../search/page-terms.ts'
import { Vocabulary } from '../../search/vocabulary.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import { isRunning } from '../files/process.ts'

/** What is kept of a compiled document. */
export interface CachedPage {
  /** Absent when the document couldn't be compiled. */
  meta?: PageMeta
  problems: Problem[]
}

/** The large parts of a page, each read only when it is needed. */
export interface PageContent {
  body: Body
  sections: Section[]
  markdown: MarkdownBody
  /** For the search index. */
  terms: PageTerms
  answers: WrittenAnswer[]
}

/** In the order in which they stand in a pack. */
const PARTS = ['body', 'sections', 'markdown', 'terms', 'answers'] as const satisfies Array<keyof PageContent>

/** Where a content stands. */
interface Place {
  pack: string
  offset: number
  /** Of each part. */
  lengths: number[]
}

interface Index {
  version: string
  /** Content hash of a source → what it compiled to. */
  pages: Map<string, CachedPage>
  places: Map<string, Place>
  /** What the numbers of the pages' terms mean. */
  terms: string[]
}

/** More packs than this, and the contents of the small ones are gathered in one. */
const MAX_PACKS = 8

/**
 * Compiled pages, kept between builds: an index in memory, and packs of contents on disk. A process writes to a pack of
 * its own and replaces the index as a whole, so builds and a development server can run beside each other: the last one
 * to save wins, and no index ever points at another one's bytes.
 * A cache that can't be read, or comes from another version of the compiler, is an empty one.
 */
export class PageCache {
  readonly #dir: string
  /** Names what fills it; a document's hash holds it, too, so that whatever is made of the document is made anew with it. */
  readonly version: string
  readonly #index: Index
  /** Of the contents' terms. */
  readonly vocabulary: Vocabulary
  readonly #used = new Set<string>()
  /** Open packs; they stay readable when another process removes their names. */
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

  /** The page that was made from a source with this hash; it will be kept for the next build, too. */
  get(hash: string): CachedPage | undefined {
    const page = this.#index.pages.get(hash)
    if (page) this.#used.add(hash)
    return page
  }

  /** @returns the page as it is kept */
  set(hash: string, page: CachedPage, content: PageContent | undefined): CachedPage {
    // A copy: as it was compiled, a page keeps all of its source in memory, of which its texts are parts.
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
   * One part of a page.
   * @throws Error when the hash isn't in the cache
   */
  content<Part extends keyof PageContent>(hash: string, part: Part): PageContent[Part] {
    const { pack, offset, lengths } = this.#placeOf(hash)
    const index = PARTS.indexOf(part)
    return deserialize(this.#read(pack, offset + sum(lengths.slice(0, index)), lengths[index]!)) as PageContent[Part]
  }

  /** Writes the index, without what wasn't used; it is as good as nothing before. */
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

  /** Ends the cache's use. */
  close(): void {
    this.#isClosed = true
    for (const pack of this.#packs.values()) closeSync(pack)
    this.#packs.clear()
  }

  #append(hash: string, bytes: Uint8Array, lengths: number[]): void {
    // A build that failed elsewhere may still be compiling: its pack would begin anew, and the index point at nothing.
    if (this.#isClosed) throw new Error('The cache is closed.')
    let pack = this.#packs.get(this.#own)
    if (pack === undefined) this.#packs.set(this.#own, (pack = openSync(join(this.#dir, this.#own), 'w+')))
    // A disk that gets full takes less than it was given, and says so only when asked again.
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

  /** Moves contents into this process's pack. The pack that holds the most stays, unless half of it isn't used any more. */
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
        // The machine stopped before everything was on the disk.
        if (offset + sum(lengths) > sizes.get(pack)!) return undefined
      }
      return index
    } catch {
      return undefined
    }
  }

  /** What nothing points at any more, and what was begun and not finished, unless the process that writes it still runs. */
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
