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

export type AskRequest = z.infer<typeof requestSchema>
/** Validates a request body; returns `undefined` if it is invalid. */
export function readRequest(body: unknown): AskRequest | undefined {
  return requestSchema.safeParse(body).data
}

/**
 * Creates a handler that answers questions with a model, with verified citations; if the model fails, with quotes.
 * @param open opens the library of the site's current build
 */
export function modelAnswerer(service: ModelService, open: () => Promise<Library>) {
  const write = serviceWriter(service)
  return async function* ({ question, history, currentSet }: AskRequest, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    yield* answer(await open(), question, { history: history.slice(-TOLD_HISTORY), currentSet, signal }, write)
  }
}
