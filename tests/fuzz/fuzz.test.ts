import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Cell } from './cell.ts'
import { fuzz } from './fuzz.ts'
import { kindNames, loadKind } from './kind.ts'

/** Inputs per kind; `npm run fuzz` tries 10,000. */
const INPUTS = 200
/** Timeout on a busy machine, in milliseconds. */
const LONG = 300_000

/** Each test needs a new cell, since an interrupted test leaves a pending response behind. */
function freshCell(): Cell {
  const cell = new Cell()
  onTestFinished(() => cell.close())
  return cell
}

describe('no input crashes the process, hangs, or exhausts the memory', () => {
  // A fixed seed, so new failures are only found by the command, not in unrelated changes.
  const seed = 20_261_122

  test.each(kindNames)(`%s, --seed ${seed}`, { timeout: LONG }, async (name) => {
    const kind = await loadKind(name)
    if (kind.isSlow) return
    const { failures, tried } = await fuzz(name, kind, { cell: freshCell(), inputs: INPUTS, seed })
    expect(failures).toEqual([])
    expect(tried).toBeGreaterThanOrEqual(INPUTS)
  })
})

describe('the fuzzer', () => {
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
  ])('reports an input that %s as %s, and tries the next one', { timeout: LONG }, async (what, harm) => {
    const trial = trialIn(freshCell())
    expect((await trial(what, harm === 'memory' ? 1e6 : 300)).harm).toBe(harm)
    expect((await trial('nothing')).harm).toBeUndefined()
  })

  test('shrinks a failing input and continues', { timeout: LONG }, async () => {
    const cell = freshCell()
    const kind = { ...(await loadKind('../harm')), inputs: fc.array(fc.constantFrom('nothing', 'throws'), { maxLength: 20 }) }
    const { failures, tried } = await fuzz('../harm', kind, { cell, inputs: 20, seed: 1 })
    expect(failures.length).toBeGreaterThan(1)
    for (const { input } of failures) expect(input).toEqual(['throws'])
    expect(tried).toBeLessThanOrEqual(20)
  })
})
