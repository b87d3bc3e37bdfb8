import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatProblem, type Problem } from '../../compile/problem.ts'

/** A list of problems for people, each with the line of its source. */
export function describeProblems(problems: readonly Problem[], docsDir: string): string {
  const sources = new Map<string, string[]>()
  const sourceLine = ({ file, line }: Problem) => {
    if (line === undefined) return undefined
    if (!sources.has(file)) sources.set(file, readLines(join(docsDir, file)))
    return sources.get(file)![line - 1]
  }
  return problems.map((problem) => formatProblem(problem, sourceLine(problem))).join('\n\n')
}

/** Empty where the problem isn't in a document, or the document is gone by now. */
function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}
