import fc from 'fast-check'
import type { FuzzKind } from './kind.ts'

const kept: unknown[] = []

const HARMS: Record<string, () => unknown> = {
  nothing: () => undefined,
  throws: () => {
    throw new Error('thrown')
  },
  rejects: () => Promise.reject(new Error('rejected')),
  'throws later': () => {
    setTimeout(() => HARMS.throws!())
    return new Promise(() => {})
  },
  exits: () => process.exit(0),
  loops: () => {
    for (;;) kept.length = 0
  },
  'fills the memory': () => {
    for (;;) kept.push(Array.from({ length: 1e6 }, () => 0))
  },
  'takes 300 MB': () => {
    kept.push(Buffer.alloc(300 * 1024 * 1024, 1))
  },
}

/** Inputs that fail in every way, to test the fuzzer itself. */
export default {
  about: 'harm',
  inputs: fc.constant('nothing'),
  open: async () => ({
    check: async (input) => {
      for (const harm of [input].flat()) await HARMS[String(harm)]?.()
    },
  }),
} satisfies FuzzKind
