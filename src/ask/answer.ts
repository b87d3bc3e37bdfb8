import { type Passage, sourceOf } from './passages.ts'
import type { AnswerPart, AskContext } from './provider.ts'
import { quote } from './quotes.ts'
import { choosePassages } from './relevance.ts'
import { retrieve, type Library } from './retrieve.ts'
import { modelParts } from './model-answer.ts'

/** Passages that an answer may rest on. */
const SOURCES = 4

/** Writes an answer from passages, piece by piece. */
export type AnswerWriter = (question: string, passages: Passage[], context: AskContext & { lang: string }) => AsyncIterable<string>

/**
 * Answers a question from the library.
 * @param write words of its own; without it, or when it fails, the passages are quoted
 * @throws what searching or loading throws, and the signal's reason
 */
export async function* answer(library: Library, question: string, context: AskContext, write?: AnswerWriter): AsyncGenerator<AnswerPart> {
  const { terms, ranked, isAnswered } = await retrieve(library, question, context)
  context.signal?.throwIfAborted()
  const chosen = choosePassages(ranked, SOURCES)
  const passages = chosen.map(({ passage }) => passage)
  const sources = passages.map(sourceOf)
  if (!isAnswered) return yield { kind: 'unanswered', nearest: sources.slice(0, 3) }

  yield { kind: 'sources', sources }
  if (write) {
    try {
      const hasAnswered = yield* modelParts(
        write(question, passages, { ...context, lang: library.speech.lang }),
        passages,
        library.speech.stemmer,
      )
      if (!hasAnswered) yield { kind: 'unanswered', nearest: sources.slice(0, 3) }
      return
    } catch (error) {
      context.signal?.throwIfAborted()
      console.warn('The model doesn’t answer; the documentation is quoted instead.', error)
    }
  }
  yield* quote({ question, chosen, terms, lang: library.speech.lang })
}
