import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Cell } from './cell.ts'
import { fuzz } from './fuzz.ts'
import { kindNames, loadKind } from './kind.ts'

/** `npm run fuzz` tries 10,000 of each. */
const INPUTS = 200
/** On a busy machine, in milliseconds. */
const LONG = 300_000

/** A test that is ended in the middle leaves an answer behind, which the next one must not take for its own. */
function freshCell(): Cell {
  const cell = new Cell()
  onTestFinished(() => cell.close())
  return cell
}

describe('no input crashes, hangs or fills the memory', () => {
  // The same each time: what no run before has found is for the command to find, not for whoever changes something else.
  const seed = 20_261_122

  test.each(kindNames)(`%s, --seed ${seed}`, { timeout: LONG }, async (name) => {
    const kind = await loadKind(name)
    if (kind.isSlow) return
    const { failures, tried } = await fuzz(name, kind, { cell: freshCell(), inputs: INPUTS, seed })
    expect(failures).toEqual([])
    expect(tried).toBeGreaterThanOrEqual(INPUTS)
  })
})

describe('what finds that out', () => {
  const trialIn =
    (cell: Cell) =>
    (input: unknown, limit = 300) =>
      cell.try({ kind: '../harm', input, limit })

  test.each([
    ['throws', 'wrong'],
    ['rejects', 'wrong'],
    ['throws later', 'crash'],
    ['exits', 'crash'],
    ['loops', 'hang'],
    ['fills the memory', 'memory'],
    ['takes 300 MB', 'memory'],
  ])('an input that %s: %s, and the next one holds', { timeout: LONG }, async (what, harm) => {
    const trial = trialIn(freshCell())
    expect((await trial(what, harm === 'memory' ? 1e6 : 300)).harm).toBe(harm)
    expect((await trial('nothing')).harm).toBeUndefined()
  })

  test('an input that fails is made smaller, and the search goes on', { timeout: LONG }, async () => {
    const cell = freshCell()
    const kind = { ...(await loadKind('../harm')), inputs: fc.array(fc.constantFrom('nothing', 'throws'), { maxLength: 20 }) }
    const { failures, tried } = await fuzz('../harm', kind, { cell, inputs: 20, seed: 1 })
    expect(failures.length).toBeGreaterThan(1)
    for (const { input } of failures) expect(input).toEqual(['throws'])
    expect(tried).toBeLessThanOrEqual(20)
  })
})
