import { expect, test } from 'vitest'
import { parseOpened } from '../../src/theme/search/history.ts'

test.each(['//host', '/\\host', '/\t/host', '/\n\\host', 'https://host', 'javascript:alert(1)', '', 7, null])(
  'stored targets must be pages of this site: %j is ignored',
  (target) => {
    expect(parseOpened(JSON.stringify([{ target, title: 'A', context: [] }]))).toEqual([])
    expect(parseOpened(JSON.stringify([{ target: '/a#b', title: 'A', context: [] }]))).toHaveLength(1)
  },
)
