import { expect, test } from 'vitest'
import { causeChain } from '../../src/theme/pages/CrashPage.tsx'

test('the crash screen shows the messages of an error and its causes', () => {
  const error = new Error('outer', { cause: new Error('middle', { cause: new Error('inner') }) })
  expect(causeChain(error, 'Cause:')).toBe('outer\n\nCause:\nmiddle\n\nCause:\ninner')
})
