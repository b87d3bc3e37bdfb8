import type { Section } from '../compile/page.ts'
import {
  MAX_POSTING,
  packTerms,
  postingsFile,
  recordFile,
  termsFile,
  type Manifest,
  type PageRecord,
  type PageTable,
  type PostingRange,
  type TermFile,
} from './index-files.ts'
import { PLAIN_POSTING, TermCollector, type PageTerms } from './page-terms.ts'
import { tagTerm } from './tokens.ts'
import { Vocabulary } from './vocabulary.ts'
import type { ProductWords } from './words.ts'

/** Input of the index for one page. */
export interface SearchPage extends IndexedPage {
  title: string
  description: string
  crumbs: string[]
  sections: Section[]
}

/** Page data that is indexed in addition to its terms. */
interface IndexedPage {
  route: string
  /** Label of its documentation set. */
  set: string
  tags: Array<{ slug: string; label: string }>
  /** Whether the page is about a special case, such as a change between versions, so it ranks below the page about the subject itself. */
  isAside?: boolean
}

/** Route levels that are added to such pages, which lowers their rank. */
const ASIDE_LEVELS = 4
/** Maximum number of sections that are kept per term. */
const MAX_POSTINGS = 600
/** Number of different posting values. */
const POSTINGS = MAX_POSTING + 1
/** Maximum file sizes in characters; compressed files have about a quarter of that. */
const SIZES = { terms: 16_000, postings: 16_000 }
const EXCERPT_SOURCE = 420
const ENTRY_EXCERPT = 120

/** Creates the record of a page, with texts truncated to what results can show. */
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
      text: beginningOf(text, EXCERPT_SOURCE),
      ...(entries && { entries: entries.map((entry) => ({ ...entry, text: beginningOf(entry.text, ENTRY_EXCERPT) })) }),
    })),
  }
}

/** Returns at most about `length` characters, up to the end of a word. */
function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text
  const space = text.lastIndexOf(' ', length)
  return `${text.slice(0, space > 0 ? space : length)} …`
}

/**
 * Builds a complete index.
 * @returns JSON files by path in the index's folder, and the manifest's other fields
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

/** Builds an index incrementally, one page at a time. */
export class IndexBuilder {
  readonly #sets: string[] = []
  readonly #table: PageTable = { sets: [], levels: [], sections: [] }
  readonly #vocabulary: Vocabulary
  /** Indexed by term number. */
  readonly #postings: Array<TermPostings | undefined>
  #sections = 0

  /** @param vocabulary the vocabulary of all pages */
  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
    this.#postings = vocabulary.terms.map(() => undefined)
  }

  /**
   * Adds a page. Its terms must have been collected with the same vocabulary. Sections are numbered in the order in which pages
   * are added.
   */
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

  /** Returns the index's files without records, and the manifest. */
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
  let terms: string[] = []
  let counts: number[] = []
  let size = 0
  const close = () => {
    const file: TermFile = { terms: packTerms(terms), counts }
    if (terms.length > 0) ranges.push({ first: terms[0]!, text: JSON.stringify(file) })
    terms = []
    counts = []
    size = 0
  }
  for (const { name, postings } of found) {
    if (size > limit) close()
    terms.push(name)
    counts.push(postings.count)
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

/** A file of the index, and its first term. */
interface Range {
  first: string
  text: string
}

class TermPostings {
  /** Number of sections with the term. */
  count = 0
  /** Each entry is section number and posting in one number, since there are millions of them. */
  #list: number[] = []

  add(section: number, value: number): void {
    this.count++
    this.#list.push(section * POSTINGS + value)
    // Prune while adding; otherwise, common words would exhaust memory on large sites.
    if (this.#list.length > MAX_POSTINGS * 2) this.#list = mostImportant(this.#list)
  }

  /** Alternating delta-encoded section numbers and postings, for the highest postings. */
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

/** An index without its location. */
export interface IndexFiles {
  /** Path in the index's folder → JSON. */
  files: Map<string, string>
  manifest: Omit<Manifest, 'folder'>
}

/** Keeps the entries with the highest postings; among equal ones, the first. */
function mostImportant(list: number[]): number[] {
  if (list.length <= MAX_POSTINGS) return list
  const counts = new Uint32Array(POSTINGS)
  for (const entry of list) counts[entry % POSTINGS]!++
  let lowest = MAX_POSTING
  let room = MAX_POSTINGS
  while (counts[lowest]! <= room) room -= counts[lowest--]!
  return list.filter((entry) => entry % POSTINGS > lowest || (entry % POSTINGS === lowest && room-- > 0))
}
