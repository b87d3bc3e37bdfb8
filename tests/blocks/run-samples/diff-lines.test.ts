import { expect, test } from 'vitest'
import fc from 'fast-check'
import { diffLines } from '../../../blocks/run-samples/diff-lines.ts'

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 })

test('same and new lines form the new text; same and removed lines form the old one', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const diff = diffLines(before, after)!
      const now = diff.filter(({ kind }) => kind !== 'gone').map(({ index }) => after[index])
      expect(now).toEqual(after)
      const gone = diff.filter(({ kind }) => kind === 'gone').map(({ index }) => index)
      expect(gone).toEqual(gone.toSorted((a, b) => a - b))
      expect(diff.filter(({ kind }) => kind !== 'new').length).toBe(before.length)
    }),
  )
})

test('an additional entry is the only new line', () => {
  expect(diffLines(['[', '1', ']'], ['[', '1', '2', ']'])!.filter(({ kind }) => kind !== 'same')).toEqual([{ kind: 'new', index: 2 }])
})
