import { expect, test, type Page } from '@playwright/test'
import { isSameDocument, markDocument, open, PROBES, settled, SHARING, sidebarLink, title, watchProblems } from './support/app.ts'

const OVERVIEW = '/fleet/kitchens/overview'

interface Veil {
  left: number
  right: number
  top: number
}

declare global {
  interface Window {
    /** Veils that have been lifted (`watchVeils`). */
    veils?: Veil[]
  }
}

/** Records the veils from now on; with `hold`, they stay. */
async function watchVeils(page: Page, { hold = false } = {}): Promise<() => Promise<Veil[]>> {
  await page.evaluate((isHeld) => {
    window.veils = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args)
      if (!this.matches('.veil')) return animation
      const { left, right, top } = this.getBoundingClientRect()
      window.veils!.push({ left, right, top })
      if (isHeld) animation.pause()
      return animation
    }
  }, hold)
  return () => page.evaluate(() => window.veils!)
}

test('the next page fades in, at its scroll position from the first frame; focus and Back work', async ({ page }) => {
  const problems = watchProblems(page)
  await open(page, PROBES)
  await markDocument(page)
  const veils = await watchVeils(page)
  await page.evaluate(() => scrollTo(0, 600))
  const first = page.evaluate(async () => {
    const heading = () => document.querySelector('main h1')!.textContent
    const before = heading()
    while (heading() === before) await new Promise(requestAnimationFrame)
    return scrollY
  })
  await sidebarLink(page, SHARING).click()
  expect(await first).toBe(0)
  await expect(title(page)).toHaveText('Sharing a kitchen')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('#announcer')).toHaveText('Sharing a kitchen')
  expect(await veils()).toHaveLength(1)
  await expect(page.locator('.veil')).toHaveCount(0)
  await page.goBack()
  await expect(title(page)).toHaveText('Temperature probes')
  expect(await settled(page)).toBe(600)
  expect(await veils()).toHaveLength(2)
  expect(await isSameDocument(page)).toBe(true)
  expect(problems).toEqual([])
})

test('only the article fades in, and it is clickable meanwhile', async ({ page }) => {
  await open(page, SHARING)
  const veils = await watchVeils(page, { hold: true })
  await sidebarLink(page, PROBES).click()
  await expect(title(page)).toHaveText('Temperature probes')
  const article = await page.evaluate(() => {
    const { left, right, top } = document.querySelector('main')!.getBoundingClientRect()
    return { left, right, top }
  })
  expect(await veils()).toEqual([article])
  expect(article.top).toBeGreaterThan(0)
  await page.getByRole('main').getByRole('link', { name: 'Handover', exact: true }).last().click()
  await expect(page).toHaveURL(`${PROBES}#handover`)
  await sidebarLink(page, OVERVIEW).click()
  await expect(title(page)).toHaveText('Kitchens overview')
})

test('nothing fades if the browser animated the Back navigation itself', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true }))
  await open(page, PROBES)
  const veils = await watchVeils(page)
  await sidebarLink(page, SHARING).click()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  await page.goBack()
  await expect(title(page)).toHaveText('Temperature probes')
  expect(await veils()).toHaveLength(1)
})

test('nothing fades under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, PROBES)
  const veils = await watchVeils(page)
  await sidebarLink(page, SHARING).click()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  expect(await veils()).toEqual([])
})

test('after two quick clicks, the second page shows', async ({ page }) => {
  const problems = watchProblems(page)
  await open(page, PROBES)
  await sidebarLink(page, SHARING).hover()
  await sidebarLink(page, OVERVIEW).hover()
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    async ([first, second]) => {
      const click = (route: string) => document.querySelector<HTMLElement>(`nav a[href="${route}"]`)!.click()
      click(first)
      // The first page is in the history, and being rendered.
      while (location.pathname !== first) await new Promise((resolve) => setTimeout(resolve))
      click(second)
    },
    [SHARING, OVERVIEW] as const,
  )
  await expect(title(page)).toHaveText('Kitchens overview')
  await expect(page).toHaveURL(OVERVIEW)
  await settled(page)
  await expect(title(page)).toHaveText('Kitchens overview')
  await page.goBack()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  expect(problems).toEqual([])
})
