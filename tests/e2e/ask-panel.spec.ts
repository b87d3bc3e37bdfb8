import type { Page } from '@playwright/test'
import { isSameDocument, markDocument, open, PROBES, SHARING, sidebarLink, title } from './support/app.ts'
import { provideAxe, violationsInBothModes } from './support/axe.ts'
import { DESKTOP, PHONE } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const QUESTION = 'How do I connect a floor display to my kitchen?'
/** A desktop width with room for the panel, and one without. */
const [WIDE, NARROW] = [1366, 1000]

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask your question' })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ask AI' })
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const turns = (page: Page) => dialog(page).getByRole('article')

// Chromium exposes the LanguageModel API without a model.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel')))

async function ask(page: Page, question: string): Promise<void> {
  await dialog(page).getByRole('textbox').fill(question)
  await page.keyboard.press('Enter')
  await expect(turns(page).last().getByRole('link').first()).toBeVisible()
}

async function openAt(page: Page, width: number, height = 768): Promise<void> {
  await page.setViewportSize({ width, height })
  await open(page, PROBES)
  await button(page).click()
  await expect(dialog(page).getByRole('textbox')).toBeFocused()
}

test.describe('on a wide screen, the panel is beside the page', () => {
  test('the panel covers neither the page nor the navbar, wherever the announcement is', async ({ page }) => {
    await openAt(page, WIDE)
    const box = async (element: ReturnType<typeof dialog>) => (await element.boundingBox())!
    for (const act of [
      () => page.mouse.wheel(0, 400),
      () => page.evaluate(() => scrollTo(0, 0)),
      () => page.getByRole('button', { name: 'Close', exact: true }).first().click(),
    ]) {
      await act()
      await expect
        .poll(async () =>
          Math.round((await box(dialog(page))).y - (await box(page.getByRole('banner'))).y - (await box(page.getByRole('banner'))).height),
        )
        .toBe(0)
    }
    const [panel, main] = [await box(dialog(page)), await box(page.getByRole('main'))]
    expect(panel.width).toBe(420)
    expect(main.x + main.width).toBeLessThanOrEqual(panel.x)
    expect(main.width).toBeGreaterThan(400)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  test('the table of contents becomes a bar when there is no room for the sidebar version', async ({ page }) => {
    await openAt(page, WIDE)
    const contents = page.getByRole('main').locator('details').filter({ hasText: 'On this page' }).first()
    await expect(contents).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(contents).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  })

  test('the page stays usable, and the conversation persists across pages', async ({ page }) => {
    await openAt(page, WIDE)
    await markDocument(page)
    await ask(page, QUESTION)
    await sidebarLink(page, SHARING).click()
    await expect(title(page)).toHaveText('Sharing a kitchen')
    await page.getByRole('main').locator('h2 > a').first().click()
    await expect(page).toHaveURL(/#/)
    await expect(turns(page)).toHaveCount(1)
    await turns(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/fleet\/kitchens\/settings#/)
    await expect(turns(page)).toHaveCount(1)
    expect(await isSameDocument(page)).toBe(true)
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('the panel starts with the site’s questions; choosing one asks it and focuses the field', async ({ page }) => {
    await openAt(page, WIDE)
    const starts = dialog(page).getByRole('listitem').getByRole('button')
    await expect(starts).toHaveText([QUESTION, 'How do I share a kitchen?'])
    await starts.first().click()
    await expect(turns(page).getByRole('heading')).toHaveText(QUESTION)
    await expect(turns(page).getByRole('link').first()).toBeVisible()
    await expect(starts).toHaveCount(0)
    await expect(dialog(page).getByRole('textbox')).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Start over' }).click()
    await expect(starts).toHaveCount(2)
  })

  test('search opens as the only modal dialog, and leaves the conversation as it was', async ({ page }) => {
    await openAt(page, WIDE)
    await ask(page, QUESTION)
    await page.keyboard.press('Control+k')
    await expect(search(page)).toBeVisible()
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
    await expect(turns(page)).toHaveCount(1)
  })

  test('Escape closes the panel, restores the focus, and gives the page its full width again', async ({ page }) => {
    await page.setViewportSize({ width: WIDE, height: 768 })
    await open(page, PROBES)
    const width = async () => (await page.getByRole('main').boundingBox())!.width
    const before = await width()
    await button(page).click()
    await expect(dialog(page)).toBeVisible()
    expect(await width()).toBeLessThan(before)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    expect(await width()).toBe(before)
  })

  test('on a narrower window the panel becomes a modal sheet and keeps the conversation', async ({ page }) => {
    await openAt(page, WIDE)
    await ask(page, QUESTION)
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await page.setViewportSize({ width: NARROW, height: 768 })
    await expect(page.locator('dialog:modal')).toHaveCount(1)
    await expect(turns(page)).toHaveCount(1)
    await page.setViewportSize({ width: WIDE, height: 768 })
    await expect(page.locator('dialog:modal')).toHaveCount(0)
    await expect(turns(page)).toHaveCount(1)
  })
})

test.describe('on narrower screens, a modal sheet over the page', () => {
  for (const width of [390, NARROW]) {
    test(`at ${width} px: Ctrl+K replaces the sheet with search`, async ({ page }) => {
      await openAt(page, width)
      await page.keyboard.press('Control+k')
      await expect(search(page)).toBeVisible()
      await expect(dialog(page)).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(search(page)).toBeHidden()
      await expect(button(page)).toBeFocused()
    })

    test(`at ${width} px: following a link closes the sheet`, async ({ page }) => {
      await openAt(page, width)
      await ask(page, QUESTION)
      await turns(page).getByRole('link').first().click()
      await expect(page).toHaveURL(/\/fleet\/kitchens\/settings#/)
      await expect(dialog(page)).toBeHidden()
      await button(page).click()
      await expect(turns(page)).toHaveCount(1)
    })
  }
})

for (const width of [320, 390, NARROW, WIDE]) {
  for (const height of [320, 600, 850, 1080]) {
    test(`${width} × ${height}: the field and the button stay in view after long answers, and the latest question is at the top`, async ({
      page,
    }) => {
      await openAt(page, width, height)
      for (const question of [QUESTION, 'And how do I delete it?', QUESTION]) {
        await ask(page, question)
        await expect(dialog(page).getByRole('textbox')).toBeInViewport({ ratio: 1 })
        await expect(dialog(page).getByRole('button', { name: 'Ask', exact: true })).toBeInViewport({ ratio: 1 })
        await expect(turns(page).last().getByRole('heading')).toBeInViewport()
      }
      const [heading, header] = await Promise.all([
        turns(page).last().getByRole('heading').boundingBox(),
        dialog(page).getByText('might be inaccurate').boundingBox(),
      ])
      expect(heading!.y - Math.max(0, header!.y + header!.height)).toBeLessThan(48)
      // Where only the turns scroll, the last one's border would make the header's look twice as thick.
      const border = await turns(page)
        .last()
        .evaluate((turn) => turn.getBoundingClientRect().y + 1 - turn.parentElement!.getBoundingClientRect().y)
      if (height > 320) expect(border).toBeLessThanOrEqual(0.2)
    })
  }
}

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, wide: { width: WIDE, height: 768 }, phone: PHONE })) {
  test(`axe: ${device}`, async ({ page }) => {
    await provideAxe(page)
    await openAt(page, viewport.width, viewport.height)
    expect(await violationsInBothModes(page)).toEqual([])
    await ask(page, QUESTION)
    expect(await violationsInBothModes(page)).toEqual([])
  })
}
