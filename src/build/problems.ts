import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatProblem, type Problem } from '../compile/problem.ts'

/** A list of problems for people, each with the line of its source. */
export function describeProblems(problems: readonly Problem[], docsDir: string): string {
  const sources = new Map<string, string[]>()
  const sourceLine = ({ file, line }: Problem) => {
    if (line === undefined) return undefined
    const path = join(docsDir, file)
    if (!sources.has(file)) sources.set(file, existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [])
    return sources.get(file)![line - 1]
  }
  return problems.map((problem) => formatProblem(problem, sourceLine(problem))).join('\n\n')
}
