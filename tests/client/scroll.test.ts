import { expect, test } from 'vitest'
import { KEY_LENGTH, createKey } from '../../src/client/scroll.ts'

test('history keys have 6 characters (specification, section 9)', () => {
  expect(KEY_LENGTH).toBe(6)
  for (let index = 0; index < 100; index++) expect(createKey()).toMatch(/^[0-9a-z]{6}$/)
})
