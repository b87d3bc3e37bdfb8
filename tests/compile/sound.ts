import { deepStrictEqual, doesNotMatch, match, ok, strictEqual } from 'node:assert/strict'
import type { Body, CompileResult } from '../../src/compile/page.ts'
import { formatProblem } from '../../src/compile/problem.ts'
import { dangersIn, runsOf } from './dangers.ts'

/**
 * Checks what must be true of every result: valid JSON, positions inside the document, problems that can be printed, and no script.
 */
export function expectSound({ page, problems }: CompileResult, source: string): void {
  ok(page !== undefined || problems.length > 0)
  const lines = source.split(/\r\n|\r|\n/)
  for (const problem of problems) {
    match(problem.message, /\S/)
    ok((problem.line ?? 1) > 0 && (problem.line ?? 1) <= lines.length, `line ${problem.line}`)
    ok((problem.column ?? 1) > 0)
    formatProblem(problem, lines[(problem.line ?? 1) - 1])
  }
  if (!page) return
  deepStrictEqual(JSON.parse(JSON.stringify(page)), page)
  match(page.route, /^\//)
  doesNotMatch(page.route, /\/\.\.?(\/|$)/)
  strictEqual(emptyRuns(page.body), 0)
  deepStrictEqual(dangersIn(runsOf(page.body)), [])
}

function emptyRuns(body: Body): number {
  return body.reduce(
    (sum, node) => sum + (typeof node === 'string' ? Number(node === '' || node.includes('\0')) : emptyRuns(node.children)),
    0,
  )
}
