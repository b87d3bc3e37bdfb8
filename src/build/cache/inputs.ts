import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentHash } from './hash.ts'

/** Input files of a result: path → hash of the content, or `''` for a missing file. */
export type Inputs = Record<string, string>

/** Hashes the current content of files. */
export function readInputs(files: Iterable<string>): Inputs {
  return Object.fromEntries([...files].map((file) => [file, hashOf(file)]))
}

/** Whether all files still have the same content. */
export function areUnchanged(inputs: Inputs): boolean {
  return Object.entries(inputs).every(([file, hash]) => hashOf(file) === hash)
}

/**
 * Whether any file was changed or deleted since `time` (in milliseconds), in which case it's unknown which version a result was
 * made from.
 */
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

/** Writes a file atomically, since other builds may be reading it. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, content)
  renameSync(`${path}.${process.pid}`, path)
}
