import type { Stemmer } from '../messages/locale.ts'
import { CitationCheck } from './citations.ts'
import { MAX_ANSWER } from './limits.ts'
import type { Passage } from './passages.ts'
import { NO_ANSWER } from './prompt.ts'
import type { AnswerPart } from './provider.ts'

/**
 * Converts a model's output to the parts of an answer, with verified citations.
 * @param pieces the model's output, streamed
 * @returns `false` if the model says that the passages don't answer the question
 * @throws errors of the stream, and if the output is empty or too long
 */
export async function* modelParts(
  pieces: AsyncIterable<string>,
  passages: Passage[],
  stemmer: Stemmer,
): AsyncGenerator<AnswerPart, boolean> {
  const check = new CitationCheck(passages, stemmer)
  let beginning: string | undefined = ''
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > MAX_ANSWER) throw new Error(`The model’s answer exceeds ${MAX_ANSWER} characters.`)
    if (beginning === undefined) {
      yield* check.add(piece)
      continue
    }
    // Show nothing until it can't be `NO_ANSWER`.
    beginning += piece
    const said = beginning.trimStart()
    if (NO_ANSWER.startsWith(said.slice(0, NO_ANSWER.length))) continue
    yield* check.add(said)
    beginning = undefined
  }
  if (beginning !== undefined) {
    const said = beginning.trim()
    if (said === '') throw new Error('The model’s answer is empty.')
    if (said.startsWith(NO_ANSWER)) return false
    yield* check.add(said)
  }
  yield* check.end()
  return true
}
