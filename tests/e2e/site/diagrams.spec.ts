import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { documentFile } from '../../../src/addresses/page-files.ts'
import { wrongDiagrams } from '../support/diagrams.ts'
import { sites } from '../support/sites.ts'
import { routes } from './pages.ts'

const having = (markup: string) =>
  routes.filter((route) => readFileSync(join(sites.own.dist, documentFile(route)), 'utf8').includes(markup))

/** Reads each tab that contains diagrams. */
async function throughTabs<T>(page: Page, read: () => Promise<T[]>): Promise<T[]> {
  const all = await read()
  const tabs = await page.locator('#article input[type=radio]').count()
  for (let index = 0; index < tabs; index++) {
    const hasDiagram = await page
      .locator('#article input[type=radio]')
      .nth(index)
      .evaluate((radio: HTMLInputElement) => {
        radio.checked = true
        return radio.closest('.tabs')?.querySelector('figure.diagram') != null
      })
    if (hasDiagram) all.push(...(await read()))
  }
  return all
}

const drawn = having('class="diagram"')
const flows = having('class="steps"')

for (const width of [390, 1366]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('diagrams have text of at least 12 pixels, no collisions, even padding, and an accessible name', async ({ page }) => {
      test.slow()
      expect(drawn.length).toBeGreaterThan(30)
      const wrong: string[] = []
      for (const route of drawn) {
        await page.goto(route)
        const found = await throughTabs(page, () => page.evaluate(wrongDiagrams))
        wrong.push(...new Set(found.map((problem) => `${route} ${problem}`)))
      }
      expect(wrong).toEqual([])
    })

    test('steps are numbered and in visual order', async ({ page }) => {
      expect(flows.length).toBeGreaterThan(8)
      for (const route of flows) {
        await page.goto(route)
        for (const list of await page.locator('.steps').all()) {
          const places = await list.getByRole('listitem').evaluateAll((items) =>
            items.map((item) => ({
              top: item.getBoundingClientRect().top,
              number: getComputedStyle(item, '::before').content,
            })),
          )
          expect(places.length).toBeGreaterThan(2)
          expect(places.map(({ top }) => top)).toEqual(places.map(({ top }) => top).sort((a, b) => a - b))
          expect(places.every(({ number }) => number === 'counter(list-item)')).toBe(true)
        }
      }
    })
  })
}
