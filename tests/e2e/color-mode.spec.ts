import type { Page } from '@playwright/test'
import { open, settled, PROBES, wake } from './support/app.ts'
import { expect, test } from './support/test.ts'

const TOGGLE = /Switch between dark and light mode/

function mode(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme')
}

async function store(page: Page, value: string): Promise<void> {
  await page.addInitScript((theme) => localStorage.setItem('theme', theme), value)
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('theme'))
}

test.describe('4 “Colour mode: light or dark. Stored in browser storage under a theme key, follows the system preference if configured”', () => {
  test('3 “colour mode default light”', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(PROBES)
    expect(await mode(page)).toBe('light')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  })

  test('follows a system preference for dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(PROBES)
    expect(await mode(page)).toBe('dark')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })

  for (const [choice, system] of [
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const) {
    test(`the reader’s choice of ${choice} overrides a system preference for ${system}`, async ({ page }) => {
      await store(page, choice)
      await page.emulateMedia({ colorScheme: system })
      await page.goto(PROBES)
      expect(await mode(page)).toBe(choice)
    })
  }

  test('an invalid stored value means light', async ({ page }) => {
    await store(page, 'sepia')
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, PROBES)
    expect(await mode(page)).toBe('light')
  })

  test('a query parameter sets the mode for this visit only', async ({ page }) => {
    await store(page, 'light')
    await open(page, `${PROBES}?docusaurus-theme=dark`)
    expect(await mode(page)).toBe('dark')
    expect(await stored(page)).toBe('light')
    await page.goto(PROBES)
    expect(await mode(page)).toBe('light')
  })

  test('the mode is set before the first paint', async ({ page }) => {
    await store(page, 'dark')
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        Object.assign(window, { first: document.documentElement.dataset.theme })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(PROBES)
    expect(await page.evaluate(() => Reflect.get(window, 'first'))).toBe('dark')
  })

  test('the toggle switches and stores the mode, and its name says which one is active', async ({ page }) => {
    await open(page, PROBES)
    const toggle = page.getByRole('button', { name: TOGGLE })
    await expect(toggle).toHaveAccessibleName('Switch between dark and light mode (currently system mode)')
    await toggle.click()
    expect(await mode(page)).toBe('dark')
    expect(await stored(page)).toBe('dark')
    await expect(toggle).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)')
    await toggle.click()
    expect(await mode(page)).toBe('light')
    expect(await stored(page)).toBe('light')
    await expect(toggle).toHaveAccessibleName('Switch between dark and light mode (currently light mode)')
    await toggle.click()
    expect(await stored(page)).toBeNull()
    await expect(toggle).toHaveAccessibleName('Switch between dark and light mode (currently system mode)')
  })

  test('if the system prefers dark, the toggle switches to light first', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, PROBES)
    const toggle = page.getByRole('button', { name: TOGGLE })
    for (const [shown, kept] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['dark', null],
    ] as const) {
      await toggle.click()
      expect([await mode(page), await stored(page)]).toEqual([shown, kept])
    }
  })

  test('the toggle shows the chosen mode before React is loaded', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto(PROBES)
    const icons = page.getByRole('button', { name: TOGGLE }).locator('svg')
    const shown = () => icons.evaluateAll((all) => all.flatMap((icon, index) => (icon.checkVisibility() ? [index] : [])))
    expect(await shown()).toEqual([0])
    for (const [value, index] of [
      ['light', 1],
      ['dark', 2],
    ] as const) {
      await page.evaluate((theme) => localStorage.setItem('theme', theme), value)
      await page.reload()
      expect(await shown()).toEqual([index])
    }
  })

  test('before React is loaded, the page follows the system preference, and a change of it clears the choice', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort())
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(PROBES)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.evaluate(() => localStorage.setItem('theme', 'light'))
    await page.reload()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await stored(page)).toBeNull()
  })

  test('the choice persists on the next page and after a reload', async ({ page }) => {
    await open(page, PROBES)
    await page.getByRole('button', { name: TOGGLE }).click()
    await page.getByRole('link', { name: 'Baker Guide' }).first().click()
    await expect(page).toHaveURL('/bake/intro')
    expect(await mode(page)).toBe('dark')
    await page.reload()
    expect(await mode(page)).toBe('dark')
  })

  test('a change of the system preference clears the choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, PROBES)
    await page.getByRole('button', { name: TOGGLE }).click()
    expect(await mode(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => stored(page)).toBeNull()
    expect(await mode(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => mode(page)).toBe('light')
  })

  test('printing doesn’t clear the choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, PROBES)
    await page.getByRole('button', { name: TOGGLE }).click()
    expect(await stored(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'light', media: 'print' })
    // Printing takes longer than a frame.
    await settled(page)
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
    await settled(page)
    expect(await stored(page)).toBe('light')
    expect(await mode(page)).toBe('light')
  })
})

test.describe('4 “syncs across tabs”', () => {
  test('a choice in one tab applies to the other', async ({ page, context }) => {
    const other = await context.newPage()
    await open(other, '/fleet/intro')
    await open(page, PROBES)
    await page.getByRole('button', { name: TOGGLE }).click()
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(other.getByRole('button', { name: TOGGLE })).toHaveAccessibleName(/currently dark mode/)
    await other.bringToFront()
    await other.getByRole('button', { name: TOGGLE }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('clearing the choice in another tab restores the system preference', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, PROBES)
    const other = await context.newPage()
    await other.goto('/fleet/intro')
    await other.evaluate(() => localStorage.setItem('theme', 'light'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await other.evaluate(() => localStorage.removeItem('theme'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test('the stored mode applies before React is loaded', async ({ page }) => {
  await store(page, 'dark')
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto(PROBES)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.unroute('**/assets/**')
  await wake(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
