import { test } from '@playwright/test'
import { expectToFit } from '../support/layout.ts'
import { longest, OTHER_PAGES, QUERY_BUILDER } from './pages.ts'

test.describe('No page scrolls sideways, nothing covers the navbar: the documents with the most to show, and pages that are none', () => {
  for (const route of new Set([...longest, ...OTHER_PAGES, QUERY_BUILDER])) test(route, ({ page }) => expectToFit(page, route))
})
