import { expect, type Page } from '@playwright/test'
import { FIRST_BAKE, PROBES, SHARING } from '../support/app.ts'
import { KINDS, SPECIMEN } from '../support/pages.ts'

/** A page to screenshot: without the application, or after an interaction that loads it. */
export interface State {
  route: string
  /** The heading to scroll to the top of the window. */
  heading?: string
  act?: (page: Page, device: Device) => Promise<void>
  /** The only device that has this state. */
  only?: Device
}

export const devices = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1366, height: 768 },
} as const

export type Device = keyof typeof devices

const BLOCKS = [
  'Text',
  'Callouts',
  'Code',
  'Alternatives',
  'Requests and responses',
  'Columns and cards',
  'Definitions, marks, and files',
  'Shared text',
]

/** States of the second product, whose text only changes for tests. */
export const engineStates: Record<string, State> = {
  ...Object.fromEntries(
    Object.entries(KINDS)
      .filter(([kind]) => kind !== 'search')
      .map(([kind, route]) => [kind, { route }]),
  ),
  ...Object.fromEntries(BLOCKS.map((heading) => [`blocks, ${heading.toLowerCase()}`, { route: SPECIMEN, heading }])),
  'document, its end': { route: PROBES, act: toEnd },
  'document, in the middle': { route: FIRST_BAKE, act: toSection },
  'document with pictures': { route: SHARING },
  'not found, nearest pages': { route: '/fleet/kitchens', act: awaitNearest },
  'announcement closed': { route: PROBES, act: closeAnnouncement },
  'API reference, an operation': { route: '/openapi/', act: toOperation },
  'search results': { route: '/search?q=commission', act: awaitResults },
  'search results, none': { route: '/search?q=zzzzqqq', act: awaitResults },
  'search window, empty': { route: PROBES, act: openSearch },
  'search window, results': { route: PROBES, act: (page) => searchFor(page, 'commission') },
  'search window, none found': { route: PROBES, act: (page) => searchFor(page, 'zzzzqqq') },
  'Ask AI': { route: PROBES, act: openAsk },
  'Ask AI, questions of the page': { route: SHARING, act: openAskHere },
  'Ask AI, an answer': { route: SHARING, act: (page) => askFor(page, 'share a kitchen with my colleagues', 'Written and checked') },
  'Ask AI, quotes': { route: PROBES, act: (page) => askFor(page, 'How do I connect a floor display to my kitchen?', 'Sources') },
  'versions open': { route: PROBES, act: openVersions, only: 'laptop' },
  'copy page open': { route: PROBES, act: openCopyPage },
  'sidebar collapsed': { route: PROBES, act: collapseSidebar, only: 'laptop' },
  'menu open': { route: PROBES, act: openMenu, only: 'phone' },
  'contents open': { route: PROBES, act: openContents, only: 'phone' },
  'focus on a link': { route: PROBES, act: focusLink },
}

/** States of this project's own pages. */
export const siteStates: Record<string, State> = {
  'site, home': { route: '/' },
  'site, home, further down': { route: '/', act: toMiddle },
  'site, a quick start': { route: '/dev-docs/quick-start' },
  'site, an introduction': { route: '/user-docs/intro' },
  'site, the query builder': { route: '/dev-docs/api/rest/interactive-query-builder' },
  'site, breaking changes': { route: '/dev-docs/migration/v4-to-v5/breaking-changes' },
  'site, a breaking change': { route: '/dev-docs/migration/v4-to-v5/breaking-changes/vite' },
}

async function toEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
}

async function toMiddle(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
}

/** Scrolls to the middle of a page and waits until the table of contents shows the current section. */
async function toSection(page: Page): Promise<void> {
  await toMiddle(page)
  await expectCurrent(page, 'Step 4')
}

async function expectCurrent(page: Page, section: string): Promise<void> {
  await expect(page.locator('main [aria-current]', { hasText: section }).first()).toBeAttached()
}

async function closeAnnouncement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close' }).click()
}

async function toOperation(page: Page): Promise<void> {
  await page
    .locator('main h3, main h2')
    .nth(3)
    .evaluate((heading) => heading.scrollIntoView())
  await expectCurrent(page, 'Delete a recipe')
}

async function awaitNearest(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Nearest to' })).toBeVisible()
}

async function awaitResults(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/found/)
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' }).getByPlaceholder('Search docs')).toBeFocused()
}

async function searchFor(page: Page, words: string): Promise<void> {
  await openSearch(page)
  await page.keyboard.type(words)
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByText(/No results for|See/).first()).toBeVisible()
}

async function openAsk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask AI' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'For example' })).toBeVisible()
}

async function openAskHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask AI' }).first().click()
  await expect(page.getByRole('list', { name: 'Answered on this page' })).toBeVisible()
}

async function askFor(page: Page, question: string, said: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask AI' }).first().click()
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText(said).first()).toBeVisible()
}

async function openVersions(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').click()
}

async function openCopyPage(page: Page): Promise<void> {
  await page.getByRole('main').locator('summary', { hasText: 'Copy page' }).click()
}

async function collapseSidebar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open navigation menu' }).click()
  await expect(page.getByRole('complementary', { name: 'Site navigation' })).toBeVisible()
}

async function openContents(page: Page): Promise<void> {
  await page.locator('main summary', { hasText: 'On this page' }).first().click()
}

async function focusLink(page: Page): Promise<void> {
  await page.locator('#article a[href]').first().focus()
}
