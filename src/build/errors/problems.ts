import { existsSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { formatProblem, type Problem } from '../../compile/problem.ts'
import type { Product } from '../product/product.ts'

/** Where the files are that problems name: documents, and the product's own. */
export type ProblemFolders = Pick<Product, 'docsDir' | 'root'>

/** A problem where its file is, with what is written there. */
export interface PlacedProblem {
  problem: Problem
  path: string
  /** The line that it is about; absent where it is about the file as a whole, or the file is gone. */
  sourceLine?: string | undefined
}

/** Finds the places of problems in the files that they are about. */
export function placeProblems(problems: readonly Problem[], { docsDir, root }: ProblemFolders): PlacedProblem[] {
  const sources = new Map<string, string[]>()
  return problems.map((problem) => {
    const path = [docsDir, root].map((folder) => join(folder, problem.file)).find((file) => existsSync(file)) ?? join(docsDir, problem.file)
    if (!sources.has(path)) sources.set(path, readLines(path))
    const lines = sources.get(path)!
    const placed =
      problem.line === undefined && problem.written !== undefined ? { ...problem, ...placeOf(problem.written, lines) } : problem
    return { problem: placed, path, sourceLine: placed.line === undefined ? undefined : lines[placed.line - 1] }
  })
}

/** A list of problems for people, each with the line of its source. */
export function describeProblems(problems: readonly Problem[], folders: ProblemFolders): string {
  return placeProblems(problems, folders)
    .map(({ problem, path, sourceLine }) => formatProblem({ ...problem, file: pathFromHere(path) }, sourceLine))
    .join('\n\n')
}

/** A path as a terminal opens it: from the folder where the command runs, or whole when it isn't below that. */
export function pathFromHere(path: string): string {
  const way = relative('', path)
  return way.startsWith('..') || isAbsolute(way) ? path : way
}

/** Where a file of code first has a text between quotes. */
function placeOf(written: string, lines: string[]): Pick<Problem, 'line' | 'column'> {
  for (const [index, line] of lines.entries()) {
    const at = ["'", '"', '`'].map((quote) => line.indexOf(quote + written + quote)).find((place) => place >= 0)
    if (at !== undefined) return { line: index + 1, column: at + 2 }
  }
  return {}
}

/** Empty where the file is gone by now, or is none: reading a pipe would never end. */
function readLines(path: string): string[] {
  try {
    return statSync(path).isFile() ? readFileSync(path, 'utf8').split('\n') : []
  } catch {
    return []
  }
}
