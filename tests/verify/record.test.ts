import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { needsMark, readDocument, type Fence, type SampleDocument } from '../../verify/harness/document.ts'
import { parseMark } from '../../verify/harness/mark.ts'
import { differences, recordings, withRecordings } from '../../verify/harness/record.ts'
import { count } from '../../verify/harness/report.ts'

const SOURCE = `---
title: A page
---

{/* verify: fixture=empty */}

1. First:

   \`\`\`http verify="rest"
   GET /api/dishes
   \`\`\`

   \`\`\`json verify="response"
   { "data": 1 }
   \`\`\`

\`\`\`ts title="src/a.ts" verify="ts"
export default 1
\`\`\`

\`\`\`js
unmarked()
\`\`\`

\`\`\`bash verify="no: needs a login"
strapi login
\`\`\`

{/* verify: table=operators */}

| Operator | Meaning |
| --- | --- |
| \`$eq\` | equal |
`

let folder: string
let document: SampleDocument

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'))
  await writeFile(join(folder, 'page.mdx'), SOURCE)
  document = await readDocument(join(folder, 'page.mdx'))
})
afterAll(() => rm(folder, { recursive: true }))

function answered(body: string): Parameters<typeof recordings>[1] {
  return {
    answers: new Map([[document.fences[0]!, { kind: 'http', status: 200, reason: 'OK', type: 'application/json', body }]]),
    effects: new Map(),
  }
}

describe('“Samples in the documents are the test”', () => {
  it('fences, fixture, and bound tables are parsed with their lines', () => {
    expect(document.problems).toEqual([])
    expect(document.fixture).toBe('empty')
    expect(document.fences.map(({ language, first, mark }) => [language, first, mark?.kind])).toEqual([
      ['http', 9, 'rest'],
      ['json', 13, 'response'],
      ['ts', 17, 'ts'],
      ['js', 21, undefined],
      ['bash', 25, 'no'],
    ])
    expect(document.tables).toEqual([
      {
        line: 31,
        fact: 'operators',
        rows: [
          ['Operator', 'Meaning'],
          ['$eq', 'equal'],
        ],
      },
    ])
  })

  it('“fences, executed, compiled only, excused with reason, unmarked”', () => {
    expect(count(document)).toEqual({ executed: 1, compiled: 1, walked: 0, excused: 1, unmarked: 1, tables: 1, facts: 0 })
    expect(document.fences.filter(needsMark)).toHaveLength(4)
  })
})

describe('“Responses are recorded, not typed”', () => {
  it('the response is written to its fence with the fence’s indentation', () => {
    const { recordings: responses } = recordings(document, answered('{"data":{"a":[{"b":1}]}}'))
    const lines = withRecordings(document, responses).split('\n')
    expect(lines.slice(12, 19)).toEqual([
      '   ```json verify="response"',
      '   {',
      '     "data": {',
      '       "a": [',
      '         { "b": 1 }',
      '       ]',
      '     }',
    ])
    expect(lines.length).toBe(SOURCE.split('\n').length + 6)
  })

  it('“fails with a readable diff, file and line, when the real answer differs”', () => {
    const { recordings: responses } = recordings(document, answered('{"data":2}'))
    const [failure] = differences(responses)
    expect(failure!.line).toBe(13)
    expect(failure!.message).toContain('-{ "data": 1 }')
    expect(failure!.message).toContain('+  "data": 2')
  })

  it('a response without a sample before it is an error', () => {
    const lonely = { ...document, fences: document.fences.slice(1) }
    expect(recordings(lonely, { answers: new Map(), effects: new Map() }).failures).toEqual([
      { line: 13, message: 'There is no sample before this response.' },
    ])
  })
})

describe('“a sample that writes, deletes, publishes or uploads is followed by a look at what is there afterwards”', () => {
  const shown: SampleDocument = {
    ...document,
    source: '```http verify="rest"\nDELETE /api/a/b\n```\n\n```effect\n```\n',
    fences: [
      { first: 1, last: 3, language: 'http', code: 'DELETE /api/a/b', mark: parseMark('rest') },
      { first: 5, last: 6, language: 'effect', code: '', mark: parseMark('effect') },
    ],
  }
  const run = { answers: new Map(), effects: new Map([[shown.fences[0]!, ['1 a deleted', '1 c changed: b emptied']]]) }

  it('the effect is written below the response', () => {
    const { recordings: effects, failures } = recordings(shown, run)
    expect(failures).toEqual([])
    expect(withRecordings(shown, effects)).toContain('```effect\n1 a deleted\n1 c changed: b emptied\n```')
    expect(differences(effects)[0]!.message).toMatch(/^The real effect differs/)
  })

  it.each([
    ['not showing', shown.fences.slice(0, 1)],
    ['hiding', shown.fences.map((fence) => (fence.language === 'effect' ? { ...fence, mark: parseMark('effect hidden') } : fence))],
  ])('a sample that deletes data, %s the effect, is an error', (_, fences) => {
    const { failures } = recordings({ ...shown, fences }, run)
    expect(failures).toEqual([{ line: 1, message: expect.stringMatching(/^This request deletes data.*\n {4}1 a deleted\n/) as string }])
  })

  describe('a sample that creates something', () => {
    const creates: Fence = { first: 1, last: 3, language: 'http', code: 'POST /api/a', mark: parseMark('rest') }
    /** A page on which other fences follow. Those that aren't effects change nothing. */
    const failuresWith = (...marks: string[]) => {
      const others = marks.map((mark, index): Fence => {
        const line = 5 + index * 4
        return { first: line, last: line + 1, language: mark.startsWith('effect') ? 'effect' : 'http', code: '', mark: parseMark(mark) }
      })
      const effects = new Map([creates, ...others].map((fence, index) => [fence, [index === 0 ? '1 a created' : 'nothing has changed']]))
      for (const fence of others) if (fence.language === 'effect') effects.delete(fence)
      return recordings({ ...shown, fences: [creates, ...others] }, { answers: new Map(), effects }).failures
    }

    it.each([
      ['an effect', ['effect']],
      ['an effect that the page doesn’t show', ['effect hidden']],
      ['a sample that reads what is there afterwards', ['rest after']],
      ['a look a few steps later', ['rest status=400 after', 'rest after']],
      ['a look that doesn’t find it', ['rest after status=404']],
    ])('is right with %s', (_, marks) => expect(failuresWith(...marks)).toEqual([]))

    it.each([
      ['nothing', []],
      ['a sample that starts anew', ['rest']],
      ['a look in another application', ['rest after in=shop']],
      ['a request that is rejected', ['rest after status=400']],
      ['code that throws', ['document-service after throws']],
      ['a look after a new start', ['rest', 'rest after']],
    ])('is an error with %s', (_, marks) => {
      expect(failuresWith(...marks)).toEqual([
        { line: 1, message: expect.stringMatching(/^This sample writes, .*\n {4}1 a created$/) as string },
      ])
    })
  })
})
