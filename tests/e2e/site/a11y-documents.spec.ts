import { expect, test as base, type Page } from '@playwright/test'
import { provideAxe, violations } from '../support/axe.ts'
import { DESKTOP } from '../support/pages.ts'
import { AUTHORING, OTHER_PAGES, routes } from './pages.ts'

/** Hundreds of documents share a window, because opening one takes longer than looking at a page. */
const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL!, viewport: DESKTOP, colorScheme: 'light' })
      await provideAxe(context)
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

test.describe('Budgets “zero axe violations on every page”; STYLE “One # is the title”', () => {
  for (const route of new Set([...OTHER_PAGES, ...routes, AUTHORING])) {
    test(route, async ({ reader }) => {
      // API references have thousands of elements.
      if (route.startsWith('/openapi/')) test.slow()
      await reader.goto(route)
      expect.soft(await violations(reader)).toEqual([])
      expect.soft(await reader.getByRole('main').count(), 'one main landmark').toBe(1)
      expect.soft(await reader.locator('nav:not([aria-label])').count(), 'every navigation has a name').toBe(0)

      const headings = await visibleHeadings(reader)
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

/** In the article; the title comes first. */
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
