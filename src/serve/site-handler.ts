import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, contentAnswer, missingPageAnswer, redirectAnswer, textAnswer } from './answer.ts'
import { locationOf, withoutBase } from './base-url.ts'
import { acceptedEncoding } from './compress.ts'
import { type Contents, SiteChanged } from './contents.ts'
import { type LiveSite, SETTLE_ATTEMPTS, SETTLE_PAUSE } from './live-site.ts'
import { parseRequestPath, type RequestPath } from './request-path.ts'
import { MISSING_PAGE, resolve } from './resolve.ts'
import type { Site } from './site.ts'

/** What answers from the site folder need to know. */
export interface SiteHandlerOptions {
  live: LiveSite
  contents: Contents
  /** With a slash at both ends. */
  baseUrl: string
}

/** Answers a request from the site folder. Whatever the request is, there is an answer; only a bug or a broken disk throws. */
export async function answerFromSite(options: SiteHandlerOptions, request: IncomingMessage): Promise<Answer> {
  // Closing tells the reader not to send the rest of a body that nobody is going to read.
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return textAnswer(405, { Allow: 'GET, HEAD', Connection: 'close' })
  }
  const requested = parseRequestPath(request.url ?? '')
  if ('refusal' in requested) return textAnswer(requested.refusal)

  for (let attempt = 0; attempt < SETTLE_ATTEMPTS; attempt++) {
    if (attempt > 1) await wait(SETTLE_PAUSE)
    const site = attempt === 0 ? await options.live.current() : await options.live.latest()
    try {
      const answer = await answerFromState(options, site, request, requested)
      return { ...answer, headers: { 'Content-Security-Policy': site.policy, ...answer.headers } }
    } catch (error) {
      if (!(error instanceof SiteChanged)) throw error
    }
  }
  return textAnswer(503, { 'Retry-After': 5 })
}

async function answerFromState(
  { live, contents, baseUrl }: SiteHandlerOptions,
  site: Site,
  request: IncomingMessage,
  { path, query }: Exclude<RequestPath, { refusal: number }>,
): Promise<Answer> {
  const sitePath = withoutBase(baseUrl, path)
  if (sitePath === undefined && withoutBase(baseUrl, `${path}/`) === '/') {
    return redirectAnswer(locationOf(baseUrl, '/', query), 301)
  }
  const found = sitePath === undefined ? { kind: 'missing' as const } : resolve(site, sitePath)
  if (found.kind === 'redirect') return redirectAnswer(locationOf(baseUrl, found.to, query), found.status)

  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (found.kind === 'file') {
    const content = await contents.open(site, found.file, encoding)
    if (content !== undefined) return withPolicy(contentAnswer(request, found.file, content), site.filePolicies.get(found.file))
  }
  // A page of the newest build mustn't be missing only because the last look at the folder was half a second ago.
  if (!(await live.isCurrent(site))) throw new SiteChanged(path)
  const page = site.files.has(MISSING_PAGE) ? await contents.open(site, MISSING_PAGE, encoding) : undefined
  return page === undefined ? textAnswer(404) : missingPageAnswer(MISSING_PAGE, page)
}

function withPolicy(answer: Answer, policy: string | undefined): Answer {
  return policy === undefined ? answer : { ...answer, headers: { ...answer.headers, 'Content-Security-Policy': policy } }
}
