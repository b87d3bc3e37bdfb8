import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentFile } from '../../../src/addresses/page-files.ts'
import { wrongDiagrams } from '../support/diagrams.ts'
import { sites } from '../support/sites.ts'
import { expect, test } from '../support/test.ts'
import { routes } from './pages.ts'
import { withoutPictures } from './shared-window.ts'

const having = (markup: string) =>
  routes.filter((route) => readFileSync(join(sites.own.dist, documentFile(route)), 'utf8').includes(markup))

/** Widths in pixels: a phone and a common laptop. */
const WIDTHS = [390, 1366]

const drawn = having('class="diagram"')
const flows = having('class="steps"')

/** Runs in the page: opens each tab with diagrams in turn, and returns what `problems` finds before and in each tab. */
function throughTabs(problems: () => string[]): string[] {
  const found = new Set(problems())
  for (const radio of document.querySelectorAll<HTMLInputElement>('#article input[type=radio]')) {
    if (radio.closest('.tabs')?.querySelector('figure.diagram') == null) continue
    radio.checked = true
    for (const problem of problems()) found.add(problem)
  }
  return [...found]
}

test('diagrams have text of at least 12 pixels, no collisions, even padding, and an accessible name', async ({ page }) => {
  test.slow()
  expect(drawn.length).toBeGreaterThan(30)
  await withoutPictures(page)
  const wrong: string[] = []
  for (const route of drawn) {
    await page.goto(route)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      const found = await page.evaluate<string[]>(`(${throughTabs})(${wrongDiagrams})`)
      wrong.push(...found.map((problem) => `${route} at ${width} pixels: ${problem}`))
    }
  }
  expect(wrong).toEqual([])
})

test('steps are numbered and in visual order', async ({ page }) => {
  test.slow()
  expect(flows.length).toBeGreaterThan(8)
  await withoutPictures(page)
  for (const route of flows) {
    await page.goto(route)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      const lists = await page.locator('.steps').evaluateAll((all) =>
        all.map((list) =>
          [...list.querySelectorAll('li')].map((item) => ({
            top: item.getBoundingClientRect().top,
            number: getComputedStyle(item, '::before').content,
          })),
        ),
      )
      for (const places of lists) {
        expect(places.length, route).toBeGreaterThan(2)
        expect(places.map(({ top }) => top)).toEqual(places.map(({ top }) => top).sort((a, b) => a - b))
        expect(places.every(({ number }) => number === 'counter(list-item)')).toBe(true)
      }
    }
  }
})
