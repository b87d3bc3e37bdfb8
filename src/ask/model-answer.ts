import type { Stemmer } from '../messages/locale.ts'
import { CitationCheck } from './citations.ts'
import { MAX_ANSWER } from './limits.ts'
import type { Passage } from './passages.ts'
import { NO_ANSWER } from './prompt.ts'
import type { AnswerPart } from './provider.ts'

/**
 * The parts of an answer that a model writes, citations checked.
 * @param pieces what the model writes, as it comes
 * @returns whether it has written an answer; `false` when it says that the passages have none
 * @throws what the pieces throw, and when there is nothing in them, or too much
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
    if (length > MAX_ANSWER) throw new Error(`The model writes more than ${MAX_ANSWER} characters.`)
    if (beginning === undefined) {
      yield* check.add(piece)
      continue
    }
    // Nothing is shown before it is clear that it is an answer.
    beginning += piece
    const said = beginning.trimStart()
    if (NO_ANSWER.startsWith(said.slice(0, NO_ANSWER.length))) continue
    yield* check.add(said)
    beginning = undefined
  }
  if (beginning !== undefined) {
    const said = beginning.trim()
    if (said === '') throw new Error('The model says nothing.')
    if (said.startsWith(NO_ANSWER)) return false
    yield* check.add(said)
  }
  yield* check.end()
  return true
}
