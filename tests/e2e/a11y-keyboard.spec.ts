import type { Locator, Page } from '@playwright/test'
import { awake, open, sidebar } from './support/app.ts'
import { DESKTOP, KINDS, PHONE, SPECIMEN } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const DOCUMENT = KINDS.document!

test.use({ viewport: DESKTOP })

test.describe('Texts “Skip to main content”', () => {
  for (const [kind, route] of Object.entries(KINDS)) {
    // The search page focuses its field on load.
    if (kind === 'search') continue
    test(`the skip link is the first tab stop and skips the navigation: ${kind}`, async ({ page }) => {
      await page.goto(route)
      const link = page.getByRole('link', { name: 'Skip to main content' })
      await expect(link).not.toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
      await awake(page)

      await page.keyboard.press('Enter')
      await expect(link).not.toBeInViewport()
      await page.keyboard.press('Tab')
      const place = await page.evaluate(() => {
        const main = document.querySelector('main')!
        const { activeElement: active } = document
        // If the main content has no tab stop, the footer comes next.
        return {
          inMain: main.contains(active),
          isAfterMain: Boolean(active && main.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING),
        }
      })
      expect(place.inMain || place.isAfterMain).toBe(true)
    })
  }
})

test.describe('WCAG 2.4.3 Focus order, 2.4.7 Focus visible, 2.1.2 No keyboard trap', () => {
  for (const [kind, route] of Object.entries(KINDS)) {
    test(`every tab stop is visible, and the stops follow document order to the end: ${kind}`, async ({ page }) => {
      test.slow()
      await open(page, route)
      await startAtTop(page)
      const stops = await walk(page)
      expect(stops.filter(({ outline, inView }) => !outline || !inView)).toEqual([])
      // No stop precedes the one before it; after the last one, the focus leaves the page.
      expect(stops.filter(({ index }, at) => index < (stops[at - 1]?.index ?? 0))).toEqual([])
      const areas = stops.map(({ area }) => area).filter((area, at, all) => area !== all[at - 1])
      expect(areas[0]).toBe('a')
      expect(areas).toContain('header')
      expect(areas.at(-1)).toBe('footer')
    })
  }
})

/** Moves the tab order to the top of the page, because the search page focuses its field on load. */
async function startAtTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
}

interface Stop {
  text: string
  /** Index in document order. */
  index: number
  area: string
  outline: boolean
  inView: boolean
}

/** Presses Tab until the focus leaves the page, and returns all tab stops. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(async (): Promise<Stop | undefined> => {
      const active = document.activeElement
      if (!active || active === document.body) return undefined
      // The code editor sets its focus class a few milliseconds after it receives focus.
      while (active.shadowRoot && !active.shadowRoot.querySelector('.cm-focused')) await new Promise(requestAnimationFrame)
      // A radio button's focus ring is drawn by its label, and the code editor's by the element inside that has the focus.
      const drawn = active.matches('.tab input') ? active.nextElementSibling! : (active.shadowRoot?.querySelector('.cm-focused') ?? active)
      const style = getComputedStyle(drawn)
      const { top, bottom, left, right } = drawn.getBoundingClientRect()
      return {
        text: active.textContent?.trim().slice(0, 40) || active.getAttribute('aria-label') || active.outerHTML.slice(0, 80),
        index: [...document.querySelectorAll('*')].indexOf(active),
        area: active.closest('header, main, aside, footer')?.tagName.toLowerCase() ?? active.tagName.toLowerCase(),
        // An iframe draws the focus ring in its own document.
        outline: active.tagName === 'IFRAME' || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2),
        inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      }
    })
    if (!stop) return stops
    stops.push(stop)
    if (stops.length > 600) throw new Error(`The keyboard doesn't get out of ${JSON.stringify(stops.slice(-5))}`)
  }
}

test.describe('Focus returns to where it was', () => {
  test('from the search dialog', async ({ page }) => {
    await open(page, DOCUMENT)
    const button = page.getByRole('banner').getByRole('button', { name: 'Search docs' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByPlaceholder('Search docs')).toBeFocused()
    await staysInside(page, page.getByRole('dialog', { name: 'Search' }))
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  test('from the search dialog opened with its shortcut', async ({ page }) => {
    await open(page, DOCUMENT)
    const link = page.locator('#article a').first()
    await link.focus()
    await page.keyboard.press('Control+k')
    await expect(page.getByPlaceholder('Search docs')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  })

  test('from the version dropdown', async ({ page }) => {
    await open(page, DOCUMENT)
    const summary = page.getByRole('banner').locator('summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: /3\.0\.0-rc/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(summary).toBeFocused()
    await expect(page.getByRole('banner').locator('details')).not.toHaveAttribute('open')
  })

  test('from a definition', async ({ page }) => {
    await open(page, SPECIMEN)
    const button = page.locator('.annotation-button').first()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.annotation-body').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.annotation-body').first()).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('a collapsed sidebar isn’t reachable by keyboard, and the Expand button receives focus', async ({ page }) => {
    await open(page, DOCUMENT)
    await page.getByRole('button', { name: 'Collapse sidebar' }).focus()
    await page.keyboard.press('Enter')
    const expand = page.getByRole('button', { name: 'Expand sidebar' })
    await expect(expand).toBeFocused()
    await expect(sidebar(page)).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(sidebar(page)).toBeVisible()
  })
})

test.describe('Focus returns to where it was: phone', () => {
  test.use({ viewport: PHONE })
  test('from the menu', async ({ page }) => {
    await open(page, DOCUMENT)
    const button = page.getByRole('button', { name: 'Open navigation menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Back to main menu' })).toBeFocused()
    await page.keyboard.press('Enter')
    // The pressed button is gone, but the focus stays in the menu.
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('complementary', { name: 'Site navigation' }).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary', { name: 'Site navigation' })).toBeHidden()
    await expect(button).toBeFocused()
  })
})

/** Checks that Tab doesn't leave a modal dialog. */
async function staysInside(page: Page, dialog: Locator): Promise<void> {
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab')
    const isOutside = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    )
    expect(isOutside).toBe(false)
  }
}
