import { expand, type Candidate } from './expand.ts'
import { excerpt, mark } from './excerpt.ts'
import type { Manifest, PageRecord, PageTable, PostingRange, RecordFile, TermRange } from './index-files.ts'
import type { PageHit, SearchRequest, SearchResults, SectionHit } from './provider.ts'
import { isStopWord, tagTerm, tokenize } from './tokens.ts'

/** Reads a file of the index. */
export type Load = (file: string) => Promise<unknown>

/** Sections of a page that are shown. */
const SECTIONS_SHOWN = 3
const DEFAULT_LIMIT = 8
/** Words of a query that count; more are a pasted text. */
const MAX_WORDS = 12
/** What a page of the reader's own documentation set counts more. */
const CURRENT_SET = 1.2
/** What the sections besides the best one add to a page. */
const OTHERS = 0.08
/** Pages whose titles are compared with the query. */
const COMPARED = 24

/** One word of a query. */
interface Group {
  word: string
  candidates: Candidate[]
  /** How rare the word is, and so how much it says. */
  idf: number
}

interface SectionScore {
  page: number
  section: number
  score: number
}

interface PageScore {
  page: number
  score: number
  sections: SectionScore[]
}

/** Answers queries from the files of an index, fetching those that each query needs and keeping them. */
export class Searcher {
  readonly #load: Load
  readonly #files = new Map<string, Promise<unknown>>()
  readonly #manifest: Manifest
  /** Of each section, its page; of each page, its first section. */
  #pageOf: Uint32Array | undefined
  #firstSection: Uint32Array | undefined

  constructor(manifest: Manifest, load: Load) {
    this.#manifest = manifest
    this.#load = load
  }

  async search({ query, currentSet, set, tag, offset = 0, limit = DEFAULT_LIMIT }: SearchRequest): Promise<SearchResults> {
    const words = wordsOf(query)
    if (words.length === 0) return { total: 0, hits: [] }
    const table = this.#file<PageTable>('pages.json')
    const groups = await Promise.all(words.map((word, index) => this.#group(word, index < words.length - 1)))
    const scores = await this.#scoreSections(groups)
    const pages = this.#scorePages(scores, groups, await table)

    const wantedSet = set === undefined ? undefined : this.#manifest.sets.indexOf(set)
    const tagged = tag === undefined ? undefined : await this.#taggedPages(tag)
    const { sets } = await table
    const wanted = pages.filter(({ page }) => (wantedSet === undefined || sets[page] === wantedSet) && (tagged?.has(page) ?? true))
    const current = currentSet === undefined ? -1 : this.#manifest.sets.indexOf(currentSet)
    for (const score of wanted) if (sets[score.page] === current) score.score *= CURRENT_SET
    wanted.sort((a, b) => b.score - a.score || a.page - b.page)

    if (offset < COMPARED) await this.#compareTitles(wanted, groups)
    const shown = wanted.slice(offset, offset + limit)
    const hits = await Promise.all(shown.map(async (score) => this.#hit(score, groups, this.#manifest.sets[sets[score.page]!]!)))
    return { total: wanted.length, hits }
  }

  /** Fetches what every query needs. */
  async prepare(): Promise<void> {
    await this.#file('pages.json')
  }

  #file<T>(name: string): Promise<T> {
    let file = this.#files.get(name)
    if (!file) {
      file = this.#load(name)
      this.#files.set(name, file)
      // A failure isn't kept: the network may be back for the next letter.
      file.catch(() => this.#files.delete(name))
    }
    return file as Promise<T>
  }

  async #group(word: string, isComplete: boolean): Promise<Group> {
    const { terms: starts, sections } = this.#manifest
    const ranges = rangesOf(starts, word)
    const files = await Promise.all([...ranges].map((range) => this.#file<TermRange>(`terms/${range}.json`)))
    const candidates = expand(word, files, isComplete)
    const count = Math.max(1, ...candidates.filter(({ weight }) => weight >= 0.8).map((candidate) => candidate.count))
    return { word, candidates, idf: Math.log(1 + sections / count) }
  }

  /** For each section that any word is in, what each word counts there. */
  async #scoreSections(groups: Group[]): Promise<Map<number, Float32Array>> {
    const scores = new Map<number, Float32Array>()
    await Promise.all(
      groups.map(async ({ candidates, idf }, index) => {
        await Promise.all(
          candidates.map(async ({ term, weight }) => {
            const list = await this.#postings(term)
            let section = 0
            for (let at = 0; at < list.length; at += 2) {
              section += list[at]!
              let words = scores.get(section)
              if (!words) scores.set(section, (words = new Float32Array(groups.length)))
              words[index] = Math.max(words[index]!, list[at + 1]! * weight * idf)
            }
          }),
        )
      }),
    )
    return scores
  }

  async #postings(term: string): Promise<number[]> {
    const range = rangeOf(this.#manifest.postings, term)
    const lists = await this.#file<PostingRange>(`postings/${range}.json`)
    return Object.hasOwn(lists, term) ? lists[term]! : []
  }

  #scorePages(scores: Map<number, Float32Array>, groups: Group[], table: PageTable): PageScore[] {
    const { pageOf } = this.#places(table)
    const pages = new Map<number, { covered: Uint8Array; sections: SectionScore[] }>()
    const weights = groups.map(({ idf }) => idf)
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    for (const [section, words] of scores) {
      const page = pageOf[section]!
      let entry = pages.get(page)
      if (!entry) pages.set(page, (entry = { covered: new Uint8Array(groups.length), sections: [] }))
      let sum = 0
      let covered = 0
      for (const [index, word] of words.entries()) {
        if (word === 0) continue
        sum += word
        covered += weights[index]!
        entry.covered[index] = 1
      }
      entry.sections.push({ page, section, score: sum * (0.25 + 0.75 * (covered / all) ** 2) })
    }
    return [...pages].map(([page, { covered, sections }]) => {
      sections.sort((a, b) => b.score - a.score || a.section - b.section)
      const coverage = weights.reduce((sum, weight, index) => sum + (covered[index] ? weight : 0), 0) / all
      const others = sections.slice(1, 4).reduce((sum, { score }) => sum + score, 0)
      return { page, sections, score: (sections[0]!.score + OTHERS * others) * coverage ** 2 }
    })
  }

  #places(table: PageTable): { pageOf: Uint32Array; firstSection: Uint32Array } {
    if (!this.#pageOf || !this.#firstSection) {
      this.#pageOf = new Uint32Array(this.#manifest.sections)
      this.#firstSection = new Uint32Array(this.#manifest.pages)
      let section = 0
      for (const [page, count] of table.sections.entries()) {
        this.#firstSection[page] = section
        this.#pageOf.fill(page, section, section + count)
        section += count
      }
    }
    return { pageOf: this.#pageOf, firstSection: this.#firstSection }
  }

  async #taggedPages(tag: string): Promise<Set<number>> {
    const list = await this.#postings(tagTerm(tag))
    const { pageOf } = this.#places(await this.#file<PageTable>('pages.json'))
    let section = 0
    const pages = new Set<number>()
    for (let at = 0; at < list.length; at += 2) pages.add(pageOf[(section += list[at]!)]!)
    return pages
  }

  async #record(page: number): Promise<PageRecord> {
    const { pagesPerFile } = this.#manifest
    const file = await this.#file<RecordFile>(`records/${Math.floor(page / pagesPerFile)}.json`)
    return file[page % pagesPerFile]!
  }

  /** Puts pages first whose title, or a heading of it, is what was asked for. */
  async #compareTitles(pages: PageScore[], groups: Group[]): Promise<void> {
    const first = pages.splice(0, COMPARED)
    const { firstSection } = this.#places(await this.#file<PageTable>('pages.json'))
    await Promise.all(
      first.map(async (score) => {
        const { title, sections } = await this.#record(score.page)
        const headings = score.sections.slice(0, SECTIONS_SHOWN).map(({ section }) => sections[section - firstSection[score.page]!]?.heading ?? '')
        score.score *= Math.max(likeness(title, groups, 0.6), ...headings.map((heading) => likeness(heading, groups, 0.3)))
      }),
    )
    pages.unshift(...first.sort((a, b) => b.score - a.score || a.page - b.page))
  }

  async #hit({ page, sections }: PageScore, groups: Group[], set: string): Promise<PageHit> {
    const record = await this.#record(page)
    const { firstSection } = this.#places(await this.#file<PageTable>('pages.json'))
    const terms = new Map(groups.flatMap(({ candidates }) => candidates.map(({ term }) => [term, true] as const)))
    const best = sections[0]!.score
    const shown = sections.slice(0, SECTIONS_SHOWN).filter(({ score }) => score > best * 0.3)
    return {
      route: record.route,
      title: mark(record.title, terms),
      crumbs: record.crumbs,
      set,
      tags: record.tags,
      sections: shown.map(({ section }): SectionHit => {
        const index = section - firstSection[page]!
        const { id, heading, text } = record.sections[index]!
        return { id, heading: mark(heading, terms), path: pathTo(record, index), excerpt: excerpt(text, terms) }
      }),
    }
  }
}

/** The words of a query that say what is looked for; all of them when there are no others. */
export function wordsOf(query: string): string[] {
  const words = tokenize(query).flatMap(({ term, parts }) => (parts.length > 1 ? [term, ...parts] : [term]))
  const meaningful = words.filter((word) => !isStopWord(word))
  return [...new Set(meaningful.length > 0 ? meaningful : words)].slice(0, MAX_WORDS)
}

/** 1 for a title that has nothing of the query, up to `1 + gain` for one that is the query. */
function likeness(title: string, groups: Group[], gain: number): number {
  const words = tokenize(title).flatMap(({ term, parts }) => [term, ...parts])
  const content = words.filter((word) => !isStopWord(word))
  if (content.length === 0) return 1
  const isMeant = (word: string) => groups.some(({ candidates }) => candidates.some(({ term, weight }) => term === word && weight > 0.5))
  const matched = content.filter(isMeant).length
  const asked = groups.filter(({ candidates }) => candidates.some(({ term }) => words.includes(term))).length
  return 1 + gain * (matched / content.length) * (asked / groups.length)
}

function pathTo(record: PageRecord, index: number): string[] {
  const path: string[] = []
  let depth = record.sections[index]!.depth
  for (let at = index - 1; at > 0; at--) {
    const section = record.sections[at]!
    if (section.depth >= depth) continue
    path.unshift(section.heading)
    depth = section.depth
  }
  return path
}

/** Position of the range that a term falls into. */
function rangeOf(starts: string[], term: string): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (starts[middle]! <= term) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** Ranges that hold words beginning like this one, or like what a typo in its first letters may have made of it. */
function rangesOf(starts: string[], word: string): Set<number> {
  const ranges = new Set<number>()
  const add = (from: string, to: string) => {
    for (let range = rangeOf(starts, from); range <= rangeOf(starts, to); range++) ranges.add(range)
  }
  const last = '\uFFFF'
  if (word.length < 4) add(word, word + last)
  else {
    add(word[0]!, word[0]! + last)
    // "rgaphql", "opulate": swapped or missing.
    if (word[1] !== word[0]) add(word[1]!, word[1]! + last)
  }
  return ranges
}
