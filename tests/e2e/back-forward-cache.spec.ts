import { existsSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { SHARING, isDocument, settled, sidebarLink, title, PROBES, wake, watchRequests } from './support/app.ts'
import { DESKTOP } from './support/pages.ts'

/** The browser with everything, beside the shell that the other tests run in. */
const CHROMIUM = '/usr/bin/chromium'

/** Goes back to a document that the browser has kept, and doesn't load anew. */
async function goBack(page: Page): Promise<void> {
  // The page is there already, so there is no end of loading to wait for.
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isKept') as boolean)).toBe(true)
}

test('Back/forward cache: the page that comes back answers, is where it was, and shows what was chosen meanwhile', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright turns it off, as its own waiting isn't made for it; Chromium's headless shell doesn't have it.
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
  // A worker runs from here on.
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

  await test.step('one that never woke up', async () => {
    await goBack(page)
    await expect(title(page)).toHaveText('Sharing a kitchen')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(announcement).toBeHidden()
    await wake(page)
  })
  expect(documents.filter((request) => !request.url().endsWith(SHARING) && !request.url().endsWith(PROBES))).toEqual([])
  await browser.close()
})
