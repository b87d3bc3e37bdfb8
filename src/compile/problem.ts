/**
 * A mistake in a document, a sidebar, or a setting.
 * Problems are collected and reported together; they are never thrown.
 */
export interface Problem {
  /** Relative to the documents' folder for documents, and to the product's folder for other files. */
  file: string
  /** 1-based; absent if the problem is about the whole file. */
  line?: number
  /** 1-based. */
  column?: number
  /** One sentence: what is wrong. */
  message: string
  /** How to fix it. */
  hint?: string
  severity: 'error' | 'warning'
  /** String to search for in a source file, such as a route or a label, to find its position. */
  written?: string
}

/** Formats a problem like compilers do: `file:line:col` and the message, then the source line and the hint. */
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

/** Shortens a source line around a problem's position. `at` is the number of characters before that position. */
export function excerptOf({ column }: Pick<Problem, 'column'>, sourceLine: string): { text: string; at?: number } {
  const start = Math.max(0, (column ?? 1) - 1 - 60)
  const text = sourceLine.slice(start, start + 120)
  return column === undefined ? { text } : { text, at: column - 1 - start }
}

/** Orders problems by file and position. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}
