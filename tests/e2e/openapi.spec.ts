import { expect, test, type Page } from '@playwright/test'
import { open, watchProblems, watchRequests, isScript } from './support/app.ts'
import { DESKTOP, PHONE } from './support/pages.ts'

const operation = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens the console of an operation. */
async function tryIt(page: Page, name: string) {
  const section = operation(page, name)
  await section.getByText('Try it').click()
  await expect(section.getByRole('button', { name: 'Send' })).toBeVisible()
  return section
}

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' }

// The pages are long, and a trace keeps all of a page at each step.
test.use({ trace: 'off' })

test.describe('2.1 “/openapi/: API reference page (sidebar width 300px)”', () => {
  test('the sidebar is 300 px wide and leads to the operations', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await page.goto('/openapi/')
    const sidebar = page.getByRole('navigation', { name: 'API operations' })
    expect((await sidebar.evaluate((nav) => nav.parentElement!.getBoundingClientRect())).width).toBe(300)
    await sidebar.getByRole('link', { name: 'PATCH Change a post' }).click()
    await expect(page).toHaveURL('/openapi/#changepost')
    await expect(page.getByRole('heading', { name: 'Change a post' })).toBeInViewport()
  })

  test('on a phone the list of operations opens above them', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/openapi/')
    await expect(page.getByRole('navigation', { name: 'API operations' })).toBeHidden()
    await page.getByText('On this page').click()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'GET List comments' }).click()
    await expect(page.getByRole('heading', { name: 'List comments' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })

  test('3 “titled as a REST API, version 4.3.9”, readable without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/openapi/')
    await expect(page.getByRole('heading', { name: 'REST API 4.3.9' })).toBeVisible()
    const section = operation(page, 'Replace a post')
    await expect(section.getByText('/posts/{id}').first()).toBeVisible()
    for (const field of ['id', 'userId', 'title', 'body'])
      await expect(section.getByRole('term').filter({ hasText: field }).first()).toBeVisible()
    await section.getByText('Python', { exact: true }).click()
    await expect(section.getByText('requests.put(url')).toBeVisible()
    await context.close()
  })

  test('“the OpenAPI document that the real sample application generates”', async ({ page }) => {
    await page.goto('/openapi/')
    await page
      .getByRole('navigation', { name: 'API operations' })
      .getByRole('link', { name: 'API reference of the sample application' })
      .click()
    await expect(page.getByRole('heading', { name: /^Port Alder Guide/ })).toBeVisible()
    await expect(page.getByText('/restaurants/{id}').first()).toBeAttached()
  })

  test('“Every operation is searchable”', async ({ page }) => {
    await open(page, '/cloud/intro')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('List comments')
    await expect(page.getByRole('option', { name: /List comments/ }).first()).toHaveAttribute('href', '/openapi/#listcomments')
  })
})

test.describe('“a "Try it" console as an interactive block”', () => {
  test('its code is loaded on this page only, after the first sign of intent', async ({ page }) => {
    const scripts = watchRequests(page, isScript)
    await page.goto('/openapi/')
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    await open(page, '/cloud/intro')
    expect(scripts.filter((request) => request.url().includes('TryIt'))).toEqual([])
  })

  test('“server choice, auth, parameters, body from schema, response with headers and timing”', async ({ page }) => {
    const problems = watchProblems(page)
    await page.route('https://api.example/**', (route) =>
      route.fulfill({
        status: 201,
        headers: { ...cors, 'access-control-expose-headers': 'x-made', 'x-made': 'yes' },
        json: { id: '9', title: '<b>bold</b>' },
      }),
    )
    await open(page, '/openapi/')
    const section = await tryIt(page, 'Replace a post')
    await section.getByLabel('Server').fill('https://api.example/v1')
    await section.getByLabel('id path').fill('a/b')
    expect(JSON.parse(await section.getByLabel('Body application/json').inputValue())).toEqual({
      id: '1',
      userId: '7',
      title: 'A night at the harbor',
      body: 'The kitchen closes at eleven, and nobody minds.',
    })
    const sent = page.waitForRequest('https://api.example/**')
    await section.getByRole('button', { name: 'Send' }).click()
    const request = await sent
    expect([request.method(), new URL(request.url()).pathname]).toEqual(['PUT', '/v1/posts/a%2Fb'])
    await expect(section.getByRole('status')).toHaveText(/^201 .*\d+ ms$/)
    await expect(section.getByText('"title": "<b>bold</b>"')).toBeVisible()
    await section.getByText('Headers', { exact: true }).click()
    await expect(section.getByText('x-made')).toBeVisible()
    expect(problems).toEqual([])
  })

  test('“CORS failures explained”', async ({ page, baseURL }) => {
    await page.route('https://api.example/**', (route) => route.abort('accessdenied'))
    await open(page, '/openapi/')
    const section = await tryIt(page, 'List comments')
    await section.getByLabel('Server').fill('https://api.example')
    await section.getByRole('button', { name: 'Send' }).click()
    await expect(section.getByRole('alert')).toContainText(`allow requests from ${new URL(baseURL!).origin} (CORS)`)
  })

  test('keeps nothing of a token', async ({ page }) => {
    await page.route('https://api.example/**', (route) => route.fulfill({ headers: cors, json: {} }))
    await open(page, '/openapi/port-alder')
    const section = page.locator('section[aria-labelledby="get-categories"]')
    await section.getByText('Try it').click()
    await section.getByLabel('Server').fill('https://api.example')
    await section.getByLabel('Token or key').fill('secret-token')
    const sent = page.waitForRequest((request) => request.url().startsWith('https://api.example') && request.method() === 'GET')
    await section.getByRole('button', { name: 'Send' }).click()
    expect((await sent).headers().authorization).toBe('Bearer secret-token')
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('secret-token')
  })
})
