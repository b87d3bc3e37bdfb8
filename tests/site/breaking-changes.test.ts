import { expect, test } from 'vitest'
import { allBreakingChanges } from '../../blocks/breaking-changes/block.ts'
import { pageWith, site } from './page-fixture.ts'

const change = { group: 'Database', affects_plugins: true, codemod: 'full' } as const

test('pages with a breaking change in their front matter are listed by title, with base URL', () => {
  const graph = site({
    config: { baseUrl: '/docs/' },
    pages: [
      pageWith('/b', { title: 'MySQL 5 unsupported', breaking_change: change }),
      pageWith('/c', { title: 'koa-body v6', breaking_change: { ...change, codemod: 'none' } }),
      pageWith('/a', { title: 'Another page' }),
      pageWith('/d', { title: 'Hidden', breaking_change: change, unlisted: true }),
    ],
  })
  expect(allBreakingChanges(graph)).toEqual([
    { title: 'koa-body v6', href: '/docs/c', ...change, codemod: 'none' },
    { title: 'MySQL 5 unsupported', href: '/docs/b', ...change },
  ])
})
