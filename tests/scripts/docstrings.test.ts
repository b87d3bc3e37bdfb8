import { expect, test } from 'vitest'
import { undocumented } from '../../scripts/docstrings.mjs'

/** Returns missing docstrings of a module whose exports are all used by another room. */
const saysNothing = (text: string, used = ['*']) => undocumented({ file: 'a.ts', text, used: new Set(used) })

test('an export without a docstring that another room uses is reported with its line', () => {
  const text = `
    export function one() {}
    export default function two() {}
    export const three = () => {}
    export interface Four {}
    export class Five { run() {} static make() {} get size() { return 1 } }`
  expect(saysNothing(text)).toEqual([
    'a.ts:2  one has no docstring.',
    'a.ts:3  two has no docstring.',
    'a.ts:4  three has no docstring.',
    'a.ts:5  Four has no docstring.',
    'a.ts:6  Five has no docstring.',
    'a.ts:6  run has no docstring.',
    'a.ts:6  make has no docstring.',
    'a.ts:6  size has no docstring.',
  ])
})

test('exports that only their own room uses need no docstring', () => {
  const text = `
    export function one() {}
    export default function two() {}
    export function three() {}`
  expect(saysNothing(text, [])).toEqual([])
  expect(saysNothing(text, ['one', 'default'])).toEqual(['a.ts:2  one has no docstring.', 'a.ts:3  two has no docstring.'])
})

test('a docstring must directly precede its export, and other comments don’t count', () => {
  const text = `
    /** About one. */
    export function one() {}

    /** About what isn't exported. */
    const hidden = 1
    export function two() { return hidden }
    // Not a docstring.
    export function three() {}
    /* Nor this. */
    export function four() {}`
  expect(saysNothing(text).map((sentence) => sentence.split(' ')[2])).toEqual(['two', 'three', 'four'])
})

test('constants, types, internal code, and inherited or implemented members need no docstring', () => {
  const text = `
    export const LIMIT = 3
    export type Name = string
    export { LIMIT as MOST }
    function inside() {}
    /** Public. */
    export class One { #secret() {} private kept() {} constructor() {} }
    /** Public. */
    export class Two extends One { run() {} }
    /** Public. */
    export class Three implements Runner { run() {} }`
  expect(saysNothing(text)).toEqual([])
})
