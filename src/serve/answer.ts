import { type IncomingMessage, type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import fresh from 'fresh'
import { fileHeaders, REVALIDATE } from './headers.ts'
import { parseRange, type Slice } from './range.ts'
import type { Representation } from './representations.ts'

/** Everything about an answer but the headers that all answers share. */
export interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  /** A file is closed after sending, whether or not a slice of it is sent. */
  content?: Representation['content']
  /** The part to send; nothing of the content is sent without it. */
  slice?: Slice
}

/** The answer that a file gives to a GET or HEAD: all of it, a range of it, or word that it hasn't changed. */
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

/** The site's own page for what isn't there. It has no validators: a 304 would make it a success. */
export function missingPageAnswer(file: string, page: Representation): Answer {
  const headers: OutgoingHttpHeaders = { ...fileHeaders(file), 'Content-Length': page.size }
  if (page.encoding !== undefined) headers['Content-Encoding'] = page.encoding
  return { status: 404, headers, content: page.content, slice: whole(page.size) }
}

/** Sends the reader to `location`, which is percent-encoded. Not kept by browsers unasked, so that it can be taken back. */
export function redirectAnswer(location: string, status: number): Answer {
  return { status, headers: { Location: location, 'Cache-Control': REVALIDATE, 'Content-Length': 0 } }
}

/** A refusal, with the status's name as its text, and a sentence where there is more to say. */
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

/** Whether the file is the version that the request is for only (`If-Match`, else `If-Unmodified-Since`; RFC 9110, 13.1). */
function meetsConditions({ headers }: IncomingMessage, { etag, modified }: Representation): boolean {
  const { 'if-match': versions, 'if-unmodified-since': date } = headers
  if (versions !== undefined) return versions.split(',').some((version) => ['*', etag].includes(version.trim()))
  // What is no date asks for nothing.
  return date === undefined || !HTTP_DATE.test(date) || Date.parse(date) >= Date.parse(modified)
}

/** `undefined` where the whole is asked for, or a range of another version (`If-Range`). */
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
