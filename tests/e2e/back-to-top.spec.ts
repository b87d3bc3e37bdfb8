import type { Page } from '@playwright/test'
import { open, settled, PROBES } from './support/app.ts'
import { expect, test } from './support/test.ts'

function button(page: Page) {
  return page.getByRole('button', { name: 'Scroll back to top' })
}

/** Scrolls to each position and waits until the page has handled it. */
async function scroll(page: Page, ...tops: number[]): Promise<void> {
  for (const top of tops) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await settled(page)
  }
}

test.describe('BEHAVIOUR “Button: threshold 300 px, appears on scroll up, hidden when scrolling down, at a hash navigation, or at page bottom.”', () => {
  test('appears on scroll up, hides on scroll down', async ({ page }) => {
    await open(page, PROBES)
    await expect(button(page)).toBeHidden()
    await scroll(page, 900)
    await expect(button(page)).toBeHidden()
    await scroll(page, 800)
    await expect(button(page)).toBeVisible()
    await scroll(page, 850)
    await expect(button(page)).toBeHidden()
  })

  test('hidden above 300 px', async ({ page }) => {
    await open(page, PROBES)
    await scroll(page, 900, 300)
    await expect(button(page)).toBeVisible()
    await scroll(page, 299)
    await expect(button(page)).toBeHidden()
  })

  test('hidden at the bottom', async ({ page }) => {
    await open(page, PROBES)
    await scroll(page, 100_000)
    // Shortening the page scrolls up, but the reader is still at the bottom.
    await page.locator('#article > :last-child').evaluate((element) => element.remove())
    await settled(page)
    await expect(button(page)).toBeHidden()
  })

  test('hidden after a jump to a heading', async ({ page }) => {
    await open(page, PROBES)
    await scroll(page, 1400, 1300)
    await expect(button(page)).toBeVisible()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Mount the probe' }).click()
    expect(await settled(page)).toBeGreaterThan(300)
    await expect(button(page)).toBeHidden()
  })

  test('hidden on the next page', async ({ page }) => {
    await open(page, PROBES)
    await scroll(page, 900, 800)
    await expect(button(page)).toBeVisible()
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect(page).not.toHaveURL(PROBES)
    await expect(button(page)).toBeHidden()
  })
})

test.describe('9 “Smooth scroll fallback factor 0.85.”', () => {
  /** Records the positions that scripts scroll to. */
  async function recordScrolling(page: Page): Promise<() => Promise<number[]>> {
    await page.evaluate(() => {
      const tops: number[] = Object.assign(window, { tops: [] }).tops
      const original = window.scrollTo
      window.scrollTo = ((options: ScrollToOptions) => {
        tops.push(options.top!)
        original(options)
      }) as typeof window.scrollTo
    })
    return () => page.evaluate(() => Reflect.get(window, 'tops') as number[])
  }

  test('each frame scrolls to 0.85 of the remaining distance', async ({ page }) => {
    await open(page, PROBES)
    await scroll(page, 900, 800)
    const tops = await recordScrolling(page)
    await button(page).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const expected: number[] = []
    for (let top = 800; top > 0;) expected.push((top = Math.floor(top * 0.85)))
    expect(await tops()).toEqual(expected)
    await expect(button(page)).toBeHidden()
  })

  test('a reader who scrolls down interrupts it', async ({ page }) => {
    await open(page, PROBES)
    await scroll(page, 1200, 1100)
    await button(page).evaluate(async (element: HTMLElement) => {
      element.click()
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
      scrollTo(0, scrollY + 300)
    })
    expect(await settled(page)).toBeGreaterThan(300)
  })

  test('the browser animates the scroll where the page has smooth scrolling', async ({ page }) => {
    await open(page, PROBES)
    await scroll(page, 900, 800)
    await page.evaluate(() => (document.documentElement.style.scrollBehavior = 'smooth'))
    const tops = await recordScrolling(page)
    await button(page).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await tops()).toEqual([0])
  })
})
