/**
 * Something wrong with what a person wrote: a document, a sidebar, a setting.
 * Problems are collected and reported together; they are never thrown.
 */
export interface Problem {
  /** Relative to the documents' folder; that of another file, to the product's. */
  file: string
  /** 1-based; absent when the problem is the file as a whole. */
  line?: number
  /** 1-based. */
  column?: number
  /** One sentence: what is wrong. */
  message: string
  /** What to do about it. */
  hint?: string
  severity: 'error' | 'warning'
  /** Text between quotes by which its place is found, in a file of code: a route, a label. */
  written?: string
}

/** Prints problems the way compilers do: `file:line:col`, the sentence, the source line, the hint. */
export function formatProblem(problem: Problem, sourceLine?: string): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':')
  const lines = [`${place}  ${problem.severity}  ${problem.message}`]
  if (sourceLine !== undefined && problem.line !== undefined) {
    const gutter = String(problem.line)
    const { text, at } = excerptOf(problem, sourceLine)
    lines.push(`  ${gutter} | ${text}`)
    if (at !== undefined) lines.push(`  ${' '.repeat(gutter.length)} | ${' '.repeat(at)}^`)
  }
  if (problem.hint) lines.push(`  ${problem.hint}`)
  return lines.join('\n')
}

/** As much of a line as shows a problem's place, and where in it that is: how many characters are before it. */
export function excerptOf({ column }: Pick<Problem, 'column'>, sourceLine: string): { text: string; at?: number } {
  const start = Math.max(0, (column ?? 1) - 1 - 60)
  const text = sourceLine.slice(start, start + 120)
  return column === undefined ? { text } : { text, at: column - 1 - start }
}

/** Orders problems by file and place, so that a report reads from top to bottom. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}
