import type { Page } from '@playwright/test'
import { category, open, sidebar, sidebarLink, title, PROBES, wake } from './support/app.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 800 } })

function panel(page: Page) {
  return page.getByRole('complementary', { name: 'Site navigation' })
}

function mainMenu(page: Page) {
  return page.getByRole('navigation', { name: 'Main menu' })
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open navigation menu' }).click()
  await expect(panel(page)).toBeVisible()
}

test.describe('2.5 “Narrow screens (996 px wide or less) count as mobile: the navbar shows a hamburger toggle and the sidebar is a secondary menu.”', () => {
  for (const [width, isMobile] of [
    [996, true],
    [997, false],
  ] as const) {
    test(`${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(PROBES)
      await expect(page.getByRole('button', { name: 'Open navigation menu' })).toBeVisible({ visible: isMobile })
      await expect(sidebar(page)).toBeVisible({ visible: !isMobile })
      await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible({ visible: !isMobile })
    })
  }

  test('the toggle opens the sidebar before React is loaded', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto(PROBES)
    await openMenu(page)
    await expect(sidebar(page)).toBeVisible()
    await expect(mainMenu(page)).toBeHidden()
    await page.getByRole('button', { name: 'Close navigation menu' }).click()
    await expect(panel(page)).toBeHidden()
  })

  test('“Back to main menu” shows the site’s menu; reopening shows the sidebar', async ({ page }) => {
    await open(page, PROBES)
    await openMenu(page)
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await expect(mainMenu(page).getByRole('link', { name: 'Baker Guide' })).toBeVisible()
    await expect(sidebar(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await openMenu(page)
    await expect(sidebar(page)).toBeVisible()
    await expect(mainMenu(page)).toBeHidden()
  })

  test('the menu opens at the current page without moving afterwards', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 })
    await open(page, PROBES)
    const places = await page.getByRole('button', { name: 'Open navigation menu' }).evaluate(async (button: HTMLElement) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const seen: number[] = []
      button.click()
      for (let number = 0; number < 5; number++) {
        await frame()
        seen.push(document.querySelector('aside [aria-current=page]')!.getBoundingClientRect().top)
      }
      return seen
    })
    expect(places[0]).toBeGreaterThan(0)
    expect(places[0]).toBeLessThan(400)
    expect(new Set(places).size).toBe(1)
  })

  test('a page without a sidebar shows the main menu', async ({ page }) => {
    await page.goto('/tags')
    await openMenu(page)
    await expect(mainMenu(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back to main menu' })).toHaveCount(0)
  })
})

test.describe('4 “Mobile sidebar: opens and closes via the toggle, closes on back navigation and when the screen becomes desktop-sized.”', () => {
  test('the page behind the menu doesn’t scroll', async ({ page }) => {
    await open(page, PROBES)
    await openMenu(page)
    await page.mouse.move(380, 400)
    await page.mouse.wheel(0, 500)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Escape')
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  })

  test('the Close button closes it', async ({ page }) => {
    await open(page, PROBES)
    await openMenu(page)
    await page.getByRole('button', { name: 'Close navigation menu' }).click()
    await expect(panel(page)).toBeHidden()
  })

  test('a click outside closes it', async ({ page }) => {
    await open(page, PROBES)
    await openMenu(page)
    await page.mouse.click(380, 500)
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL(PROBES)
  })

  test('Escape closes it and restores the focus to the toggle', async ({ page }) => {
    await open(page, PROBES)
    await openMenu(page)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open navigation menu' })).toBeFocused()
  })

  test('a link in the sidebar closes it', async ({ page }) => {
    await open(page, PROBES)
    await openMenu(page)
    await sidebarLink(page, '/fleet/kitchens/sharing').click()
    await expect(title(page)).toHaveText('Sharing a kitchen')
    await expect(panel(page)).toBeHidden()
  })

  test('a link in the main menu closes it', async ({ page }) => {
    await open(page, PROBES)
    await openMenu(page)
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    await mainMenu(page).getByRole('link', { name: 'Baker Guide' }).click()
    await expect(page).toHaveURL('/bake/intro')
    await expect(panel(page)).toBeHidden()
  })

  test('a category’s arrow only opens the category', async ({ page }) => {
    await open(page, PROBES)
    await openMenu(page)
    const { details, toggle } = category(page, 'Commissioning')
    await toggle.click()
    await expect(details).toHaveAttribute('open')
    await expect(panel(page)).toBeVisible()
    await expect(page).toHaveURL(PROBES)
  })

  test('a category’s link closes it', async ({ page }) => {
    await open(page, PROBES)
    await openMenu(page)
    await category(page, 'Commissioning').item.locator('> a').click()
    await expect(page).toHaveURL('/fleet/commissioning/options')
    await expect(panel(page)).toBeHidden()
  })

  test('Back closes it and stays on the page', async ({ page }) => {
    await open(page, '/fleet/intro')
    await openMenu(page)
    await sidebarLink(page, PROBES).click()
    await expect(title(page)).toHaveText('Temperature probes')
    await openMenu(page)
    await page.evaluate(() => history.back())
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL(PROBES)
    await expect(title(page)).toHaveText('Temperature probes')
    // With the menu closed, Back leaves the page.
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/fleet/intro')
    await expect(title(page)).toHaveText('Fleet introduction')
    await page.evaluate(() => history.forward())
    await expect(title(page)).toHaveText('Temperature probes')
  })

  test('Forward closes it, too', async ({ page }) => {
    await open(page, '/fleet/intro')
    await openMenu(page)
    await sidebarLink(page, PROBES).click()
    await expect(title(page)).toHaveText('Temperature probes')
    await page.evaluate(() => history.back())
    await expect(title(page)).toHaveText('Fleet introduction')
    await openMenu(page)
    await page.evaluate(() => history.forward())
    await expect(panel(page)).toBeHidden()
    await expect(page).toHaveURL('/fleet/intro')
    await page.evaluate(() => history.forward())
    await expect(title(page)).toHaveText('Temperature probes')
  })

  test('resizing to desktop width closes it', async ({ page }) => {
    await open(page, PROBES)
    await openMenu(page)
    await page.setViewportSize({ width: 1200, height: 800 })
    await expect.poll(() => panel(page).evaluate((element) => element.matches(':popover-open'))).toBe(false)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(panel(page)).toBeHidden()
    await wake(page)
  })
})
