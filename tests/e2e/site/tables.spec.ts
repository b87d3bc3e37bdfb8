import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViewportSize } from '@playwright/test'
import { documentFile } from '../../../src/addresses/page-files.ts'
import { wake } from '../support/app.ts'
import { violations } from '../support/axe.ts'
import { sites } from '../support/sites.ts'
import { cutOff, mute, SCROLLING } from '../support/tables.ts'
import { expect, test } from '../support/test.ts'
import { documents } from './documents.ts'
import { AUTHORING, routes } from './pages.ts'
import { sharedWindow } from './shared-window.ts'

/** Phones. */
const [SMALL, COMMON]: [ViewportSize, ViewportSize] = [
  { width: 320, height: 800 },
  { width: 390, height: 800 },
]

const html = new Map([...routes, AUTHORING].map((route) => [route, readFileSync(join(sites.own.dist, documentFile(route)), 'utf8')]))
const withTables = [...html].filter(([, text]) => /<table|<dl class="?options/.test(text)).map(([route]) => route)
/** Routes that `every-document.spec.ts` doesn't check: those whose tables need the application, and those that aren't documents. */
const ownWay = withTables.filter((route) => SCROLLING.test(html.get(route)!) || !documents.has(route))
const having = (mark: RegExp) =>
  [...html].filter(([route, text]) => mark.test(text) && !route.startsWith('/openapi/')).map(([route]) => route)

test.describe('On a phone, no table content is off-screen', () => {
  for (const route of ownWay) {
    test(route, async ({ browser }) => {
      const page = await sharedWindow(browser, SMALL)
      await page.goto(route)
      // Scrolling tables become tab stops once the application is loaded.
      if (having(SCROLLING).includes(route)) await wake(page)
      for (const size of [SMALL, COMMON]) {
        // oxlint-disable no-await-in-loop -- there is one window.
        await page.setViewportSize(size)
        expect.soft(await page.evaluate(cutOff), `${size.width} px`).toEqual([])
        await expect.poll(() => page.evaluate(mute), `${size.width} px: what scrolls has a name and an edge`).toEqual([])
      }
    })
  }

  test('fewer than 12 tables scroll', ({ page: _ }, { annotations }) => {
    const count = [...html.values()].reduce((sum, text) => sum + (text.match(new RegExp(SCROLLING, 'g'))?.length ?? 0), 0)
    annotations.push({ type: 'tables that scroll', description: String(count) })
    console.log(`${count} tables scroll on phones.`)
    expect(count).toBeLessThan(12)
  })
})

test('The first column of a scrolling table stays in place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(having(SCROLLING).at(0)!)
  const region = page.locator('.table.as-scroll').first()
  const edge = () =>
    region.evaluate((box) => box.querySelector('tbody td')!.getBoundingClientRect().left - box.getBoundingClientRect().left)
  const before = await edge()
  await region.evaluate((box) => box.scrollTo({ left: 90 }))
  expect(await region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  expect(await edge()).toBeCloseTo(before, 0)
})

test('Every option has a link and an ID that is unique on its page', async ({ page }) => {
  for (const route of having(/<dl class="options"/)) {
    const ids = [...html.get(route)!.matchAll(/\sid="?([^\s">]+)/g)].map(([, id]) => id)
    expect(new Set(ids).size, route).toBe(ids.length)
  }
  await page.goto('/dev-docs/configurations/admin-panel#available-options.auth.secret')
  const option = page.locator('.options > div:target')
  await expect(option).toBeInViewport()
  await expect(option.getByRole('term')).toContainText('auth.secret')
  await expect(option.getByRole('link', { name: 'Link to auth.secret' })).toHaveAttribute('href', '#available-options.auth.secret')
})

for (const [what, mark] of [
  ['options', /<dl class="options"/],
  ['cards', /<div class="table as-cards"/],
  ['tables that scroll', SCROLLING],
] as const) {
  test(`${what} have no axe violations on a phone`, async ({ browser }) => {
    const page = await sharedWindow(browser, COMMON)
    for (const route of having(mark).slice(0, 3)) {
      await page.goto(route)
      expect.soft(await violations(page), route).toEqual([])
    }
  })
}
