/**
 * Something wrong with what a person wrote: a document, a sidebar, a setting.
 * Problems are collected and reported together; they are never thrown.
 */
export interface Problem {
  /** Path as the author knows it, relative to the project's root. */
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
}

/** Prints problems the way compilers do: `file:line:col`, the sentence, the source line, the hint. */
export function formatProblem(problem: Problem, sourceLine?: string): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':')
  const lines = [`${place}  ${problem.severity}  ${problem.message}`]
  if (sourceLine !== undefined && problem.line !== undefined) {
    const gutter = String(problem.line)
    const start = Math.max(0, (problem.column ?? 1) - 1 - 60)
    const excerpt = sourceLine.slice(start, start + 120)
    lines.push(`  ${gutter} | ${excerpt}`)
    if (problem.column !== undefined) {
      lines.push(`  ${' '.repeat(gutter.length)} | ${' '.repeat(problem.column - 1 - start)}^`)
    }
  }
  if (problem.hint) lines.push(`  ${problem.hint}`)
  return lines.join('\n')
}

/** Orders problems by file and place, so that a report reads from top to bottom. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}
