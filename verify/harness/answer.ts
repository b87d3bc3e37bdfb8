import type { Mark } from './mark.ts'

/** What a sample brought back. */
export type Answer = HttpAnswer | ValueAnswer | ErrorAnswer | TextAnswer

/** What a server answered. */
export interface HttpAnswer {
  kind: 'http'
  status: number
  reason: string
  /** Content-Type. */
  type: string
  body: string
}

/** What code that ran inside the application ended with, as JSON; absent when it is `undefined`. */
export interface ValueAnswer {
  kind: 'value'
  json?: string
}

/** What code that ran inside the application threw. */
export interface ErrorAnswer {
  kind: 'error'
  name: string
  message: string
  /** As JSON. */
  details?: string
}

/** What a program or a sample printed. */
export interface TextAnswer {
  kind: 'text'
  text: string
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Objects and lists of plain values up to this many characters stand on one line. */
const ONE_LINE = 72

/**
 * An answer as a document shows it.
 * @param language of the fence that shows it: `http` shows status and body, others the body
 * @param mark what the fence leaves out
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

/** Sizes of a picture are made side by side, and listed as they finish: their order is made the same each time. */
function parse(text: string): Json {
  return JSON.parse(text, (key, value: Json) => {
    if (key !== 'formats' || value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
  }) as Json
}

/** Prints JSON; what the mark leaves out becomes a comment that says how much is missing. */
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

/** `*` stands for any key, `**` for any number of them, `2-` for list positions from 2 on. */
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
