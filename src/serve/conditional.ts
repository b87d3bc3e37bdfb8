import type { IncomingHttpHeaders } from 'node:http'

/** What tells one version of a content from another. */
interface Validators {
  etag: string
  modified: Date
}

/** Whether the reader's copy is still good, so that 304 answers a GET or HEAD (RFC 9110, 13.2.2). */
export function isNotModified(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) return known.split(',').some((tag) => matches(tag.trim(), etag))
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return wholeSeconds(modified) <= since // never true for a malformed date, which is NaN
}

/** Whether a range may be sent: `If-Range` is absent, or names the very version that is here. */
export function isRangeOfThisVersion(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const known = headers['if-range']
  if (known === undefined) return true
  const tag = String(known)
  return tag === etag || Date.parse(tag) === wholeSeconds(modified)
}

/** Weak comparison: a proxy that compressed the answer on its way has marked our tag as weak. */
function matches(tag: string, etag: string): boolean {
  return tag === '*' || tag.replace(/^W\//, '') === etag
}

/** HTTP dates have no fractions of a second. */
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000
}
