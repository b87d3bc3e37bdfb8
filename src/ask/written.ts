import type { WrittenAnswer } from '../compile/page.ts'
import { tokenize } from '../search/tokens.ts'
import type { AnswerPart, Source } from './provider.ts'
import { contentWords } from './question.ts'
import type { QuestionRecord } from './question-record.ts'
import { readQuestion, type Library } from './retrieve.ts'
import { coverage, presence, type Term } from './terms.ts'

/** A question that the authors answered, and how near it is to what was asked: 0 to 1. */
export interface Match {
  source: Source
  answer: WrittenAnswer
  nearness: number
}

/** From here on, it is what was asked. */
const SURE = 0.65
/** From here on, it may be what was meant. */
const NEAR = 0.61
/** Pages whose questions are looked at. */
const PAGES = 8
/** What a word counts for that only the page's title or the section's heading has. */
const CONTEXT = 0.7
/** How much it counts that all wordings and the answer, together, have what was asked. */
const WHOLE = 0.5
/** So that the very wording comes before others that have the same words. */
const NOT_ITSELF = 0.99
/** What a wording loses of which nothing else was asked. */
const UNASKED = 0.4
/** Questions that are offered beside or instead of an answer. */
const OFFERED = 3
/** From here on, it is offered beside the answer; those of the same page always are. */
const RELATED = 0.35

/**
 * The questions nearest to one, each once, best first.
 * @throws what reading the index throws
 */
export async function matchQuestions(
  { questions, speech }: Pick<Library, 'questions' | 'speech'>,
  question: string,
  { history = [], currentSet }: { history?: string[] | undefined; currentSet?: string | undefined } = {},
): Promise<Match[]> {
  const terms = await readQuestion({ searcher: questions, stemmer: speech.stemmer }, question, history)
  const known = terms.filter(({ forms }) => forms.size > 0)
  if (known.length === 0) return []
  const query = known.map(({ word }) => word).join(' ')
  const records = await questions.records<QuestionRecord>({ query, currentSet, limit: PAGES })
  const asked = bare(question)
  return records
    .flatMap(({ route, title, answers }) =>
      answers.map((answer): Match => {
        const { section: id, heading, ask } = answer
        const source = { route, id, title, heading }
        if (ask.some((wording) => bare(wording) === asked)) return { source, answer, nearness: 1 }
        const context = presence(`${title}\n${heading}`, terms)
        const all = presence(`${ask.join('\n')}\n${answer.answer}`, terms).map((own, index) => Math.max(own, context[index]!))
        const best = Math.max(...ask.map((wording) => nearnessOf(wording, context, terms)))
        return { source, answer, nearness: NOT_ITSELF * (WHOLE * coverage(all, terms) + (1 - WHOLE) * best) }
      }),
    )
    .sort((a, b) => b.nearness - a.nearness)
}

/** Whether a match is what was asked. */
export function isSure(match: Match | undefined): match is Match {
  return match !== undefined && match.nearness >= SURE
}

/** What the authors wrote in answer to the first of these. */
export function* writtenParts([best, ...others]: [Match, ...Match[]]): Generator<AnswerPart> {
  const { answer, source } = best
  yield { kind: 'sources', sources: [source] }
  yield { kind: 'written', text: answer.answer, source: 0 }
  if (answer.fence) yield { kind: 'code', ...answer.fence, source: 0 }
  const isBeside = (match: Match) => match.nearness >= RELATED || match.source.route === source.route
  const related = others.filter(isBeside).slice(0, OFFERED)
  if (related.length > 0) yield { kind: 'related', questions: related.map(nameOf) }
}

/** The questions that may have been meant; none when all are too far. */
export function meantQuestions(matches: Match[]): string[] {
  return matches
    .filter(({ nearness }) => nearness >= NEAR)
    .slice(0, OFFERED)
    .map(nameOf)
}

/** How much of what was asked a wording has, and how much of the wording was asked. */
function nearnessOf(wording: string, context: number[], terms: Term[]): number {
  const met = presence(wording, terms).map((own, index) => Math.max(own, CONTEXT * context[index]!))
  const words = contentWords(wording)
  const matched = words.filter(({ word, parts }) => terms.some(({ forms }) => [word, ...parts].some((form) => forms.has(form))))
  const share = words.length === 0 ? 0 : matched.length / words.length
  return coverage(met, terms) * (1 - UNASKED * (1 - share))
}

function nameOf({ answer }: Match): string {
  return answer.ask[0]!
}

/** A question without what makes no difference. */
function bare(question: string): string {
  return tokenize(question)
    .map(({ term }) => term)
    .join(' ')
}
