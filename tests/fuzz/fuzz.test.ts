import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { Cell } from './cell.ts'
import { fuzz } from './fuzz.ts'
import { kindNames, loadKind } from './kind.ts'

/** `npm run fuzz` tries 10,000 of each. */
const INPUTS = 200
const cell = new Cell()
afterAll(() => cell.close())

describe('no input crashes, hangs or fills the memory', () => {
  // The same each time: what no run before has found is for the command to find, not for whoever changes something else.
  const seed = 20_261_122

  test.each(kindNames)(`%s, --seed ${seed}`, async (name) => {
    const kind = await loadKind(name)
    if (kind.isSlow) return
    const { failures, tried } = await fuzz(name, kind, { cell, inputs: INPUTS, seed })
    expect(failures).toEqual([])
    expect(tried).toBeGreaterThanOrEqual(INPUTS)
  })
})

describe('what finds that out', () => {
  const trial = (input: unknown, limit = 300) => cell.try({ kind: '../harm', input, limit })

  test.each([
    ['throws', 'wrong'],
    ['rejects', 'wrong'],
    ['throws later', 'crash'],
    ['exits', 'crash'],
    ['loops', 'hang'],
    ['fills the memory', 'memory'],
    ['takes 300 MB', 'memory'],
  ])('an input that %s: %s, and the next one holds', async (what, harm) => {
    expect((await trial(what, what.includes('memory') ? 1e6 : 300)).harm).toBe(harm)
    expect((await trial('nothing')).harm).toBeUndefined()
  })

  test('an input that fails is made smaller, and the search goes on', async () => {
    const kind = { ...(await loadKind('../harm')), inputs: fc.array(fc.constantFrom('nothing', 'throws'), { maxLength: 20 }) }
    const { failures, tried } = await fuzz('../harm', kind, { cell, inputs: 20, seed: 1 })
    expect(failures.length).toBeGreaterThan(1)
    for (const { input } of failures) expect(input).toEqual(['throws'])
    expect(tried).toBeLessThanOrEqual(20)
  })
})
