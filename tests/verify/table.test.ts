import { describe, expect, it } from 'vitest'
import { tableProblem } from '../../verify/harness/table.ts'

const FACT = [
  ['Option', 'Default'],
  ['pageSize', '25'],
  ['start', '0'],
]

describe('“a table of defaults checked against the real configuration schema”', () => {
  it('matches in any order, and with additional columns', () => {
    const rows = [
      ['Option', 'Meaning', 'Default'],
      ['start', 'first entry', '0'],
      ['pageSize', 'entries of a page', '25'],
    ]
    expect(tableProblem(rows, FACT)).toBeUndefined()
  })

  it('doesn’t compare cells that the product doesn’t state', () => {
    const rows = [
      ['Option', 'Type', 'Default'],
      ['start', 'integer', '0'],
      ['origin', 'string or array', '*'],
    ]
    const fact = (type: string) => [
      ['Option', 'Type'],
      ['start', type],
      ['origin', null],
    ]
    expect(tableProblem(rows, fact('integer'))).toBeUndefined()
    expect(tableProblem(rows, fact('string'))).toContain('Type is “string”, not “integer”')
  })

  it.each([
    [
      [
        ['Option', 'Default'],
        ['pageSize', '10'],
        ['start', '0'],
      ],
      'Default is “25”, not “10”',
    ],
    [
      [
        ['Option', 'Default'],
        ['pageSize', '25'],
      ],
      '“start” is missing',
    ],
    [
      [
        ['Option', 'Default'],
        ['pageSize', '25'],
        ['start', '0'],
        ['limit', '1'],
      ],
      '“limit” isn’t in the product',
    ],
    [
      [
        ['Name', 'Default'],
        ['pageSize', '25'],
      ],
      'no column “Option”',
    ],
  ])('reports the difference (%#)', (rows, message) => {
    expect(tableProblem(rows, FACT)).toContain(message)
  })
})
