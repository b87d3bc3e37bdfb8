import { expect, test, type Page } from '@playwright/test'
import { open, PROBES } from './support/app.ts'
import { test as variantTest } from './support/variant.ts'

const feedback = (page: Page) => page.getByRole('region', { name: 'Feedback' })

test.describe('“Was this page helpful?” … by default, opened as a prefilled issue on the code host', () => {
  test('with what the reader wrote', async ({ page, context }) => {
    await context.route('https://github.com/**', (route) => route.fulfill({ body: 'issue' }))
    await open(page, PROBES)
    await feedback(page).getByRole('link', { name: 'No', exact: true }).click()
    await feedback(page).getByLabel('What did you miss?').fill('A <b>list</b> & more')
    const popup = page.waitForEvent('popup')
    await feedback(page).getByRole('button', { name: 'Write it on GitHub' }).click()
    const address = new URL((await popup).url())
    expect(address.pathname).toMatch(/\/issues\/new$/)
    expect(address.searchParams.get('body')).toBe(`Page: ${PROBES}\nHelpful: no\n\nA <b>list</b> & more`)
    await expect(feedback(page).getByRole('status')).toHaveText('Thank you.')
  })

  test('without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(PROBES)
    await expect(feedback(page).getByText('Yes', { exact: true })).toHaveAttribute('href', /^https:\/\/github\.com\/.*issues\/new\?/)
    await context.close()
  })
})

variantTest.describe('“sent to a configured endpoint”', () => {
  const ENDPOINT = 'https://feedback.example/answers'
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

  variantTest('an answer', async ({ page }) => {
    await page.route(ENDPOINT, (route) => route.fulfill({ status: 204, headers }))
    await open(page, 'intro')
    await feedback(page).getByRole('link', { name: 'Yes', exact: true }).click()
    await feedback(page).getByLabel('What helped you?').fill('All of it')
    const sent = page.waitForRequest((request) => request.url() === ENDPOINT && request.method() === 'POST')
    await feedback(page).getByRole('button', { name: 'Send' }).click()
    expect((await sent).postDataJSON()).toEqual({ route: '/intro', helpful: true, comment: 'All of it' })
    await expect(feedback(page).getByRole('status')).toHaveText('Thank you.')
  })

  variantTest('“nothing lost when it fails”', async ({ page }) => {
    await page.route(ENDPOINT, (route) => route.abort())
    await open(page, 'intro')
    await feedback(page).getByRole('link', { name: 'No', exact: true }).click()
    await feedback(page).getByLabel('What did you miss?').fill('Something')
    await feedback(page).getByRole('button', { name: 'Send' }).click()
    await expect(feedback(page).getByRole('alert')).toContainText('what you wrote is still here')
    await expect(feedback(page).getByLabel('What did you miss?')).toHaveValue('Something')
  })
})
