import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentHash } from './hash.ts'

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

/** Writes a file that appears when it is whole: other builds read it at the same time. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, content)
  renameSync(`${path}.${process.pid}`, path)
}
