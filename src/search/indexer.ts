import type { Section } from '../compile/page.ts'
import { MAX_POSTING, type Manifest, type PageRecord, type PageTable, type PostingRange, type TermRange } from './index-files.ts'
import { PLAIN_POSTING, TermCollector, type PageTerms } from './page-terms.ts'
import { tagTerm } from './tokens.ts'

/** A page as the index takes it in. */
export interface SearchPage extends IndexedPage {
  title: string
  description: string
  crumbs: string[]
  sections: Section[]
}

/** What the index knows of a page besides its terms. */
export interface IndexedPage {
  route: string
  /** Documentation set, such as "Developer Docs". */
  set: string
  tags: Array<{ slug: string; label: string }>
  /** About one case among many, such as a change between versions: the page about the subject itself comes first. */
  isAside?: boolean
}

/** Levels that count on top for a page that is aside. */
const ASIDE_LEVELS = 4
/** Sections that a term keeps. */
const MAX_POSTINGS = 600
/** Sizes of files, in characters; about a quarter of it after compression. */
const TERMS_SIZE = 16_000
const POSTINGS_SIZE = 40_000
const EXCERPT_SOURCE = 420

/** Name of a page's record. */
export function recordFile(page: number): string {
  return `records/${page}.json`
}

/** What is shown of a page. */
export function recordOf({ route, title, crumbs, tags, sections }: Omit<SearchPage, 'set' | 'description'>): PageRecord {
  return {
    route,
    title,
    crumbs,
    tags: tags.map(({ slug }) => slug),
    sections: sections.map(({ id, heading, depth, text }) => ({ id, heading, depth, text: text.slice(0, EXCERPT_SOURCE) })),
  }
}

/**
 * Builds a whole index at once.
 * @returns file name inside the index's folder → content; the manifest's own fields besides
 */
export function buildIndex(pages: Iterable<SearchPage>): IndexFiles {
  const collector = new TermCollector()
  const index = new IndexBuilder()
  const records = new Map<string, string>()
  for (const page of pages) {
    records.set(recordFile(records.size), JSON.stringify(recordOf(page)))
    index.add(page, collector.collect({ ...page, tags: page.tags.map(({ label }) => label) }))
  }
  const { files, manifest } = index.finish()
  return { files: new Map([...files, ...records]), manifest }
}

/** Puts the terms of pages together, one page at a time. */
export class IndexBuilder {
  readonly #sets: string[] = []
  readonly #table: PageTable = { sets: [], levels: [], sections: [] }
  readonly #postings = new Map<string, TermPostings>()
  #sections = 0

  add({ route, set, tags, isAside }: IndexedPage, { terms, postings, sections }: PageTerms): void {
    if (!this.#sets.includes(set)) this.#sets.push(set)
    this.#table.sets.push(this.#sets.indexOf(set))
    this.#table.levels.push(route.split('/').length - 1 + (isAside ? ASIDE_LEVELS : 0))
    this.#table.sections.push(sections)
    const lists = terms.map((term) => this.#postingsOf(term))
    let at = 0
    for (let section = this.#sections; section < this.#sections + sections; section++) {
      const end = at + 1 + postings[at]! * 2
      for (at++; at < end; at += 2) lists[postings[at]!]!.add(section, postings[at + 1]!)
    }
    for (const { slug } of tags) this.#postingsOf(tagTerm(slug)).add(this.#sections, PLAIN_POSTING)
    this.#sections += sections
  }

  /** The index's files without the records, and what its manifest says. */
  finish(): IndexFiles {
    const names = [...this.#postings.keys()].sort()
    const terms = this.#termRanges(names)
    const postings = this.#postingRanges(names)
    const files = new Map([['pages.json', JSON.stringify(this.#table)]])
    for (const [number, range] of terms.entries()) files.set(`terms/${number}.json`, range.text)
    for (const [number, range] of postings.entries()) files.set(`postings/${number}.json`, range.text)
    const manifest = {
      sets: this.#sets,
      sections: this.#sections,
      pages: this.#table.sets.length,
      terms: terms.map(({ first }) => first),
      postings: postings.map(({ first }) => first),
    }
    return { files, manifest }
  }

  #postingsOf(term: string): TermPostings {
    let postings = this.#postings.get(term)
    if (!postings) this.#postings.set(term, (postings = new TermPostings()))
    return postings
  }

  #termRanges(names: string[]): Range[] {
    const ranges: Range[] = []
    let range: TermRange = { terms: [], counts: [] }
    let size = 0
    const close = () => {
      if (range.terms.length > 0) ranges.push({ first: range.terms[0]!, text: JSON.stringify(range) })
      range = { terms: [], counts: [] }
      size = 0
    }
    for (const name of names) {
      if (size > TERMS_SIZE) close()
      range.terms.push(name)
      range.counts.push(this.#postings.get(name)!.count)
      size += name.length + 5
    }
    close()
    return ranges
  }

  #postingRanges(names: string[]): Range[] {
    const ranges: Range[] = []
    let lists: PostingRange = {}
    let first: string | undefined
    let size = 0
    const close = () => {
      if (first !== undefined) ranges.push({ first, text: JSON.stringify(lists) })
      lists = {}
      first = undefined
      size = 0
    }
    for (const name of names) {
      const list = this.#postings.get(name)!.list()
      if (size + list.length * 3 > POSTINGS_SIZE) close()
      first ??= name
      lists[name] = withDifferences(list)
      size += name.length + list.length * 3
    }
    close()
    return ranges
  }
}

/** A file of the index that holds the terms from its first one on. */
interface Range {
  first: string
  text: string
}

/** The sections in which a term occurs. */
class TermPostings {
  /** In how many sections it occurs. */
  count = 0
  #list: number[] = []

  add(section: number, value: number): void {
    this.count++
    this.#list.push(section, value)
    // Not only at the end: on a large site, common words would fill the memory.
    if (this.#list.length > MAX_POSTINGS * 8) this.#list = mostImportant(this.#list)
  }

  /** Pairs of section and value, in order, of those sections where it matters most. */
  list(): number[] {
    return mostImportant(this.#list)
  }
}

export interface IndexFiles {
  files: Map<string, string>
  manifest: Omit<Manifest, 'folder'>
}

/** Of too many pairs, those of the highest values stay, and of equal ones the first. */
function mostImportant(list: number[]): number[] {
  if (list.length <= MAX_POSTINGS * 2) return list
  const counts = new Uint32Array(MAX_POSTING + 1)
  for (let at = 1; at < list.length; at += 2) counts[list[at]!]!++
  let lowest = MAX_POSTING
  let room = MAX_POSTINGS
  while (counts[lowest]! <= room) room -= counts[lowest--]!
  const kept: number[] = []
  for (let at = 0; at < list.length; at += 2) {
    const value = list[at + 1]!
    if (value > lowest || (value === lowest && room-- > 0)) kept.push(list[at]!, value)
  }
  return kept
}

function withDifferences(list: number[]): number[] {
  let last = 0
  return list.map((value, at) => {
    if (at % 2 === 1) return value
    const difference = value - last
    last = value
    return difference
  })
}
