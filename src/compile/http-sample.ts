import type { ElementContent } from 'hast'
import { highlight } from './highlight.ts'

/** The first line of a request or an answer, and what follows it. */
interface HttpSample {
  /** Method of a request, or status of an answer. */
  mark: string
  /** Address or reason, and the version of HTTP where the writer has it. */
  rest: string
  /** Before the mark, in an answer. */
  version: string
  headers: string
  /** Behind an empty line. */
  body: string | undefined
}

const REQUEST = /^()([A-Z]{3,7})( \S.*)$/
const ANSWER = /^(HTTP\/[\d.]+ )(\d{3})(.*)$/

/** A sample in the language `http`, if it begins as one does. */
export function parseHttpSample(code: string): HttpSample | undefined {
  const [first = ''] = code.split('\n', 1)
  const match = REQUEST.exec(first) ?? ANSWER.exec(first)
  if (!match) return undefined
  const [, version = '', mark = '', rest = ''] = match
  const after = code.slice(first.length)
  const end = after.indexOf('\n\n')
  return { mark, rest, version, headers: end < 0 ? after : after.slice(0, end), body: end < 0 ? undefined : after.slice(end + 2) }
}

/** Its tokens: the first line is what the sample is called, so it stands out. The text stays as it was written. */
export function highlightHttp({ mark, rest, version, headers, body }: HttpSample): ElementContent[] {
  const isBad = /^[45]\d\d$/.test(mark)
  // The empty line before a body is the first line's, where there are no headers.
  const end = headers === '' ? (body === undefined ? '' : '\n\n') : '\n'
  const start = [text(version), element('b', isBad ? ['bad'] : [], [text(mark)]), text(rest + end)]
  return [
    element('span', ['start'], start),
    ...(headers === '' ? [] : highlight(headers.slice(1), 'http')),
    ...(headers === '' || body === undefined ? [] : [text('\n\n')]),
    ...(body === undefined ? [] : highlight(body, /^\s*[[{]/.test(body) ? 'json' : 'text')),
  ]
}

function element(tagName: string, className: string[], children: ElementContent[]): ElementContent {
  return { type: 'element', tagName, properties: className.length > 0 ? { className } : {}, children }
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
