import { expect, test, type Page } from '@playwright/test'
import { open, sidebarLink, title, UPLOAD, watchProblems } from './support/app.ts'

const WARNING =
  'The browser storage is not available. Possible reasons: running in an iframe, in an incognito browser session, or using too strict browser privacy settings.'

/** As in a frame of another site, or where the reader forbids it. */
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
  await page.getByRole('link', { name: '5.0.0-rc (Next)' }).click()
  await expect(page).toHaveURL('/dev-docs/intro')
  await page.goBack()
  await expect(title(page)).toHaveText('Upload Provider')
  await sidebarLink(page, '/cloud/projects/collaboration').click()
  await expect(title(page)).toHaveText('Collaboration')
  await expect(bar).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
}

test('4 “If browser storage is unavailable, storage calls do nothing and a warning is logged.”', async ({ page }) => {
  await forbidStorage(page)
  const problems = watchProblems(page)
  await open(page, UPLOAD)
  await useEverything(page)
  const radio = page.getByRole('main').getByRole('radio')
  if ((await radio.count()) > 1) await radio.nth(1).check()
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(WARNING)
})

test('BEHAVIOUR “each slot get/set/del/listen is fail-safe”: a full storage', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await open(page, UPLOAD)
  await useEverything(page)
  expect(errors).toEqual([])
})

test('9 “Storage keys: a theme key, an announcement dismiss key, an announcement id key, and a docs-preferred-version key per plugin.” A reader who only reads has none', async ({
  page,
}) => {
  await page.goto(UPLOAD, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await open(page, UPLOAD)
  await useEverything(page)
  const keys = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(keys).toEqual(['announcement.dismiss', 'announcement.id', 'docs-preferred-version-default', 'theme'])
  expect(await page.context().cookies()).toEqual([])
})
