import type { Page } from '@playwright/test'
import { APP, isDocument, isSameDocument, markDocument, open, PROBES, SHARING, sidebarLink, watchRequests } from './support/app.ts'
import { provideAxe, violations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { test as variantTest } from './support/variant.ts'

const ENDPOINT = '**/api/feedback'

const feedback = (page: Page) => page.getByRole('region', { name: 'Feedback' })
const vote = (page: Page, answer: 'Yes' | 'No') => feedback(page).getByRole('button', { name: answer, exact: true })

/** Positions of everything below the question, relative to it. */
const placesBelow = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const { top } = main.querySelector('form')!.getBoundingClientRect()
    const parts = main.querySelectorAll('button[name=helpful], footer > :not(section), footer ~ *')
    return [...parts].map((part) => {
      const place = part.getBoundingClientRect()
      return [part.tagName, place.left, place.top - top, place.height]
    })
  })

test.describe('“Was this page helpful?” A vote is sent immediately', () => {
  test('without leaving the page; a comment opens an issue in the documentation’s repository, with page and vote', async ({ page }) => {
    await provideAxe(page)
    await open(page, PROBES)
    await markDocument(page)
    const sent = page.waitForResponse(ENDPOINT)
    await vote(page, 'No').click()
    const response = await sent
    expect([response.status(), response.request().postDataJSON()]).toEqual([204, { route: PROBES, helpful: false }])
    await expect(feedback(page).getByRole('status')).toHaveText('Thank you.')
    await expect(vote(page, 'No')).toHaveAttribute('aria-pressed', 'true')
    await expect(vote(page, 'No')).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)

    await feedback(page).getByLabel('What did you miss?').fill('A <b>list</b> & more')
    const address = new URL((await feedback(page).getByRole('link', { name: 'Write it on GitHub' }).getAttribute('href'))!)
    expect(address.origin + address.pathname).toBe('https://github.com/emberline/manual/issues/new')
    expect(address.searchParams.get('body')).toBe(`Page: ${PROBES}\nHelpful: no\n\nA <b>list</b> & more`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
    }
  })

  test('once per page; the next page asks again', async ({ page }) => {
    const votes = watchRequests(page, (request) => request.url().endsWith('/api/feedback'))
    await open(page, PROBES)
    await vote(page, 'Yes').press('Enter')
    await expect(feedback(page).getByRole('status')).toHaveText('Thank you.')
    await expect(feedback(page).getByLabel('What helped you?')).toBeVisible()
    await vote(page, 'No').click({ force: true })
    expect(votes).toHaveLength(1)
    await sidebarLink(page, SHARING).click()
    await expect(page).toHaveURL(SHARING)
    await expect(feedback(page).getByRole('status')).toBeEmpty()
    await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'false')
  })

  test('a failure shows an error, and the vote can be retried', async ({ page }) => {
    await provideAxe(page)
    await page.route(ENDPOINT, (route) => route.abort())
    await open(page, PROBES)
    await vote(page, 'Yes').click()
    await expect(feedback(page).getByRole('alert')).toHaveText('Your answer couldn’t be counted. Please try again.')
    expect(await violations(page)).toEqual([])
    await page.unroute(ENDPOINT)
    await vote(page, 'Yes').click()
    await expect(feedback(page).getByRole('status')).toHaveText('Thank you.')
    await expect(feedback(page).getByRole('alert')).toHaveCount(0)
  })

  for (const width of [390, 1366]) {
    test(`nothing moves at ${width} px; the form for a comment can be closed`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, PROBES)
      const places = await placesBelow(page)
      await vote(page, 'No').click()
      const comment = feedback(page).getByLabel('What did you miss?')
      await expect(comment).toBeVisible()
      expect(await placesBelow(page)).toEqual(places)
      await comment.press('Escape')
      await expect(comment).toHaveCount(0)
      await expect(vote(page, 'No')).toBeFocused()
      await expect(feedback(page).getByRole('status')).toHaveText('Thank you.')
      expect(await placesBelow(page)).toEqual(places)
    })
  }

  test('works without script, and if the application can’t be loaded', async ({ browser, baseURL, page }) => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
    const plain = await context.newPage()
    await page.route(APP, (route) => route.abort())
    for (const reader of [plain, page]) {
      await reader.goto(PROBES)
      const documents = watchRequests(reader, isDocument)
      await vote(reader, 'Yes').click()
      await expect(reader).toHaveURL(`${PROBES}#thanks`)
      await expect(feedback(reader).getByText('Thank you.')).toBeInViewport()
      expect(documents.map((request) => request.method())).toEqual(['POST', 'GET'])
    }
    await context.close()
  })
})

test('8 “Let us know.” links to the documentation’s repository, too', async ({ page }) => {
  await page.goto('/search?q=zzzzqqqq')
  const link = page.getByRole('link', { name: 'Let us know.' })
  await expect(link).toHaveAttribute('href', /^https:\/\/github\.com\/emberline\/manual\/issues\/new\?title=.*zzzzqqqq/)
})

variantTest('votes can be sent to another origin', async ({ page }) => {
  const elsewhere = 'https://feedback.example/answers'
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await page.route(elsewhere, (route) => route.fulfill({ status: 204, headers }))
  await page.goto('intro')
  const places = await placesBelow(page)
  const sent = page.waitForRequest((request) => request.url() === elsewhere && request.method() === 'POST')
  await vote(page, 'Yes').click()
  expect((await sent).postDataJSON()).toEqual({ route: '/intro', helpful: true })
  await expect(feedback(page).getByRole('status')).toHaveText('Thank you.')
  expect(await placesBelow(page)).toEqual(places)
  // The feedback settings of this site have no repository.
  await expect(feedback(page).getByRole('link')).toHaveCount(0)
})
