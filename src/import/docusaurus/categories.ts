import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readText } from '../files.ts'
import type { Notes } from '../notes.ts'
import { record } from '../script/unknown.ts'

const NAMES = ['_category_.json', '_category_.yml', '_category_.yaml']

/** Reads a folder's category file; empty if there is none. */
export function readCategory(dir: string, file: (path: string) => string, notes: Notes): Record<string, unknown> {
  const path = NAMES.map((name) => join(dir, name)).find((each) => existsSync(each))
  if (path === undefined) return {}
  try {
    return record(parse(readText(path))) ?? {}
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]! : String(error)
    notes.add({ kind: 'sidebar', file: file(path), message: `The file can’t be read: ${reason}` })
    return {}
  }
}
