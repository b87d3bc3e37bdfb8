import { diffLines } from './diff-lines.ts'
import type { PrintedJson } from './print-json.ts'

/** A line of an answer, or a value that it hasn't any more. */
export type ShownLine = { kind: 'same' | 'new'; line: number } | { kind: 'gone'; text: string }

/** An answer beside the one that it is compared with. */
export interface Comparison {
  /** `alone`: there is nothing to compare; `other`: nearly nothing is the same. */
  kind: 'alone' | 'same' | 'changed' | 'other'
  lines: ShownLine[]
  /** Values that are new, and that are gone. */
  added: number
  gone: number
}

/** Where no larger part of the values was there before, marks say nothing. */
const LEAST = 0.34

/** What is different in an answer, value by value. */
export function compareAnswers(now: PrintedJson, before: PrintedJson | undefined): Comparison {
  const plain = { lines: now.lines.map((_, line) => ({ kind: 'same' as const, line })), added: 0, gone: 0 }
  if (!before) return { kind: 'alone', ...plain }
  const [old, after] = [before.flat, now.flat].map((flat) => flat.map(({ text }) => text)) as [string[], string[]]
  const diff = diffLines(old, after)
  const changes = diff?.filter(({ kind }) => kind !== 'same')
  const kept = diff?.filter(({ kind, index }) => kind === 'same' && isValue(after[index]!)) ?? []
  if (!diff || !changes || kept.length < after.filter(isValue).length * LEAST) return { kind: 'other', ...plain }
  if (changes.length === 0) return { kind: 'same', ...plain }

  const lines: ShownLine[] = []
  const count = { added: 0, gone: 0 }
  for (const { kind, index } of diff) {
    if (kind === 'gone') {
      lines.push({ kind, text: old[index]! })
      if (isValue(old[index]!)) count.gone++
      continue
    }
    const { line, text } = now.flat[index]!
    if (kind === 'new' && isValue(text)) count.added++
    const last = lines.findLast((shown) => shown.kind !== 'gone')
    if (last?.line !== line) lines.push({ kind, line })
    else if (kind === 'new') last.kind = 'new'
  }
  return { kind: 'changed', lines, ...count }
}

/** Not only a bracket. */
function isValue(text: string): boolean {
  return /[^\s[\]{}]/.test(text)
}
