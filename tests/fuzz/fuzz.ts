import fc from 'fast-check'
import type { Cell, Harm, Outcome } from './cell.ts'
import type { FuzzKind } from './kind.ts'
import { cpuLimit } from './limits.ts'

/** An input that failed, as small as it could be made. */
export interface Failure {
  harm: Harm
  reason: string
  input: unknown
}

/** What came of many inputs. */
export interface FuzzReport {
  tried: number
  failures: Failure[]
  /** CPU of the slowest run, in milliseconds. */
  slowest: number
}

export interface FuzzOptions {
  cell: Cell
  /** How many are made, beside the attacks. */
  inputs: number
  seed: number
  onTried?: (count: number) => void
}

/** One fault fails many inputs: that many are enough to look at. */
const MAX_FAILURES = 5
/** How long a failing input may be made smaller, in milliseconds. */
const SHRINKING = 60_000

/** Tries the attacks of a kind, and then as many inputs as are asked for. */
export async function fuzz(name: string, kind: FuzzKind, { cell, inputs, seed, onTried }: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { tried: 0, failures: [], slowest: 0 }
  const attempt = async (input: unknown): Promise<Outcome> => {
    const outcome = await cell.try({ kind: name, input, limit: cpuLimit(input, kind.floor) })
    report.slowest = Math.max(report.slowest, outcome.cpu)
    return outcome
  }
  for (const [title, input] of Object.entries(kind.attacks ?? {})) {
    report.tried++
    const { harm, reason = '' } = await attempt(input)
    if (harm) report.failures.push({ harm, reason: `${title}: ${reason}`, input })
  }
  const all = report.tried + inputs
  for (let round = 0; report.tried < all && report.failures.length < MAX_FAILURES; round++) {
    const failure = await findFailure({ kind, attempt, seed: seed + round, inputs: all - report.tried }, () => {
      report.tried++
      onTried?.(report.tried)
    })
    if (failure) report.failures.push(failure)
  }
  return report
}

interface Search {
  kind: FuzzKind
  attempt: (input: unknown) => Promise<Outcome>
  seed: number
  inputs: number
}

/** The first input that fails, made smaller; `undefined` when none does. */
async function findFailure({ kind, attempt, seed, inputs }: Search, onTried: () => void): Promise<Failure | undefined> {
  let found: { failure: Failure; at: number } | undefined
  const property = fc.asyncProperty(kind.inputs, async (input) => {
    if (found && Date.now() - found.at > SHRINKING) return
    if (!found) onTried()
    const { harm, reason = '' } = await attempt(input)
    if (!harm) return
    found = { failure: { harm, reason, input }, at: found?.at ?? Date.now() }
    throw new Error(reason)
  })
  await fc.check(property, { numRuns: inputs, seed })
  return found?.failure
}
