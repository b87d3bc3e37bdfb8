import { expect, test, type Page } from '@playwright/test'
import { open, watchProblems } from './support/app.ts'

const ROUTE = '/dev-docs/api/rest/interactive-query-builder'

test.use({ trace: 'off' })

const builder = (page: Page) => page.locator('.query-builder').first()
const endpoint = (page: Page) => builder(page).getByLabel('Endpoint')
const query = (page: Page) => builder(page).getByLabel('Query object')
const url = (page: Page) => builder(page).getByLabel('Query string URL')

async function openBuilder(page: Page, search = ''): Promise<void> {
  await open(page, ROUTE + search)
  // Each block is a root of its own, which React marks.
  await page.waitForFunction(() => Object.keys(document.querySelector('.query-builder') ?? {}).some((key) => key.startsWith('__react')))
}

test.describe('“the query string built live with the library that Strapi itself uses (qs)”', () => {
  test('“errors shown in place and the last good result kept”', async ({ page }) => {
    await openBuilder(page)
    await query(page).fill("{ filters: { name: { $containsi: 'salt & ember' } }, sort: ['name:asc'] }")
    await expect(url(page)).toHaveText(/^\/api\/restaurants\?filters\[name\]\[\$containsi\]=salt%20%26%20ember&sort\[0\]=name%3Aasc$/)
    const good = await url(page).innerText()
    await query(page).fill('{ sort: [')
    await expect(builder(page).getByText(/JSON5/)).toBeVisible()
    await expect(query(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(url(page)).toHaveText(good)
  })

  test('“copy with success mark”', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL!).origin })
    await openBuilder(page)
    await query(page).fill('{ sort: "name" }')
    await builder(page).getByRole('button', { name: 'Copy to clipboard' }).click()
    await expect(builder(page).getByRole('button', { name: '✓ Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/api/restaurants?sort=name')
  })

  test('“remembered per endpoint”', async ({ page }) => {
    await openBuilder(page)
    await query(page).fill('{ sort: "name" }')
    await endpoint(page).fill('/api/dishes')
    await query(page).fill('{ sort: "price" }')
    await endpoint(page).fill('/api/restaurants')
    await expect(url(page)).toHaveText('/api/restaurants?sort=name')
    await endpoint(page).fill('/api/dishes')
    await page.reload()
    await openBuilder(page)
    await expect(url(page)).toHaveText('/api/dishes?sort=price')
    await builder(page).getByRole('button', { name: 'Reset' }).click()
    await expect(endpoint(page)).toHaveValue('/api/restaurants')
  })

  test('“shareable through the URL”', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL!).origin })
    await openBuilder(page)
    await query(page).fill('{ populate: ["chef", "a&b"] }')
    await builder(page).getByRole('button', { name: 'Copy a link to this query' }).click()
    await expect(builder(page).getByRole('button', { name: '✓ Link copied' })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await openBuilder(page, new URL(link).search)
    await expect(query(page)).toHaveValue('{ populate: ["chef", "a&b"] }')
    await expect(url(page)).toHaveText('/api/restaurants?populate[0]=chef&populate[1]=a%26b')
  })

  test('what is written before React is there stays', async ({ page }) => {
    await page.goto(ROUTE)
    await query(page).fill('{ early: true }')
    await expect(url(page)).toHaveText('/api/restaurants?early=true')
  })
})

test.describe('“the object is parsed, never evaluated as code with access to the page”', () => {
  for (const hostile of [
    '(() => { document.title = "pwned" })()',
    '{ a: alert(1) }',
    '{ __proto__: { polluted: true }, "constructor": { "prototype": { polluted: true } } }',
    `{ a: ${'['.repeat(1500)} }`,
    '{ a: "</textarea><img src=x onerror=alert(1)>" }',
  ]) {
    test(hostile.slice(0, 60), async ({ page }) => {
      const problems = watchProblems(page)
      await openBuilder(
        page,
        `?${new URLSearchParams({ 'query-builder': 'query-builder', endpoint: 'javascript:alert(1)', query: hostile }).toString()}`,
      )
      await expect(query(page)).toHaveValue(hostile)
      expect(await page.title()).not.toBe('pwned')
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
      await expect(builder(page).locator('img, a')).toHaveCount(0)
      expect(problems).toEqual([])
    })
  }
})
