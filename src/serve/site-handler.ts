import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { locationOf, withoutBase } from '../addresses/base-url.ts'
import { type Answer, fileAnswer, missingPageAnswer, redirectAnswer, textAnswer } from './answer.ts'
import { acceptedEncoding } from './compress.ts'
import { MAX_URL_LENGTH } from './limits.ts'
import { markdownOf, prefersMarkdown } from './markdown.ts'
import type { Representations } from './representations.ts'
import { parseRequestPath, type RequestPath } from './request-path.ts'
import { MISSING_PAGE } from '../addresses/site-files.ts'
import { resolve } from './resolve.ts'
import type { ServedFolder } from './served-folder.ts'
import { type Snapshot, SnapshotOutdated } from './snapshot.ts'
import { untilSettled } from './until-settled.ts'

/** Context for responses from the site's folder. */
export interface SiteHandlerOptions {
  folder: ServedFolder
  representations: Representations
  /** With leading and trailing slashes. */
  baseUrl: string
}

/** Responds to a request from the site's folder. Every request gets a response; throws only because of bugs or disk errors. */
export async function answerFromSite(options: SiteHandlerOptions, request: IncomingMessage): Promise<Answer> {
  // Close the connection, so the client doesn't send the rest of a body that won't be read.
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textAnswer(405, { Allow: 'GET, HEAD', Connection: 'close' })
  }
  const requested = parseRequestPath(request.url ?? '')
  if ('refusal' in requested) return textAnswer(requested.refusal, {}, sentenceFor(requested.refusal))

  const answer = await untilSettled(async (isFirst) => {
    const snapshot = isFirst ? await options.folder.current() : await options.folder.latest()
    try {
      const { headers, ...rest } = await answerFromSnapshot(options, snapshot, request, requested)
      return { ...rest, headers: { 'Content-Security-Policy': snapshot.policy, ...headers } }
    } catch (error) {
      if (error instanceof SnapshotOutdated) return undefined
      throw error
    }
  })
  return answer ?? textAnswer(503, { 'Retry-After': 5 })
}

function sentenceFor(refusal: 400 | 414): string | undefined {
  return refusal === 414 ? `A URL can have at most ${MAX_URL_LENGTH} characters.` : undefined
}

async function answerFromSnapshot(
  { folder, representations, baseUrl }: SiteHandlerOptions,
  snapshot: Snapshot,
  request: IncomingMessage,
  { path, query }: Exclude<RequestPath, { refusal: number }>,
): Promise<Answer> {
  const sitePath = withoutBase(path, baseUrl)
  if (sitePath === undefined && withoutBase(`${path}/`, baseUrl) === '/') {
    return redirectAnswer(locationOf(baseUrl, '/', query), 301)
  }
  const found = sitePath === undefined ? { kind: 'missing' as const } : resolve(snapshot, sitePath)
  if (found.kind === 'redirect') return redirectAnswer(locationOf(baseUrl, found.to, query), found.status)

  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (found.kind === 'file') {
    const markdown = markdownOf(snapshot.files, path, found.file)
    const isMarkdown = markdown !== undefined && prefersMarkdown(request.headers.accept)
    const file = isMarkdown ? markdown : found.file
    const representation = await representations.open(snapshot, file, encoding)
    if (representation !== undefined) {
      const headers = {
        ...(markdown !== undefined && { Vary: 'Accept, Accept-Encoding' }),
        ...(isMarkdown && { 'Content-Location': locationOf(baseUrl, encodeURI(`/${markdown}`), '') }),
      }
      return withHeaders(fileAnswer(request, file, representation), headers, snapshot.filePolicies.get(file))
    }
  }
  // The page may be in a new build; snapshots can be up to a second old.
  if (!(await folder.isStill(snapshot))) throw new SnapshotOutdated(path)
  const page = snapshot.files.has(MISSING_PAGE) ? await representations.open(snapshot, MISSING_PAGE, encoding) : undefined
  return page === undefined ? textAnswer(404) : missingPageAnswer(MISSING_PAGE, page)
}

function withHeaders(answer: Answer, headers: OutgoingHttpHeaders, policy: string | undefined): Answer {
  return { ...answer, headers: { ...answer.headers, ...headers, ...(policy !== undefined && { 'Content-Security-Policy': policy }) } }
}
