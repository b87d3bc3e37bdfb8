import type { AnswerWriter } from './answer.ts'
import { eventData } from './events.ts'
import { messagesFor } from './prompt.ts'

/** A service that speaks the "chat completions" protocol. */
export interface ModelService {
  /** Address before `/chat/completions`. */
  baseUrl: string
  model: string
  apiKey: string
  /** The service may keep silent for so long, in milliseconds. */
  stallTimeout?: number
}

const STALL_TIMEOUT = 20_000
const MAX_TOKENS = 700

/** Nothing of the service's own words gets out: they may tell of the key or of the account. */
class ModelError extends Error {
  override name = 'ModelError'
}

/** A model behind a service as a writer. It throws ModelError, or the signal's reason. */
export function serviceWriter({ baseUrl, model, apiKey, stallTimeout = STALL_TIMEOUT }: ModelService): AnswerWriter {
  return async function* (question, passages, { history, signal, lang }) {
    const stalled = new AbortController()
    const anySignal = AbortSignal.any([stalled.signal, ...(signal ? [signal] : [])])
    let timer = setTimeout(() => stalled.abort(), stallTimeout)
    try {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Authorization: `Bearer ${apiKey}` },
        body: JSON.stringify({
          model,
          messages: messagesFor({ question, passages, history, lang }),
          stream: true,
          temperature: 0.1,
          max_tokens: MAX_TOKENS,
        }),
        redirect: 'error',
        signal: anySignal,
      })
      if (!response.ok || !response.body) throw new ModelError(`The model’s service answered ${response.status}.`)
      for await (const data of eventData(response.body)) {
        clearTimeout(timer)
        timer = setTimeout(() => stalled.abort(), stallTimeout)
        if (data === '[DONE]') return
        const text = textOf(data)
        if (text !== '') yield text
      }
    } catch (error) {
      signal?.throwIfAborted()
      if (stalled.signal.aborted) throw new ModelError('The model’s service keeps silent.', { cause: error })
      throw error instanceof ModelError ? error : new ModelError('The model’s service can’t be understood.', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
}

interface Chunk {
  choices?: Array<{ delta?: { content?: unknown } }>
  error?: unknown
}

/** @throws when the service says that it failed, or nothing that makes sense */
function textOf(data: string): string {
  const { choices, error } = JSON.parse(data) as Chunk
  if (error !== undefined) throw new ModelError('The model’s service reports an error.')
  const content = choices?.[0]?.delta?.content
  return typeof content === 'string' ? content : ''
}
