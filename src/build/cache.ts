import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Body, Section } from '../compile/page.ts'
import type { Problem } from '../compile/problem.ts'
import type { PageMeta } from '../site/page-meta.ts'

/** What is kept of a compiled document. */
export interface CachedPage {
  /** Absent when the document couldn't be compiled. */
  meta?: PageMeta
  problems: Problem[]
}

/** The large part of a page, read only when the page is rendered. */
export interface PageContent {
  body: Body
  sections: Section[]
}

interface Index {
  version: string
  /** Content hash of a source → what it compiled to. */
  pages: Map<string, CachedPage>
  /** Content hash → where its content stands in the pack. */
  offsets: Map<string, [offset: number, length: number]>
  /** Length of the pack. */
  end: number
}

/** More than this share of garbage, and the pack is started anew. */
const MAX_GARBAGE = 0.5

/**
 * Compiled pages, kept between builds: a small index in memory, and a pack file with the contents.
 * A cache that can't be read, or comes from another version of the compiler, is an empty one.
 */
export class PageCache {
  readonly #dir: string
  readonly #version: string
  #index: Index
  #pack: number
  readonly #used = new Set<string>()

  constructor(dir: string, version: string) {
    this.#dir = dir
    this.#version = version
    mkdirSync(dir, { recursive: true })
    this.#index = this.#read() ?? this.#empty()
    this.#pack = openSync(this.#packFile, existsSync(this.#packFile) && this.#index.end > 0 ? 'r+' : 'w+')
  }

  get(hash: string): CachedPage | undefined {
    const page = this.#index.pages.get(hash)
    if (page) this.#used.add(hash)
    return page
  }

  set(hash: string, page: CachedPage, content: PageContent | undefined): void {
    this.#used.add(hash)
    this.#index.pages.set(hash, page)
    if (!content) return
    const bytes = serialize(content)
    writeSync(this.#pack, bytes, 0, bytes.length, this.#index.end)
    this.#index.offsets.set(hash, [this.#index.end, bytes.length])
    this.#index.end += bytes.length
  }

  /** @throws Error when the hash isn't in the cache */
  content(hash: string): PageContent {
    const place = this.#index.offsets.get(hash)
    if (!place) throw new Error(`No content in the cache for ${hash}.`)
    const bytes = Buffer.allocUnsafe(place[1])
    readSync(this.#pack, bytes, 0, place[1], place[0])
    return deserialize(bytes) as PageContent
  }

  /** Writes the index, without what this build didn't use. */
  save(): void {
    for (const hash of this.#index.pages.keys()) {
      if (this.#used.has(hash)) continue
      this.#index.pages.delete(hash)
      this.#index.offsets.delete(hash)
    }
    const live = [...this.#index.offsets.values()].reduce((sum, [, length]) => sum + length, 0)
    if (live < this.#index.end * MAX_GARBAGE) this.#compact()
    const temporary = `${this.#indexFile}.${process.pid}`
    writeFileSync(temporary, serialize(this.#index))
    renameSync(temporary, this.#indexFile)
    closeSync(this.#pack)
  }

  #compact(): void {
    const temporary = `${this.#packFile}.${process.pid}`
    const pack = openSync(temporary, 'w+')
    let end = 0
    for (const [hash, [offset, length]] of this.#index.offsets) {
      const bytes = Buffer.allocUnsafe(length)
      readSync(this.#pack, bytes, 0, length, offset)
      writeSync(pack, bytes, 0, length, end)
      this.#index.offsets.set(hash, [end, length])
      end += length
    }
    closeSync(this.#pack)
    renameSync(temporary, this.#packFile)
    this.#pack = pack
    this.#index.end = end
  }

  #read(): Index | undefined {
    try {
      const index = deserialize(readFileSync(this.#indexFile)) as Index
      return index.version === this.#version ? index : undefined
    } catch {
      return undefined
    }
  }

  #empty(): Index {
    return { version: this.#version, pages: new Map(), offsets: new Map(), end: 0 }
  }

  get #indexFile(): string {
    return join(this.#dir, 'index')
  }

  get #packFile(): string {
    return join(this.#dir, 'pack')
  }
}
