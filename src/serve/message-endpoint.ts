import type { IncomingHttpHeaders } from 'node:http'
import { ANSWER_TIMEOUT, MAX_ANSWERS, MAX_QUESTION_BODY } from './limits.ts'
import { parseJson, refuse, takePost, type Exchange, type PostRules } from './posted.ts'
import { isLoopback, isOwnOrigin } from './requester.ts'
import { send } from './send.ts'

/** An endpoint that responds to posted JSON messages, one response per message. */
export interface MessageEndpoint extends Pick<PostRules, 'limit' | 'isBehindProxy'> {
  /** Path without the base URL, such as `/mcp`. */
  path: string
  /** Origin of the site. Requests from other origins are rejected, except for loopback addresses. */
  origin: string
  /** `signal` fires on timeout. */
  answer(message: unknown, headers: IncomingHttpHeaders, signal: AbortSignal): Promise<Response>
  /** Timeout of a response, in milliseconds. */
  timeout?: number
}

let running = 0

/** Handles one request. */
export async function respondWithMessage(endpoint: MessageEndpoint, exchange: Exchange): Promise<void> {
  const { limit, isBehindProxy } = endpoint
  const { method, headers } = exchange.request
  if (method !== 'POST') return refuse(exchange, 405, { headers: { Allow: 'POST' }, sentence: 'Send messages with POST.' })
  if (headers.origin !== undefined && !mayPost(headers.origin, headers.host, endpoint)) return refuse(exchange, 403)
  const posted = await takePost(exchange, { types: ['json'], limit, isBehindProxy, maxBody: MAX_QUESTION_BODY })
  if (posted === undefined) return
  const message = parseJson(posted.text)
  if (message === undefined) return refuse(exchange, 400, { sentence: 'This isn’t JSON.' })
  // In a batch, one message could cancel another, whose response would never arrive.
  if (Array.isArray(message)) return refuse(exchange, 400, { sentence: 'Send one message at a time.' })
  if (running >= MAX_ANSWERS) {
    return refuse(exchange, 503, { headers: { 'Retry-After': 5 }, sentence: `Too busy: ${MAX_ANSWERS} messages are being handled.` })
  }
  running++
  try {
    await answerMessage(endpoint, exchange, message)
  } finally {
    running--
  }
}

/** Compares the browser's `Origin` with the configured one, not with `Host`, which DNS rebinding can spoof. */
function mayPost(origin: string, host: string | undefined, endpoint: MessageEndpoint): boolean {
  return origin === endpoint.origin || (isLoopback(origin) && isOwnOrigin(origin, host))
}

async function answerMessage(endpoint: MessageEndpoint, exchange: Exchange, message: unknown): Promise<void> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      controller.abort()
      resolve(undefined)
    }, endpoint.timeout ?? ANSWER_TIMEOUT)
  })
  try {
    const answered = await Promise.race([endpoint.answer(message, exchange.request.headers, controller.signal), late])
    if (answered === undefined) return await refuse(exchange, 503, { headers: { 'Retry-After': 5 }, sentence: 'The request timed out.' })
    const content = Buffer.from(await answered.arrayBuffer())
    const type = answered.headers.get('content-type')
    const headers = { ...(type !== null && { 'Content-Type': type }), 'Content-Length': content.length, 'Cache-Control': 'no-store' }
    const slice = { start: 0, end: content.length - 1 }
    await send(exchange.response, { status: answered.status, headers, content, slice }, exchange.shared)
  } finally {
    clearTimeout(timer)
  }
}
