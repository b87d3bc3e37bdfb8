import { once } from 'node:events'
import { ANSWER_TIMEOUT, MAX_ANSWERS, MAX_QUESTION_BODY } from './limits.ts'
import { parseJson, refuse, takePost, type Exchange, type PostRules } from './posted.ts'

/** Something of the site's own that answers POST with JSON by a stream of events; GET and HEAD say that it is there (204). */
export interface StreamEndpoint extends Pick<PostRules, 'limit' | 'isBehindProxy'> {
  /** Without the base URL: `/api/ask`. */
  path: string
  /** Checks what was sent; `undefined` refuses it. */
  read(body: unknown): unknown
  /** Yields what is sent, as JSON, an event each. The signal fires when the reader leaves or the time is over. */
  answer(input: unknown, signal: AbortSignal): AsyncIterable<unknown>
  /** For a whole answer, in milliseconds. */
  timeout?: number
}

let running = 0

/** Answers one request. */
export async function respondWithStream(endpoint: StreamEndpoint, exchange: Exchange): Promise<void> {
  const { limit, isBehindProxy } = endpoint
  const posted = await takePost(exchange, { types: ['json'], limit, isBehindProxy, maxBody: MAX_QUESTION_BODY })
  if (posted === undefined) return
  const input = endpoint.read(parseJson(posted.text))
  if (input === undefined) return refuse(exchange, 400)
  // Only now: bodies come as late as readers like, and all at once.
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
  // Not AbortSignal.timeout(): Node 20 forgets a signal that only others are made from.
  const timer = setTimeout(() => controller.abort(), endpoint.timeout ?? ANSWER_TIMEOUT)
  response.writeHead(200, {
    ...shared,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Proxies would collect the whole answer first.
    'X-Accel-Buffering': 'no',
  })
  response.flushHeaders()
  try {
    for await (const event of untilAborted(endpoint.answer(input, signal), signal)) {
      // A reader who doesn't read isn't written to: the rest would wait in memory.
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

/** What comes before the signal fires, whether or not who makes it listens to the signal; then it throws the signal's reason. */
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
    // One that hangs can't be waited for.
    iterator.return?.().catch(() => undefined)
  }
}
