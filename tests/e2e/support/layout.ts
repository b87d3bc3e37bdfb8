import { expect, type Page } from '@playwright/test'
import { DESKTOP } from './pages.ts'

/** Phones, tablets, both sides of the mobile breakpoint (specification, section 9: 996 px), and screens up to the widest. */
const WIDTHS = [320, 390, 768, 996, 997, 1280, 1440, 1920, 2560]

/** A viewport of 1280 by 1024 pixels at 400% zoom. */
export const ENLARGED = { width: 320, height: 256 }

/** Expects that a page doesn't scroll horizontally, and that nothing covers its navbar, at every width and with large text. */
export async function expectToFit(page: Page, route: string): Promise<void> {
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
}

/** Returns the elements that make the page scroll horizontally; empty if it doesn't. */
export async function outside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= innerWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth && element.checkVisibility(),
    )
    return [`page is ${root.scrollWidth} wide`, ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 120))]
  })
}

/** Returns the navbar controls that are covered. */
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
