import fc from 'fast-check'
import type { Cell, Harm, Outcome } from './cell.ts'
import type { FuzzKind } from './kind.ts'
import { cpuLimit } from './limits.ts'

/** A failing input, shrunk as far as possible. */
export interface Failure {
  harm: Harm
  reason: string
  input: unknown
}

/** Result of a run. */
export interface FuzzReport {
  tried: number
  failures: Failure[]
  /** CPU time of the slowest input, in milliseconds. */
  slowest: number
}

export interface FuzzOptions {
  cell: Cell
  /** Number of generated inputs, in addition to the attacks. */
  inputs: number
  seed: number
  onTried?: (count: number) => void
}

/** Stops after this many failures, since one bug makes many inputs fail. */
const MAX_FAILURES = 5
/** Time limit for shrinking a failing input, in milliseconds. */
const SHRINKING = 60_000

/** Tries a kind's attacks, then generated inputs. */
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

/** Returns the first failing input, shrunk, or `undefined` if none fails. */
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
