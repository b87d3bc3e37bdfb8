import { expect, test } from '@playwright/test'
import { expectToFit, outside } from '../support/layout.ts'
import { longest, OTHER_PAGES, QUERY_BUILDER } from './pages.ts'

test.describe('No page scrolls horizontally, and nothing covers the navbar: the longest documents, and other pages', () => {
  for (const route of new Set([...longest, ...OTHER_PAGES, QUERY_BUILDER])) test(route, ({ page }) => expectToFit(page, route))
})

test('Home fits on the narrowest phone with text at 200%', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const route of ['/', '/home/Home']) {
    await page.goto(route)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await outside(page), route).toEqual([])
  }
})
