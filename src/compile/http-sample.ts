import type { ElementContent } from 'hast'
import { highlight } from './highlight.ts'

/** An HTTP request or response. */
interface HttpSample {
  /** Method of a request, or status of a response. */
  mark: string
  /** Rest of the first line, with further lines of its URL: the URL and possibly the HTTP version, or the reason. */
  rest: string
  /** HTTP version before the status, with a trailing space; empty for a request. */
  version: string
  headers: string
  /** Text after the first blank line. */
  body: string | undefined
}

const REQUEST = /^()([A-Z]{3,7})( \S.*)$/
const ANSWER = /^(HTTP\/[\d.]+ )(\d{3})(.*)$/
/** Further lines of a request's URL. */
const GOES_ON = /^(?:\n[ \t]*[?&].*)*/
/** Where a URL may break: before parameters, and before brackets in parameters that are too long for a line on a phone. */
const PARAMETERS = /(?<=\?)|(?=&)/
const BRACKETS = /(?<=.)(?=\[)/
const LONG_PARAMETER = 32

/** Parses a sample in the language `http`; `undefined` if it doesn't start like a request or a response. */
export function parseHttpSample(code: string): HttpSample | undefined {
  const [first = ''] = code.split('\n', 1)
  const match = REQUEST.exec(first) ?? ANSWER.exec(first)
  if (!match) return undefined
  const [, version = '', mark = '', rest = ''] = match
  const [more] = GOES_ON.exec(code.slice(first.length))!
  const after = code.slice(first.length + more.length)
  const end = after.indexOf('\n\n')
  return {
    mark,
    rest: rest + more,
    version,
    headers: end < 0 ? after : after.slice(0, end),
    body: end < 0 ? undefined : after.slice(end + 2),
  }
}

/** Highlights an HTTP message. Its first line is the sample's title, so it stands out. The text stays the same. */
export function highlightHttp({ mark, rest, version, headers, body }: HttpSample): ElementContent[] {
  const isBad = /^[45]\d\d$/.test(mark)
  // Without headers, the first line includes the blank line before the body.
  const end = headers === '' ? (body === undefined ? '' : '\n\n') : '\n'
  const start = [text(version), element('b', isBad ? ['bad'] : [], [text(mark)]), ...breakable(rest), ...(end === '' ? [] : [text(end)])]
  return [
    // In CSS, `:last-child` ignores text.
    element('span', headers === '' && body === undefined ? ['start'] : ['start', 'goes-on'], start),
    ...(headers === '' ? [] : highlight(headers.slice(1), 'http')),
    ...(headers === '' || body === undefined ? [] : [text('\n\n')]),
    ...(body === undefined ? [] : highlight(body, /^\s*[[{]/.test(body) ? 'json' : 'text')),
  ]
}

/** Adds the positions where a URL may break. Its own line breaks stay, unlike the one at its end. */
function breakable(url: string): ElementContent[] {
  const parts = separated(url, PARAMETERS).flatMap(inBrackets)
  return url.includes('\n') ? [element('span', ['lines'], parts)] : parts
}

function inBrackets(part: ElementContent): ElementContent[] {
  return part.type === 'text' && part.value.length > LONG_PARAMETER ? separated(part.value, BRACKETS) : [part]
}

function separated(value: string, at: RegExp): ElementContent[] {
  return value.split(at).flatMap((part, index) => [...(index === 0 ? [] : [element('wbr', [], [])]), text(part)])
}

function element(tagName: string, className: string[], children: ElementContent[]): ElementContent {
  return { type: 'element', tagName, properties: className.length > 0 ? { className } : {}, children }
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
