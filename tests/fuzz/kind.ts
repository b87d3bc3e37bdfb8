import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type fc from 'fast-check'

/** A kind of hostile input: the default export of a file in `kinds/`. Inputs must be valid JSON. */
export interface FuzzKind<Input = unknown> {
  /** Description of the inputs for `--help`. */
  about: string
  /** Generates inputs, and shrinks failing ones. */
  inputs: fc.Arbitrary<Input>
  /** Inputs that failed in the past, by description. Tried first. */
  attacks?: Readonly<Record<string, Input>>
  /** Minimum CPU time limit for small inputs, in milliseconds; 300 by default. */
  floor?: number
  /** Whether it needs a browser, so hundreds of inputs take minutes. `npm test` covers a few of them in a separate test. */
  isSlow?: boolean
  /** Prepares a trial in the process that tries the inputs; imports modules that only this kind needs. */
  open(): Promise<Trial<Input>>
}

/** Checks inputs of one kind. */
export interface Trial<Input = unknown> {
  /** Throws or rejects if an invariant doesn't hold. */
  check(input: Input): unknown
  close?(): unknown
}

const folder = join(import.meta.dirname, 'kinds')

/** Names of all kinds, which are their file names. */
export const kindNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort()

/** Loads a kind. @throws Error if it doesn't exist */
export async function loadKind(name: string): Promise<FuzzKind> {
  const module = (await import(join(folder, `${name}.ts`))) as { default: FuzzKind }
  return module.default
}
