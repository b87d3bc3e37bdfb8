import { expect, test } from 'vitest'
import fc from 'fast-check'
import { diffLines } from '../../../blocks/run-samples/diff-lines.ts'

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 })

test('what stays and what is new is the new text, what stays and what is gone the old one', () => {
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

test('an entry more is all that is new', () => {
  expect(diffLines(['[', '1', ']'], ['[', '1', '2', ']'])!.filter(({ kind }) => kind !== 'same')).toEqual([{ kind: 'new', index: 2 }])
})
