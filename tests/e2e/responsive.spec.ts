import type { Locator, Page } from '@playwright/test'
import { open } from './support/app.ts'
import { ENLARGED, expectToFit, outside } from './support/layout.ts'
import { KINDS, SPECIMEN } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.describe('No page scrolls horizontally, and nothing covers the navbar', () => {
  for (const [kind, route] of Object.entries({ ...KINDS, 'interactive blocks': '/integrate/bench' })) {
    test(kind, ({ page }) => expectToFit(page, route))
  }
})

test('Lists of pages have the grid of documents, and View All Tags is a target of 24 px', async ({ page }) => {
  const places = () =>
    page.evaluate(() => {
      const title = document.querySelector('h1')!.getBoundingClientRect()
      return { left: title.left, top: title.top + scrollY, size: getComputedStyle(document.querySelector('h1')!).fontSize }
    })
  for (const width of [320, 390, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(KINDS.document!)
    const expected = await places()
    const text = await page
      .locator('#article > p')
      .first()
      .evaluate((paragraph) => paragraph.getBoundingClientRect())
    for (const kind of ['list of tags', 'tag', 'status']) {
      await page.goto(KINDS[kind]!)
      expect(await places(), `${kind} at ${width} px`).toEqual(expected)
    }
    await page.goto(KINDS.tag!)
    const list = await page.locator('main li').first().boundingBox()
    expect(list!.x).toBe(text.x)
    expect(list!.width).toBeLessThanOrEqual(Math.ceil(text.width))
    expect((await page.getByRole('link', { name: 'View All Tags' }).boundingBox())!.height).toBeGreaterThanOrEqual(24)
  }
})

test.describe('a request next to a longer response', () => {
  const height = 900
  /** Makes the response longer than the window, and scrolls into it. */
  async function scrollIntoResponse(page: Page, width: number): Promise<Locator> {
    await page.setViewportSize({ width, height })
    await page.goto(SPECIMEN)
    const call = page.locator('.api-call-beside').first()
    await call.locator('.panel-response').evaluate((panel) => (panel.style.minHeight = '3000px'))
    await call.evaluate((box) => scrollTo({ top: box.getBoundingClientRect().top + scrollY + 1000, behavior: 'instant' }))
    return call.locator('.panel-request')
  }

  test('stays in view below the navigation bar', async ({ page }) => {
    const request = await scrollIntoResponse(page, 1920)
    await expect(request).toBeInViewport({ ratio: 1 })
    const bar = (await page.getByRole('banner').boundingBox())!
    expect((await request.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height)
    await page.emulateMedia({ media: 'print' })
    await expect(request).toHaveCSS('position', 'relative')
  })

  test('scrolls with the page above it', async ({ page }) => {
    await expect(await scrollIntoResponse(page, 1366)).not.toBeInViewport()
  })
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
