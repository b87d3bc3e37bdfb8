import type { Page } from '@playwright/test'
import { awake, FIRST_BAKE, hold, open, PROBES, SHARING, title, watchProblems, watchRequests } from './support/app.ts'
import { provideAxe, violations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const LIST = /\/_data\/pages\.json$/

const ways = (page: Page) => page.getByRole('main').getByRole('region')
const search = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search the documentation' })

for (const [path, nearest, words] of [
  ['/fleet/kitchns/sharin', SHARING, 'sharin'],
  ['/latest/devices/temperature-probes.html', PROBES, 'temperature probes'],
  ['/integrate/firstbake', FIRST_BAKE, 'firstbake'],
  ['/Fleet/Intro', '/fleet/intro', 'intro'],
  ['/probes/index.html', PROBES, 'probes'],
] as const) {
  test(`${path} suggests ${nearest} without interaction or layout shift`, async ({ page }) => {
    const problems = watchProblems(page)
    const scripts = await hold(page, /\/assets\/.*\.js$/)
    expect((await page.goto(path))!.status()).toBe(404)
    const parts = page.getByRole('main').locator('h1, form, h2, ul, ul + *, section + p')
    const places = () => parts.evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())))
    const asleep = await places()
    expect(asleep.length).toBeGreaterThanOrEqual(5)
    await scripts.release()
    await expect(ways(page).getByRole('heading')).toHaveText(`Nearest to ${path}`)
    await expect(ways(page).getByRole('link').first()).toHaveAttribute('href', nearest)
    const links = await ways(page).getByRole('link').count()
    expect(links).toBeGreaterThanOrEqual(3)
    expect(links).toBeLessThanOrEqual(5)
    await expect(search(page)).toHaveValue(words)
    expect(await places()).toEqual(asleep)
    await ways(page).getByRole('link').first().click()
    await expect(page).toHaveURL(nearest)
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })
}

test('an unknown path suggests starting pages, the home page, and search', async ({ page }) => {
  await page.goto('/nothing')
  await awake(page)
  await page.waitForLoadState('networkidle')
  await expect(ways(page).getByRole('heading')).toHaveText('Where to begin')
  await expect(ways(page).getByRole('link')).toHaveText([/First Bake Guide/, /Baker Guide/, /Integrator Manual/, /Fleet Manual/])
  await search(page).fill('probes')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=probes')
  await page.goBack()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(title(page)).toHaveText('Emberline manual')
})

test('text entered while the scripts load is kept', async ({ page }) => {
  const scripts = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/fleet/kitchns')
  await search(page).fill('ovens')
  await scripts.release()
  await expect(ways(page).getByRole('heading')).toHaveText('Nearest to /fleet/kitchns')
  await expect(search(page)).toHaveValue('ovens')
})

test('starting pages show if the list of pages can’t be loaded', async ({ page }) => {
  await page.route(LIST, (route) => route.fulfill({ status: 500 }))
  await page.goto('/fleet/kitchns')
  await expect(search(page)).toHaveValue('kitchns')
  await expect(ways(page).getByRole('link')).toHaveCount(4)
})

test('other pages don’t load the list of pages', async ({ page }) => {
  const requests = watchRequests(page, (request) => LIST.test(request.url()))
  await open(page, PROBES)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the specified text, the home link, search, and starting pages show; controls that need script don’t', async ({ page }) => {
    await page.goto('/fleet/kitchns')
    const main = page.getByRole('main')
    await expect(main).toContainText('We could not find what you were looking for.')
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    await expect(ways(page).getByRole('link')).toHaveCount(4)
    await expect(main.getByRole('button')).toHaveCount(1)
    await search(page).fill('probes')
    await search(page).press('Enter')
    await expect(page).toHaveURL('/search?q=probes')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: nothing overflows at 320 px, and axe finds no violations`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 700 })
    await provideAxe(page)
    await page.goto(`/fleet/kitchns/${'long'.repeat(20)}`)
    await expect(ways(page).getByRole('heading')).toContainText('Nearest to')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await violations(page)).toEqual([])
  })
}
