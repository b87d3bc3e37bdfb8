import type { Mark } from './mark.ts'

/** Result of a sample. */
export type Answer = HttpAnswer | ValueAnswer | ErrorAnswer | TextAnswer

/** HTTP response. */
export interface HttpAnswer {
  kind: 'http'
  status: number
  reason: string
  /** Content-Type header. */
  type: string
  body: string
}

/** Value of code that ran inside the application, as JSON; absent if it is `undefined`. */
export interface ValueAnswer {
  kind: 'value'
  json?: string
}

/** Error thrown by code that ran inside the application. */
export interface ErrorAnswer {
  kind: 'error'
  name: string
  message: string
  /** JSON. */
  details?: string
}

/** Output of a program or sample. */
export interface TextAnswer {
  kind: 'text'
  text: string
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Maximum width in characters of objects and lists on one line. */
const ONE_LINE = 72

/**
 * Formats an answer as shown in documents.
 * @param language language of the fence: `http` shows status and body, others only the body
 * @param mark specifies what the fence omits
 */
export function print(answer: Answer, language: string, mark: Mark): string {
  switch (answer.kind) {
    case 'http': {
      const body = isJson(answer) ? printJson(parse(answer.body), mark) : answer.body.trimEnd()
      if (language !== 'http') return body === '' ? `${answer.status} ${answer.reason}` : body
      return `HTTP/1.1 ${answer.status} ${answer.reason}${body === '' ? '' : `\n\n${body}`}`
    }
    case 'value':
      return answer.json === undefined ? 'undefined' : printJson(parse(answer.json), mark)
    case 'error':
      if (language === 'text') return `${answer.name}: ${answer.message}`
      return printJson(
        { name: answer.name, message: answer.message, ...(answer.details === undefined ? {} : { details: parse(answer.details) }) },
        mark,
      )
    case 'text':
      return answer.text.trimEnd()
  }
}

function isJson(answer: HttpAnswer): boolean {
  return /\bjson\b/.test(answer.type) && answer.body !== ''
}

/** Sorts image formats, which Strapi generates in parallel and lists in order of completion. */
function parse(text: string): Json {
  return JSON.parse(text, (key, value: Json) => {
    if (key !== 'formats' || value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
  }) as Json
}

/** Formats JSON, replacing omitted parts with a comment that counts them. */
function printJson(value: Json, mark: Mark): string {
  const omit = mark.omit.map(parsePath)
  const keep = mark.keep.map(({ path, keys }) => ({ path: parsePath(path), keys }))

  const isOmitted = (path: string[]) =>
    omit.some((pattern) => matches(pattern, path)) ||
    keep.some(({ path: pattern, keys }) => matches(pattern, path.slice(0, -1)) && !keys.includes(path.at(-1)!))

  function block(node: Json, path: string[], indent: string): string {
    if (node === null || typeof node !== 'object') return JSON.stringify(node)
    const isList = Array.isArray(node)
    const entries = Object.entries(node)
    const shown = entries.filter(([key]) => !isOmitted([...path, key]))
    const missing = entries.length - shown.length
    const [open, close] = isList ? '[]' : '{}'
    if (entries.length === 0) return `${open}${close}`
    const isPlain = shown.every(([, child]) => child === null || typeof child !== 'object')
    if (missing === 0 && path.length > 0 && isPlain) {
      const parts = shown.map(([key, child]) => (isList ? JSON.stringify(child) : `${JSON.stringify(key)}: ${JSON.stringify(child)}`))
      const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
      if (indent.length + line.length <= ONE_LINE) return line
    }
    const inner = `${indent}  `
    const lines = shown.map(([key, child], index) => {
      const name = isList ? '' : `${JSON.stringify(key)}: `
      return `${inner}${name}${block(child, [...path, key], inner)}${index < shown.length - 1 ? ',' : ''}`
    })
    if (missing > 0)
      lines.push(`${inner}// ${missing} more ${isList ? (missing === 1 ? 'entry' : 'entries') : missing === 1 ? 'field' : 'fields'}`)
    return `${open}\n${lines.join('\n')}\n${indent}${close}`
  }

  return block(value, [], '')
}

function parsePath(path: string): string[] {
  return path === '' || path === '.' ? [] : path.split('.')
}

/** `*` matches any key, `**` any number of keys, `2-` list indexes from 2. */
function matches(pattern: string[], path: string[]): boolean {
  const [head, ...rest] = pattern
  if (head === undefined) return path.length === 0
  if (head === '**') return matches(rest, path) || (path.length > 0 && matches(pattern, path.slice(1)))
  const [key, ...others] = path
  if (key === undefined) return false
  const from = /^(\d+)-$/.exec(head)
  const fits = head === '*' || head === key || (from !== null && /^\d+$/.test(key) && Number(key) >= Number(from[1]))
  return fits && matches(rest, others)
}
