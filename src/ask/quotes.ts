import type { AnswerPart } from './provider.ts'
import type { PassageBlock, Passage } from './passages.ts'
import type { Ranked } from './relevance.ts'
import { countTerms, coverage, type Term } from './terms.ts'

/** Maximum number of paragraphs in an answer, and from its best passage. */
const PARAGRAPHS = 4
const FROM_BEST = 2
/** Maximum number of lines of a code sample in an answer. */
const CODE_LINES = 24
/** Bonus for the first paragraph of a section, which usually introduces its subject; decreases for later ones. */
const OPENING = 0.4
/** Penalty for a paragraph that only introduces what follows it. */
const LEADING = 0.3
/** Minimum number of words for a paragraph to be self-contained. */
const MIN_WORDS = 4
/** The question asks for code. */
const WANTS_CODE = /\b(?:how|example|code|syntax|command|request|query|write|snippet)\b/i
/** The question asks for a procedure. */
const WANTS_STEPS = /\b(?:how|where|can i|want to)\b/i

/**
 * Composes an answer from quotes: the most relevant paragraphs or a list of steps, each unabridged, and a code sample if the
 * question asks for one.
 * @param options.chosen passages in the order of the answer's sources
 */
export function quote({ question, chosen, terms }: { question: string; chosen: Ranked[]; terms: Term[] }): AnswerPart[] {
  const parts: AnswerPart[] = []
  let left = PARAGRAPHS
  for (const [source, { passage }] of chosen.entries()) {
    const wanted = Math.min(left - (chosen.length - source - 1), source === 0 ? FROM_BEST : 1)
    const steps = source === 0 && WANTS_STEPS.test(question) ? stepsOf(passage) : []
    const texts = steps.length > 1 ? steps : bestParagraphs(passage, terms, Math.max(1, wanted))
    left -= steps.length > 1 ? FROM_BEST : texts.length
    for (const text of texts) parts.push({ kind: 'quote', text, source })
    if (source === 0 && WANTS_CODE.test(question)) {
      const code = bestCode(passage, terms)
      if (code) parts.push({ ...code, source })
    }
  }
  return parts
}

function stepsOf({ blocks }: Passage): string[] {
  return blocks.flatMap((block) => (block.kind === 'text' && block.isStep ? [block.text] : []))
}

/** Returned in their order in the passage. */
function bestParagraphs({ blocks }: Passage, terms: Term[], limit: number): string[] {
  return blocks
    .flatMap((block) => (block.kind === 'text' ? [block.text] : []))
    .map((text, position) => ({ text, position, score: scoreParagraph(text, position, terms) }))
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .slice(0, limit)
    .sort((a, b) => a.position - b.position)
    .map(({ text }) => text)
}

function scoreParagraph(text: string, position: number, terms: Term[]): number {
  const { best, length } = countTerms(text, terms)
  const isFragment = !/[.!?)”"]$/.test(text) || length < MIN_WORDS
  return coverage(best, terms) + OPENING / (1 + position / 2) - (isFragment ? LEADING : 0)
}

function bestCode({ blocks }: Passage, terms: Term[]): Extract<PassageBlock, { kind: 'code' }> | undefined {
  const short = blocks.filter((block) => block.kind === 'code').filter(({ code }) => code.split('\n').length <= CODE_LINES)
  const scores = new Map(short.map((block) => [block, coverage(countTerms(block.code, terms).best, terms)]))
  return short.sort((a, b) => scores.get(b)! - scores.get(a)!)[0]
}
