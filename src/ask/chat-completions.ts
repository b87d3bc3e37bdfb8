import type { AnswerWriter } from './answer.ts'
import { eventData } from './events.ts'
import { MAX_TOKENS, STALL_TIMEOUT } from './limits.ts'
import { messagesFor } from './prompt.ts'

/** A service with the "chat completions" protocol. */
export interface ModelService {
  /** URL before `/chat/completions`. */
  baseUrl: string
  model: string
  apiKey: string
  /** Timeout between events of the stream, in milliseconds. */
  stallTimeout?: number
}

/** An error of the service. Its own messages aren't included, since they may reveal the key or account. */
class ModelError extends Error {
  override name = 'ModelError'
}

/** Creates a writer that uses a model service. It throws a `ModelError`, also if the answer is truncated, or the signal's reason. */
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
      if (!response.ok || !response.body) throw new ModelError(`The model’s API returned status ${response.status}.`)
      for await (const data of eventData(response.body)) {
        clearTimeout(timer)
        timer = setTimeout(() => stalled.abort(), stallTimeout)
        if (data === '[DONE]') return
        const { text, end } = readChunk(data)
        if (text !== '') yield text
        if (end === 'stop') return
        if (end !== undefined) throw new ModelError(`The model’s answer was cut off: ${end}.`)
      }
      throw new ModelError('The model’s API closed the connection before the answer was complete.')
    } catch (error) {
      signal?.throwIfAborted()
      if (stalled.signal.aborted) throw new ModelError('The model’s API stopped responding.', { cause: error })
      throw error instanceof ModelError
        ? error
        : new ModelError('The model’s API can’t be reached, or its response can’t be parsed.', { cause: error })
    } finally {
      clearTimeout(timer)
      // Cancel the request, even in the middle of a response.
      stalled.abort()
    }
  }
}

interface Chunk {
  choices?: Array<{ delta?: { content?: unknown }; finish_reason?: unknown }>
  error?: unknown
}

/** Finish reasons that mean the answer is incomplete. Others aren't passed on, since they may contain the service's own text. */
const CUTS = ['length', 'content_filter', 'tool_calls']

/**
 * Parses a chunk of the stream. `end` is set in the last one: `stop` if the answer is complete.
 * @throws if the service reports an error or the chunk isn't valid
 */
function readChunk(data: string): { text: string; end?: string } {
  const { choices, error } = JSON.parse(data) as Chunk
  if (error !== undefined) throw new ModelError('The model’s API reported an error.')
  const content = choices?.[0]?.delta?.content
  const reason = choices?.[0]?.finish_reason
  const text = typeof content === 'string' ? content : ''
  if (typeof reason !== 'string' || reason === '') return { text }
  return { text, end: CUTS.includes(reason) ? reason : 'stop' }
}
