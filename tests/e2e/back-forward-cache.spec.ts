import { existsSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { SHARING, isDocument, settled, sidebarLink, title, PROBES, wake, watchRequests } from './support/app.ts'
import { DESKTOP } from './support/pages.ts'

/** The full browser; the other tests use the headless shell. */
const CHROMIUM = '/usr/bin/chromium'

/** Goes back to a document that the browser has in its back/forward cache. */
async function goBack(page: Page): Promise<void> {
  // The page is already loaded, so there is no load event to wait for.
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isKept') as boolean)).toBe(true)
}

test('Back/forward cache: a restored page is interactive, at its scroll position, and shows choices made meanwhile', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright disables the back/forward cache because its waiting doesn't support it; Chromium's headless shell doesn't have one.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(existsSync(CHROMIUM) && { executablePath: CHROMIUM }),
    ignoreDefaultArgs,
  })
  const page = await browser.newPage({ baseURL: baseURL!, viewport: DESKTOP, serviceWorkers: 'block' })
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted })))

  await page.goto(SHARING)
  await page.goto(PROBES)
  await wake(page)
  // Starts the search worker.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('commission')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo(0, 500))
  await settled(page)
  await page.goto('/fleet/intro')
  await wake(page)
  await page.getByRole('button', { name: /Switch between/ }).click()
  const announcement = page.getByRole('complementary', { name: 'Announcement' })
  await announcement.getByRole('button', { name: 'Close' }).click()

  const documents = watchRequests(page, isDocument)
  await goBack(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: /Switch between/ })).toHaveAccessibleName(/currently dark mode/)
  await expect(announcement).toBeHidden()
  const place = await settled(page)
  expect(place).toBeGreaterThan(300)
  await sidebarLink(page, SHARING).click()
  await expect(title(page)).toHaveText('Sharing a kitchen')
  await page.goBack({ waitUntil: 'commit' })
  await expect(title(page)).toHaveText('Temperature probes')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('probe')
  await expect(page.getByRole('option').first()).toContainText(/probe/i)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await test.step('a page that never loaded React', async () => {
    await goBack(page)
    await expect(title(page)).toHaveText('Sharing a kitchen')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(announcement).toBeHidden()
    await wake(page)
  })
  expect(documents.filter((request) => !request.url().endsWith(SHARING) && !request.url().endsWith(PROBES))).toEqual([])
  await browser.close()
})
