import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type fc from 'fast-check'

/** One kind of hostile input. It stands in a file of its own in `kinds/`, as its default export. Inputs are JSON. */
export interface FuzzKind<Input = unknown> {
  /** What is tried, for `--help`: “Requests, byte by byte”. */
  about: string
  /** Makes inputs, and smaller ones of one that fails. */
  inputs: fc.Arbitrary<Input>
  /** What did harm once, by what it did. Tried before all others. */
  attacks?: Readonly<Record<string, Input>>
  /** CPU that a run may take however small its input is, in milliseconds; 300 when left out. */
  floor?: number
  /** It drives a browser: hundreds of inputs take minutes, so `npm test` tries some of them by a test of their own. */
  isSlow?: boolean
  /** Prepares for many inputs, in the process that tries them; imports what only that one needs. */
  open(): Promise<Trial<Input>>
}

/** What tries inputs of a kind. */
export interface Trial<Input = unknown> {
  /** Throws, or rejects, where something doesn't hold that has to hold of every input. */
  check(input: Input): unknown
  close?(): unknown
}

const folder = join(import.meta.dirname, 'kinds')

/** The names of all kinds: those of their files. */
export const kindNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .sort()

/** Throws when there is no such kind. */
export async function loadKind(name: string): Promise<FuzzKind> {
  const module = (await import(join(folder, `${name}.ts`))) as { default: FuzzKind }
  return module.default
}
