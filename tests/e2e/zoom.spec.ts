import type { Page } from '@playwright/test'
import { open } from './support/app.ts'
import { DESKTOP, PHONE, SPECIMEN } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const image = (page: Page) => page.locator('.prose .screenshot img:visible').first()
const zoomed = (page: Page) => page.locator('dialog.zoomed')

/** Opens a page with an image that can be enlarged. */
async function openSpecimen(page: Page): Promise<void> {
  await open(page, SPECIMEN)
  await image(page).scrollIntoViewIfNeeded()
  // 9 “re-attached 1000 ms after a route update”
  await expect(image(page)).toHaveAttribute('role', 'button')
}

test.use({ viewport: DESKTOP })

test.describe('9 “Image zoom: scroll offset 40 px, margin 0, background white (rgb(50,50,50) in dark mode)”', () => {
  for (const [colorScheme, background] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(50, 50, 50)'],
  ] as const) {
    test(`by click, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openSpecimen(page)
      await image(page).click()
      await expect(zoomed(page)).toHaveCSS('background-color', background)
      expect(await zoomed(page).boundingBox()).toEqual({ x: 0, y: 0, ...DESKTOP })
      await page.mouse.click(5, 5)
      await expect(zoomed(page)).toHaveCount(0)
    })
  }

  test('by keyboard, and closing restores the focus', async ({ page }) => {
    await openSpecimen(page)
    await image(page).focus()
    await page.keyboard.press('Enter')
    await expect(zoomed(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(zoomed(page)).toHaveCount(0)
    await expect(image(page)).toBeFocused()
  })

  test('scrolling more than 40 px closes it, and 40 px doesn’t', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSpecimen(page)
    await image(page).click()
    await expect(zoomed(page)).toBeVisible()
    // With the wheel, because a script could scroll the page even if the reader can't.
    const from = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, -40)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(from - 40)
    await expect(zoomed(page)).toBeVisible()
    await page.mouse.wheel(0, -10)
    await expect(zoomed(page)).toHaveCount(0)
    await expect(image(page)).toBeFocused()
  })

  test('the image keeps its frame and caption, so that it isn’t mistaken for a real panel', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSpecimen(page)
    const caption = await page.locator('.prose .screenshot figcaption').first().innerText()
    await image(page).click()
    await expect(zoomed(page).locator('figcaption')).toHaveText(caption)
    await expect(zoomed(page).locator('.screenshot-picture')).toHaveCSS('border-top-style', 'solid')
    await expect(zoomed(page).locator('.screenshot-picture')).toBeInViewport({ ratio: 0.99 })
    await expect(zoomed(page).locator('figcaption')).toBeInViewport({ ratio: 0.99 })
    // An enlarged image can't be enlarged again.
    await expect(zoomed(page).locator('[role=button], [data-zoom]')).toHaveCount(0)
  })

  test('“reduced motion respected”: nothing animates', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSpecimen(page)
    await image(page).click()
    expect(
      await zoomed(page)
        .locator('> :first-child')
        .evaluate((large) => large.getAnimations({ subtree: true }).length),
    ).toBe(0)
  })

  test('on a phone, the image is wider than the screen and scrolls sideways; rotating the phone keeps it open', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(PHONE)
    await openSpecimen(page)
    const inline = (await image(page).boundingBox())!.width
    await image(page).click()
    const { width, height } = (await zoomed(page).locator('img:visible').boundingBox())!
    expect(width).toBeGreaterThan(2 * inline)
    expect(height).toBeLessThanOrEqual(PHONE.height)
    await zoomed(page).evaluate((dialog) => dialog.scrollTo({ left: dialog.scrollWidth }))
    expect(await zoomed(page).evaluate((dialog) => dialog.scrollLeft)).toBeGreaterThan(inline)
    await expect(zoomed(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
    await expect(zoomed(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(zoomed(page)).toHaveCount(0)
  })

  test('on a phone, the enlarged image begins where the reader tapped, or in its middle', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(PHONE)
    await openSpecimen(page)
    const inline = (await image(page).boundingBox())!
    /** The part of the image's width that is in the middle of the screen. */
    const middle = () =>
      zoomed(page)
        .locator('img:visible')
        .evaluate((large) => {
          const { left, width } = large.getBoundingClientRect()
          return (innerWidth / 2 - left) / width
        })
    for (const at of [0.42, 0.58]) {
      await image(page).click({ position: { x: at * inline.width, y: 20 } })
      await expect(zoomed(page)).toBeVisible()
      expect(await middle()).toBeCloseTo(at, 1)
      await page.keyboard.press('Escape')
      await expect(zoomed(page)).toHaveCount(0)
    }
    // The edges of the image stay at those of the screen.
    await image(page).click({ position: { x: 1, y: 20 } })
    expect((await zoomed(page).locator('img:visible').boundingBox())!.x).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    expect(await middle()).toBeCloseTo(0.5, 1)
  })

  test('works after client navigation', async ({ page }) => {
    await open(page, '/fleet/intro')
    await page.evaluate((route) => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="/"]')!
      link.href = route
      link.click()
    }, SPECIMEN)
    await expect(image(page)).toHaveAttribute('role', 'button')
  })
})
