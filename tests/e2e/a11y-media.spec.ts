import type { Page } from '@playwright/test'
import { category, open, PROBES, sidebar, title } from './support/app.ts'
import { DESKTOP, KINDS, SPECIMEN } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: DESKTOP })

test.describe('Text at 200%', () => {
  for (const path of [KINDS.document!, SPECIMEN]) {
    test(`lines don’t overlap: ${path}`, async ({ page }) => {
      await page.goto(path)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const tight = await page.locator('body *:visible').evaluateAll((all) =>
        all
          .filter((element) =>
            [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim().includes(' ')),
          )
          .filter((element) => {
            const { lineHeight, fontSize } = getComputedStyle(element)
            return Number.parseFloat(lineHeight) < Number.parseFloat(fontSize) * 1.1
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      )
      expect(tight).toEqual([])
    })
  }
})

test.describe('Targets are at least 24 pixels wide and high', () => {
  const places = { '.annotation-button': SPECIMEN, '.options .hash': PROBES }
  for (const [target, path] of Object.entries(places)) {
    test(target, async ({ page }) => {
      await page.goto(path)
      const first = page.locator(target).first()
      await first.scrollIntoViewIfNeeded()
      const missed = await first.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const [left, top] = [x + width / 2, y + height / 2]
        const reach = 11.5
        return [
          [-reach, 0],
          [reach, 0],
          [0, -reach],
          [0, reach],
        ].filter(([dx, dy]) => !element.contains(document.elementFromPoint(left + dx!, top + dy!)))
      })
      expect(missed).toEqual([])
    })
  }
})

test.describe('Forced colors: controls stay distinguishable', () => {
  test.use({ forcedColors: 'active' })

  test('the selected tab', async ({ page }) => {
    await page.goto(SPECIMEN)
    const tabs = page.locator('.tabs').first().locator('.tab > span')
    expect(await look(tabs.nth(0))).not.toEqual(await look(tabs.nth(1)))
  })

  test('the current page in the sidebar', async ({ page }) => {
    await page.goto(KINDS.document!)
    const links = sidebar(page).locator('a:visible')
    const current = links.and(page.locator('[aria-current="page"]'))
    const other = links.and(page.locator(':not([aria-current])')).last()
    expect(await look(current)).not.toEqual(await look(other))
  })

  test('the current section in the navbar', async ({ page }) => {
    await page.goto(KINDS.document!)
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    expect(await look(links.filter({ hasText: 'Fleet' }))).not.toEqual(await look(links.filter({ hasText: 'Baker' })))
  })

  test('the current heading in the table of contents', async ({ page }) => {
    await open(page, KINDS.document!)
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    await links.last().click()
    const current = links.and(page.locator('[aria-current]'))
    await expect(current).toHaveCount(1)
    expect(await look(current)).not.toEqual(await look(links.and(page.locator(':not([aria-current])')).first()))
  })

  test('highlighted lines of code', async ({ page }) => {
    await page.goto(SPECIMEN)
    const lines = page.locator('pre:has(mark) .line')
    expect(await look(lines.and(page.locator('mark')).first())).not.toEqual(await look(lines.and(page.locator('span')).first()))
  })

  for (const route of [SPECIMEN, KINDS.home!]) {
    test(`elements that stand out by background color have a border: ${route}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'none' })
      await page.goto(route)
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('main :is(a, button, kbd, .marker, .badge)')) {
          const { backgroundColor } = getComputedStyle(element)
          if (element.checkVisibility() && !/^rgba\(.* 0(\.\d+)?\)$/.test(backgroundColor)) element.setAttribute('data-filled', '')
        }
      })
      await page.emulateMedia({ forcedColors: 'active' })
      const bare = await page.locator('[data-filled], button').evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { borderTopWidth, borderTopStyle } = getComputedStyle(element)
            const hasEdge = borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0
            const hasMark = element.querySelector('svg') !== null || element.textContent?.trim() !== ''
            return !hasEdge && ('filled' in (element as HTMLElement).dataset || !hasMark)
          })
          .map((element) => element.outerHTML.slice(0, 200)),
      )
      expect(bare).toEqual([])
    })
  }

  test('the focus ring is visible', async ({ page }) => {
    await page.goto(SPECIMEN)
    for (const control of [page.getByRole('link').nth(3), page.locator('.copy').first(), page.locator('.tab input').first()]) {
      await control.focus()
      await page.keyboard.press('Shift')
      const outline = await control.evaluate(
        (element) => getComputedStyle(element.matches('.tab input') ? element.nextElementSibling! : element).outlineStyle,
      )
      expect(outline).toBe('solid')
    }
  })
})

/** Returns the computed styles that still differ in forced colors. */
async function look(element: ReturnType<Page['locator']>): Promise<string[]> {
  return element.evaluate((node) => {
    const { color, fontWeight, borderBottomWidth, borderBottomColor, borderLeftColor, outlineStyle, textDecorationLine, backgroundColor } =
      getComputedStyle(node)
    return [color, fontWeight, borderBottomWidth + borderBottomColor, borderLeftColor, outlineStyle, textDecorationLine, backgroundColor]
  })
}

test.describe('States “duration … is 0 under reduced motion”; nothing else animates either', () => {
  test.use({ reducedMotion: 'reduce' })
  for (const [kind, route] of Object.entries(KINDS)) {
    test(`nothing animates: ${kind}`, async ({ page }) => {
      await open(page, route)
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const { transitionDuration, animationName } = getComputedStyle(element)
            return transitionDuration !== '0s' || animationName !== 'none'
          })
          .map((element) => element.outerHTML.slice(0, 100)),
      )
      expect(moving).toEqual([])
    })
  }

  test('categories and the sidebar open and close without animation', async ({ page }) => {
    await open(page, KINDS.document!)
    await category(page, 'Commissioning').toggle.click()
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0)
  })
})

test.describe('Print shows only the article', () => {
  for (const [kind, route] of Object.entries(KINDS)) {
    test(kind, async ({ page }) => {
      await page.goto(route)
      await page.emulateMedia({ media: 'print' })
      for (const role of ['banner', 'contentinfo', 'navigation', 'complementary', 'dialog'] as const)
        await expect(page.getByRole(role)).toHaveCount(0)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(title(page)).toBeVisible()
      // Also on paper as wide as a window with a sidebar.
      expect((await title(page).boundingBox())!.y).toBeLessThan(200)
    })
  }

  test('the article fills the paper width, with its links and all tab panels', async ({ page }) => {
    await page.goto(SPECIMEN)
    await page.emulateMedia({ media: 'print' })
    const sheet = { width: 720, height: 1000 }
    await page.setViewportSize(sheet)
    const article = await page.locator('#article').boundingBox()
    expect(article!.width).toBeGreaterThan(sheet.width * 0.9)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sheet.width)
    for (const panel of await page.locator('.tab-panel').all()) await expect(panel).toBeVisible()
    // Definitions aren't printed, because their buttons can't be pressed on paper.
    const unreachable = await page
      .locator('#article p a')
      .evaluateAll((links) =>
        links
          .filter((link) => !link.closest('.annotation-body') && (!(link as HTMLAnchorElement).href || !link.checkVisibility()))
          .map((link) => link.outerHTML),
      )
    expect(unreachable).toEqual([])
    for (const details of await page.locator('#article details').all())
      await expect(details.locator('> :not(summary)').first()).toBeVisible()
  })

  test('dark pages print dark text on a light background', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(KINDS.document!)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    const luminance = (selector: string, property: 'color' | 'backgroundColor') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => {
          const [red = 0, green = 0, blue = 0] = (getComputedStyle(element)[name].match(/[\d.]+/g) ?? []).map(Number)
          return (red * 0.3 + green * 0.6 + blue * 0.1) / 255
        }, property)
    expect(await luminance('html', 'backgroundColor')).toBeGreaterThan(0.9)
    for (const part of ['h1', '#article p', '#article a', '#article pre code', '#article td'])
      expect(await luminance(part, 'color'), part).toBeLessThan(0.5)
  })
})
