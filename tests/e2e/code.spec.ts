import type { Page } from '@playwright/test'
import messages from '../../src/messages/en.ts'
import { open, still, wake } from './support/app.ts'
import { provideAxe, violations } from './support/axe.ts'
import { DESKTOP, PHONE } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const CODE = '/integrate/code'
const words = messages.code

/** Finds a code block by the label above it. */
const block = (page: Page, name: string) => page.locator('#article .code').filter({ has: page.getByText(name, { exact: true }) })
const scrolls = (page: Page, name: string) =>
  block(page, name)
    .locator('pre')
    .evaluate((pre) => pre.scrollWidth > pre.clientWidth)

test.describe('the header of a code block', () => {
  test('labels the block with its file, its language, or its first line', async ({ page }) => {
    await page.goto(CODE)
    for (const name of ['config/ovens.js', 'JSON', 'Terminal', 'PUT']) await expect(block(page, name).first()).toBeVisible()
  })

  test.describe('on touch', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true })
    test('always shows its buttons, large enough to tap', async ({ page }) => {
      await page.goto(CODE)
      const buttons = block(page, 'config/ovens.js').getByRole('button')
      await expect(buttons).toHaveText([words.wrap, messages.copyCode.copy])
      for (const button of await buttons.all()) {
        await expect(button).toHaveCSS('opacity', '1')
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(24)
      }
    })
  })

  test('shows its buttons on hover and on focus', async ({ page }) => {
    await open(page, CODE)
    const copy = block(page, 'config/ovens.js').getByRole('button', { name: messages.copyCode.copy })
    await expect(copy).toHaveCSS('opacity', '0')
    await copy.focus()
    await expect(copy).toHaveCSS('opacity', '1')
    await copy.blur()
    await expect(copy).toHaveCSS('opacity', '0')
    await block(page, 'config/ovens.js').hover()
    await expect(copy).toHaveCSS('opacity', '1')
  })
})

test.describe('long lines', () => {
  test.use({ viewport: PHONE })

  test('Wrap applies to all blocks, and on the next visit before the first paint', async ({ page }) => {
    await open(page, CODE)
    expect(await scrolls(page, 'config/ovens.js')).toBe(true)
    const wrap = block(page, 'config/ovens.js').getByRole('button', { name: words.wrap })
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'true')
    for (const name of ['config/ovens.js', 'Terminal']) expect(await scrolls(page, name)).toBe(false)
    await page.reload()
    expect(await scrolls(page, 'config/ovens.js')).toBe(false)
    await wake(page)
    await wrap.click()
    await expect(wrap).toHaveAttribute('aria-pressed', 'false')
    expect(await scrolls(page, 'config/ovens.js')).toBe(true)
  })

  test('a click on Wrap before React is loaded takes effect', async ({ page }) => {
    await page.goto(CODE)
    await block(page, 'config/ovens.js').getByRole('button', { name: words.wrap }).click()
    await expect(page.locator('html')).toHaveAttribute('data-wrap')
  })

  test('only blocks that scroll are tab stops, also after they stop scrolling', async ({ page }) => {
    await open(page, CODE)
    const stops = page.locator('#article pre[tabindex]')
    const scrolling = () =>
      page.locator('#article .code > pre:visible').evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length)
    await expect.poll(() => stops.count()).toBe(await scrolling())
    expect(await stops.count()).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1900, height: 900 })
    await expect.poll(() => stops.count()).toBe(await scrolling())
    await block(page, 'config/ovens.js').first().getByRole('button', { name: words.wrap }).click()
    await expect(stops).toHaveCount(0)
  })

  test('a request’s URL is shown in full', async ({ page }) => {
    await page.goto(CODE)
    expect(await scrolls(page, 'PUT')).toBe(false)
  })
})

test.describe('long code', () => {
  const long = (page: Page) => page.locator('.code:has(.more)').first()

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })
      test('shows about 20 lines until it is expanded', async ({ page }) => {
        await page.goto(CODE)
        const pre = long(page).locator('pre')
        const height = () => pre.evaluate(({ clientHeight }) => clientHeight)
        const lineHeight = await pre.evaluate((element) => parseFloat(getComputedStyle(element).lineHeight))
        const shown = async () => Math.round((await height()) / lineHeight)
        expect(await shown()).toBe(20)
        await long(page).getByText(words.showAll(34)).click()
        await expect.poll(shown).toBeGreaterThanOrEqual(34)
        await long(page).getByText(words.showLess).click()
        await expect.poll(shown).toBe(20)
      })
    })
  }

  test('causes no layout shift when React loads', async ({ page }) => {
    await page.goto(CODE)
    const before = await page.locator('#article').boundingBox()
    await wake(page)
    expect(await page.locator('#article').boundingBox()).toEqual(before)
  })

  test('is copied in full', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, CODE)
    await long(page).hover()
    await long(page).getByRole('button', { name: messages.copyCode.copy }).click()
    const code = (await long(page).locator('code').textContent())!.replace(/\n$/, '')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    expect(code).toContain('deck 31')
  })

  test('expands when the browser’s find-in-page matches inside it', async ({ page }) => {
    await open(page, CODE)
    // Simulates find-in-page, which selects the match and scrolls to it.
    await long(page).evaluate((block) => {
      const number = [...block.querySelectorAll('code span')].at(-1)!
      getSelection()!.selectAllChildren(number)
      number.scrollIntoView({ block: 'center' })
    })
    await expect(long(page).locator('.more')).toHaveAttribute('open')
    const found = () => page.evaluate(() => getSelection()!.getRangeAt(0).getBoundingClientRect().top)
    await expect.poll(found).toBeGreaterThan(0)
    expect(await found()).toBeLessThan(page.viewportSize()!.height)
  })
})

test.describe('in print', () => {
  test('all code is visible and wrapped, without its controls', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(CODE)
    await page.emulateMedia({ media: 'print' })
    for (const pre of await page.locator('#article pre:visible').all()) {
      expect(
        await pre.evaluate((element) => [element.scrollWidth > element.clientWidth, element.scrollHeight > element.clientHeight]),
      ).toEqual([false, false])
    }
    await expect(page.locator('#article :is(.copy, .wrap, .more)').filter({ visible: true })).toHaveCount(0)
  })

  test('every tab panel is below its label', async ({ page }) => {
    await page.goto('/integrate/simulator')
    await page.emulateMedia({ media: 'print' })
    const parts = page.locator('.tabs').first().locator('.tab, .tab-panel')
    const tops = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await expect(parts.filter({ visible: true })).toHaveText([/npm/, /Install with npm/, /Yarn/, /Install with Yarn/])
  })
})

test('a heading’s accessible name is its text, which links to it', async ({ page }) => {
  await open(page, CODE)
  const heading = page.getByRole('main').getByRole('heading', { name: 'Long code', exact: true })
  await heading.getByRole('link', { name: 'Long code', exact: true }).click()
  await expect(page).toHaveURL(`${CODE}#long-code`)
})

test('inline code stands out from a callout’s background', async ({ page }) => {
  await page.goto(CODE)
  const backgrounds = await page
    .locator('.callout p code')
    .first()
    .evaluate((code) => [getComputedStyle(code), getComputedStyle(code.closest('.callout')!)].map(({ backgroundColor }) => backgroundColor))
  expect(backgrounds[0]).not.toBe(backgrounds[1])
  expect(backgrounds[0]).not.toBe('rgba(0, 0, 0, 0)')
})

test.describe('4 “Collapsible sections animate open and closed; duration is computed from height and is 0 under reduced motion.”', () => {
  const kinds = {
    'a collapsible': { details: '#article details:not(.more)', box: '#article details:not(.more)' },
    'long code': { details: '#article .more', box: '#article .code:has(> .more) pre' },
  }

  for (const [name, { details, box }] of Object.entries(kinds)) {
    /** Clicks the summary, and returns the animation with the height before and in the middle of it. */
    const toggle = (page: Page) =>
      page.evaluate(
        ([details, box]) => {
          const element = document.querySelector<HTMLElement>(box!)!
          const before = element.offsetHeight
          document.querySelector<HTMLElement>(`${details} > summary`)!.click()
          const [animation] = element.getAnimations()
          if (!animation) return undefined
          const effect = animation.effect as KeyframeEffect
          const [from, to] = effect.getKeyframes().map(({ height }) => parseFloat(String(height)))
          const { duration, easing } = effect.getTiming()
          animation.pause()
          animation.currentTime = Number(duration) / 4
          const quarter = (element.offsetHeight - from!) / (to! - from!)
          animation.finish()
          return { before, from: from!, to: to!, duration: Number(duration), easing, quarter }
        },
        [details, box] as const,
      )

    test(`${name} animates its height`, async ({ page }) => {
      await open(page, CODE)
      for (const isOpen of [true, false]) {
        const { before, from, to, duration, easing, quarter } = (await toggle(page))!
        const constant = Math.abs(to - from) / 36
        expect(from).toBe(before)
        expect(to > from).toBe(isOpen)
        expect(duration).toBe(Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10))
        expect(easing).toBe('ease-in-out')
        // The height at a quarter of the time, by the easing's curve.
        expect(quarter).toBeCloseTo(0.129, 1)
        await expect(page.locator(details).first()).toHaveJSProperty('open', isOpen)
      }
    })

    test(`${name} opens at once under reduced motion`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, CODE)
      expect(await toggle(page)).toBeUndefined()
      await expect(page.locator(details).first()).toHaveAttribute('open')
    })
  }

  test('the button that closes long code stays where it is', async ({ page }) => {
    await open(page, CODE)
    const summary = page.locator('#article .more summary').first()
    const top = async () => (await summary.boundingBox())!.y
    await summary.click()
    await still(page)
    await summary.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await top()
    await summary.click()
    await expect(page.locator('#article .more').first()).not.toHaveAttribute('open')
    expect(Math.abs((await top()) - before)).toBeLessThan(2)
  })
})

test.describe('axe finds no violations', () => {
  for (const [name, viewport] of Object.entries({ DESKTOP, PHONE })) {
    test(name, async ({ page }) => {
      await provideAxe(page)
      await page.setViewportSize(viewport)
      await open(page, CODE)
      expect(await violations(page)).toEqual([])
      await page.locator('.more summary').first().click()
      await still(page)
      expect(await violations(page)).toEqual([])
    })
  }
})
