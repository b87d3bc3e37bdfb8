import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, readSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Body, MarkdownBody, Section } from '../compile/page.ts'
import type { Problem } from '../compile/problem.ts'
import type { PageMeta } from '../site/page-meta.ts'
import { isRunning } from './process.ts'

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
  markdown: MarkdownBody
}

/** Where a content stands. */
interface Place {
  pack: string
  offset: number
  length: number
}

interface Index {
  version: string
  /** Content hash of a source → what it compiled to. */
  pages: Map<string, CachedPage>
  places: Map<string, Place>
}

/** More packs than this, and their contents are gathered in one. */
const MAX_PACKS = 8

/**
 * Compiled pages, kept between builds: an index in memory, and packs of contents on disk. A process writes to a pack of
 * its own and replaces the index as a whole, so builds and a development server can run beside each other: the last one
 * to save wins, and no index ever points at another one's bytes.
 * A cache that can't be read, or comes from another version of the compiler, is an empty one.
 */
export class PageCache {
  readonly #dir: string
  readonly #version: string
  readonly #index: Index
  readonly #used = new Set<string>()
  /** Open packs; they stay readable when another process removes their names. */
  readonly #packs = new Map<string, number>()
  readonly #own = `pack-${process.pid}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
  #end = 0

  constructor(dir: string, version: string) {
    this.#dir = dir
    this.#version = version
    mkdirSync(dir, { recursive: true })
    this.#index = this.#open() ?? { version, pages: new Map(), places: new Map() }
  }

  get(hash: string): CachedPage | undefined {
    const page = this.#index.pages.get(hash)
    if (page) this.#used.add(hash)
    return page
  }

  set(hash: string, page: CachedPage, content: PageContent | undefined): void {
    this.#used.add(hash)
    this.#index.pages.set(hash, page)
    if (content) this.#append(hash, serialize(content))
  }

  /** @throws Error when the hash isn't in the cache */
  content(hash: string): PageContent {
    return deserialize(this.#read(hash)) as PageContent
  }

  /** Writes the index, without what wasn't used, and ends the cache's use. */
  save(): void {
    for (const hash of this.#index.pages.keys()) {
      if (this.#used.has(hash)) continue
      this.#index.pages.delete(hash)
      this.#index.places.delete(hash)
    }
    if (this.#packs.size > MAX_PACKS) for (const hash of this.#index.places.keys()) this.#append(hash, this.#read(hash))
    const temporary = `${this.#indexFile}.${process.pid}`
    writeFileSync(temporary, serialize(this.#index))
    renameSync(temporary, this.#indexFile)
    for (const pack of this.#packs.values()) closeSync(pack)
    this.#packs.clear()
    this.#removeUnused()
  }

  #append(hash: string, bytes: Uint8Array): void {
    let pack = this.#packs.get(this.#own)
    if (pack === undefined) this.#packs.set(this.#own, (pack = openSync(join(this.#dir, this.#own), 'w+')))
    writeSync(pack, bytes, 0, bytes.length, this.#end)
    this.#index.places.set(hash, { pack: this.#own, offset: this.#end, length: bytes.length })
    this.#end += bytes.length
  }

  #read(hash: string): Buffer {
    const place = this.#index.places.get(hash)
    const pack = place && this.#packs.get(place.pack)
    if (pack === undefined) throw new Error(`No content in the cache for ${hash}.`)
    const bytes = Buffer.allocUnsafe(place!.length)
    readSync(pack, bytes, 0, place!.length, place!.offset)
    return bytes
  }

  #open(): Index | undefined {
    try {
      const index = deserialize(readFileSync(this.#indexFile)) as Index
      if (index.version !== this.#version) return undefined
      for (const { pack } of index.places.values()) if (!this.#packs.has(pack)) this.#packs.set(pack, openSync(join(this.#dir, pack), 'r'))
      return index
    } catch {
      return undefined
    }
  }

  /** Packs that nothing points at any more, unless the process that writes one still runs. */
  #removeUnused(): void {
    const inUse = new Set([...this.#index.places.values()].map((place) => place.pack))
    for (const name of readdirSync(this.#dir)) {
      const owner = /^pack-(\d+)-/.exec(name)?.[1]
      if (owner === undefined || inUse.has(name)) continue
      if (name === this.#own || !isRunning(Number(owner))) rmSync(join(this.#dir, name), { force: true })
    }
  }

  get #indexFile(): string {
    return join(this.#dir, 'index')
  }
}
