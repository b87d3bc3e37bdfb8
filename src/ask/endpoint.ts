import { z } from 'zod'
import { answer } from './answer.ts'
import { type ModelService, serviceWriter } from './chat-completions.ts'
import { MAX_HISTORY, MAX_QUESTION, TOLD_HISTORY } from './limits.ts'
import type { AnswerPart } from './provider.ts'
import type { Library } from './retrieve.ts'

const question = z.string().trim().min(1).max(MAX_QUESTION)
const requestSchema = z.object({
  question,
  history: z.array(question).max(MAX_HISTORY).default([]),
  currentSet: z.string().max(100).optional(),
})

/** What a browser sends; `undefined` when it isn't a question. */
export type AskRequest = z.infer<typeof requestSchema>
/** The request that a body of JSON is; `undefined` when it isn't one. */
export function readRequest(body: unknown): AskRequest | undefined {
  return requestSchema.safeParse(body).data
}

/**
 * Answers the question of a browser with a model's words, citations checked; with quotes when the model fails.
 * @param open the library of the site as it is now
 */
export function modelAnswerer(service: ModelService, open: () => Promise<Library>) {
  const write = serviceWriter(service)
  return async function* ({ question, history, currentSet }: AskRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    yield* answer(await open(), question, { history: history.slice(-TOLD_HISTORY), currentSet, signal }, write)
  }
}
