/** A line of a diff without its sign. */
export interface DiffLine {
  kind: 'added' | 'removed' | 'kept'
  text: string
}

const KINDS: Readonly<Record<string, DiffLine['kind']>> = { '+': 'added', '-': 'removed', ' ': 'kept', '': 'kept' }

/** Parses code whose lines start with `+`, `-`, or a space. If a line doesn't, returns its 1-based number. */
export function readDiff(code: string): DiffLine[] | { wrong: number } {
  const lines: DiffLine[] = []
  for (const [index, line] of code.split('\n').entries()) {
    const kind = KINDS[line.slice(0, 1)]
    if (kind === undefined) return { wrong: index + 1 }
    lines.push({ kind, text: line.slice(1) })
  }
  return lines
}

/** Returns the code that a diff results in, or the code itself if it isn't a diff. */
export function resultOf(code: string): string {
  const lines = readDiff(code)
  if ('wrong' in lines) return code
  return lines.flatMap(({ kind, text }) => (kind === 'removed' ? [] : [text])).join('\n')
}
