import type { Page } from '@playwright/test'
import { APP, awake, category, hold, open, sidebar, sidebarLink, still, title, PROBES, wake } from './support/app.ts'
import { expect, test } from './support/test.ts'

interface Animation {
  heights: string[]
  height: number
  duration: number
  easing: string
}

/** Records the animations started on elements. */
async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animations: Animation[] = Object.assign(window, { animations: [] }).animations
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      const { duration, easing } = options as { duration: number; easing: string }
      animations.push({
        heights: (keyframes as Keyframe[]).map(({ height }) => String(height)),
        height: this.scrollHeight,
        duration,
        easing,
      })
      return animate.call(this, keyframes, options)
    }
  })
}

function animations(page: Page): Promise<Animation[]> {
  return page.evaluate(() => Reflect.get(window, 'animations') as Animation[])
}

/** The specification's section 4, with the formula of the reference implementation. */
function expectedDuration(height: number): number {
  return Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10)
}

test.describe('4 “Collapsible sections animate open and closed; duration is computed from height and is 0 under reduced motion.”', () => {
  test('a closing category animates its height', async ({ page }) => {
    await recordAnimations(page)
    await open(page, PROBES)
    const { details, toggle } = category(page, 'Kitchen management')
    await toggle.click()
    const [animation] = await animations(page)
    expect(animation!.height).toBeGreaterThan(50)
    expect(animation!.heights).toEqual([`${animation!.height}px`, '0px'])
    expect(animation!.duration).toBe(expectedDuration(animation!.height))
    expect(animation!.easing).toBe('ease-in-out')
    await expect(details).not.toHaveAttribute('open')
  })

  test('a category stays open until its closing animation ends', async ({ page }) => {
    await open(page, PROBES)
    const { details, toggle } = category(page, 'Kitchen management')
    const wasOpen = await toggle.evaluate(async (summary: HTMLElement) => {
      summary.click()
      await new Promise(requestAnimationFrame)
      return (summary.parentElement as HTMLDetailsElement).open
    })
    expect(wasOpen).toBe(true)
    await expect(details).not.toHaveAttribute('open')
  })

  test('an opening category animates its height', async ({ page }) => {
    await recordAnimations(page)
    await open(page, PROBES)
    const { details, toggle } = category(page, 'Commissioning')
    await expect(details).not.toHaveAttribute('open')
    await toggle.click()
    const [animation] = await animations(page)
    expect(animation!.heights).toEqual(['0px', `${animation!.height}px`])
    expect(animation!.duration).toBe(expectedDuration(animation!.height))
    await expect(details).toHaveAttribute('open')
  })

  test('nothing animates on load or when React takes over', async ({ page }) => {
    await recordAnimations(page)
    await open(page, PROBES)
    expect(await animations(page)).toEqual([])
  })

  test('categories open and close without animation under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await recordAnimations(page)
    await open(page, PROBES)
    const { details, toggle } = category(page, 'Commissioning')
    const isOpen = () =>
      toggle.evaluate(async (summary: HTMLElement) => {
        summary.click()
        await new Promise(requestAnimationFrame)
        return (summary.parentElement as HTMLDetailsElement).open
      })
    expect(await isOpen()).toBe(true)
    expect(await isOpen()).toBe(false)
    await expect(details).not.toHaveAttribute('open')
    expect(await animations(page)).toEqual([])
  })
})

test.describe('2.5 “The sidebar can be hidden; categories auto-collapse.”', () => {
  test('opening a category closes its siblings', async ({ page }) => {
    await open(page, PROBES)
    const { details, toggle } = category(page, 'Rollouts')
    await toggle.click()
    await expect(details).not.toHaveAttribute('open')
    await toggle.click()
    await expect(details).toHaveAttribute('open')
    await expect(sidebar(page).locator('> ul > li > details[open]')).toHaveCount(1)
  })

  test('… and leaves categories of other levels open', async ({ page }) => {
    await open(page, '/fleet/intro')
    const inner = category(page, 'Commissioning')
    await inner.toggle.click()
    await still(page)
    await expect(inner.details).toHaveAttribute('open')
    await expect(category(page, 'Getting Started').details).toHaveAttribute('open')
  })

  test('the category of a page opens on the first navigation to it', async ({ page }) => {
    await open(page, '/fleet/intro')
    const { details } = category(page, 'Commissioning')
    await expect(details).not.toHaveAttribute('open')
    await sidebarLink(page, '/fleet/energy').click()
    await expect(title(page)).toHaveText('Energy and billing')
    await category(page, 'Commissioning').item.locator('> a').click()
    await expect(page).toHaveURL('/fleet/commissioning/options')
    await still(page)
    await expect(details).toHaveAttribute('open')
  })

  test('on load, the current page’s category is open at every level', async ({ page }) => {
    await page.goto('/fleet/commissioning/by-panel')
    await expect(category(page, 'Getting Started').details).toHaveAttribute('open')
    await expect(category(page, 'Commissioning').details).toHaveAttribute('open')
    await expect(sidebarLink(page, '/fleet/commissioning/by-panel')).toHaveAttribute('aria-current', 'page')
  })

  test('a closed category opens again on return to its page', async ({ page }) => {
    await open(page, PROBES)
    const here = category(page, 'Advanced settings')
    await here.toggle.click()
    await expect(here.details).not.toHaveAttribute('open')
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/#/)
    await expect(here.details).not.toHaveAttribute('open')
    await page.getByRole('link', { name: 'Fleet Manual' }).first().click()
    await expect(title(page)).toHaveText('Fleet introduction')
    await page.goBack()
    await page.goBack()
    await expect(title(page)).toHaveText('Temperature probes')
    await expect(here.details).toHaveAttribute('open')
    await expect(category(page, 'Getting Started').details).not.toHaveAttribute('open')
  })

  test('a category’s link leads to its page, and its arrow only opens and closes it', async ({ page }) => {
    await open(page, PROBES)
    const { item, details, toggle } = category(page, 'Commissioning')
    await toggle.click()
    await expect(details).toHaveAttribute('open')
    await expect(page).toHaveURL(PROBES)
    await item.locator('> a').click()
    await expect(page).toHaveURL('/fleet/commissioning/options')
    await expect(item.locator('> a')).toHaveAttribute('aria-current', 'page')
    await still(page)
    await expect(details).toHaveAttribute('open')
  })

  test('collapses and expands', async ({ page }) => {
    await open(page, PROBES)
    const width = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width)
    const before = await width()
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(sidebar(page)).toBeHidden()
    await expect.poll(width).toBeGreaterThan(before + 100)
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect(sidebar(page)).toBeVisible()
    await expect.poll(width).toBe(before)
  })

  test('its content stays visible until it is collapsed', async ({ page }) => {
    await open(page, PROBES)
    const states = await page.evaluate(async () => {
      const aside = document.querySelector('#navigation')!
      const width = aside.getBoundingClientRect().width
      document.querySelector<HTMLElement>('[aria-label="Collapse sidebar"]')!.click()
      const states: unknown[] = []
      for (let moving = true; moving;) {
        await new Promise(requestAnimationFrame)
        moving = document.getAnimations().length > 0
        const { width: now } = aside.getBoundingClientRect()
        states.push([now === width, getComputedStyle(aside).visibility])
        if (!moving) break
      }
      return states
    })
    expect(states.length).toBeGreaterThan(1)
    expect(states.slice(0, -1)).toEqual(states.slice(1).map(() => [true, 'visible']))
    expect(states.at(-1)).toEqual([true, 'hidden'])
  })

  test('collapses without animation under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, PROBES)
    const state = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('[aria-label="Collapse sidebar"]')!.click()
      await new Promise(requestAnimationFrame)
      const aside = document.querySelector('#navigation')!
      return [getComputedStyle(aside).visibility, aside.parentElement!.getBoundingClientRect().width < 100]
    })
    expect(state).toEqual(['hidden', true])
  })

  test('the Collapse button stays in view with and without the announcement, and every entry can scroll clear of it', async ({ page }) => {
    await open(page, PROBES)
    const button = page.getByRole('button', { name: 'Collapse sidebar' })
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeInViewport()
    await expect(button).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1366, height: 420 })
    await expect(button).toBeInViewport({ ratio: 1 })
    await sidebar(page).evaluate((nav) => nav.scrollTo(0, nav.scrollHeight))
    const last = sidebar(page).locator('a:visible').last()
    const [entry, cover] = [await last.boundingBox(), await button.boundingBox()]
    expect(entry!.y + entry!.height).toBeLessThan(cover!.y)
    await page.evaluate(() => scrollTo(0, 300))
    await expect(button).toBeInViewport({ ratio: 1 })
  })

  test('Enter and Space collapse and expand it; other keys don’t', async ({ page }) => {
    await open(page, PROBES)
    await page.getByRole('button', { name: 'Collapse sidebar' }).focus()
    await page.keyboard.press('x')
    await expect(sidebar(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(sidebar(page)).toBeVisible()
  })

  test('stays collapsed across pages, until another sidebar shows', async ({ page }) => {
    await open(page, PROBES)
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Advanced settings' }).click()
    await expect(title(page)).toHaveText('Network')
    await expect(sidebar(page)).toBeHidden()
    await page.getByRole('link', { name: 'Baker Guide' }).first().click()
    await expect(page).toHaveURL('/bake/intro')
    await page.getByRole('link', { name: 'Fleet Manual' }).first().click()
    await expect(page).toHaveURL('/fleet/intro')
    await expect(sidebar(page)).toBeVisible()
  })
})

test.describe('DESIGN “Before React is there … sidebar categories are <details>”', () => {
  test('categories that the reader opened and closed keep their state when React takes over', async ({ page }) => {
    await page.goto(PROBES)
    const app = await hold(page, APP)
    const opened = category(page, 'Commissioning')
    const closed = category(page, 'Rollouts')
    await opened.toggle.click()
    await closed.toggle.click()
    await expect(opened.details).toHaveAttribute('open')
    await expect(closed.details).not.toHaveAttribute('open')
    await app.release()
    await awake(page)
    await still(page)
    await expect(opened.details).toHaveAttribute('open')
    await expect(closed.details).not.toHaveAttribute('open')
    // From here React handles clicks, starting from the current state.
    await opened.toggle.click()
    await expect(opened.details).not.toHaveAttribute('open')
    await closed.toggle.click()
    await expect(closed.details).toHaveAttribute('open')
  })

  test('a category that the reader opened stays open on the next page in the same parent category', async ({ page }) => {
    await page.goto('/fleet/intro')
    const app = await hold(page, APP)
    const { details, toggle } = category(page, 'Commissioning')
    await toggle.click()
    await app.release()
    await wake(page)
    await sidebarLink(page, '/fleet/basics').click()
    await expect(title(page)).toHaveText('Fleet basics')
    await still(page)
    await expect(details).toHaveAttribute('open')
  })
})

test.describe('The sidebar shows the current page', () => {
  test.use({ viewport: { width: 1366, height: 420 } })
  const current = (page: Page) => sidebar(page).locator('[aria-current=page]')

  test('on load, before React, without scrolling the page', async ({ page }) => {
    await page.route(APP, (route) => route.abort())
    await page.goto(PROBES)
    await expect(current(page)).toHaveCount(1)
    await expect(current(page)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await sidebar(page).evaluate((nav) => nav.scrollTop)).toBeGreaterThan(0)
  })

  test('in its first frame', async ({ page }) => {
    await page.addInitScript(() => {
      const { seen: frames } = Object.assign(window, { seen: [] as number[] })
      const look = () => {
        const entry = document.querySelector('nav [aria-current=page]')
        if (entry) frames.push(entry.getBoundingClientRect().top)
        if (frames.length < 5) requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto(PROBES)
    await page.waitForFunction(() => (Reflect.get(window, 'seen') as number[]).length === 5)
    const frames = await page.evaluate(() => Reflect.get(window, 'seen') as number[])
    expect(new Set(frames.map(Math.round)).size).toBe(1)
  })

  test('scrolling the sidebar isn’t undone when React takes over', async ({ page }) => {
    await page.goto(PROBES)
    await sidebar(page).evaluate((nav) => nav.scrollTo(0, 0))
    await wake(page)
    await still(page)
    expect(await sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(0)
  })

  test('after client navigation, also in a category that opens for it', async ({ page }) => {
    await open(page, '/fleet/intro')
    expect(await sidebar(page).evaluate((nav) => nav.scrollTop)).toBe(0)
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('main a[href="/fleet/advanced/probes"], nav a[href="/fleet/advanced/probes"]')!.click(),
    )
    await expect(title(page)).toHaveText('Temperature probes')
    await still(page)
    await expect(current(page)).toHaveAttribute('href', PROBES)
    await expect(current(page)).toBeInViewport({ ratio: 1 })
  })

  test('when a window that was too narrow for it becomes wide', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 420 })
    await open(page, PROBES)
    await page.setViewportSize({ width: 1024, height: 420 })
    await expect(current(page)).toBeInViewport({ ratio: 1 })
  })

  test('on a phone, when the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto(PROBES)
    await page.getByRole('button', { name: 'Open navigation menu' }).click()
    await expect(current(page)).toBeInViewport({ ratio: 1 })
  })
})
