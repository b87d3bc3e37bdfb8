import type { Section } from '../compile/page.ts'
import {
  MAX_POSTING,
  postingsFile,
  recordFile,
  termsFile,
  type Manifest,
  type PageRecord,
  type PageTable,
  type PostingRange,
  type TermRange,
} from './index-files.ts'
import { PLAIN_POSTING, TermCollector, type PageTerms } from './page-terms.ts'
import { tagTerm } from './tokens.ts'
import { Vocabulary } from './vocabulary.ts'
import type { ProductWords } from './words.ts'

/** A page as the index takes it in. */
export interface SearchPage extends IndexedPage {
  title: string
  description: string
  crumbs: string[]
  sections: Section[]
}

/** What the index knows of a page besides its terms. */
interface IndexedPage {
  route: string
  /** Label of its documentation set. */
  set: string
  tags: Array<{ slug: string; label: string }>
  /** About one case among many, such as a change between versions: the page about the subject itself comes first. */
  isAside?: boolean
}

/** Levels that count on top for a page that is aside. */
const ASIDE_LEVELS = 4
/** Sections that a term keeps. */
const MAX_POSTINGS = 600
/** How many different postings there are. */
const POSTINGS = MAX_POSTING + 1
/** Sizes of files, in characters; about a quarter of it after compression. */
const SIZES = { terms: 16_000, postings: 40_000 }
const EXCERPT_SOURCE = 420
const ENTRY_EXCERPT = 120

/** What results show of a page, with the beginning of each section's text. */
export function recordOf({ route, title, crumbs, tags, sections }: Omit<SearchPage, 'set' | 'description'>): PageRecord {
  return {
    route,
    title,
    crumbs,
    tags: tags.map(({ slug }) => slug),
    sections: sections.map(({ id, heading, depth, text, entries }) => ({
      id,
      heading,
      depth,
      text: text.slice(0, EXCERPT_SOURCE),
      ...(entries && { entries: entries.map((entry) => ({ ...entry, text: beginningOf(entry.text) })) }),
    })),
  }
}

function beginningOf(text: string): string {
  return text.length <= ENTRY_EXCERPT ? text : `${text.slice(0, text.lastIndexOf(' ', ENTRY_EXCERPT))} …`
}

/**
 * Builds a whole index at once.
 * @returns file name inside the index's folder → content; the manifest's own fields besides
 */
export function buildIndex(pages: Iterable<SearchPage>, words?: ProductWords): IndexFiles {
  const vocabulary = new Vocabulary()
  const collector = new TermCollector(vocabulary)
  const index = new IndexBuilder(vocabulary)
  const records = new Map<string, string>()
  for (const page of pages) {
    records.set(recordFile(records.size), JSON.stringify(recordOf(page)))
    index.add(page, collector.collect({ ...page, tags: page.tags.map(({ label }) => label) }))
  }
  const { files, manifest } = index.finish(words)
  return { files: new Map([...files, ...records]), manifest }
}

/** Puts the terms of pages together, one page at a time. */
export class IndexBuilder {
  readonly #sets: string[] = []
  readonly #table: PageTable = { sets: [], levels: [], sections: [] }
  readonly #vocabulary: Vocabulary
  /** By the term's number. */
  readonly #postings: Array<TermPostings | undefined>
  #sections = 0

  /** @param vocabulary of the pages */
  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    this.#postings = vocabulary.terms.map(() => undefined)
  }

  /** Takes in a page with what `TermCollector` found in it, whose vocabulary must be the same. Its sections come after those of the pages before. */
  add({ route, set, tags, isAside }: IndexedPage, { postings, sections }: PageTerms): void {
    if (!this.#sets.includes(set)) this.#sets.push(set)
    this.#table.sets.push(this.#sets.indexOf(set))
    this.#table.levels.push(route.split('/').length - 1 + (isAside ? ASIDE_LEVELS : 0))
    this.#table.sections.push(sections)
    let at = 0
    for (let section = this.#sections; section < this.#sections + sections; section++) {
      const end = at + 1 + postings[at]! * 2
      for (at++; at < end; at += 2) this.#postingsOf(postings[at]!).add(section, postings[at + 1]!)
    }
    for (const { slug } of tags) this.#postingsOf(this.#vocabulary.numberOf(tagTerm(slug))).add(this.#sections, PLAIN_POSTING)
    this.#sections += sections
  }

  /** The index's files without the records, and what its manifest says. */
  finish({ synonyms, otherProducts = [], names = [] }: ProductWords = { synonyms: [] }, sizes = SIZES): IndexFiles {
    const found = this.#found()
    const terms = termRanges(found, sizes.terms)
    const postings = postingRanges(found, sizes.postings)
    const files = new Map([['pages.json', JSON.stringify(this.#table)]])
    for (const [number, range] of terms.entries()) files.set(termsFile(number), range.text)
    for (const [number, range] of postings.entries()) files.set(postingsFile(number), range.text)
    const manifest = {
      sets: this.#sets,
      sections: this.#sections,
      pages: this.#table.sets.length,
      terms: terms.map(({ first }) => first),
      postings: postings.map(({ first }) => first),
      synonyms,
      ...(otherProducts.length > 0 && { otherProducts }),
      ...(names.length > 0 && { names }),
    }
    return { files, manifest }
  }

  #postingsOf(number: number): TermPostings {
    return (this.#postings[number] ??= new TermPostings())
  }

  #found(): FoundTerm[] {
    const found = this.#postings.flatMap((postings, number): FoundTerm[] =>
      postings ? [{ name: this.#vocabulary.terms[number]!, postings }] : [],
    )
    return found.sort((a, b) => (a.name < b.name ? -1 : 1))
  }
}

interface FoundTerm {
  name: string
  postings: TermPostings
}

function termRanges(found: FoundTerm[], limit: number): Range[] {
  const ranges: Range[] = []
  let range: TermRange = { terms: [], counts: [] }
  let size = 0
  const close = () => {
    if (range.terms.length > 0) ranges.push({ first: range.terms[0]!, text: JSON.stringify(range) })
    range = { terms: [], counts: [] }
    size = 0
  }
  for (const { name, postings } of found) {
    if (size > limit) close()
    range.terms.push(name)
    range.counts.push(postings.count)
    size += name.length + 5
  }
  close()
  return ranges
}

function postingRanges(found: FoundTerm[], limit: number): Range[] {
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
  for (const { name, postings } of found) {
    const list = postings.list()
    if (size + list.length * 3 > limit) close()
    first ??= name
    lists[name] = list
    size += name.length + list.length * 3
  }
  close()
  return ranges
}

/** A file of the index that holds the terms from its first one on. */
interface Range {
  first: string
  text: string
}

class TermPostings {
  /** In how many sections it occurs. */
  count = 0
  /** Of each section, its number and the posting in one: there are millions of them. */
  #list: number[] = []

  add(section: number, value: number): void {
    this.count++
    this.#list.push(section * POSTINGS + value)
    // Not only at the end: on a large site, common words would fill the memory.
    if (this.#list.length > MAX_POSTINGS * 2) this.#list = mostImportant(this.#list)
  }

  /** Pairs of section, as the difference to the one before, and posting, of those sections where it matters most. */
  list(): number[] {
    const pairs: number[] = []
    let last = 0
    for (const entry of mostImportant(this.#list)) {
      const section = Math.floor(entry / POSTINGS)
      pairs.push(section - last, entry % POSTINGS)
      last = section
    }
    return pairs
  }
}

/** An index, before anybody knows where it is served. */
export interface IndexFiles {
  /** JSON, by path in the index's folder. */
  files: Map<string, string>
  manifest: Omit<Manifest, 'folder'>
}

/** Of too many, those of the highest postings stay, and of equal ones the first. */
function mostImportant(list: number[]): number[] {
  if (list.length <= MAX_POSTINGS) return list
  const counts = new Uint32Array(POSTINGS)
  for (const entry of list) counts[entry % POSTINGS]!++
  let lowest = MAX_POSTING
  let room = MAX_POSTINGS
  while (counts[lowest]! <= room) room -= counts[lowest--]!
  return list.filter((entry) => entry % POSTINGS > lowest || (entry % POSTINGS === lowest && room-- > 0))
}
