import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { textAnswer } from './answer.ts'
import type { RateLimit } from './rate-limit.ts'
import { isFromElsewhere, isOwnOrigin } from './requester.ts'
import { send } from './send.ts'

/** A request for something of the site's own that takes what is posted, and where its answer goes. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  shared: OutgoingHttpHeaders
}

const TYPES = { json: /^application\/json\b/i, form: /^application\/x-www-form-urlencoded\b/i }

/** What an endpoint takes, and from whom. */
export interface PostRules {
  types: ReadonlyArray<keyof typeof TYPES>
  limit: RateLimit
  /** A proxy in front of this server names the reader, last in `X-Forwarded-For`. */
  isBehindProxy?: boolean | undefined
  /** In bytes. */
  maxBody: number
}

/**
 * Takes what was posted. Where there is nothing to take, the request is answered and the result `undefined`: GET and HEAD hear that
 * the endpoint is there (204), the others why they are refused.
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
  // Pages of other sites can send a form without asking first. JSON they can't, and nobody answers them.
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
  /** The limit that was met, for a person. */
  sentence?: string
}

/** Answers with a status and its name, and ends the connection. */
export function refuse({ response, shared }: Exchange, status: number, { headers, sentence }: Refusal = {}): Promise<void> {
  return send(response, textAnswer(status, { Connection: 'close', ...headers }, sentence), shared)
}

/**
 * Returns `undefined` when it is larger than `limit`, in bytes.
 * @throws Error when the reader leaves
 */
async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined
  const chunks: Buffer[] = []
  let size = 0
  // Not ended early by `for await`, which would end the connection before the refusal is read.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** `undefined` when it isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Browsers say where a form comes from, in one of two ways. */
function isOwnForm({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined) return true
  return origin !== undefined && isOwnOrigin(origin, host)
}

/** The reader's address: where a proxy is in front, the last that `X-Forwarded-For` names. */
function addressOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : ''
  // Some proxies name the port, too: 192.0.2.1:4711, [2001:db8::1]:4711.
  const address = forwarded.replace(/^([\d.]+):\d+$/, '$1').replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
  return address || (socket.remoteAddress ?? '')
}
