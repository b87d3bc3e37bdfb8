import { type IncomingMessage, type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import fresh from 'fresh'
import { fileHeaders, REVALIDATE } from './headers.ts'
import { parseRange, type Slice } from './range.ts'
import type { Representation } from './representations.ts'

/** A response, without the headers that all responses share. */
export interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  /** If it is a file handle, `send` closes it, whether or not a slice is sent. */
  content?: Representation['content']
  /** Byte range to send; if undefined, no body is sent. */
  slice?: Slice
}

/** Response to a GET or HEAD for a file: all of it, a range, or 304. */
export function fileAnswer(request: IncomingMessage, file: string, found: Representation): Answer {
  const { content, size, etag, modified, encoding } = found
  const headers: OutgoingHttpHeaders = { ...fileHeaders(file), ETag: etag, 'Last-Modified': modified, 'Accept-Ranges': 'bytes' }
  if (!meetsConditions(request, found)) return { status: 412, headers: { 'Cache-Control': 'no-store', 'Content-Length': 0 }, content }
  if (fresh(request.headers, { etag, 'last-modified': modified })) {
    delete headers['Content-Type']
    return { status: 304, headers, content }
  }
  if (encoding !== undefined) headers['Content-Encoding'] = encoding

  const range = requestedRange(request, found)
  if (range === 'unsatisfiable') {
    const refusal = { 'Content-Range': `bytes */${size}`, 'Content-Length': 0, 'Cache-Control': 'no-store' }
    return { status: 416, headers: refusal, content }
  }
  if (range === undefined) {
    return { status: 200, headers: { ...headers, 'Content-Length': size }, content, slice: whole(size) }
  }
  headers['Content-Range'] = `bytes ${range.start}-${range.end}/${size}`
  headers['Content-Length'] = range.end - range.start + 1
  return { status: 206, headers, content, slice: range }
}

/** The site's own 404 page. Sent without validators, since a 304 would turn it into a success. */
export function missingPageAnswer(file: string, page: Representation): Answer {
  const headers: OutgoingHttpHeaders = { ...fileHeaders(file), 'Content-Length': page.size }
  if (page.encoding !== undefined) headers['Content-Encoding'] = page.encoding
  return { status: 404, headers, content: page.content, slice: whole(page.size) }
}

/** Redirects to `location`, which must be percent-encoded. Browsers must revalidate it, so a redirect can be undone. */
export function redirectAnswer(location: string, status: number): Answer {
  return { status, headers: { Location: location, 'Cache-Control': REVALIDATE, 'Content-Length': 0 } }
}

/** A plain-text error: the name of the status, and an optional explanation. */
export function textAnswer(status: number, headers: OutgoingHttpHeaders = {}, sentence?: string): Answer {
  const content = Buffer.from([STATUS_CODES[status] ?? status, ...(sentence === undefined ? [] : [sentence]), ''].join('\n'))
  return {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': content.length,
      ...headers,
    },
    content,
    slice: whole(content.length),
  }
}

const HTTP_DATE = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/

/** Checks the preconditions `If-Match` or else `If-Unmodified-Since` (RFC 9110, 13.1). */
function meetsConditions({ headers }: IncomingMessage, { etag, modified }: Representation): boolean {
  const { 'if-match': versions, 'if-unmodified-since': date } = headers
  if (versions !== undefined) return versions.split(',').some((version) => ['*', etag].includes(version.trim()))
  // An invalid date is ignored.
  return date === undefined || !HTTP_DATE.test(date) || Date.parse(date) >= Date.parse(modified)
}

/** Returns `undefined` for the whole file, also if `If-Range` doesn't match. */
function requestedRange(
  { method, headers }: IncomingMessage,
  { size, etag, modified }: Representation,
): Slice | 'unsatisfiable' | undefined {
  const version = headers['if-range'] ?? etag
  if (method !== 'GET' || headers.range === undefined || (version !== etag && version !== modified)) return undefined
  return parseRange(headers.range, size)
}

function whole(size: number): Slice {
  return { start: 0, end: size - 1 }
}
