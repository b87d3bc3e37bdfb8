import { expect, test, type Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { DESKTOP } from '../support/pages.ts'
import { visitedPages } from './pages.ts'
import { sharedWindow } from './shared-window.ts'

test.describe('Budgets “zero axe violations on every page”; STYLE “One # is the title”', () => {
  for (const route of visitedPages) {
    test(route, async ({ browser }) => {
      // API references have thousands of elements.
      if (route.startsWith('/openapi/')) test.slow()
      const page = await sharedWindow(browser, DESKTOP)
      await page.goto(route)
      expect.soft(await violations(page)).toEqual([])
      expect.soft(await page.getByRole('main').count(), 'one main landmark').toBe(1)
      expect.soft(await page.locator('nav:not([aria-label])').count(), 'every navigation has a name').toBe(0)

      const headings = await visibleHeadings(page)
      expect
        .soft(
          headings.filter(({ level }) => level === 1).map(({ text }) => text),
          'one title',
        )
        .toHaveLength(1)
      expect.soft(skipping(headings), 'headings below one of more than a level above').toEqual([])
    })
  }
})

interface Heading {
  level: number
  text: string
}

/** Returns the visible headings in order, including the title. */
async function visibleHeadings(page: Page): Promise<Heading[]> {
  return page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility())
        .map(({ tagName, textContent }) => ({ level: Number(tagName.slice(1)), text: textContent ?? '' })),
    )
}

function skipping(headings: Heading[]): string[] {
  return headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1).map(({ level, text }) => `h${level} ${text}`)
}
