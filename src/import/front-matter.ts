import { parse } from 'yaml'
import { deepYaml } from '../values/deep-yaml.ts'
import type { Notes } from './notes.ts'

const BLOCK = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/

/** Front matter and body of a document. */
export interface Split {
  data: Record<string, unknown>
  body: string
  /** Number of lines before the body. */
  bodyLine: number
}

/** Splits a document into front matter and body. Invalid front matter is noted and ignored. */
export function splitFrontMatter(text: string, file: string, notes: Notes): Split {
  const [whole = '', yaml = ''] = BLOCK.exec(text) ?? []
  const body = text.slice(whole.length).replace(/^\uFEFF/, '')
  const bodyLine = whole.split('\n').length - 1
  try {
    if (deepYaml(yaml)) throw new Error('it’s nested too deeply')
    const data: unknown = parse(yaml, { logLevel: 'error' }) ?? {}
    if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error('it isn’t a YAML mapping')
    return { data: data as Record<string, unknown>, body, bodyLine }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]! : String(error)
    notes.add({ kind: 'front matter', file, line: 1, message: `The front matter can’t be parsed: ${reason}` })
    return { data: {}, body, bodyLine }
  }
}
