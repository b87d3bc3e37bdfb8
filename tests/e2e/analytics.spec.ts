import { expect, type Page } from '@playwright/test'
import { open, title, watchProblems } from './support/app.ts'
import { provideAxe, violations } from './support/axe.ts'
import { test } from './support/variant.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Analytics consent' })
const answer = (page: Page, name: 'Accept' | 'Decline') => bar(page).getByRole('button', { name })
const choices = (page: Page) => page.getByRole('button', { name: 'Analytics choices' })

/** Stubs the analytics providers, and returns the URLs requested from them. */
async function provide(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\/(www\.googletagmanager\.com|sessions\.example|counter\.example)\//, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      // Like most third-party scripts, it doesn't support Trusted Types.
      body: `globalThis.loaded = [...(globalThis.loaded ?? []), document.currentScript.src]
        document.createElement('div').innerHTML = '<b>counted</b>'`,
    })
  })
  return asked
}

/** Sorted, because the network decides which one loads first. */
const SCRIPTS = ['https://sessions.example/record.js', 'https://www.googletagmanager.com/gtm.js?id=GTM-VARIANT']

test.describe('7 “session-analytics script”, “tag-manager analytics plugin”: loaded after intent, only with consent', () => {
  test('nothing loads before the reader answers, and the bar doesn’t show before the reader acts', async ({ page }) => {
    const asked = await provide(page)
    await page.goto('intro')
    await page.waitForLoadState('networkidle')
    await expect(bar(page)).toHaveCount(0)
    await open(page, 'intro')
    await expect(bar(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })

  test('Accept loads both scripts, which the security policy allows; the bar doesn’t show on the next visit', async ({ page }) => {
    const problems = watchProblems(page)
    const asked = await provide(page)
    await open(page, 'intro')
    await answer(page, 'Accept').click()
    await expect(bar(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => (globalThis as { loaded?: string[] }).loaded?.sort())).toEqual(SCRIPTS)
    await expect(page.locator('script[data-project=variant]')).toHaveCount(1)
    await open(page, 'long')
    await expect.poll(() => asked.toSorted()).toEqual([...SCRIPTS, ...SCRIPTS].sort())
    await expect(bar(page)).toHaveCount(0)
    expect(problems).toEqual([])
  })

  test('Decline loads nothing, now and on the next visit', async ({ page }) => {
    const asked = await provide(page)
    await open(page, 'intro')
    await answer(page, 'Decline').click()
    await expect(bar(page)).toHaveCount(0)
    await open(page, 'long')
    await page.waitForLoadState('networkidle')
    await expect(bar(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('the bar isn’t modal: the reader can keep using the page', async ({ page }) => {
    await provide(page)
    await open(page, 'intro')
    await expect(bar(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'the long page' }).click()
    await expect(title(page)).toHaveText('Long')
    await expect(bar(page)).toBeVisible()
  })

  test('the tag manager receives a page view for each client navigation', async ({ page }) => {
    await provide(page)
    await open(page, 'intro')
    await answer(page, 'Accept').click()
    await page.getByRole('main').getByRole('link', { name: 'the long page' }).click()
    await expect
      .poll(() => page.evaluate(() => window.dataLayer?.map(({ event, page_path }) => [event, page_path])))
      .toEqual([
        ['gtm.js', undefined],
        ['page_view', '/docs/long'],
      ])
  })
})

test.describe('the answer can be changed in the footer', () => {
  test('from Decline to Accept', async ({ page }) => {
    const asked = await provide(page)
    await open(page, 'intro')
    await answer(page, 'Decline').click()
    await choices(page).click()
    await expect(answer(page, 'Accept')).toBeFocused()
    await answer(page, 'Accept').click()
    await expect.poll(() => asked.toSorted()).toEqual(SCRIPTS)
  })

  test('from Accept to Decline: the page reloads without the scripts', async ({ page }) => {
    const asked = await provide(page)
    await open(page, 'intro')
    await answer(page, 'Accept').click()
    await expect.poll(() => asked.toSorted()).toEqual(SCRIPTS)
    await choices(page).click()
    const reloaded = page.waitForEvent('load')
    await answer(page, 'Decline').click()
    await reloaded
    await open(page, 'intro')
    await page.waitForLoadState('networkidle')
    expect(asked.toSorted()).toEqual(SCRIPTS)
  })
})

for (const [what, script] of [
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
  ['Global Privacy Control', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
] as const) {
  test(`“${what} respected”: no bar and no scripts, even after earlier consent`, async ({ page }) => {
    const asked = await provide(page)
    await page.addInitScript(() => localStorage.setItem('analytics.consent', 'granted'))
    await page.addInitScript(script)
    await open(page, 'intro')
    await expect(page.getByText('Analytics are off: your browser asks sites not to track you.')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(bar(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })
}

test('without storage, the answer applies until the page is closed', async ({ page }) => {
  const asked = await provide(page)
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('off', 'SecurityError')
      },
    }),
  )
  await open(page, 'intro')
  await answer(page, 'Accept').click()
  await expect.poll(() => asked.toSorted()).toEqual(SCRIPTS)
  await expect(bar(page)).toHaveCount(0)
})

test('axe finds no violations in the bar', async ({ page }) => {
  await provideAxe(page)
  await open(page, 'intro')
  await expect(bar(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
})
