import { expect, test, type Page } from '@playwright/test'
import { open } from './support/app.ts'
import { provideAxe, violations } from './support/axe.ts'
import { DESKTOP, KINDS, PHONE } from './support/pages.ts'

/** A way to bring something up that a page doesn't show by itself. */
interface State {
  act: (page: Page) => Promise<void>
  /** Only kinds of pages that have it. */
  on?: string[]
}

const withSidebar = ['document', 'document with every component']

const desktopStates: Record<string, State> = {
  'as it opens': { act: async () => {} },
  'version dropdown open': {
    act: async (page) => {
      await page.getByRole('banner').locator('summary').click()
      await expect(page.getByRole('link', { name: 'v4 docs (stable)' }).first()).toBeVisible()
    },
  },
  'search open': { act: openSearch },
  'sidebar collapsed': {
    on: withSidebar,
    act: async (page) => {
      await page.getByRole('button', { name: 'Collapse sidebar' }).click()
      await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
      await finishAnimations(page)
    },
  },
  'every category of the sidebar opened': { on: withSidebar, act: openCategories },
  'every definition, tab and detail open': { on: ['document with every component'], act: openBlocks },
}

const phoneStates: Record<string, State> = {
  'as it opens': { act: async () => {} },
  'menu open': { act: openMenu },
  'menu open, main menu': {
    on: withSidebar,
    act: async (page) => {
      await openMenu(page)
      await page.getByRole('button', { name: 'Back to main menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    },
  },
  'search open': { act: openSearch },
  'table of contents open': {
    on: ['document', 'document with every component'],
    act: async (page) => {
      const contents = page.locator('main details').filter({ has: page.getByText('On this page') })
      await contents.locator('summary').click()
      await expect(contents.getByRole('link').first()).toBeVisible()
    },
  },
  'every definition, tab and detail open': { on: ['document with every component'], act: openBlocks },
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport, states] of [
    ['desktop', DESKTOP, desktopStates],
    ['phone', PHONE, phoneStates],
  ] as const) {
    test.describe(`Budgets “zero axe violations on every page, in both colour modes”: ${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport })
      for (const [kind, route] of Object.entries(KINDS)) {
        for (const [name, { act, on }] of Object.entries(states)) {
          if (on && !on.includes(kind)) continue
          test(`${kind}, ${name}`, async ({ context, page }) => {
            await provideAxe(context)
            await open(page, route)
            await act(page)
            if (kind === 'search') await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/found/)
            await finishAnimations(page)
            expect(await violations(page)).toEqual([])
          })
        }
      }
    })
  }
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search docs' }).click()
  await expect(page.getByRole('dialog', { name: 'Search' }).getByPlaceholder('Search docs')).toBeFocused()
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open navigation menu' }).click()
  await expect(page.getByRole('complementary', { name: 'Site navigation' })).toBeVisible()
}

/** One that opens may bring others, and closes its siblings. */
async function openCategories(page: Page): Promise<void> {
  const closed = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('details:not([open]) > summary')
  const opened = new Set<string>()
  for (;;) {
    const labels = await closed.evaluateAll((summaries) => summaries.map((summary) => summary.getAttribute('aria-label') ?? ''))
    const label = labels.find((name) => !opened.has(name))
    if (label === undefined) return
    opened.add(label)
    await closed.nth(labels.indexOf(label)).click()
    await finishAnimations(page)
  }
}

/** Every detail, the last alternative of each group of tabs, and one definition, as opening another closes it. */
async function openBlocks(page: Page): Promise<void> {
  for (const summary of await page.locator('.prose details:not([open]) > summary').all()) await summary.click()
  for (const tab of await page.locator('.prose .tab:last-of-type').all()) await tab.click()
  const definition = page.getByRole('button', { name: /^What is/ }).first()
  await definition.click()
  await expect(page.locator('.annotation-body:popover-open')).toBeVisible()
}

/** Colours and places are looked at once nothing moves any more. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    )
  })
}
