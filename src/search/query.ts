import { expand, expandTypo, type Candidate } from './expand.ts'
import { excerpt, mark } from './excerpt.ts'
import {
  impactOf,
  namingOf,
  postingsFile,
  recordFile,
  termsFile,
  unpackTerms,
  type Manifest,
  type PageRecord,
  type PageTable,
  type PostingRange,
  type TermFile,
  type TermRange,
} from './index-files.ts'
import type { Stemmer } from '../messages/locale.ts'
import type { PageHit, SearchRequest, SearchResults, SectionHit } from './provider.ts'
import { entryAskedFor } from './entries.ts'
import { isStopWord, tagTerm, tokenize } from './tokens.ts'

/** Loads a file of the index by path and returns its parsed JSON. */
type Load = (file: string) => Promise<unknown>

/** Waits for a pause in typing, before files are fetched that only this query needs. Rejects if another query arrives. */
export type Rest = () => Promise<void>

/** Maximum number of sections shown per page. */
const SECTIONS_SHOWN = 3
const DEFAULT_LIMIT = 8
/** Maximum number of words; longer queries are pasted text. */
const MAX_WORDS = 12
/** Words with at least this many letters need much the same files as longer words that start with them. */
const SAYS_ENOUGH = 4
/** Unknown words with at least this many letters are treated as typos rather than as other words. */
export const TYPO_LENGTH = 6
/** Factor for pages of the current documentation set. */
const CURRENT_SET = 1.2
/** Weight of a page's sections other than the best one. */
const OTHERS = 0.12
/** Divisor per level of a page's route. */
const NEARER_ROOT = 1.14
/** Gain if the query matches the whole title or a whole heading. */
const TITLE_GAIN = 1
const HEADING_GAIN = 1

/** The terms in the index that a query word may match. */
export interface WordMeaning {
  word: string
  candidates: Candidate[]
  /** Inverse document frequency. */
  idf: number
  /** Whether the word is the name of another product. */
  isOtherProduct: boolean
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

/** Answers queries from an index. Fetches files on demand and caches them. */
export class Searcher {
  readonly #load: Load
  readonly #files = new Map<string, Promise<unknown>>()
  readonly #manifest: Manifest
  readonly #stemmer: Stemmer
  /** Section → page, and page → its first section. */
  #pageOf: Uint32Array | undefined
  #firstSection: Uint32Array | undefined

  constructor(manifest: Manifest, load: Load, stemmer: Stemmer) {
    this.#manifest = manifest
    this.#stemmer = stemmer
    this.#load = load
  }

  /** The index's manifest. */
  async about(): Promise<Manifest> {
    return this.#manifest
  }

  /** Returns matching pages, best first; none for a query without words. Rejects if a file can't be loaded. */
  async search(request: SearchRequest, rest: Rest = async () => {}): Promise<SearchResults> {
    const { total, shown, groups, sets } = await this.#find(request, rest)
    const hits = await Promise.all(shown.map(async (score) => this.#hit(score, groups, this.#manifest.sets[sets[score.page]!]!)))
    return { total, hits }
  }

  /**
   * Returns the records of matching pages, best first. Also for indexes with other kinds of records (`ask/question-record.ts`).
   * The query is a submitted question, so its last word is complete. Rejects like `search`.
   */
  async records<Record>(request: SearchRequest): Promise<Record[]> {
    const { shown } = await this.#find(request, async () => {}, true)
    return Promise.all(shown.map(({ page }) => this.#file<Record>(recordFile(page))))
  }

  async #find(
    { query, currentSet, set, tag, offset = 0, limit = DEFAULT_LIMIT }: SearchRequest,
    rest: Rest,
    isComplete = false,
  ): Promise<{ total: number; shown: PageScore[]; groups: WordMeaning[]; sets: number[] }> {
    const words = wordsOf(query)
    if (words.length === 0) return { total: 0, shown: [], groups: [], sets: [] }
    const table = this.#file<PageTable>('pages.json')
    const isVague = words.some((word) => word.length < SAYS_ENOUGH)
    if (isVague) await this.#restBefore(this.#termsFiles(words.flatMap(near)), rest)
    const groups = await Promise.all(words.map((word, index) => this.#group(word, { isComplete: isComplete || index < words.length - 1 })))
    const terms = groups.flatMap(({ candidates }) => candidates.map(({ term }) => term))
    if (isVague)
      await this.#restBefore(
        terms.map((term) => this.#postingsFile(term)),
        rest,
      )
    const scores = await this.#scoreSections(groups)
    const pages = this.#scorePages(scores, groups, await table)

    const wantedSet = set === undefined ? undefined : this.#manifest.sets.indexOf(set)
    const tagged = tag === undefined ? undefined : await this.#taggedPages(tag)
    const { sets } = await table
    const wanted = pages.filter(({ page }) => (wantedSet === undefined || sets[page] === wantedSet) && (tagged?.has(page) ?? true))
    const current = currentSet === undefined ? -1 : this.#manifest.sets.indexOf(currentSet)
    for (const score of wanted) if (sets[score.page] === current) score.score *= CURRENT_SET
    wanted.sort((a, b) => b.score - a.score || a.page - b.page)

    const shown = wanted.slice(offset, offset + limit)
    await this.#restBefore(
      shown.map(({ page }) => recordFile(page)),
      rest,
    )
    return { total: wanted.length, shown, groups, sets }
  }

  /**
   * Looks up complete words and their rarity, to search the text of results for them.
   * @param options.corrects `false` if unknown words aren't typos; looking for corrections needs more files and most of the time
   */
  async meanings(words: string[], { corrects = true }: { corrects?: boolean } = {}): Promise<WordMeaning[]> {
    const groups = await Promise.all(words.map((word) => this.#group(word, { isComplete: true, corrects })))
    return groups.map((group) => {
      const [nearest] = group.candidates
      // A likely typo is as rare as its correction. Short words are more likely different words: "Rust" isn't a typo of "rest".
      return nearest?.isTypo && group.word.length >= TYPO_LENGTH ? { ...group, idf: this.#rarity(nearest.count) } : group
    })
  }

  /** Looks up a word's synonyms, as the product defines them. */
  async synonyms(word: string): Promise<WordMeaning[]> {
    const stem = this.#stemmer(word)
    const isForm = (other: string) => other === word || this.#stemmer(other) === stem
    const groups = this.#manifest.synonyms.filter((group) => group.some(isForm))
    return this.meanings(groups.flat().filter((other) => !isForm(other)))
  }

  /** Prefetches the file that every query needs. */
  async prepare(): Promise<void> {
    await this.#file('pages.json')
  }

  /** Loads a file once, and keeps what `read` makes of it. */
  #file<T, Json = T>(name: string, read?: (json: Json) => T): Promise<T> {
    let file = this.#files.get(name)
    if (!file) {
      file = this.#load(name).then((json) => (read ? read(json as Json) : json))
      this.#files.set(name, file)
      // Don't cache failures; the network may be back at the next keystroke.
      file.catch(() => this.#files.delete(name))
    }
    return file as Promise<T>
  }

  async #group(word: string, { isComplete, corrects = true }: { isComplete: boolean; corrects?: boolean }): Promise<WordMeaning> {
    let candidates = expand(word, await this.#termRanges(near(word)), { isComplete, stemmer: this.#stemmer })
    // The word is neither in the index nor a prefix of a term: try typos.
    if (candidates.length === 0 && corrects) candidates = expandTypo(word, await this.#termRanges(farther(word)), isComplete)
    const count = Math.max(1, ...candidates.filter(({ weight }) => weight >= 0.8).map((candidate) => candidate.count))
    const isOtherProduct = this.#manifest.otherProducts?.includes(word) ?? false
    return { word, candidates, idf: this.#rarity(count), isOtherProduct }
  }

  #rarity(count: number): number {
    return Math.log(1 + this.#manifest.sections / count)
  }

  /** The ranges with terms that start with one of the prefixes. */
  async #termRanges(beginnings: string[]): Promise<TermRange[]> {
    return Promise.all(this.#termsFiles(beginnings).map((file) => this.#file(file, unpackRange)))
  }

  #termsFiles(beginnings: string[]): string[] {
    const ranges = new Set<number>()
    // An empty index has no files.
    if (this.#manifest.terms.length === 0) return []
    for (const beginning of beginnings) {
      const last = rangeOf(this.#manifest.terms, `${beginning}\uFFFF`)
      for (let range = rangeOf(this.#manifest.terms, beginning); range <= last; range++) ranges.add(range)
    }
    return [...ranges].map(termsFile)
  }

  /** Section → the score of each query word there, followed by each word's share of the title or heading. */
  async #scoreSections(groups: WordMeaning[]): Promise<Map<number, Float32Array>> {
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
              if (!words) scores.set(section, (words = new Float32Array(groups.length * 2)))
              const value = list[at + 1]!
              words[index] = Math.max(words[index]!, impactOf(value) * weight * idf)
              const named = index + groups.length
              words[named] = Math.max(words[named]!, namingOf(value) * weight)
            }
          }),
        )
      }),
    )
    return scores
  }

  /** Files that are already cached don't need the pause, so each keystroke is answered immediately. */
  async #restBefore(files: string[], rest: Rest): Promise<void> {
    if (files.some((file) => !this.#files.has(file))) await rest()
  }

  #postingsFile(term: string): string {
    return postingsFile(rangeOf(this.#manifest.postings, term))
  }

  async #postings(term: string): Promise<number[]> {
    const lists = await this.#file<PostingRange>(this.#postingsFile(term))
    return Object.hasOwn(lists, term) ? lists[term]! : []
  }

  #scorePages(scores: Map<number, Float32Array>, groups: WordMeaning[], table: PageTable): PageScore[] {
    const { pageOf, firstSection } = this.#places(table)
    const pages = new Map<number, { covered: Uint8Array; sections: SectionScore[]; likeness: number }>()
    const weights = groups.map(({ idf }) => idf)
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    for (const [section, words] of scores) {
      const page = pageOf[section]!
      let entry = pages.get(page)
      if (!entry) pages.set(page, (entry = { covered: new Uint8Array(groups.length), sections: [], likeness: 1 }))
      let sum = 0
      let covered = 0
      for (const [index, weight] of weights.entries()) {
        const word = words[index]!
        if (word === 0) continue
        sum += word
        covered += weight
        entry.covered[index] = 1
      }
      const gain = section === firstSection[page] ? TITLE_GAIN : HEADING_GAIN
      entry.likeness = Math.max(entry.likeness, 1 + gain * likeness(words.subarray(groups.length)))
      entry.sections.push({ page, section, score: sum * (0.25 + 0.75 * (covered / all) ** 2) })
    }
    return [...pages].map(([page, { covered, sections, likeness: named }]) => {
      sections.sort((a, b) => b.score - a.score || a.section - b.section)
      const coverage = weights.reduce((sum, weight, index) => sum + (covered[index] ? weight : 0), 0) / all
      const others = sections.slice(1, 4).reduce((sum, { score }) => sum + score, 0)
      const score = (sections[0]!.score + OTHERS * others) * coverage ** 2 * named
      return { page, sections, score: score * NEARER_ROOT ** -table.levels[page]! }
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

  async #hit({ page, sections }: PageScore, groups: WordMeaning[], set: string): Promise<PageHit> {
    const record = await this.#file<PageRecord>(recordFile(page))
    const { firstSection } = this.#places(await this.#file<PageTable>('pages.json'))
    const terms = new Map(groups.flatMap(({ candidates }) => candidates.map(({ term }) => [term, true] as const)))
    const found = sections.map(({ section, score }) => {
      const index = section - firstSection[page]!
      return { index, score, asked: entryAskedFor(record, index, groups) }
    })
    const likely = found.slice(0, SECTIONS_SHOWN).filter(({ score }) => score > sections[0]!.score * 0.3)
    const shown = new Set([...found.filter(({ asked }) => asked?.isSure), ...likely])
    return {
      route: record.route,
      title: mark(record.title, terms),
      crumbs: record.crumbs,
      set,
      tags: record.tags,
      sections: [...shown].slice(0, SECTIONS_SHOWN).map(({ index, asked }): SectionHit => {
        const { id, heading, text } = record.sections[index]!
        const path = pathTo(record, index)
        if (!asked) return { id, heading: mark(heading, terms), path, excerpt: excerpt(text, terms) }
        const { entry } = asked
        return {
          id: entry.id,
          heading: mark(entry.name, terms),
          path: id === '' ? path : [...path, heading],
          excerpt: mark(entry.text, terms),
        }
      }),
    }
  }
}

/** The words of a query without stop words, unless it only has stop words. */
function wordsOf(query: string): string[] {
  const words = tokenize(query).flatMap(({ term, parts }) => (parts.length > 1 ? [term, ...parts] : [term]))
  const meaningful = words.filter((word) => !isStopWord(word))
  return [...new Set(meaningful.length > 0 ? meaningful : words)].slice(0, MAX_WORDS)
}

/**
 * How closely a title or heading matches the query, 0 to 1.
 * @param named for each query word, its share of the title or heading
 */
function likeness(named: Float32Array): number {
  let covered = 0
  let asked = 0
  for (const part of named) {
    covered += part
    if (part > 0) asked++
  }
  return Math.min(1, covered) * (asked / named.length)
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

/** Index of the range with a term. */
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

function unpackRange({ terms, counts }: TermFile): TermRange {
  return { terms: unpackTerms(terms), counts }
}

/** Prefix of words with the same stem and of longer words. */
function near(word: string): string[] {
  return [word.slice(0, 3)]
}

/** Prefixes of words of which this may be a typo, such as "rgaphql" or "opulate". */
function farther(word: string): string[] {
  return word.length < 4 ? [] : [...new Set([word[0]!, word[1]!])]
}
