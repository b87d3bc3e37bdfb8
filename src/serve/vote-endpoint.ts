import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { z } from 'zod'
import { locationOf } from '../addresses/base-url.ts'
import { textAnswer } from './answer.ts'
import { addressOf, isFromElsewhere, parseJson, readBody } from './posted.ts'
import type { RateLimit } from './rate-limit.ts'
import { MISSING_PAGE, resolve } from './resolve.ts'
import { send } from './send.ts'
import type { Snapshot } from './snapshot.ts'
import type { VoteFile } from './vote-file.ts'

/** Where answers to “Was this page helpful?” are posted, as JSON or by a form; GET and HEAD say that it is there (204). */
export interface VoteEndpoint {
  /** Without the base URL: `/api/feedback`. */
  path: string
  votes: VoteFile
  limit: RateLimit
  /** A proxy in front of this server names the reader, last in `X-Forwarded-For`. */
  isBehindProxy?: boolean
}

/** In bytes. */
const MAX_BODY = 4 * 1024

const route = z.string().startsWith('/').max(1024)
const inJson = z.strictObject({ route, helpful: z.boolean() })
const inForm = z.object({ route, helpful: z.enum(['yes', 'no']).transform((answer) => answer === 'yes') })

interface VoteRequest {
  request: IncomingMessage
  response: ServerResponse
  shared: OutgoingHttpHeaders
  /** Of the site that is served. */
  site: Snapshot
  baseUrl: string
}

/** Answers one request. */
export async function respondWithVote(endpoint: VoteEndpoint, { request, response, shared, site, baseUrl }: VoteRequest): Promise<void> {
  const answer = (status: number, headers: OutgoingHttpHeaders = {}) =>
    send(response, { status, headers: { 'Cache-Control': 'no-store', ...headers } }, shared)
  const refuse = (status: number, headers: OutgoingHttpHeaders = {}) =>
    send(response, textAnswer(status, { Connection: 'close', ...headers }), shared)

  if (request.method === 'GET' || request.method === 'HEAD') return answer(204)
  if (request.method !== 'POST') return refuse(405, { Allow: 'GET, HEAD, POST' })
  const type = /^application\/(json|x-www-form-urlencoded)\b/i.exec(request.headers['content-type'] ?? '')?.[1]?.toLowerCase()
  if (type === undefined) return refuse(415)
  const isForm = type !== 'json'
  // A form of another site can be sent without asking first; JSON can't.
  if (isFromElsewhere(request) || (isForm && !isOwnForm(request))) return refuse(403)
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
  const vote = (isForm ? inForm.safeParse(Object.fromEntries(new URLSearchParams(text))) : inJson.safeParse(parseJson(text))).data
  if (vote === undefined) return refuse(400)
  const page = pageAt(site, vote.route)
  if (page === undefined) return refuse(404)
  try {
    await endpoint.votes.add(page, vote.helpful ? 'yes' : 'no')
  } catch (error) {
    console.error(error)
    return refuse(503, { 'Retry-After': 5 })
  }
  // Without script the reader is where the vote was cast, and the page says thank you.
  return isForm ? answer(303, { Location: locationOf(baseUrl, encodeURI(page), '#thanks'), 'Content-Length': 0 }) : answer(204)
}

/** Browsers say where a form comes from, in one of two ways. */
function isOwnForm({ headers: { origin, host, 'sec-fetch-site': site } }: IncomingMessage): boolean {
  if (site !== undefined) return true
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

/** The page's only name, whichever of them was sent; `undefined` where the site has no such page. */
function pageAt(site: Snapshot, requested: string): string | undefined {
  const found = resolve(site, requested)
  if (found.kind !== 'file' || !found.file.endsWith('.html') || found.file === MISSING_PAGE) return undefined
  return `/${found.file}`.replace(/(?:(?<=\/)index)?\.html$/, '')
}
