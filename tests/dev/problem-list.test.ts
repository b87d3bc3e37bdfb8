import { expect, test } from 'vitest'
import { problemList } from '../../src/build/dev/problem-list.ts'
import type { DevSite } from '../../src/build/dev/site.ts'
import { page, site } from '../site/page-fixture.ts'

test('the overlay opens for problems of the current page and the configuration, but not of other pages', () => {
  const wrong = (file: string) => ({ file, message: 'Wrong.', severity: 'error' as const })
  const { groups, count } = problemList(
    {
      contents: { graph: site({ pages: [page('/shown'), page('/other')] }) },
      problems: ['other.mdx', 'shown.questions.yaml', 'shown.mdx', 'sidebars.ts', 'site.config.ts'].map(wrong),
      product: { root: '/product', docsDir: '/product/docs' },
    } as unknown as DevSite,
    new Set(['shown.mdx']),
  )
  expect(count).toBe(5)
  expect(groups.map(({ file, isShown }) => [file.replace(/.*product\/docs\//, ''), isShown])).toEqual([
    ['shown.mdx', true],
    ['shown.questions.yaml', true],
    ['sidebars.ts', true],
    ['site.config.ts', true],
    ['other.mdx', false],
  ])
})
