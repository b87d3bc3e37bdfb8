import { describe, expect, it } from 'vitest'
import { print, type Answer } from '../../verify/harness/answer.ts'
import { parseMark, type Mark } from '../../verify/harness/mark.ts'

function shown(value: unknown, words = ''): string {
  return print({ kind: 'value', json: JSON.stringify(value) }, 'json', parseMark(`response ${words}`) as Mark)
}

const plain = parseMark('response') as Mark

describe('a response in a document', () => {
  it('has small objects and lists of primitive values on one line', () => {
    expect(shown({ meta: { page: 1, total: 2 }, tags: ['a', 'b'] })).toBe(
      '{\n  "meta": { "page": 1, "total": 2 },\n  "tags": ["a", "b"]\n}',
    )
  })

  it('“shortened only where marked”, with a visible comment', () => {
    expect(shown([1, 2, 3, 4], 'omit=2-')).toBe('[\n  1,\n  2\n  // 2 more entries\n]')
    expect(shown({ data: [{ id: 1, name: 'a', slug: 'b', city: 'c' }] }, 'keep=data.*:id,name')).toBe(
      '{\n  "data": [\n    {\n      "id": 1,\n      "name": "a"\n      // 2 more fields\n    }\n  ]\n}',
    )
    expect(shown({ a: { b: { createdAt: 1, n: 2 } } }, 'omit=**.createdAt')).toBe(
      '{\n  "a": {\n    "b": {\n      "n": 2\n      // 1 more field\n    }\n  }\n}',
    )
  })

  it('of an HTTP request is the body, or status line and body', () => {
    const answer: Answer = { kind: 'http', status: 201, reason: 'Created', type: 'application/json; charset=utf-8', body: '{"id":1}' }
    expect(print(answer, 'json', plain)).toBe('{\n  "id": 1\n}')
    expect(print(answer, 'http', plain)).toBe('HTTP/1.1 201 Created\n\n{\n  "id": 1\n}')
    expect(print({ ...answer, status: 204, reason: 'No Content', body: '' }, 'http', plain)).toBe('HTTP/1.1 204 No Content')
  })

  it('of an error is name, message, and details', () => {
    const answer: Answer = { kind: 'error', name: 'ValidationError', message: 'Invalid key', details: '{"key":"x"}' }
    expect(JSON.parse(print(answer, 'json', plain))).toEqual({ name: 'ValidationError', message: 'Invalid key', details: { key: 'x' } })
    expect(print(answer, 'text', plain)).toBe('ValidationError: Invalid key')
  })

  it('without a value is “undefined”', () => {
    expect(print({ kind: 'value' }, 'js', plain)).toBe('undefined')
  })
})
