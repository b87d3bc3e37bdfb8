/** A line of the new text, or a removed line. */
export interface DiffLine {
  kind: 'same' | 'new' | 'gone'
  /** Index in the new text; for removed lines, in the old one. */
  index: number
}

/** Maximum number of lines per text. */
const MAX_LINES = 4000
/** Maximum number of changes. */
const MAX_CHANGES = 1200

/**
 * Compares two texts line by line (Myers).
 * @returns `undefined` if they exceed the limits
 */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] | undefined {
  if (before.length > MAX_LINES || after.length > MAX_LINES) return undefined
  const trace: Array<Map<number, number>> = []
  let reached = new Map([[1, 0]])
  for (let changes = 0; changes <= Math.min(before.length + after.length, MAX_CHANGES); changes++) {
    trace.push(reached)
    const next = new Map(reached)
    for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
      const down = diagonal === -changes || (diagonal !== changes && reachedAt(reached, diagonal - 1) < reachedAt(reached, diagonal + 1))
      let x = down ? reachedAt(reached, diagonal + 1) : reachedAt(reached, diagonal - 1) + 1
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++
      next.set(diagonal, x)
      if (x >= before.length && x - diagonal >= after.length) return walkBack(trace, before.length, after.length)
    }
    reached = next
  }
  return undefined
}

const reachedAt = (reached: Map<number, number>, diagonal: number): number => reached.get(diagonal) ?? -1

function walkBack(trace: Array<Map<number, number>>, oldLength: number, newLength: number): DiffLine[] {
  const lines: DiffLine[] = []
  let [x, y] = [oldLength, newLength]
  for (let changes = trace.length - 1; changes >= 0; changes--) {
    const reached = trace[changes]!
    const diagonal = x - y
    const down = diagonal === -changes || (diagonal !== changes && reachedAt(reached, diagonal - 1) < reachedAt(reached, diagonal + 1))
    const from = down ? diagonal + 1 : diagonal - 1
    const startX = changes === 0 ? 0 : reachedAt(reached, from)
    const startY = changes === 0 ? 0 : startX - from
    while (x > startX + (down || changes === 0 ? 0 : 1) && y > startY + (down && changes > 0 ? 1 : 0)) {
      x--
      y--
      lines.push({ kind: 'same', index: y })
    }
    if (changes === 0) break
    lines.push(down ? { kind: 'new', index: startY } : { kind: 'gone', index: startX })
    ;[x, y] = [startX, startY]
  }
  return lines.toReversed()
}
