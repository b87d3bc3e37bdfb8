import type { Page } from '@playwright/test'
import { open, title, wake, watchProblems } from './support/app.ts'
import { expect, test } from './support/test.ts'

/** A page with tabs and callouts, and one with neither. */
const RICH = '/blocks'
const PLAIN = '/tags'

const orders = (page: Page) =>
  page.evaluate(() => [...document.head.querySelectorAll<HTMLElement>('[data-order]')].map(({ dataset }) => Number(dataset.order)))

/** Computed styles in the article that depend on block styles. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#article .callout, #article .tab-panel, #article .code, #article .card, #article .panel')].map(
      (element) => {
        const { display, borderInlineStartWidth, borderRadius, padding, backgroundColor } = getComputedStyle(element)
        return [element.className, display, borderInlineStartWidth, borderRadius, padding, backgroundColor].join(' ')
      },
    ),
  )

test('a page includes the styles of its blocks only, in order', async ({ page }) => {
  await page.goto(PLAIN)
  expect(await orders(page)).toEqual([])
  await page.goto(RICH)
  const found = await orders(page)
  expect(found.length).toBeGreaterThan(10)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
})

test('client navigation adds the next page’s block styles before showing it, in order', async ({ page }) => {
  await page.goto(RICH)
  const [expected, all] = [await look(page), await orders(page)]
  const problems = watchProblems(page)
  await open(page, PLAIN)
  await wake(page)
  await page.evaluate((route) => {
    const link = document.createElement('a')
    link.href = route
    link.textContent = 'There'
    document.querySelector('main')!.prepend(link)
    // The styles must be there by the time the article is.
    new MutationObserver((_, observer) => {
      const callout = document.querySelector('#article .callout')
      if (!callout) return
      observer.disconnect()
      document.body.dataset.first = getComputedStyle(callout).borderRadius
    }).observe(document.body, { childList: true, subtree: true })
  }, RICH)
  await page.getByRole('link', { name: 'There', exact: true }).click()
  await expect(title(page)).toHaveText('Every block')
  expect(await page.evaluate(() => document.body.dataset.first)).not.toBe('0px')
  expect(await look(page)).toEqual(expected)
  const found = await orders(page)
  // Code that the application loads for a block in view brings styles without a position, which come last.
  expect(found.slice(0, all.length)).toEqual(all)
  expect(found.slice(all.length).filter((order) => order !== Infinity)).toEqual([])
  expect(problems).toEqual([])
})
