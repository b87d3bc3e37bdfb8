import type { Page } from '@playwright/test'
import { isSameDocument, isScript, markDocument, open, wake, watchProblems, watchRequests } from '../support/app.ts'
import { ADDRESS, go, MARKUP, NOISE, watchAttacks } from '../support/attacks.ts'
import { DESKTOP, PHONE } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { QUERY_BUILDER as ROUTE } from './pages.ts'

test.use({ trace: 'off' })

const builder = (page: Page) => page.locator('#query-builder')
const endpoint = (page: Page) => builder(page).getByLabel('Endpoint')
const query = (page: Page) => builder(page).getByLabel('Query object')
const url = (page: Page) => builder(page).getByLabel('Query string URL')
const button = (page: Page, name: string) => builder(page).getByRole('button', { name })

/** Waits until React has hydrated the block, which it marks with its own properties. */
async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('.query-builder') ?? {}).some((key) => key.startsWith('__react')))
}

const copiedText = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.describe('“the query string built live with the library that Strapi itself uses (qs)”', () => {
  // All tests share one page and start from the example.
  test.describe.configure({ mode: 'default' })
  let page: Page
  let problems: string[]

  test.beforeAll(async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, viewport: DESKTOP })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL!).origin })
    page = await context.newPage()
    problems = watchProblems(page)
    await open(page, ROUTE)
    await taken(page)
  })
  test.afterAll(() => page.context().close())
  test.afterEach(async () => {
    await button(page, 'Reset').click()
    await expect(endpoint(page)).toHaveValue('/api/restaurants')
    expect(problems.splice(0)).toEqual([])
  })

  test('“errors shown in place and the last good result kept”', async () => {
    await query(page).fill("{ filters: { name: { $containsi: 'salt & ember' } }, sort: ['name:asc'] }")
    await expect(url(page)).toHaveText(/^\/api\/restaurants\?filters\[name\]\[\$containsi\]=salt%20%26%20ember&sort\[0\]=name%3Aasc$/)
    const good = await url(page).innerText()
    await query(page).fill('{ sort: [')
    await expect(query(page)).toHaveAccessibleDescription(/^JSON5: invalid end of input at 1:10$/)
    await expect(query(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(url(page)).toHaveText(good)
    await query(page).fill('[]')
    await expect(query(page)).toHaveAccessibleDescription('The query must be an object: { … }')
    await query(page).fill('{}')
    await expect(query(page)).toHaveAttribute('aria-invalid', 'false')
    await expect(url(page)).toHaveText('/api/restaurants')
  })

  test('“copy with success mark”, which is announced to screen readers', async () => {
    await query(page).fill('{ sort: "name" }')
    await button(page, 'Copy to clipboard').click()
    await expect(button(page, '✓ Copied')).toBeVisible()
    await expect(builder(page).getByRole('status').last()).toHaveText('Copied')
    expect(await copiedText(page)).toBe('/api/restaurants?sort=name')
  })

  test('an endpoint with a query string keeps it', async () => {
    await query(page).fill('{ sort: "name" }')
    await endpoint(page).fill(' http://localhost:1337/api/dishes?locale=fr ')
    await expect(url(page)).toHaveText('http://localhost:1337/api/dishes?locale=fr&sort=name')
  })

  test('“remembered per endpoint”', async () => {
    await query(page).fill('{ sort: "name" }')
    await endpoint(page).fill('/api/dishes')
    await query(page).fill('{ sort: "price" }')
    await endpoint(page).fill('/api/restaurants')
    await expect(url(page)).toHaveText('/api/restaurants?sort=name')
    await endpoint(page).fill('/api/dishes')
    await open(page, ROUTE)
    await taken(page)
    await expect(url(page)).toHaveText('/api/dishes?sort=price')
  })

  test('… not for every prefix of an endpoint', async () => {
    await endpoint(page).press('End')
    await endpoint(page).pressSequentially('/x/y')
    await query(page).fill('{ sort: "name" }')
    const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('query-builder.query-builder./')))
    expect(keys.filter((key) => key.includes('/x'))).toEqual(['query-builder.query-builder./api/restaurants/x/y'])
  })

  test('“shareable through the URL”: the link restores the query and scrolls to it without interaction', async () => {
    await query(page).fill('{ populate: ["chef", "a&b"] }')
    await button(page, 'Copy a link to this query').click()
    await expect(button(page, '✓ Link copied')).toBeVisible()
    const link = await copiedText(page)
    await page.evaluate(() => localStorage.clear())
    // Otherwise, only the fragment would change, without a load.
    await page.goto('about:blank')
    await page.goto(link)
    await expect(query(page)).toHaveValue('{ populate: ["chef", "a&b"] }')
    await expect(url(page)).toHaveText('/api/restaurants?populate[0]=chef&populate[1]=a%26b')
    await expect(builder(page)).toBeInViewport()
    // An edit drops the shared query from the URL.
    await query(page).fill('{ mine: true }')
    await expect(page).toHaveURL(`${ROUTE}#query-builder`)
  })

  test('an error shows if a query is too long for a link', async () => {
    await query(page).fill(`{ sort: "${'n'.repeat(9_000)}" }`)
    await button(page, 'Copy a link to this query').click()
    await expect(builder(page).getByText('This query is too long for a link.')).toBeVisible()
  })

  test('all controls work by keyboard and have accessible names', async () => {
    await expect(builder(page)).toHaveAccessibleName('Query builder for /api/restaurants')
    await endpoint(page).focus()
    await page.keyboard.press('Tab')
    await expect(query(page)).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('{a:1}')
    for (const name of ['Run', 'Edit with suggestions', 'Copy to clipboard', 'Copy a link to this query', 'Reset']) {
      await page.keyboard.press('Tab')
      await expect(button(page, name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(query(page)).toBeFocused()
    await expect(query(page)).toHaveValue(/averagePrice/)
    await query(page).fill('{}')
  })

  test('nothing overflows on a phone', async () => {
    await page.setViewportSize(PHONE)
    await query(page).fill(`{ sort: "${'long'.repeat(200)}" }`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
    await page.setViewportSize(DESKTOP)
  })
})

test('an invalid query object doesn’t run, and the reason is beside Run', async ({ page }) => {
  await open(page, ROUTE)
  await taken(page)
  await query(page).fill('{ sort: [')
  await expect(button(page, 'Run')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Run')).toHaveAccessibleDescription('The query object isn’t valid, so it can’t run.')
  await button(page, 'Run').click({ force: true })
  await expect(builder(page).locator('.run-answer')).toHaveCount(0)
  await query(page).fill('{ sort: ["name"] }')
  await expect(button(page, 'Run')).toHaveAttribute('aria-disabled', 'false')
  await button(page, 'Run').click()
  await expect(builder(page).locator('.run-status')).toHaveText(/200 OK/)
})

test('every example is a valid query', async ({ page }) => {
  const problems = watchProblems(page)
  await open(page, ROUTE)
  await taken(page)
  const builders = page.locator('.query-builder')
  for (const one of await builders.all()) {
    await expect(one.getByLabel('Query string URL')).toHaveText(/^\/api\/\w+\?\S+$/)
    await expect(one.getByLabel('Query object')).toHaveAttribute('aria-invalid', 'false')
  }
  expect(await builders.count()).toBeGreaterThan(5)
  expect(problems).toEqual([])
})

test('text entered before React is loaded is kept', async ({ page }) => {
  await page.goto(ROUTE)
  await query(page).fill('{ early: true }')
  await taken(page)
  await expect(url(page)).toHaveText('/api/restaurants?early=true')
})

test('works without storage, but remembers nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open(page, ROUTE)
  await taken(page)
  await query(page).fill('{ sort: "name" }')
  await endpoint(page).fill('/api/dishes')
  await expect(url(page)).toHaveText('/api/dishes?sort=name')
  await button(page, 'Reset').click()
  await expect(endpoint(page)).toHaveValue('/api/restaurants')
})

test('its code isn’t loaded before the first sign of intent', async ({ page }) => {
  const scripts = watchRequests(page, isScript)
  await page.goto(ROUTE)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
})

test('queries shared through a URL: “parsed, never evaluated as code with access to the page”', async ({ page }) => {
  const attacks = await watchAttacks(page)
  await open(page, ROUTE)
  await markDocument(page)
  for (const query of [
    '(() => { pwned() })()',
    '{ a: pwned() }',
    '{ __proto__: { polluted: true }, "constructor": { "prototype": { polluted: true } } }',
    `{ a: ${'['.repeat(1500)} }`,
    `{ a: '${MARKUP}' }`,
    MARKUP,
  ]) {
    await go(page, '/cloud/intro')
    await expect(page.locator('.query-builder')).toHaveCount(0)
    await go(page, `${ROUTE}?${new URLSearchParams({ 'query-builder': 'query-builder', endpoint: ADDRESS, query }).toString()}`)
    const builder = page.locator('.query-builder').first()
    await expect(builder.getByLabel('Query object')).toHaveValue(query)
    await expect(builder.getByLabel('Endpoint')).toHaveValue(ADDRESS)
    await expect(builder.locator('img, a')).toHaveCount(0)
  }
  expect(await isSameDocument(page)).toBe(true)
  expect(await attacks()).toEqual([])
})

test('storage contents as attack input: nothing executed, nothing thrown', async ({ page }) => {
  const attacks = await watchAttacks(page)
  await page.goto(ROUTE)
  for (const text of [MARKUP, ADDRESS, NOISE, 'null', '['.repeat(200_000)]) {
    await page.evaluate((value) => {
      for (const key of ['query-builder.query-builder', `query-builder.query-builder.${value}`]) localStorage.setItem(key, value)
    }, text)
    await page.reload()
    await wake(page)
    await taken(page)
    await expect.poll(() => endpoint(page).inputValue()).not.toBe('')
    await expect(builder(page).locator('img, a')).toHaveCount(0)
    expect(await attacks()).toEqual([])
  }
})

test('without a network, Run and Edit say so, keep the builder, and work afterward', async ({ page }) => {
  await open(page, ROUTE)
  await wake(page)
  const builder = page.locator('.query-builder').first()
  const code = /Query(?:Answer|Field)/
  await page.route(code, (route) => route.abort('internetdisconnected'))
  await builder.getByRole('button', { name: 'Edit with suggestions' }).click()
  await expect(builder.getByRole('alert')).toHaveText(/you are offline/)
  await builder.getByRole('button', { name: 'Run' }).click()
  await expect(builder.getByLabel('Query object')).toBeEditable()
  await page.unroute(code)
  await builder.getByRole('button', { name: 'Run' }).click()
  await expect(builder.getByText(/200 OK/)).toBeVisible()
  await expect(builder.getByRole('alert')).toHaveCount(0)
})
