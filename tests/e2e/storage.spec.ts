import { expect, test, type Page } from '@playwright/test'
import { open, sidebarLink, title, PROBES, wake, watchProblems } from './support/app.ts'

const BENCH = '/integrate/bench'

const WARNING =
  'The browser storage is not available. Possible reasons: running in an iframe, in an incognito browser session, or using too strict browser privacy settings.'

/** Simulates blocked storage, as in a cross-site iframe or with strict privacy settings. */
async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
}

async function useEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Switch between/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const bar = page.getByRole('complementary', { name: 'Announcement' })
  await bar.getByRole('button', { name: 'Close' }).click()
  await expect(bar).toBeHidden()
  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('link', { name: '3.0.0-rc (Next)' }).click()
  await expect(page).toHaveURL(PROBES)
  await sidebarLink(page, '/fleet/kitchens/sharing').click()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  await expect(bar).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
}

const starts = (page: Page) => page.getByRole('grid', { name: 'Searches' })

/** Opens a search result and reopens the dialog, which has no recent searches without storage. */
async function useSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('test bench')
  await expect(page.getByRole('option').first()).toHaveAttribute('href', new RegExp(`^${BENCH}`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(BENCH))
  await page.keyboard.press('Control+k')
  await expect(starts(page).getByRole('link').first()).toBeVisible()
  await expect(starts(page)).not.toContainText('Recent')
  await page.keyboard.press('Escape')
}

async function usePlan(page: Page): Promise<void> {
  const plan = page.getByLabel('Plan', { exact: true })
  await page.getByLabel('Steps').fill('[{ "minutes": 1 }]')
  await page.getByLabel('Oven', { exact: true }).fill('Other')
  await expect(plan).toHaveText('Other: 1 minutes, 0 °C at most')
  await page.locator('.bake-plan').getByRole('button', { name: 'Reset' }).click()
  await expect(plan).toHaveText('Deck 1: 40 minutes, 250 °C at most')
}

test('4 “If browser storage is unavailable, storage calls do nothing and a warning is logged.”', async ({ page }) => {
  await forbidStorage(page)
  const problems = watchProblems(page)
  await open(page, PROBES)
  await useEverything(page)
  const radio = page.getByRole('main').getByRole('radio')
  if ((await radio.count()) > 1) await radio.nth(1).check()
  await useSearch(page)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(WARNING)
})

test('BEHAVIOUR “each slot get/set/del/listen is fail-safe”: full storage', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await open(page, PROBES)
  await useEverything(page)
  await useSearch(page)
  await usePlan(page)
  expect(errors).toEqual([])
})

test('“two tabs”: choices in one tab apply in the others, with and without React', async ({ page, context }) => {
  const asleep = await context.newPage()
  await asleep.goto(PROBES)
  const other = await context.newPage()
  await open(other, PROBES)
  await other.keyboard.press('Control+k')
  await expect(starts(other).getByRole('link').first()).toBeVisible()
  await expect(starts(other)).not.toContainText('Recent')

  await open(page, PROBES)
  await page.getByRole('button', { name: /Switch between/ }).click()
  await page.getByRole('complementary', { name: 'Announcement' }).getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('preheating')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(other.getByRole('grid', { name: 'Searches' }).getByRole('link', { name: /preheating/i })).toBeVisible()
  for (const tab of [other, asleep]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(tab.getByRole('complementary', { name: 'Announcement' })).toBeHidden()
  }
  await wake(asleep)
  await expect(asleep.getByRole('button', { name: /Switch between/ })).toHaveAccessibleName(/currently dark mode/)
})

test('9 “Storage keys: a theme key, an announcement dismiss key, an announcement id key, and a docs-preferred-version key per plugin.” Reading alone stores nothing', async ({
  page,
}) => {
  await page.goto(PROBES, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await open(page, PROBES)
  await useEverything(page)
  const keys = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(keys).toEqual(['announcement.dismiss', 'announcement.id', 'docs-preferred-version-default', 'theme'])
  expect(await page.context().cookies()).toEqual([])
})
