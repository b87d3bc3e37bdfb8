import type { Locator } from '@playwright/test'
import { open } from '../support/app.ts'
import { DESKTOP } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const PAGE = '/user-docs/content-manager'

test.use({ viewport: DESKTOP })

test('an enlarged image keeps its markers at the same positions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, PAGE)
  const figure = page.locator('.prose figure:has(.screenshot-markers)').first()
  const image = figure.locator('img:visible')
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveAttribute('role', 'button')
  const before = await places(figure)
  await image.click()
  const zoomed = page.locator('dialog.zoomed')
  const after = await places(zoomed)
  expect(after.map(({ number }) => number)).toEqual(before.map(({ number }) => number))
  for (const [index, { x, y }] of before.entries()) {
    expect(after[index]!.x).toBeCloseTo(x, 2)
    expect(after[index]!.y).toBeCloseTo(y, 2)
  }
  expect((await zoomed.locator('img:visible').boundingBox())!.width).toBeGreaterThan((await image.boundingBox())!.width * 1.2)
})

/** Returns the markers' anchor points, as fractions of the image. */
function places(figure: Locator) {
  return figure.evaluate((element) => {
    const picture = [...element.querySelectorAll('img')].find((image) => image.offsetWidth > 0)!.getBoundingClientRect()
    return [...element.querySelectorAll<SVGSVGElement>('.screenshot-markers svg')].map((marker) => {
      const { e, f } = marker.getScreenCTM()!
      return { number: marker.textContent, x: (e - picture.x) / picture.width, y: (f - picture.y) / picture.height }
    })
  })
}

test('a list of markers has no bullets', async ({ page }) => {
  await open(page, PAGE)
  const item = page.locator('.prose li:has(> .marker)').first()
  await expect(item).toHaveCSS('list-style-type', 'none')
})
