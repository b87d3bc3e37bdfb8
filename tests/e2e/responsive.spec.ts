import { expect, test, type Locator } from '@playwright/test'
import { open } from './support/app.ts'
import { ENLARGED, expectToFit, outside } from './support/layout.ts'
import { KINDS } from './support/pages.ts'

test.describe('No page scrolls horizontally, and nothing covers the navbar', () => {
  for (const [kind, route] of Object.entries({ ...KINDS, 'interactive blocks': '/integrate/bench' })) {
    test(kind, ({ page }) => expectToFit(page, route))
  }
})

test.describe('WCAG 1.4.10 Reflow: at 400% zoom', () => {
  test.use({ viewport: ENLARGED })

  test('the whole menu is reachable', async ({ page }) => {
    await open(page, KINDS.document!)
    await page.getByRole('button', { name: 'Open navigation menu' }).click()
    const last = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a:visible').last()
    await expectReachable(last)
    await expect(page.getByRole('button', { name: 'Close navigation menu' })).toBeInViewport({ ratio: 1 })
  })

  test('the search and Ask AI dialogs fit and scroll to their ends', async ({ page }) => {
    await open(page, KINDS.document!)
    await page.getByRole('banner').getByRole('button', { name: 'Search docs' }).click()
    await page.keyboard.type('commission')
    const box = page.getByRole('dialog', { name: 'Search' })
    await expect(box.getByRole('option').first()).toBeVisible()
    await expectReachable(box.getByRole('option').last(), 0.9)
    await expect(box.getByPlaceholder('Search docs')).toBeInViewport({ ratio: 1 })
    expect(await outside(page)).toEqual([])
    await box.getByRole('button', { name: /Ask AI/ }).click()

    const window = page.getByRole('dialog', { name: 'Ask your question' })
    await expect(window.getByRole('blockquote').first()).toBeVisible()
    await expectReachable(window.getByRole('listitem').last())
    await expect(window.getByRole('textbox')).toBeInViewport({ ratio: 1 })
    expect(await outside(page)).toEqual([])
  })
})

/** Scrolls to the last item, again if it is replaced, because results and answers arrive in parts. */
async function expectReachable(end: Locator, ratio = 1): Promise<void> {
  await expect(async () => {
    await end.scrollIntoViewIfNeeded({ timeout: 1000 })
    await expect(end).toBeInViewport({ ratio, timeout: 1000 })
  }).toPass()
}
