import { expect, test } from 'vitest'
import { Memory } from '../../src/serve/memory.ts'

test('the memory never holds more than its limit: the longest unused go first', () => {
  const memory = new Memory(100)
  memory.keep('a', Buffer.alloc(40))
  memory.keep('b', Buffer.alloc(40))
  memory.get('a')
  memory.keep('c', Buffer.alloc(40))
  expect(memory.get('b')).toBeUndefined()
  expect(memory.get('a')).toHaveLength(40)
  expect(memory.get('c')).toHaveLength(40)
})

test('keeping the same again takes no more room', () => {
  const memory = new Memory(100)
  for (let times = 0; times < 5; times++) memory.keep('a', Buffer.alloc(40))
  memory.keep('b', Buffer.alloc(60))
  expect(memory.get('a')).toHaveLength(40)
  expect(memory.get('b')).toHaveLength(60)
})

test('what is larger than the limit is returned, but not held', () => {
  const memory = new Memory(100)
  expect(memory.keep('a', Buffer.alloc(101))).toHaveLength(101)
  expect(memory.get('a')).toBeUndefined()
})
