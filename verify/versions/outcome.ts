import type { Answer } from '../harness/answer.ts'

/** What one version did with an item of a document. */
export type Outcome =
  /** A sample was run. `message` says why its answer isn't the one that its document expects. */
  | { is: 'answer'; answer: Answer; effect?: string[]; message?: string }
  /** A sample has no answer, or doesn't compile. */
  | { is: 'refused'; message: string }
  | { is: 'compiled' }
  | { is: 'rows'; rows: string | string[][] }
  /** Words of the packages' files: where they are, and which aren't anywhere. */
  | { is: 'words'; file?: string; gone: string[]; come: string[] }
  /** Nothing can be said of it in this run. */
  | { is: 'unknown'; message: string }

/** By route, then by the key of the item. */
export type Outcomes = Record<string, Record<string, Outcome>>

/** Begins the line in which a run says why there are no outcomes. */
export const PROBLEM = 'Problem: '
