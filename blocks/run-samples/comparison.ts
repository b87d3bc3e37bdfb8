import { diffLines } from './diff-lines.ts'
import type { PrintedJson } from './print-json.ts'

/** A line of a response, or a value that was removed. */
export type ShownLine = { kind: 'same' | 'new'; line: number } | { kind: 'gone'; text: string }

/** Comparison of two responses. */
export interface Comparison {
  /** `alone`: nothing to compare with; `other`: too different to compare. */
  kind: 'alone' | 'same' | 'changed' | 'other'
  lines: ShownLine[]
  /** Numbers of added and removed values. */
  added: number
  gone: number
}

/** Minimum share of unchanged values; below it, marks aren't useful. */
const LEAST = 0.34

/** Compares two responses value by value. */
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

/** Whether a line has more than a bracket. */
function isValue(text: string): boolean {
  return /[^\s[\]{}]/.test(text)
}
