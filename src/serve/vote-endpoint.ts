import { z } from 'zod'
import { locationOf } from '../addresses/base-url.ts'
import { MAX_VOTE_BODY } from './limits.ts'
import { parseJson, refuse, takePost, type Exchange, type PostRules } from './posted.ts'
import { MISSING_PAGE, resolve } from './resolve.ts'
import { send } from './send.ts'
import type { Snapshot } from './snapshot.ts'
import type { VoteFile } from './vote-file.ts'

/** Where answers to “Was this page helpful?” are posted, as JSON or by a form; GET and HEAD say that it is there (204). */
export interface VoteEndpoint extends Pick<PostRules, 'limit' | 'isBehindProxy'> {
  /** Without the base URL: `/api/feedback`. */
  path: string
  votes: VoteFile
}

const route = z.string().startsWith('/').max(1024)
const inJson = z.strictObject({ route, helpful: z.boolean() })
const inForm = z.object({ route, helpful: z.enum(['yes', 'no']).transform((answer) => answer === 'yes') })

/** The site that is served. */
interface VoteSite {
  site: Snapshot
  baseUrl: string
}

/** Answers one request. */
export async function respondWithVote(endpoint: VoteEndpoint, exchange: Exchange, { site, baseUrl }: VoteSite): Promise<void> {
  const { limit, isBehindProxy } = endpoint
  const posted = await takePost(exchange, { types: ['json', 'form'], limit, isBehindProxy, maxBody: MAX_VOTE_BODY })
  if (posted === undefined) return
  const { text } = posted
  const isForm = posted.type === 'form'
  const vote = (isForm ? inForm.safeParse(Object.fromEntries(new URLSearchParams(text))) : inJson.safeParse(parseJson(text))).data
  if (vote === undefined) return refuse(exchange, 400)
  const page = pageAt(site, vote.route)
  if (page === undefined) return refuse(exchange, 404)
  try {
    await endpoint.votes.add(page, vote.helpful ? 'yes' : 'no')
  } catch (error) {
    console.error(error)
    return refuse(exchange, 503, { headers: { 'Retry-After': 5 } })
  }
  // Without script the reader is where the vote was cast, and the page says thank you.
  const location = { Location: locationOf(baseUrl, encodeURI(page), '#thanks'), 'Content-Length': 0 }
  const headers = { 'Cache-Control': 'no-store', ...(isForm ? location : {}) }
  return send(exchange.response, { status: isForm ? 303 : 204, headers }, exchange.shared)
}

/** The page's only name, whichever of them was sent; `undefined` where the site has no such page. */
function pageAt(site: Snapshot, requested: string): string | undefined {
  const found = resolve(site, requested)
  if (found.kind !== 'file' || !found.file.endsWith('.html') || found.file === MISSING_PAGE) return undefined
  return `/${found.file}`.replace(/(?:(?<=\/)index)?\.html$/, '')
}
