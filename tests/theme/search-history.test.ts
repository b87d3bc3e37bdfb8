import { expect, test } from 'vitest'
import { parseOpened } from '../../src/theme/search/history.ts'

test.each(['//host', '/\\host', '/\t/host', '/\n\\host', 'https://host', 'javascript:alert(1)', '', 7, null])(
  'what is stored leads to pages of this site only: not to %j',
  (target) => {
    expect(parseOpened(JSON.stringify([{ target, title: 'A', context: [] }]))).toEqual([])
    expect(parseOpened(JSON.stringify([{ target: '/a#b', title: 'A', context: [] }]))).toHaveLength(1)
  },
)
