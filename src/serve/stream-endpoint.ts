import { once } from 'node:events'
import { ANSWER_TIMEOUT, MAX_ANSWERS, MAX_QUESTION_BODY } from './limits.ts'
import { parseJson, refuse, takePost, type Exchange, type PostRules } from './posted.ts'

/** An endpoint that responds to posted JSON with a stream of events. GET and HEAD return 204, which tells clients that it exists. */
export interface StreamEndpoint extends Pick<PostRules, 'limit' | 'isBehindProxy'> {
  /** Path without the base URL, such as `/api/ask`. */
  path: string
  /** Validates the body; `undefined` rejects it. */
  read(body: unknown): unknown
  /** Yields the events, which are sent as JSON. `signal` fires on timeout and when the client disconnects. */
  answer(input: unknown, signal: AbortSignal): AsyncIterable<unknown>
  /** Timeout of the whole answer, in milliseconds. */
  timeout?: number
}

let running = 0

/** Handles one request. */
export async function respondWithStream(endpoint: StreamEndpoint, exchange: Exchange): Promise<void> {
  const { limit, isBehindProxy } = endpoint
  const posted = await takePost(exchange, { types: ['json'], limit, isBehindProxy, maxBody: MAX_QUESTION_BODY })
  if (posted === undefined) return
  const input = endpoint.read(parseJson(posted.text))
  if (input === undefined) return refuse(exchange, 400)
  // Checked after reading the body, since many slow bodies can be pending and then complete at the same time.
  if (running >= MAX_ANSWERS) {
    return refuse(exchange, 503, { headers: { 'Retry-After': 5 }, sentence: `Too busy: ${MAX_ANSWERS} answers are being written.` })
  }
  running++
  try {
    await stream(endpoint, input, exchange)
  } finally {
    running--
  }
}

async function stream(endpoint: StreamEndpoint, input: unknown, { response, shared }: Exchange): Promise<void> {
  const controller = new AbortController()
  const { signal } = controller
  let isGone = false
  response.once('close', () => {
    isGone = true
    controller.abort()
  })
  // Not `AbortSignal.timeout()`: in Node 20, a timeout signal that is only used to derive other signals can be garbage-collected.
  const timer = setTimeout(() => controller.abort(), endpoint.timeout ?? ANSWER_TIMEOUT)
  response.writeHead(200, {
    ...shared,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Keeps proxies from buffering the stream.
    'X-Accel-Buffering': 'no',
  })
  response.flushHeaders()
  try {
    for await (const event of untilAborted(endpoint.answer(input, signal), signal)) {
      // Backpressure: if the client doesn't read, wait instead of buffering in memory.
      if (!response.write(`data: ${JSON.stringify(event)}\n\n`)) await once(response, 'drain', { signal })
    }
  } catch (error) {
    if (isGone) return
    if (!signal.aborted) console.error(error)
    response.write(`data: ${JSON.stringify({ kind: 'failed' })}\n\n`)
  } finally {
    clearTimeout(timer)
  }
  response.end()
}

/** Yields events until the signal fires, then throws its reason, even if the source ignores the signal. */
async function* untilAborted<T>(events: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = events[Symbol.asyncIterator]()
  let abort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', abort)
  })
  aborted.catch(() => {})
  try {
    for (;;) {
      signal.throwIfAborted()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const next = await Promise.race([iterator.next(), aborted])
      if (next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', abort)
    // Not awaited, since the source may hang.
    iterator.return?.().catch(() => undefined)
  }
}
