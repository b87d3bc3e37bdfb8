import { codeOf, type Section } from '../compile/page.ts'
import { MAX_IMPACT, posting } from './index-files.ts'
import { analyzeWord, isStopWord, writtenWords } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The indexed text of a page. */
interface TermSource {
  route: string
  title: string
  description: string
  /** Labels of its tags. */
  tags: string[]
  sections: Section[]
}

/** The terms of one page and their postings. Depends on other pages only through the numbering of terms. */
export interface PageTerms {
  /** For each section: the number of its terms, then pairs of term number and posting. */
  postings: Uint32Array
  sections: number
}

/** Weight of a word by where it occurs. */
const WEIGHT = { title: 12, tag: 4, description: 4, heading: 7, parent: 1.5, pageTitle: 1.5, text: 1, code: 0.5 } as const
/** BM25 parameters: saturation of repeated words, and length normalization. */
const K = 1.2
const B = 0.6
/** Average number of terms in a section. */
const AVERAGE = 80
const IMPACT_SCALE = 5
/** Size limit of the word cache. */
const MAX_WORDS = 100_000

/** Posting of a term that is only present, such as a tag. */
export const PLAIN_POSTING = posting(IMPACT_SCALE, 0)

/** Collects the terms of pages, one page at a time. */
export class TermCollector {
  readonly #vocabulary: Vocabulary
  /** Cache: word as written → numbers of its term and the term's parts; empty if the word isn't indexed. */
  readonly #words = new Map<string, number[]>()
  /** For the current section, by term number: weight from titles and headings, frequency in the text, and share of a title or heading. */
  readonly #fixed: number[] = []
  readonly #frequency: number[] = []
  readonly #naming: number[] = []
  #touched: number[] = []
  #named: number[] = []
  /** For the current page. */
  #postings: number[] = []
  /** Cache for the current page's title and headings, which also count in the sections below them. */
  readonly #names = new Map<string, number[][]>()

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /** Computes the postings of a page. */
  collect({ route, title, description, tags, sections }: TermSource): PageTerms {
    const trail: Section[] = []
    for (const [index, section] of sections.entries()) {
      while (trail.length > 0 && trail.at(-1)!.depth >= section.depth) trail.pop()
      if (index === 0) {
        this.#add(title, WEIGHT.title)
        this.#name(title)
        // The page's URL segment also counts as its name.
        this.#name(route.slice(route.lastIndexOf('/') + 1))
        this.#add(description, WEIGHT.description)
        for (const label of tags) this.#add(label, WEIGHT.tag)
      } else {
        this.#add(section.heading, WEIGHT.heading)
        this.#name(section.heading)
        this.#add(title, WEIGHT.pageTitle)
        for (const parent of trail) this.#add(parent.heading, WEIGHT.parent)
        trail.push(section)
      }
      this.#closeSection(section.text, codeOf(section))
    }
    const postings = Uint32Array.from(this.#postings)
    this.#postings = []
    this.#names.clear()
    return { postings, sections: sections.length }
  }

  /** Adds the words of a title, heading, description, or tag. */
  #add(text: string, weight: number): void {
    this.#addWords(this.#fixed, this.#wordsOfName(text), weight)
  }

  /** Records which words make up a title or heading. */
  #name(text: string): void {
    const words = this.#wordsOfName(text).filter(([id]) => !isStopWord(this.#vocabulary.terms[id!]!))
    const naming = words.length === 1 ? 3 : words.length === 2 ? 2 : 1
    for (const id of words.flat()) {
      this.#naming[id] = Math.max(this.#naming[id]!, naming)
      this.#named.push(id)
    }
  }

  /** Adds the section's text and code, computes its postings, and resets the state. */
  #closeSection(text: string, code: string): void {
    const length =
      this.#addWords(this.#frequency, this.#wordsOf(text), WEIGHT.text) +
      this.#addWords(this.#frequency, this.#wordsOf(code), WEIGHT.code) / 4
    const damping = K * (1 - B + (B * length) / AVERAGE)
    this.#postings.push(this.#touched.length)
    for (const id of this.#touched) {
      const frequency = this.#frequency[id]!
      const weight = this.#fixed[id]! + (frequency * (K + 1)) / (frequency + damping)
      const impact = Math.max(1, Math.min(MAX_IMPACT, Math.round(weight * IMPACT_SCALE)))
      this.#postings.push(id, posting(impact, this.#naming[id]!))
      this.#fixed[id] = 0
      this.#frequency[id] = 0
    }
    for (const id of this.#named) this.#naming[id] = 0
    this.#touched = []
    this.#named = []
  }

  /** Adds words; the parts of an identifier count half. Returns the number of words. */
  #addWords(counts: number[], words: number[][], weight: number): number {
    for (const ids of words) {
      this.#addTo(counts, ids[0]!, weight)
      for (let part = 1; part < ids.length; part++) this.#addTo(counts, ids[part]!, weight / 2)
    }
    return words.length
  }

  #wordsOfName(name: string): number[][] {
    let words = this.#names.get(name)
    if (!words) this.#names.set(name, (words = this.#wordsOf(name)))
    return words
  }

  /** Term numbers of each word that is indexed. */
  #wordsOf(text: string): number[][] {
    return writtenWords(text)
      .map((word) => this.#idsOf(word))
      .filter((ids) => ids.length > 0)
  }

  #idsOf(word: string): number[] {
    let ids = this.#words.get(word)
    if (!ids) {
      if (this.#words.size > MAX_WORDS) this.#words.clear()
      const { term, parts } = analyzeWord(word)
      this.#words.set(word, (ids = term === '' ? [] : [term, ...parts].map((each) => this.#idOf(each))))
    }
    return ids
  }

  #addTo(counts: number[], id: number, weight: number): void {
    if (this.#fixed[id] === 0 && this.#frequency[id] === 0) this.#touched.push(id)
    counts[id]! += weight
  }

  #idOf(term: string): number {
    const id = this.#vocabulary.numberOf(term)
    while (this.#fixed.length <= id) {
      this.#fixed.push(0)
      this.#frequency.push(0)
      this.#naming.push(0)
    }
    return id
  }
}
