import type { Page } from '@playwright/test'
import { wrongDiagrams } from './support/diagrams.ts'
import { DESKTOP, PHONE, SPECIMEN } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const figure = (page: Page) => page.locator('figure.diagram').first()
const enlarge = (page: Page) => figure(page).getByRole('button', { name: 'Enlarge the diagram' })
const large = (page: Page) => page.getByRole('dialog', { name: 'Diagram' })
const textSize = (page: Page, within: string) =>
  page
    .locator(`figure.diagram ${within} svg:not([aria-hidden])`)
    .first()
    .evaluate((svg: SVGSVGElement) => 13 * svg.getScreenCTM()!.a)

for (const [name, viewport] of Object.entries({ DESKTOP, PHONE })) {
  test.describe(name, () => {
    test.use({ viewport })

    test('diagrams are legible', async ({ page }) => {
      await page.goto(SPECIMEN)
      expect(await page.evaluate(wrongDiagrams)).toEqual([])
    })

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
        test.use({ javaScriptEnabled })

        test('Enlarge opens the diagram over the whole window, and closing it restores the focus', async ({ page }) => {
          await page.goto(SPECIMEN)
          await enlarge(page).click()
          await expect(large(page)).toBeVisible()
          // The page's scroll bar stays visible.
          const { x, y, width, height } = (await large(page).boundingBox())!
          expect({ x, y, height, isWide: width > viewport.width - 20 }).toEqual({ x: 0, y: 0, height: viewport.height, isWide: true })
          await expect(large(page).getByRole('img').first()).toHaveAccessibleName('Dough becomes bread')
          await expect(large(page).getByRole('button', { name: 'Close' })).toBeFocused()
          await page.keyboard.press('Escape')
          await expect(large(page)).toBeHidden()
          await expect(enlarge(page)).toBeFocused()
          await enlarge(page).click()
          await large(page).getByRole('button', { name: 'Close' }).click()
          await expect(large(page)).toBeHidden()
        })
      })
    }

    test('enlarged text is larger', async ({ page }) => {
      await page.goto(SPECIMEN)
      const before = await textSize(page, '> [role=img]')
      await enlarge(page).click()
      expect(await textSize(page, '.diagram-large')).toBeGreaterThanOrEqual(1.5 * before - 0.1)
    })
  })
}

test('the button isn’t printed', async ({ page }) => {
  await page.goto(SPECIMEN)
  await page.emulateMedia({ media: 'print' })
  await expect(enlarge(page)).toBeHidden()
  await expect(figure(page).getByRole('img').first()).toBeVisible()
})
