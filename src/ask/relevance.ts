import { isStopWord, tokenize } from '../search/tokens.ts'
import type { Passage } from './passages.ts'
import { countTerms, coverage, presence, strays, type Term } from './terms.ts'

export interface Ranked {
  passage: Passage
  score: number
  /** Share of the question that the passage covers, including its headings, 0 to 1. */
  coverage: number
  /** Whether the question is about another product that the passage doesn't mention. */
  strays: boolean
}

/** Weight of a word by location; occurrences in the text add up to at most `K + 1`. */
const HEADING = 3.2
const PATH = 0.8
const TITLE = 1
const CODE = 0.35
/** Factor for the title as the heading of an introduction, which mentions a bit of everything. */
const INTRODUCTION = 0.3
/** BM25 parameters: saturation, length normalization, and average number of words. */
const K = 1.2
const B = 0.5
const AVERAGE = 120
/** Maximum number of passages per page in an answer, and minimum share of the best score. */
const PER_PAGE = 2
const FAR = 0.4
/** Bonus for the first page of the search results; decreases for later ones. */
const RANK = 0.2

/**
 * Ranks passages, best first.
 * @param pages passages of each page, in the order of the search results
 */
export function rankPassages(pages: Passage[][], terms: Term[]): Ranked[] {
  return pages
    .flatMap((passages, page) => passages.map((passage) => rankPassage(passage, terms, 1 + RANK / (page + 1))))
    .sort((a, b) => b.score - a.score)
}

/** Selects the best passages for an answer: only a few per page, and none with a much lower score than the first. */
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
  // Routes say what a page belongs to: `/guides/deployment/…`.
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

/** Share of a heading's words that the question contains. */
function fit(heading: string, terms: Term[]): number {
  const words = tokenize(heading).filter(({ term }) => !isStopWord(term))
  if (words.length === 0) return 0
  const asked = words.filter(({ term, parts }) => terms.some(({ forms }) => forms.has(term) || parts.some((part) => forms.has(part))))
  return asked.length / words.length
}

/** A passage's text or code, one line per block; blocks of the other kind are empty lines. */
export function textOfPassage({ blocks }: Passage, kind: 'text' | 'code'): string {
  return blocks.map((block) => (block.kind === kind ? (block.kind === 'text' ? block.text : block.code) : '')).join('\n')
}
