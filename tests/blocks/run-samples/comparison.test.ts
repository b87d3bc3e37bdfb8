import { expect, test } from 'vitest'
import fc from 'fast-check'
import { compareAnswers } from '../../../blocks/run-samples/comparison.ts'
import { printJson, textOf } from '../../../blocks/run-samples/print-json.ts'
import { print } from '../../../verify/harness/answer.ts'
import { parseMark, type Mark } from '../../../verify/harness/mark.ts'

test('a response is formatted like the recorded ones in documents', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 4 })), (value) => {
      const body = JSON.stringify(value)
      const recorded = print(
        { kind: 'http', status: 200, reason: 'OK', type: 'application/json', body },
        'json',
        parseMark('response') as Mark,
      )
      fc.pre(!body.includes('"formats"'))
      expect(printJson(JSON.parse(body)).lines.map(textOf).join('\n')).toBe(recorded)
    }),
  )
})

const before = { data: [{ id: 1, stars: 3 }], meta: { total: 1 } }

test('an additional field counts as one addition, even if its entry now needs more lines', () => {
  const name = 'A name so long that it does not fit into a line with all of the others of its entry'
  const now = printJson({ data: [{ id: 1, stars: 3, name }], meta: { total: 1 } })
  const { kind, added, gone, lines } = compareAnswers(now, printJson(before))
  expect({ kind, added, gone }).toEqual({ kind: 'changed', added: 1, gone: 0 })
  const marked = lines.flatMap((line) => (line.kind === 'new' ? [textOf(now.lines[line.line]!).trim()] : []))
  expect(marked).toEqual([`"name": "${name}"`])
})

test('a removed value is shown at its old position', () => {
  const { lines, gone } = compareAnswers(printJson({ data: [{ id: 1 }], meta: { total: 1 } }), printJson(before))
  expect(gone).toBe(1)
  expect(lines).toContainEqual({ kind: 'gone', text: '      "stars": 3' })
})

test('a completely different response has no marks', () => {
  expect(compareAnswers(printJson({ error: 'no' }), printJson(before)).kind).toBe('other')
})
