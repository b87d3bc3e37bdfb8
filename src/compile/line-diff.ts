/** A line of a diff, without the letter in front that says what becomes of it. */
export interface DiffLine {
  kind: 'added' | 'removed' | 'kept'
  text: string
}

const KINDS: Readonly<Record<string, DiffLine['kind']>> = { '+': 'added', '-': 'removed', ' ': 'kept', '': 'kept' }

/** Reads a fence whose lines begin with `+`, `-` or a space. Returns the number of the first line that doesn't, if there is one. */
export function readDiff(code: string): DiffLine[] | { wrong: number } {
  const lines: DiffLine[] = []
  for (const [index, line] of code.split('\n').entries()) {
    const kind = KINDS[line.slice(0, 1)]
    if (kind === undefined) return { wrong: index + 1 }
    lines.push({ kind, text: line.slice(1) })
  }
  return lines
}

/** What a diff results in; the code as it is written, where it is none. */
export function resultOf(code: string): string {
  const lines = readDiff(code)
  if ('wrong' in lines) return code
  return lines.flatMap(({ kind, text }) => (kind === 'removed' ? [] : [text])).join('\n')
}
