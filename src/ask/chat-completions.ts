import type { AnswerWriter } from './answer.ts'
import { eventData } from './events.ts'
import { MAX_TOKENS, STALL_TIMEOUT } from './limits.ts'
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

/** Nothing of the service's own words gets out: they may tell of the key or of the account. */
class ModelError extends Error {
  override name = 'ModelError'
}

/** A model behind a service as a writer. It throws ModelError, also when an answer isn't whole, or the signal's reason. */
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
        const { text, end } = readChunk(data)
        if (text !== '') yield text
        if (end === 'stop') return
        if (end !== undefined) throw new ModelError(`The model’s answer was cut off: ${end}.`)
      }
      throw new ModelError('The model’s service ended before its answer did.')
    } catch (error) {
      signal?.throwIfAborted()
      if (stalled.signal.aborted) throw new ModelError('The model’s service keeps silent.', { cause: error })
      throw error instanceof ModelError ? error : new ModelError('The model’s service can’t be understood.', { cause: error })
    } finally {
      clearTimeout(timer)
      // The service is left, wherever in its answer it is.
      stalled.abort()
    }
  }
}

interface Chunk {
  choices?: Array<{ delta?: { content?: unknown }; finish_reason?: unknown }>
  error?: unknown
}

/** Why an answer may end before it is whole. The service's other words don't get out. */
const CUTS = ['length', 'content_filter', 'tool_calls']

/**
 * More of an answer, and whether it ends with it: `stop` when it is whole.
 * @throws when the service says that it failed, or nothing that makes sense
 */
function readChunk(data: string): { text: string; end?: string } {
  const { choices, error } = JSON.parse(data) as Chunk
  if (error !== undefined) throw new ModelError('The model’s service reports an error.')
  const content = choices?.[0]?.delta?.content
  const reason = choices?.[0]?.finish_reason
  const text = typeof content === 'string' ? content : ''
  if (typeof reason !== 'string' || reason === '') return { text }
  return { text, end: CUTS.includes(reason) ? reason : 'stop' }
}
