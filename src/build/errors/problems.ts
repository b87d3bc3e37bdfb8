import { existsSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { formatProblem, type Problem } from '../../compile/problem.ts'
import type { Product } from '../product/product.ts'

/** Folders that the paths in problems are relative to: documents, and the product's other files. */
export type ProblemFolders = Pick<Product, 'docsDir' | 'root'>

/** A problem with the path of its file and its line in the source. */
export interface PlacedProblem {
  problem: Problem
  path: string
  /** Absent if the problem is about the whole file, or the file no longer exists. */
  sourceLine?: string | undefined
}

/** Finds the files and source lines of problems. */
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

/** Formats problems for the terminal, each with its source line. */
export function describeProblems(problems: readonly Problem[], folders: ProblemFolders): string {
  return placeProblems(problems, folders)
    .map(({ problem, path, sourceLine }) => formatProblem({ ...problem, file: pathFromHere(path) }, sourceLine))
    .join('\n\n')
}

/** Path relative to the working directory, or absolute if it's outside. */
export function pathFromHere(path: string): string {
  const way = relative('', path)
  return way.startsWith('..') || isAbsolute(way) ? path : way
}

/** Position of the first string in a source file that has this text. */
function placeOf(written: string, lines: string[]): Pick<Problem, 'line' | 'column'> {
  for (const [index, line] of lines.entries()) {
    const at = ["'", '"', '`'].map((quote) => line.indexOf(quote + written + quote)).find((place) => place >= 0)
    if (at !== undefined) return { line: index + 1, column: at + 2 }
  }
  return {}
}

/** Lines of a file; empty if it's missing or isn't a regular file, since reading a pipe would never end. */
function readLines(path: string): string[] {
  try {
    return statSync(path).isFile() ? readFileSync(path, 'utf8').split('\n') : []
  } catch {
    return []
  }
}
