import { once } from '../values/once.ts'
import { type Passage, sourceOf } from './passages.ts'
import type { AnswerPart, AskContext } from './provider.ts'
import { quote } from './quotes.ts'
import { choosePassages } from './relevance.ts'
import { retrieve, type Library } from './retrieve.ts'
import { modelParts } from './model-answer.ts'
import { entryParts, matchEntries, questionFor } from './entry.ts'
import { isSure, matchQuestions, meantMatches, nameOf, nearestSections, type Match, relatedPart, writtenParts } from './written.ts'

/** Maximum number of passages that an answer is based on. */
const SOURCES = 4
/** Maximum number of written answers' sections among the passages for a model. */
const WRITTEN_SOURCES = 2
/** Minimum share of the question that a passage must cover to be quoted, if the site has written answers but none is close. */
const BESIDE_WRITTEN = 0.7
/** Nearness above which a written answer matches the question itself. */
const ITSELF = 0.8
/** If at least this share of pages has questions, a question that matches none isn't looked up in the pages. */
const MOST = 0.9
/** Number of nearest sections listed if there is no answer. */
const NEAREST = 3

/** Generates an answer from passages and yields it in pieces. */
export type AnswerWriter = (question: string, passages: Passage[], context: AskContext & { lang: string }) => AsyncIterable<string>

/**
 * Answers a question from the library: with an answer that the authors wrote, or else from the text of the pages.
 * @param write generates an answer from both; without it, or if it fails, they are quoted
 * @throws errors of searching and loading, and the signal's reason
 */
export async function* answer(library: Library, question: string, context: AskContext, write?: AnswerWriter): AsyncGenerator<AnswerPart> {
  const { matches, unanswered } = await matchQuestions(library, question, context)
  context.signal?.throwIfAborted()
  if (unanswered) return yield { kind: 'unanswered', nearest: nearestSections([{ source: unanswered }, ...matches]).slice(0, NEAREST) }
  const [best, ...others] = matches
  const find = once(() => retrieve(library, question, context))
  if (write) {
    const hasAnswered = yield* modelAnswer(library, { question, context, matches, find }, write)
    if (hasAnswered) return yield* relatedPart(isSure(best) ? others : matches)
  }
  if (!isSure(best) || best.nearness < ITSELF) {
    const entries = await matchEntries(library, question, context)
    const [entry] = entries
    if (entries.length > 1) return yield { kind: 'meant', questions: entries.map(questionFor) }
    const said = entry ? await entryParts(library, entry) : []
    if (said.length > 0) {
      yield* said
      return yield* relatedPart(matches, entry!.route)
    }
  }
  if (isSure(best)) return yield* writtenParts([best, ...others])
  const meant = meantMatches(matches)
  const [only] = meant
  // With a single candidate, asking the reader to confirm would only cost a click.
  if (only && meant.length === 1) return yield* writtenParts([only, ...matches.filter((match) => match !== only)])
  if (only) return yield { kind: 'meant', questions: meant.map(nameOf) }
  const { answered = 0 } = await library.questions.about()
  if (matches.length > 0 && answered >= MOST) return yield { kind: 'unanswered', nearest: nearestSections(matches).slice(0, NEAREST) }

  const { terms, ranked, isAnswered } = await find()
  context.signal?.throwIfAborted()
  const chosen = choosePassages(ranked, SOURCES)
  const sources = chosen.map(({ passage }) => sourceOf(passage))
  const isFar = matches.length > 0 && (ranked[0]?.coverage ?? 0) < BESIDE_WRITTEN
  if (!isAnswered || isFar) return yield { kind: 'unanswered', nearest: sources.slice(0, NEAREST) }
  yield { kind: 'sources', sources }
  yield* quote({ question, chosen, terms })
  yield* relatedPart(matches)
}

interface Asked {
  question: string
  context: AskContext
  matches: Match[]
  find: () => ReturnType<typeof retrieve>
}

/** @returns whether the question is settled, including by the statement that the documentation doesn't answer it */
async function* modelAnswer(
  library: Library,
  { question, context, matches, find }: Asked,
  write: AnswerWriter,
): AsyncGenerator<AnswerPart, boolean> {
  const { ranked, isAnswered } = await find()
  context.signal?.throwIfAborted()
  const written = await Promise.all(
    matches
      .filter(isSure)
      .slice(0, WRITTEN_SOURCES)
      .map((match) => writtenPassage(library, match)),
  )
  const found = choosePassages(ranked, SOURCES).map(({ passage }) => passage)
  const passages = [...written, ...found.filter((passage) => !written.some((other) => isSame(passage, other)))].slice(0, SOURCES)
  const sources = passages.map(sourceOf)
  const nearest = { kind: 'unanswered', nearest: sources.slice(0, NEAREST) } as const
  if (!isAnswered && written.length === 0) {
    yield nearest
    return true
  }
  yield { kind: 'sources', sources }
  try {
    const { lang, stemmer } = library.speech
    const hasAnswered = yield* modelParts(write(question, passages, { ...context, lang }), passages, stemmer)
    if (!hasAnswered) yield nearest
    return true
  } catch (error) {
    context.signal?.throwIfAborted()
    console.warn('The model failed, so the answer quotes the documentation.', error)
    return false
  }
}

/** The section that a written answer is based on, with the answer as its first block. */
async function writtenPassage({ loadPassages }: Library, { answer, source }: Match): Promise<Passage> {
  const passages = await loadPassages(source.route)
  const section = passages.find(({ id }) => id === source.id)
  const said = { kind: 'text', text: answer.answer } as const
  return { ...source, path: section?.path ?? [], blocks: [said, ...(section?.blocks ?? [])] }
}

function isSame(passage: Passage, other: Passage): boolean {
  return passage.route === other.route && passage.id === other.id
}
