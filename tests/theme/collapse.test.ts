import { expect, test } from 'vitest'
import { collapseDuration } from '../../src/theme/state/collapse.ts'

test('the duration of a collapsible is computed from its height, and 0 under reduced motion (specification, section 9)', () => {
  expect(collapseDuration(36, false)).toBe(192)
  expect(collapseDuration(360, false)).toBe(Math.round((4 + 15 * 10 ** 0.25 + 10 / 5) * 10))
  expect(collapseDuration(360, true)).toBe(0)
})
