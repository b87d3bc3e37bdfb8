import { once } from 'node:events'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { textAnswer } from './answer.ts'
import { addressOf, isFromElsewhere, parseJson, readBody } from './posted.ts'
import type { RateLimit } from './rate-limit.ts'
import { send } from './send.ts'

/** Something of the site's own that answers POST with JSON by a stream of events; GET and HEAD say that it is there (204). */
export interface StreamEndpoint {
  /** Without the base URL: `/api/ask`. */
  path: string
  /** Checks what was sent; `undefined` refuses it. */
  read(body: unknown): unknown
  /** Yields what is sent, as JSON, an event each. The signal fires when the reader leaves or the time is over. */
  answer(input: unknown, signal: AbortSignal): AsyncIterable<unknown>
  limit: RateLimit
  /** A proxy in front of this server names the reader, last in `X-Forwarded-For`. */
  isBehindProxy?: boolean
  /** For a whole answer, in milliseconds. */
  timeout?: number
}

/** Longer than any question, in bytes. */
const MAX_BODY = 32 * 1024
const TIMEOUT = 60_000
/** Answers being written at once; more would only make each of them slower. */
const MAX_RUNNING = 32

let running = 0

/** Answers one request. */
export async function respondWithStream(
  endpoint: StreamEndpoint,
  { request, response, shared }: { request: IncomingMessage; response: ServerResponse; shared: OutgoingHttpHeaders },
): Promise<void> {
  const refuse = (status: number, headers: OutgoingHttpHeaders = {}) =>
    send(response, textAnswer(status, { Connection: 'close', ...headers }), shared)
  if (request.method === 'GET' || request.method === 'HEAD') {
    return send(response, { status: 204, headers: { 'Cache-Control': 'no-store' } }, shared)
  }
  if (request.method !== 'POST') return refuse(405, { Allow: 'GET, HEAD, POST' })
  // Pages of other sites can't send this type without asking first, and nobody answers them.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return refuse(415)
  if (isFromElsewhere(request)) return refuse(403)
  const wait = endpoint.limit.take(addressOf(request, endpoint.isBehindProxy ?? false))
  if (wait > 0) return refuse(429, { 'Retry-After': wait })

  let text: string | undefined
  try {
    text = await readBody(request, MAX_BODY)
  } catch (error) {
    if (request.destroyed) return
    throw error
  }
  if (text === undefined) return refuse(413)
  const input = endpoint.read(parseJson(text))
  if (input === undefined) return refuse(400)
  // Only now: bodies come as late as readers like, and all at once.
  if (running >= MAX_RUNNING) return refuse(503, { 'Retry-After': 5 })
  running++
  try {
    await stream(endpoint, input, response, shared)
  } finally {
    running--
  }
}

async function stream(endpoint: StreamEndpoint, input: unknown, response: ServerResponse, shared: OutgoingHttpHeaders): Promise<void> {
  const controller = new AbortController()
  const { signal } = controller
  let isGone = false
  response.once('close', () => {
    isGone = true
    controller.abort()
  })
  // Not AbortSignal.timeout(): Node 20 forgets a signal that only others are made from.
  const timer = setTimeout(() => controller.abort(), endpoint.timeout ?? TIMEOUT)
  response.writeHead(200, {
    ...shared,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // Proxies would collect the whole answer first.
    'X-Accel-Buffering': 'no',
  })
  response.flushHeaders()
  try {
    for await (const event of endpoint.answer(input, signal)) {
      signal.throwIfAborted()
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
