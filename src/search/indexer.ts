import type { Section } from '../compile/page.ts'
import { MAX_IMPACT, posting, type PageRecord, type PageTable, type PostingRange, type TermRange } from './index-files.ts'
import { analyzeText, isStopWord, tagTerm, type Analysis } from './tokens.ts'

/** A page as the index takes it in. */
export interface SearchPage {
  route: string
  title: string
  description: string
  /** Documentation set, such as "Developer Docs". */
  set: string
  crumbs: string[]
  tags: Array<{ slug: string; label: string }>
  sections: Section[]
  /** About one case among many, such as a change between versions: the page about the subject itself comes first. */
  isAside?: boolean
}

/** What a word counts for, by where it stands. */
const WEIGHT = { title: 12, tag: 4, description: 4, heading: 7, parent: 1.5, pageTitle: 1.5, text: 1, code: 0.5 } as const
/** Saturation of repeated words, and how much long sections are held back (BM25). */
const K = 1.2
const B = 0.6
/** Terms of an average section. */
const AVERAGE = 80
const IMPACT_SCALE = 5
/** Levels that count on top for a page that is aside. */
const ASIDE_LEVELS = 4
/** Sections that a term keeps. */
const MAX_POSTINGS = 600
/** Sizes of files, in characters; about a quarter of it after compression. */
const TERMS_SIZE = 16_000
const POSTINGS_SIZE = 40_000
const EXCERPT_SOURCE = 420

/**
 * Builds the index.
 * @returns file name inside the index's folder → content; the manifest's own fields besides
 */
export function buildIndex(pages: Iterable<SearchPage>): IndexFiles {
  const sets: string[] = []
  const table: PageTable = { sets: [], levels: [], sections: [] }
  const records: PageRecord[] = []
  const postings = new Postings()
  for (const page of pages) {
    if (!sets.includes(page.set)) sets.push(page.set)
    table.sets.push(sets.indexOf(page.set))
    table.levels.push(page.route.split('/').length - 1 + (page.isAside ? ASIDE_LEVELS : 0))
    table.sections.push(page.sections.length)
    addPage(postings, page)
    records.push(recordOf(page))
  }
  return writeFiles({ sets, table, postings: postings.lists(), records, sections: postings.sections })
}

function addPage(postings: Postings, page: SearchPage): void {
  const trail: Section[] = []
  for (const [index, section] of page.sections.entries()) {
    while (trail.length > 0 && trail.at(-1)!.depth >= section.depth) trail.pop()
    if (index === 0) {
      postings.add(page.title, WEIGHT.title)
      postings.name(page.title)
      // The page that a folder is named after is known by that name.
      postings.name(page.route.slice(page.route.lastIndexOf('/') + 1))
      postings.add(page.description, WEIGHT.description)
      for (const { slug, label } of page.tags) {
        postings.add(label, WEIGHT.tag)
        postings.addTerm(tagTerm(slug), 1)
      }
    } else {
      postings.add(section.heading, WEIGHT.heading)
      postings.name(section.heading)
      postings.add(page.title, WEIGHT.pageTitle)
      for (const parent of trail) postings.add(parent.heading, WEIGHT.parent)
      trail.push(section)
    }
    postings.closeSection(section.text, section.code)
  }
}

/** Collects in which sections each term occurs, and what it counts for there. Terms are numbers inside: texts are long. */
class Postings {
  readonly #ids = new Map<string, number>()
  readonly #lists: number[][] = []
  /** Of a word: its term's number, then those of its parts. */
  readonly #words = new Map<Analysis, number[]>()
  /** Of the section being read, by term: what title and headings give it, and how often its text has it. */
  readonly #fixed: number[] = []
  readonly #frequency: number[] = []
  readonly #naming: number[] = []
  readonly #touched = new Set<number>()
  sections = 0

  addTerm(term: string, weight: number): void {
    this.#addTo(this.#fixed, this.#idOf(term), weight)
  }

  /** Adds the words of a title or heading. */
  add(text: string, weight: number): void {
    this.#addWords(this.#fixed, text, weight)
  }

  /** Notes of which words a title or heading consists. */
  name(text: string): void {
    const words = [...analyzeText(text)].filter(({ term }) => !isStopWord(term))
    const naming = words.length === 1 ? 3 : words.length === 2 ? 2 : 1
    for (const analysis of words) for (const id of this.#idsOf(analysis)) this.#naming[id] = Math.max(this.#naming[id]!, naming)
  }

  /** Adds a section's text and code, and ends it. */
  closeSection(text: string, code: string): void {
    const length = this.#addWords(this.#frequency, text, WEIGHT.text) + this.#addWords(this.#frequency, code, WEIGHT.code) / 4
    const damping = K * (1 - B + (B * length) / AVERAGE)
    for (const id of this.#touched) {
      const frequency = this.#frequency[id]!
      const weight = this.#fixed[id]! + (frequency * (K + 1)) / (frequency + damping)
      const impact = Math.max(1, Math.min(MAX_IMPACT, Math.round(weight * IMPACT_SCALE)))
      this.#lists[id]!.push(this.sections, posting(impact, this.#naming[id]!))
      this.#naming[id] = 0
      this.#fixed[id] = 0
      this.#frequency[id] = 0
    }
    this.#touched.clear()
    this.sections++
  }

  /** Term → pairs of section and impact, in order. */
  lists(): Map<string, number[]> {
    return new Map([...this.#ids].map(([term, id]) => [term, this.#lists[id]!]))
  }

  /** An identifier's parts count half. Returns how many words the text has. */
  #addWords(counts: number[], text: string, weight: number): number {
    let words = 0
    for (const analysis of analyzeText(text)) {
      const ids = this.#idsOf(analysis)
      this.#addTo(counts, ids[0]!, weight)
      for (let part = 1; part < ids.length; part++) this.#addTo(counts, ids[part]!, weight / 2)
      words++
    }
    return words
  }

  #idsOf(analysis: Analysis): number[] {
    let ids = this.#words.get(analysis)
    if (!ids) this.#words.set(analysis, (ids = [analysis.term, ...analysis.parts].map((term) => this.#idOf(term))))
    return ids
  }

  #addTo(counts: number[], id: number, weight: number): void {
    counts[id]! += weight
    this.#touched.add(id)
  }

  #idOf(term: string): number {
    let id = this.#ids.get(term)
    if (id === undefined) {
      id = this.#lists.length
      this.#ids.set(term, id)
      this.#lists.push([])
      this.#fixed.push(0)
      this.#naming.push(0)
      this.#frequency.push(0)
    }
    return id
  }
}

function recordOf({ route, title, crumbs, tags, sections }: SearchPage): PageRecord {
  return {
    route,
    title,
    crumbs,
    tags: tags.map(({ slug }) => slug),
    sections: sections.map(({ id, heading, depth, text }) => ({ id, heading, depth, text: text.slice(0, EXCERPT_SOURCE) })),
  }
}

export interface IndexFiles {
  files: Map<string, string>
  manifest: { sets: string[]; sections: number; pages: number; terms: string[]; postings: string[] }
}

interface Parts {
  sets: string[]
  table: PageTable
  postings: Map<string, number[]>
  records: PageRecord[]
  sections: number
}

function writeFiles({ sets, table, postings, records, sections }: Parts): IndexFiles {
  const files = new Map([['pages.json', JSON.stringify(table)]])
  const names = [...postings.keys()].sort()

  const termStarts: string[] = []
  let range: TermRange = { terms: [], counts: [] }
  let size = 0
  const closeTerms = () => {
    if (range.terms.length === 0) return
    files.set(`terms/${termStarts.length}.json`, JSON.stringify(range))
    termStarts.push(range.terms[0]!)
    range = { terms: [], counts: [] }
    size = 0
  }
  for (const name of names) {
    if (size > TERMS_SIZE) closeTerms()
    range.terms.push(name)
    range.counts.push(postings.get(name)!.length / 2)
    size += name.length + 5
  }
  closeTerms()

  const postingStarts: string[] = []
  let lists: PostingRange = {}
  let first: string | undefined
  let length = 0
  const closePostings = () => {
    if (first === undefined) return
    files.set(`postings/${postingStarts.length}.json`, JSON.stringify(lists))
    postingStarts.push(first)
    lists = {}
    first = undefined
    length = 0
  }
  for (const name of names) {
    const list = mostImportant(postings.get(name)!)
    if (length + list.length * 3 > POSTINGS_SIZE) closePostings()
    first ??= name
    lists[name] = withDifferences(list)
    length += name.length + list.length * 3
  }
  closePostings()

  for (const [page, record] of records.entries()) files.set(`records/${page}.json`, JSON.stringify(record))
  return { files, manifest: { sets, sections, pages: records.length, terms: termStarts, postings: postingStarts } }
}

function mostImportant(list: number[]): number[] {
  if (list.length <= MAX_POSTINGS * 2) return list
  const pairs: Array<[number, number]> = []
  for (let at = 0; at < list.length; at += 2) pairs.push([list[at]!, list[at + 1]!])
  return pairs
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MAX_POSTINGS)
    .sort((a, b) => a[0] - b[0])
    .flat()
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
