import { isStopWord, tokenize } from '../search/tokens.ts'
import type { Passage } from './passages.ts'
import { countTerms, coverage, presence, strays, type Term } from './terms.ts'

export interface Ranked {
  passage: Passage
  score: number
  /** Share of the question's words that it has, with its headings: 0 to 1. */
  coverage: number
  /** Another product is asked about. */
  strays: boolean
}

/** What a word counts for, by where it stands; in the text it counts up to `TEXT + 1`. */
const HEADING = 3.2
const PATH = 0.8
const TITLE = 1
const CODE = 0.35
/** What a title counts as the heading of its introduction, which speaks of everything a little. */
const INTRODUCTION = 0.3
/** Saturation of repeated words, and how much long sections are held back (BM25), which have this many words on average. */
const K = 1.2
const B = 0.5
const AVERAGE = 120
/** Passages of one page in an answer, and the share of the best score that others need. */
const PER_PAGE = 2
const FAR = 0.4
/** What the first page of the search result counts more than the last. */
const RANK = 0.2

/**
 * Ranks the passages of pages, best first.
 * @param pages passages of each page, pages in the order of the search result
 */
export function rankPassages(pages: Passage[][], terms: Term[]): Ranked[] {
  return pages
    .flatMap((passages, page) => passages.map((passage) => rankPassage(passage, terms, 1 + RANK / (page + 1))))
    .sort((a, b) => b.score - a.score)
}

/** The best passages for an answer: not all of them from one page, and none that is far behind the first. */
export function choosePassages(ranked: Ranked[], limit: number): Ranked[] {
  const perPage = new Map<string, number>()
  const chosen: Ranked[] = []
  for (const candidate of ranked) {
    const { route } = candidate.passage
    const before = perPage.get(route) ?? 0
    if (before >= PER_PAGE || candidate.score < ranked[0]!.score * FAR) continue
    perPage.set(route, before + 1)
    chosen.push(candidate)
    if (chosen.length === limit) break
  }
  return chosen
}

function rankPassage(passage: Passage, terms: Term[], factor: number): Ranked {
  const text = textOfPassage(passage, 'text')
  const inText = countTerms(text, terms)
  const inCode = countTerms(textOfPassage(passage, 'code'), terms)
  const heading = presence(`${passage.heading}\n${passage.id.replaceAll('-', ' ')}`, terms)
  // Addresses say what a page belongs to: `/guides/deployment/…`.
  const path = presence(`${passage.path.join('\n')}\n${passage.route.replaceAll(/[/-]/g, ' ')}`, terms)
  const title = presence(passage.title, terms)
  const isIntroduction = passage.heading === ''
  const headingFit = fit(isIntroduction ? passage.title : passage.heading, terms)
  const damping = K * (1 - B + (B * inText.length) / AVERAGE)

  let sum = 0
  const met: number[] = []
  for (const [index, { weight }] of terms.entries()) {
    const count = inText.counts[index]! + CODE * inCode.counts[index]!
    const inHeading = isIntroduction ? title[index]! * INTRODUCTION : heading[index]!
    const own = (count * (K + 1)) / (count + damping)
    sum += weight * (own + HEADING * inHeading * (0.3 + 0.7 * headingFit) + PATH * path[index]! + TITLE * title[index]!)
    met.push(Math.max(inText.best[index]!, inCode.best[index]!, heading[index]!, path[index]!, title[index]!))
  }
  const covered = coverage(met, terms)
  const empty = passage.blocks.length === 0 ? 0.3 : 1
  return { passage, score: sum * factor * empty * (0.2 + 0.8 * covered ** 2), coverage: covered, strays: strays(met, terms) }
}

/** Share of a heading's own words that were asked for. */
function fit(heading: string, terms: Term[]): number {
  const words = tokenize(heading).filter(({ term }) => !isStopWord(term))
  if (words.length === 0) return 0
  const asked = words.filter(({ term, parts }) => terms.some(({ forms }) => forms.has(term) || parts.some((part) => forms.has(part))))
  return asked.length / words.length
}

/** What a passage says in sentences, or its code; a line for each block, empty for those of the other kind. */
export function textOfPassage({ blocks }: Passage, kind: 'text' | 'code'): string {
  return blocks.map((block) => (block.kind === kind ? (block.kind === 'text' ? block.text : block.code) : '')).join('\n')
}
