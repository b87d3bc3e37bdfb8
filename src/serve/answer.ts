import { type IncomingMessage, type OutgoingHttpHeaders, STATUS_CODES } from 'node:http'
import { isNotModified, isRangeOfThisVersion } from './conditional.ts'
import type { Body, Content } from './contents.ts'
import { fileHeaders, REVALIDATE } from './headers.ts'
import { parseRange, type Slice } from './range.ts'

/** Everything about an answer but the headers that all answers share. */
export interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  /** Where the bytes come from; closed after sending, whether or not a slice of it is sent. */
  body?: Body
  /** The part to send; nothing of the body is sent without it. */
  slice?: Slice
}

/** The answer that a file's content gives to a GET or HEAD: all of it, a range of it, or word that it hasn't changed. */
export function contentAnswer(request: IncomingMessage, file: string, content: Content): Answer {
  const { size, etag, modified, encoding } = content
  const headers: OutgoingHttpHeaders = {
    ...fileHeaders(file),
    ETag: etag,
    'Last-Modified': modified.toUTCString(),
    'Accept-Ranges': 'bytes',
  }
  if (isNotModified(request.headers, content)) {
    delete headers['Content-Type']
    return { status: 304, headers, body: content }
  }
  if (encoding !== undefined) headers['Content-Encoding'] = encoding

  const range = rangeOf(request, content)
  if (range === 'unsatisfiable') {
    const refusal = { 'Content-Range': `bytes */${size}`, 'Content-Length': 0, 'Cache-Control': 'no-store' }
    return { status: 416, headers: refusal, body: content }
  }
  if (range === undefined) {
    return { status: 200, headers: { ...headers, 'Content-Length': size }, body: content, slice: whole(size) }
  }
  headers['Content-Range'] = `bytes ${range.start}-${range.end}/${size}`
  headers['Content-Length'] = range.end - range.start + 1
  return { status: 206, headers, body: content, slice: range }
}

/** The site's own page for what isn't there. It has no validators: a 304 would make it a success. */
export function missingPageAnswer(file: string, content: Content): Answer {
  const headers: OutgoingHttpHeaders = { ...fileHeaders(file), 'Content-Length': content.size }
  if (content.encoding !== undefined) headers['Content-Encoding'] = content.encoding
  return { status: 404, headers, body: content, slice: whole(content.size) }
}

/** Sends the reader to `location`, which is percent-encoded. Not kept by browsers unasked, so that it can be taken back. */
export function redirectAnswer(location: string, status: number): Answer {
  return { status, headers: { Location: location, 'Cache-Control': REVALIDATE, 'Content-Length': 0 } }
}

/** A refusal, with the status's name as its text. */
export function textAnswer(status: number, headers: OutgoingHttpHeaders = {}): Answer {
  const bytes = Buffer.from(`${STATUS_CODES[status] ?? status}\n`)
  return {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': bytes.length,
      ...headers,
    },
    body: { bytes },
    slice: whole(bytes.length),
  }
}

function rangeOf(request: IncomingMessage, content: Content): Slice | 'unsatisfiable' | undefined {
  const header = request.headers.range
  if (request.method !== 'GET' || header === undefined || !isRangeOfThisVersion(request.headers, content)) return undefined
  return parseRange(header, content.size)
}

function whole(size: number): Slice {
  return { start: 0, end: size - 1 }
}
