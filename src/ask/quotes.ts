import type { AnswerPart } from './provider.ts'
import type { Block, Passage } from './passages.ts'
import type { Ranked } from './relevance.ts'
import { sentencesOf } from './sentences.ts'
import { countTerms, coverage, type Term } from './terms.ts'

/** Sentences of an answer, and of one passage. */
const SENTENCES = 4
const FROM_BEST = 2
/** Steps that tell where to begin; the source has the rest. */
const STEPS = 3
/** Lines of code that a reader takes in at a glance. */
const CODE_LINES = 24
/** Characters of a sentence; longer ones are lists in disguise. */
const LONGEST = 420
/** Asks for something to write rather than something to know. */
const WANTS_CODE = /\b(?:how|example|code|syntax|command|request|query|write|snippet)\b/i

/** Asks for what to do, in steps. */
const WANTS_STEPS = /\b(?:how|where|can i|want to)\b/i

interface RatedSentence {
  text: string
  position: number
  score: number
}

/**
 * An answer in the documentation's own words: the sentences that fit best, and a piece of code where one was asked for.
 * @param options.chosen passages in the order in which the answer lists them
 */
export function quote({
  question,
  chosen,
  terms,
  lang,
}: {
  question: string
  chosen: Ranked[]
  terms: Term[]
  lang: string
}): AnswerPart[] {
  const parts: AnswerPart[] = []
  let left = SENTENCES
  for (const [source, { passage }] of chosen.entries()) {
    const wanted = Math.min(left - (chosen.length - source - 1), source === 0 ? FROM_BEST : 1)
    const steps = source === 0 && WANTS_STEPS.test(question) ? stepsOf(passage, lang) : []
    const sentences = steps.length > 1 ? steps : bestSentences(passage, terms, { limit: Math.max(1, wanted), lang })
    left -= sentences.length
    for (const { text } of sentences) parts.push({ kind: 'quote', text, source })
    if (source === 0 && WANTS_CODE.test(question)) {
      const code = bestCode(passage, terms)
      if (code) parts.push({ kind: 'code', code: code.code, language: code.language, source })
    }
  }
  return parts
}

function stepsOf({ blocks }: Passage, lang: string): RatedSentence[] {
  const steps = blocks.flatMap((block) => (block.kind === 'text' && block.isStep ? [sentencesOf(block.text, lang)[0]!] : []))
  return steps.slice(0, STEPS).map((text, position) => ({ text, position, score: 0 }))
}

/** In the order of the passage, so that steps stay steps. */
function bestSentences(passage: Passage, terms: Term[], { limit, lang }: { limit: number; lang: string }): RatedSentence[] {
  let position = 0
  const sentences = passage.blocks.flatMap((block): RatedSentence[] => {
    if (block.kind !== 'text') return []
    const texts = block.isRow ? [block.text] : sentencesOf(block.text, lang)
    return texts.map((text) => ({ text, position: position++, score: 0 }))
  })
  for (const sentence of sentences) sentence.score = scoreSentence(sentence, terms)
  return sentences
    .filter(({ text }) => text.length <= LONGEST && text.length > 12)
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .slice(0, limit)
    .sort((a, b) => a.position - b.position)
}

/** A section's first sentences say what it is about. One that leads to a list or to code says nothing alone. */
function scoreSentence({ text, position }: RatedSentence, terms: Term[]): number {
  const { best, length } = countTerms(text, terms)
  const opening = 0.4 / (1 + position / 2)
  const isFragment = !/[.!?)”"]$/.test(text) || length < 4
  return coverage(best, terms) + opening - (isFragment ? 0.3 : 0) - (length > 45 ? 0.1 : 0)
}

function bestCode({ blocks }: Passage, terms: Term[]): Extract<Block, { kind: 'code' }> | undefined {
  const short = blocks.filter((block) => block.kind === 'code').filter(({ code }) => code.split('\n').length <= CODE_LINES)
  const scores = new Map(short.map((block) => [block, coverage(countTerms(block.code, terms).best, terms)]))
  return short.sort((a, b) => scores.get(b)! - scores.get(a)!)[0]
}
