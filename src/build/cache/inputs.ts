import { readFileSync, statSync } from 'node:fs'
import { contentHash } from '../hash.ts'

/** Files that something was made from, and what was in each: path → hash. */
export type Inputs = Record<string, string>

/** What is in files at this moment. */
export function readInputs(files: Iterable<string>): Inputs {
  return Object.fromEntries([...files].map((file) => [file, hashOf(file)]))
}

/** Whether nothing has happened to any of the files. */
export function areUnchanged(inputs: Inputs): boolean {
  return Object.entries(inputs).every(([file, hash]) => hashOf(file) === hash)
}

/** Whether a file was written since a moment, so that nobody knows which of its states something was made from. */
export function changedSince(files: Iterable<string>, time: number): boolean {
  return [...files].some((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) >= time)
}

function hashOf(file: string): string {
  try {
    return contentHash(readFileSync(file))
  } catch {
    return ''
  }
}
