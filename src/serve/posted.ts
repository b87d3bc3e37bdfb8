import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { textAnswer } from './answer.ts'
import type { RateLimit } from './rate-limit.ts'
import { isFromElsewhere, isOwnOrigin } from './requester.ts'
import { send } from './send.ts'

/** A request for an endpoint, and its response. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  shared: OutgoingHttpHeaders
}

const TYPES = { json: /^application\/json\b/i, form: /^application\/x-www-form-urlencoded\b/i }

/** What an endpoint accepts. */
export interface PostRules {
  types: ReadonlyArray<keyof typeof TYPES>
  limit: RateLimit
  /** Whether a reverse proxy appends the client's IP address to `X-Forwarded-For`. */
  isBehindProxy?: boolean | undefined
  /** Maximum body size in bytes. */
  maxBody: number
}

/**
 * Validates and reads a posted body. Otherwise, responds and returns `undefined`: GET and HEAD get 204, which tells clients that
 * the endpoint exists; invalid requests get an error.
 */
export async function takePost(
  exchange: Exchange,
  { types, limit, isBehindProxy = false, maxBody }: PostRules,
): Promise<{ type: keyof typeof TYPES; text: string } | undefined> {
  const { request, response, shared } = exchange
  const refused = (status: number, refusal?: Refusal) => refuse(exchange, status, refusal).then(() => undefined)
  if (request.method === 'GET' || request.method === 'HEAD') {
    await send(response, { status: 204, headers: { 'Cache-Control': 'no-store' } }, shared)
    return undefined
  }
  if (request.method !== 'POST') return refused(405, { headers: { Allow: 'GET, HEAD, POST' } })
  const type = types.find((name) => TYPES[name].test(request.headers['content-type'] ?? ''))
  if (type === undefined) return refused(415)
  // Other sites can submit a form without a CORS preflight. For JSON, the preflight fails.
  if (isFromElsewhere(request) || (type === 'form' && !isOwnForm(request))) return refused(403)
  const wait = limit.take(addressOf(request, isBehindProxy))
  if (wait > 0) return refused(429, { headers: { 'Retry-After': wait }, sentence: `Try again in ${wait} seconds.` })
  try {
    const text = await readBody(request, maxBody)
    return text === undefined ? await refused(413, { sentence: `The body can have at most ${maxBody} bytes.` }) : { type, text }
  } catch (error) {
    if (request.destroyed) return undefined
    throw error
  }
}

interface Refusal {
  headers?: OutgoingHttpHeaders
  /** Explanation for people, such as the limit that was exceeded. */
  sentence?: string
}

/** Sends an error and closes the connection. */
export function refuse({ response, shared }: Exchange, status: number, { headers, sentence }: Refusal = {}): Promise<void> {
  return send(response, textAnswer(status, { Connection: 'close', ...headers }, sentence), shared)
}

/**
 * Returns `undefined` if the body is larger than `limit` bytes.
 * @throws {Error} if the client disconnects
 */
async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined
  const chunks: Buffer[] = []
  let size = 0
  // By default, leaving the loop early would destroy the connection before the error is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** Returns `undefined` if the text isn't valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Browsers send one of these two headers with forms. */
function isOwnForm({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined) return true
  return origin !== undefined && isOwnOrigin(origin, host)
}

/** The client's IP address; behind a proxy, the last entry of `X-Forwarded-For`. */
function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : ''
  // Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711.
  const address = forwarded.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
  return address || (socket.remoteAddress ?? '')
}
