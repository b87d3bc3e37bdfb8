import { expect, test, type Page } from '@playwright/test'
import { open } from './support/app.ts'
import { DESKTOP, KINDS, longest } from './support/pages.ts'

/** Phones, tablets, both sides of the mobile breakpoint (specification, section 9: 996 px), and screens up to the widest. */
const WIDTHS = [320, 390, 768, 996, 997, 1280, 1440, 1920, 2560]

/** 1280 by 1024 pixels, enlarged four times. */
const ENLARGED = { width: 320, height: 256 }

const pages = [
  ...Object.entries(KINDS),
  ['query builder', '/dev-docs/api/rest/interactive-query-builder'] as const,
  ...longest.map((route) => [route, route] as const),
]

test.describe('No page scrolls sideways, nothing covers the navbar', () => {
  for (const [name, route] of pages) {
    test(name, async ({ page }) => {
      const fits = async (size: { width: number; height: number }, how = '') => {
        await page.setViewportSize(size)
        expect.soft(await outside(page), `outside of ${size.width} px${how}`).toEqual([])
        expect.soft(await covered(page), `covered at ${size.width} px${how}`).toEqual([])
      }
      await page.goto(route)
      for (const width of WIDTHS) await fits({ width, height: 800 })
      await fits(ENLARGED, ', WCAG 1.4.10 Reflow: enlarged to 400%')
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      for (const width of [DESKTOP.width, 1280, 997, 996, 640]) {
        await fits({ width, height: 800 }, ', WCAG 1.4.4 Resize text: text alone at 200%')
      }
    })
  }
})

test.describe('WCAG 1.4.10 Reflow: enlarged to 400%', () => {
  test.use({ viewport: ENLARGED })

  test('the menu can be used to its end', async ({ page }) => {
    await open(page, KINDS.document!)
    await page.getByRole('button', { name: 'Open navigation menu' }).click()
    const last = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('a:visible').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Close navigation menu' })).toBeInViewport({ ratio: 1 })
  })

  test('the search box and the window for questions fit, and can be read to their ends', async ({ page }) => {
    await open(page, KINDS.document!)
    await page.getByRole('banner').getByRole('button', { name: 'Search docs' }).click()
    await page.keyboard.type('deploy')
    const box = page.getByRole('dialog', { name: 'Search' })
    await expect(box.getByRole('option').first()).toBeVisible()
    await box.getByRole('option').last().scrollIntoViewIfNeeded()
    await expect(box.getByRole('option').last()).toBeInViewport({ ratio: 0.9 })
    await expect(box.getByPlaceholder('Search docs')).toBeInViewport({ ratio: 1 })
    expect(await outside(page)).toEqual([])
    await box.getByRole('button', { name: /Ask AI/ }).click()

    const window = page.getByRole('dialog', { name: 'Ask your question' })
    await expect(window.getByRole('blockquote').first()).toBeVisible()
    const end = window.getByRole('listitem').last()
    await end.scrollIntoViewIfNeeded()
    await expect(end).toBeInViewport({ ratio: 1 })
    await expect(window.getByRole('textbox')).toBeInViewport({ ratio: 1 })
    expect(await outside(page)).toEqual([])
  })
})

/** What makes the page scroll sideways; nothing when it doesn't. */
async function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= innerWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth && element.checkVisibility(),
    )
    return [`page is ${root.scrollWidth} wide`, ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 120))]
  })
}

/** Controls of the navbar that can't be pointed at, or that another one overlaps. */
async function covered(page: Page): Promise<string[]> {
  return page
    .getByRole('banner')
    .locator(':is(a, button, summary):visible')
    .evaluateAll((controls) => {
      const hidden = controls.filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        return [0.05, 0.5, 0.95].some((part) => !control.contains(document.elementFromPoint(left + width * part, top + height / 2)))
      })
      return hidden.map((control) => control.textContent || control.getAttribute('aria-label') || control.tagName)
    })
}
