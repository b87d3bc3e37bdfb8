import { MAX_REDIRECTS, TIMEOUT } from './limits.ts'
import type { SiteQueue } from './site-queue.ts'
import type { Verdict } from './verdict.ts'

interface LookOptions {
  queue: SiteQueue
  userAgent: string
  /** For a response, in milliseconds. */
  timeout?: number
}

interface Reply {
  status: number
  location: string | null
}

/** Statuses that don't tell whether the page exists: the site rejects programs, or limits requests. */
const UNSURE: ReadonlySet<number> = new Set([401, 403, 429, 999])
const FOR_GOOD: ReadonlySet<number> = new Set([301, 308])

/** Requests a URL and follows its redirects. */
export async function lookAt(address: string, options: LookOptions): Promise<Verdict> {
  const [start = ''] = address.split('#')
  let at = start
  let isForGood = true
  for (let step = 0; step <= MAX_REDIRECTS; step++) {
    // oxlint-disable-next-line no-await-in-loop -- each leads on to the next
    const reply = await askTwice(at, options)
    if (typeof reply === 'string') return { kind: 'broken', reason: reply }
    const { status, location } = reply
    if (status < 300 || status === 304) return at === start || !isForGood ? { kind: 'fine' } : { kind: 'moved', to: withHash(at, address) }
    if (status >= 400 || location === null) return refusal(status)
    if (!URL.canParse(location, at))
      return { kind: 'broken', reason: `it redirects to "${location.slice(0, 100)}", which isn’t a valid URL` }
    const next = new URL(location, at)
    if (!/^https?:$/.test(next.protocol)) return { kind: 'broken', reason: `it redirects to ${next.protocol}` }
    // A link only needs updating if every redirect is permanent.
    isForGood &&= FOR_GOOD.has(status)
    at = next.href
  }
  return { kind: 'broken', reason: `it redirects more than ${MAX_REDIRECTS} times` }
}

function refusal(status: number): Verdict {
  const reason = `it returns ${status}`
  return { kind: UNSURE.has(status) || status >= 500 ? 'unsure' : 'broken', reason }
}

/** Keeps the link's anchor, unless the new URL has its own. */
function withHash(to: string, address: string): string {
  const hash = new URL(address).hash
  return to.includes('#') ? to : to + hash
}

/** Tries HEAD, then GET, since some servers don't support HEAD. Returns the reason if there is no response. */
async function askTwice(address: string, options: LookOptions): Promise<Reply | string> {
  const head = await ask(address, 'HEAD', options)
  return typeof head === 'string' || head.status >= 400 ? ask(address, 'GET', options) : head
}

function ask(address: string, method: 'HEAD' | 'GET', { queue, userAgent, timeout = TIMEOUT }: LookOptions): Promise<Reply | string> {
  return queue.run(new URL(address).host, async () => {
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), timeout)
    try {
      const headers = { 'user-agent': userAgent, accept: 'text/html, */*;q=0.8' }
      const { status, headers: told, body } = await fetch(address, { method, headers, redirect: 'manual', signal: controller.signal })
      // The body isn't needed.
      await body?.cancel()
      return { status, location: told.get('location') }
    } catch (error) {
      return controller.signal.aborted ? `it didn’t respond within ${timeout / 1000} s` : reasonOf(error)
    } finally {
      clearTimeout(timer)
    }
  })
}

/** `fetch` puts the reason of a failure in its error's `cause`. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; message?: string } }
  if (cause?.code === 'ENOTFOUND') return 'the host doesn’t exist'
  return `it can’t be reached (${cause?.code ?? cause?.message ?? String(error)})`
}
