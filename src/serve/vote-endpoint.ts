import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { locationOf } from '../addresses/base-url.ts'
import { pageQuestionsFile } from '../addresses/page-files.ts'
import { MAX_VOTE_BODY } from './limits.ts'
import { parseJson, refuse, takePost, type Exchange, type PostRules } from './posted.ts'
import { MISSING_PAGE } from '../addresses/site-files.ts'
import { resolve } from './resolve.ts'
import { send } from './send.ts'
import type { Snapshot } from './snapshot.ts'
import type { VoteFile } from './vote-file.ts'

/**
 * Endpoint for votes: on pages, as JSON or a form; on answers to questions, as JSON. GET and HEAD return 204, which tells clients
 * that it exists.
 */
export interface VoteEndpoint extends Pick<PostRules, 'limit' | 'isBehindProxy'> {
  /** Path without the base URL, such as `/api/feedback`. */
  path: string
  votes: VoteFile
}

const route = z.string().startsWith('/').max(1024)
/** One of the page's questions; empty for an answer that is only based on the page. */
const question = z.string().max(200)
const inJson = z.strictObject({ route, helpful: z.boolean(), question: question.optional() })
const questionList = z.array(z.string())
const inForm = z.object({ route, helpful: z.enum(['yes', 'no']).transform((answer) => answer === 'yes') })

interface VoteSite {
  site: Snapshot
  baseUrl: string
}

/** Handles one request. */
export async function respondWithVote(endpoint: VoteEndpoint, exchange: Exchange, { site, baseUrl }: VoteSite): Promise<void> {
  const { limit, isBehindProxy } = endpoint
  const posted = await takePost(exchange, { types: ['json', 'form'], limit, isBehindProxy, maxBody: MAX_VOTE_BODY })
  if (posted === undefined) return
  const { text } = posted
  const isForm = posted.type === 'form'
  const read = isForm ? inForm.safeParse(Object.fromEntries(new URLSearchParams(text))) : inJson.safeParse(parseJson(text))
  const vote: z.infer<typeof inJson> | undefined = read.data
  if (vote === undefined) return refuse(exchange, 400)
  const page = pageAt(site, vote.route)
  if (page === undefined || (vote.question && !(await hasQuestion(site, page, vote.question)))) return refuse(exchange, 404)
  const subject = vote.question === undefined ? page : `${page}?ask=${vote.question}`
  try {
    await endpoint.votes.add(subject, vote.helpful ? 'yes' : 'no')
  } catch (error) {
    console.error(error)
    return refuse(exchange, 503, { headers: { 'Retry-After': 5 } })
  }
  // Without JavaScript, return to the page, which shows thanks for `#thanks`.
  const location = { Location: locationOf(baseUrl, encodeURI(page), '#thanks'), 'Content-Length': 0 }
  const headers = { 'Cache-Control': 'no-store', ...(isForm ? location : {}) }
  return send(exchange.response, { status: isForm ? 303 : 204, headers }, exchange.shared)
}

/** The canonical route of the page; `undefined` if it doesn't exist. */
function pageAt(site: Snapshot, requested: string): string | undefined {
  const found = resolve(site, requested)
  if (found.kind !== 'file' || !found.file.endsWith('.html') || found.file === MISSING_PAGE) return undefined
  return `/${found.file}`.replace(/(?:(?<=\/)index)?\.html$/, '')
}

/** Questions that readers typed aren't counted: they could fill the file, and are private. */
async function hasQuestion(site: Snapshot, page: string, question: string): Promise<boolean> {
  const file = pageQuestionsFile(page)
  if (!site.files.has(file)) return false
  const questions = questionList.safeParse(parseJson(await readFile(join(site.root, file), 'utf8').catch(() => '')))
  return questions.success && questions.data.includes(question)
}
