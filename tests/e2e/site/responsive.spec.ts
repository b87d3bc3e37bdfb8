import { test } from '@playwright/test'
import { expectToFit } from '../support/layout.ts'
import { longest, OTHER_PAGES, QUERY_BUILDER } from './pages.ts'

test.describe('No page scrolls horizontally, and nothing covers the navbar: the longest documents, and other pages', () => {
  for (const route of new Set([...longest, ...OTHER_PAGES, QUERY_BUILDER])) test(route, ({ page }) => expectToFit(page, route))
})
