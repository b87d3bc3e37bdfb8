/** A parsed request. */
export interface RequestParts {
  method: string
  /** Path and query. */
  url: string
  headers: Record<string, string>
  body?: string
}

/** Continuation lines of the URL. */
const GOES_ON = /^\s*[?&]/

/** End of the URL and headers: an empty line, or the opening bracket of a body without one. */
const END_OF_HEAD = /\n[ \t]*\n|\n(?=[ \t]*\{)/

/** A bracket that isn't closed, for which Strapi would return status 500. */
const OPEN_BRACKET = /\[[^\]&=\s]*(?=[&=\s]|$)/

/** Returns what is unfinished in the URL of a request, which therefore isn't sent while the reader types, as a clause. */
export function unfinishedPart(text: string): string | undefined {
  if (OPEN_BRACKET.test(text.slice(0, endOfHead(text)))) return 'a bracket isn’t closed'
  return /[?&][^=&]+=(?:&|$)/.test(readRequest(text).url) ? 'a value is missing after “=”' : undefined
}

/** Returns the offset where the URL and headers end. */
export function endOfHead(text: string): number {
  return END_OF_HEAD.exec(text)?.index ?? text.length
}

/**
 * Parses a request as written in samples: method and URL, continued in lines that start with `?` or `&`, then headers, an empty line, and
 * the body.
 */
export function readRequest(text: string): RequestParts {
  const head = text.slice(0, endOfHead(text))
  const [first = '', ...lines] = head.split('\n')
  const [, method = '', address = ''] = /^\s*([A-Za-z]*)\s*(.*)$/.exec(first) ?? []
  const headers: Record<string, string> = {}
  let url = address.trim()
  for (const line of lines) {
    if (GOES_ON.test(line)) url += line.trim()
    else if (line.includes(':')) headers[line.slice(0, line.indexOf(':')).trim()] = line.slice(line.indexOf(':') + 1).trim()
  }
  const body = text.slice(head.length).trim()
  return { method: method.toUpperCase(), url, headers, ...(body !== '' && { body }) }
}

/** Puts each parameter on its own line, for editing. */
export function unfold(text: string): string {
  const head = text.slice(0, endOfHead(text))
  const lines = head.split('\n').flatMap((line, index) => (index === 0 || GOES_ON.test(line) ? splitAddress(line.trim()) : [line]))
  return lines.join('\n') + text.slice(head.length)
}

function splitAddress(line: string): string[] {
  const start = line.indexOf('?')
  if (start < 0) return line.startsWith('&') ? line.split(/(?=&)/) : [line]
  return [line.slice(0, start), ...line.slice(start).split(/(?=&)/)].filter((part) => part !== '')
}

/** Whether two texts represent the same request. */
export function isSameRequest(one: string, other: string): boolean {
  return JSON.stringify(readRequest(one)) === JSON.stringify(readRequest(other))
}

/** Puts method and URL on one line, for links; a body follows an empty line. */
export function fold(text: string): string {
  const { method, url, headers, body } = readRequest(text)
  const lines = [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  return body === undefined ? lines.join('\n') : `${lines.join('\n')}\n\n${body}`
}
