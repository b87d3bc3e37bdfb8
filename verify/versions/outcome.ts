import type { Answer } from '../harness/answer.ts'
import type { FactRows } from '../harness/table.ts'

/** Outcome of an item in one version. */
export type Outcome =
  /** A sample was run. `message` is the reason if the response isn't the expected one. */
  | { is: 'answer'; answer: Answer; effect?: string[]; message?: string }
  /** A sample failed or doesn't compile. */
  | { is: 'refused'; message: string }
  | { is: 'compiled' }
  | { is: 'rows'; rows: string | FactRows }
  /** Words in the packages' files: the file that contains them, and which are missing or unexpected. */
  | { is: 'words'; file?: string; gone: string[]; come: string[] }
  /** Unknown in this run. */
  | { is: 'unknown'; message: string }

/** Outcomes by route and by the item's key. */
export type Outcomes = Record<string, Record<string, Outcome>>

/** Prefix of the line with the reason why a run has no outcomes. */
export const PROBLEM = 'Problem: '
