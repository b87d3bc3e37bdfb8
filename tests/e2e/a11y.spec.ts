import type { Page } from '@playwright/test'
import { open } from './support/app.ts'
import { provideAxe, violations, violationsInBothModes } from './support/axe.ts'
import { DESKTOP, KINDS, PHONE } from './support/pages.ts'
import { expect, test } from './support/test.ts'

/** An interaction that reveals content, and its reversal before the next one. */
interface State {
  act: (page: Page) => Promise<void>
  undo?: (page: Page) => Promise<void>
  /** The kinds of pages that have it; all if omitted. */
  on?: string[]
}

const withSidebar = ['document', 'document with every component']
/** For what looks the same on every page: one with a sidebar, and one without. */
const typical = ['document', 'home']

const search: State = { on: typical, act: openSearch, undo: closeSearch }

const desktopStates: Record<string, State> = {
  'version dropdown open': {
    on: typical,
    act: async (page) => {
      await page.getByRole('banner').locator('summary').click()
      await expect(versions(page)).toBeVisible()
    },
    undo: async (page) => {
      await page.keyboard.press('Escape')
      await expect(versions(page)).toBeHidden()
    },
  },
  'search open': search,
  'sidebar collapsed': {
    on: withSidebar,
    act: async (page) => {
      await page.getByRole('button', { name: 'Collapse sidebar' }).click()
      await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
    },
    undo: (page) => page.getByRole('button', { name: 'Expand sidebar' }).click(),
  },
  'every category of the sidebar opened': { on: withSidebar, act: openCategories },
  'every definition, tab and detail open': { on: ['document with every component'], act: openBlocks },
}

const phoneStates: Record<string, State> = {
  'search open': search,
  'table of contents open': {
    on: withSidebar,
    act: async (page) => {
      await contents(page).locator('summary').click()
      await expect(contents(page).getByRole('link').first()).toBeVisible()
    },
    undo: (page) => contents(page).locator('summary').click(),
  },
  'every definition, tab and detail open': {
    on: ['document with every component'],
    act: openBlocks,
    undo: (page) => page.keyboard.press('Escape'),
  },
  'menu open': { on: typical, act: openMenu },
  'menu open, main menu': {
    on: ['document'],
    act: async (page) => {
      await page.getByRole('button', { name: 'Back to main menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    },
  },
}

for (const [device, viewport, states] of [
  ['desktop', DESKTOP, desktopStates],
  ['phone', PHONE, phoneStates],
] as const) {
  test.describe(`Budgets “zero axe violations on every page, in both colour modes”: ${device}`, () => {
    test.use({ viewport })
    for (const [kind, route] of Object.entries(KINDS)) {
      test(`${kind}, on load and with everything expanded`, async ({ page }) => {
        test.slow()
        await provideAxe(page)
        await open(page, route)
        if (kind === 'search') await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/found/)
        await expectNoViolations(page, 'as it opens')
        for (const [name, { act, undo, on }] of Object.entries(states)) {
          if (on && !on.includes(kind)) continue
          await test.step(name, async () => {
            await act(page)
            await expectNoViolations(page, name)
            await undo?.(page)
          })
        }
      })
    }
  })
}

async function expectNoViolations(page: Page, state: string): Promise<void> {
  await finishAnimations(page)
  expect.soft(await violationsInBothModes(page), state).toEqual([])
}

function versions(page: Page) {
  return page.getByRole('link', { name: '2.x manual (stable)' }).first()
}

function contents(page: Page) {
  return page.locator('main details').filter({ has: page.getByText('On this page') })
}

function searchField(page: Page) {
  return page.getByRole('dialog', { name: 'Search' }).getByPlaceholder('Search docs')
}

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search docs' }).click()
  await expect(searchField(page)).toBeFocused()
}

async function closeSearch(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(searchField(page)).toBeHidden()
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open navigation menu' }).click()
  await expect(page.getByRole('complementary', { name: 'Site navigation' })).toBeVisible()
}

/** Opening a category can reveal more categories and closes its siblings. */
async function openCategories(page: Page): Promise<void> {
  const closed = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('details:not([open]) > summary')
  const opened = new Set<string>()
  for (;;) {
    const labels = await closed.evaluateAll((summaries) => summaries.map((summary) => summary.getAttribute('aria-label') ?? ''))
    const label = labels.find((name) => !opened.has(name))
    if (label === undefined) break
    opened.add(label)
    await closed.nth(labels.indexOf(label)).click()
    await finishAnimations(page)
  }
  expect(opened.size).toBeGreaterThan(0)
}

/** Opens every details element, the last tab of each group, and one definition, since only one can be open. */
async function openBlocks(page: Page): Promise<void> {
  for (const summary of await page.locator('.prose details:not([open]) > summary').all()) await summary.click()
  for (const tab of await page.locator('.prose .tab:last-of-type').all()) await tab.click()
  const definition = page.getByRole('button', { name: /^What is/ }).first()
  await definition.click()
  await expect(page.locator('.annotation-body:popover-open')).toBeVisible()
}

/** Axe must not measure colors and positions during an animation. */
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

test('contrast is measured once per combination of styles, and no combination is skipped', async ({ page }) => {
  await provideAxe(page)
  await page.goto('/')
  await page.evaluate(() => document.body.replaceChildren(document.createElement('main')))
  const unreadable = async () => (await violations(page)).filter((violation) => violation.startsWith('color-contrast'))
  const write = (className: string, style: Record<string, string>) =>
    page.evaluate(
      ([name, given]) => {
        const box = document.createElement('section')
        box.className = name
        Object.assign(box.style, given)
        for (const text of ['One.', 'Two.', 'Three.']) box.appendChild(document.createElement('p')).textContent = text
        document.querySelector('main')!.append(box)
      },
      [className, style] as const,
    )
  await write('plain', { color: '#333', backgroundColor: '#fff' })
  expect(await unreadable()).toEqual([])
  await write('plain', { color: '#aaa', backgroundColor: '#fff' })
  expect(await unreadable(), 'of another color').toHaveLength(1)
  await write('plain', { color: '#333', backgroundColor: '#444' })
  expect(await unreadable(), 'on another ground').toHaveLength(1)
  await write('plain', { color: '#333', opacity: '0.3' })
  expect(await unreadable(), 'fainter').toHaveLength(1)
  expect(await unreadable(), 'what has been told').toEqual([])
})

test('axe checks links without an underline and targets that are small or covered', async ({ page }) => {
  await provideAxe(page)
  await page.goto('/')
  await page.evaluate(() => {
    document.body.replaceChildren(document.createElement('main'))
    document.body.style.background = '#fff'
  })
  const found = async (rule: string) => (await violations(page)).filter((violation) => violation.startsWith(rule)).length
  const place = (kind: string, places: Array<[left: number, top: number, width: number, height: number]>) =>
    page.evaluate(
      ([tag, boxes]) => {
        const main = document.querySelector('main')!
        main.replaceChildren()
        for (const [left, top, width, height] of boxes) {
          const element = main.appendChild(document.createElement(tag))
          element.textContent = `at ${left}`
          element.style = `position: absolute; overflow: hidden; padding: 0; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`
        }
      },
      [kind, places] as const,
    )
  const write = (decoration: string) =>
    page.evaluate((line) => {
      const paragraph = document.createElement('p')
      const link = Object.assign(document.createElement('a'), { href: '/', textContent: 'a link' })
      paragraph.append('Text around ', link, ' that goes on.')
      paragraph.style.color = '#333'
      link.style = `color: #444; text-decoration: ${line}; font: inherit; border: 0; background: none`
      document.querySelector('main')!.replaceChildren(paragraph)
    }, decoration)

  await write('underline')
  expect(await found('link-in-text-block')).toBe(0)
  await write('none')
  expect(await found('link-in-text-block'), 'a link like its text').toBe(1)

  await place('button', [
    [50, 50, 30, 30],
    [90, 50, 30, 30],
  ])
  expect(await found('target-size'), 'large, side by side').toBe(0)
  await place('button', [
    [50, 50, 15, 15],
    [66, 50, 15, 15],
  ])
  expect(await found('target-size'), 'small').toBe(2)
  await place('button', [
    [50, 50, 40, 24],
    [60, 50, 40, 24],
  ])
  expect(await found('target-size'), 'mostly below another').toBe(1)
  await place('button', [
    [50, 50, 60, 24],
    [50, 50, 20, 24],
    [90, 50, 20, 24],
  ])
  expect(await found('target-size'), 'below two others').toBeGreaterThan(0)
})
