import { expect, type Page } from '@playwright/test'
import { readSearch, refusal, searchAnswer, type Answer, type Asked } from '../search/algolia-service.ts'
import { isSameDocument, markDocument, open, title, watchProblems } from './support/app.ts'
import { test } from './support/variant.ts'

const HOSTS = /^https:\/\/testapp-(dsn\.algolia|[123]\.algolianet)\.\w+\//

const record = (url: string, names: string[], content: string) => ({
  url,
  hierarchy: { lvl0: 'Docs', ...Object.fromEntries(names.map((name, index) => [`lvl${index + 1}`, name])) },
  content,
})

const LONG = record('https://deployment.example/old/long#third', ['Long', 'Third'], 'The third of its sections.')
const ELSEWHERE = record('https://elsewhere.example/docs/third', ['Third party'], '')

/** Stubs Algolia and returns the requests sent to it. The browser still enforces the security policy. */
async function answerSearches(page: Page, answer: (asked: Asked) => Answer): Promise<Asked[]> {
  const all: Asked[] = []
  await page.route(HOSTS, async (route) => {
    const request = route.request()
    const { pathname, searchParams } = new URL(request.url())
    const asked = {
      method: request.method(),
      path: pathname,
      query: searchParams,
      headers: request.headers(),
      body: request.postDataJSON() as unknown,
    }
    all.push(asked)
    const { status = 200, body } = answer(asked)
    await route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  })
  return all
}

const found = (asked: Asked) => searchAnswer(readSearch(asked), [LONG, ELSEWHERE], 23)

async function search(page: Page, query: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Search docs' }).click()
  await page.keyboard.type(query)
  return page.getByRole('dialog', { name: 'Search' })
}

test.describe('2.5 “Result URLs may be rewritten from a configured pattern, except those matching an external-URL pattern.”', () => {
  test('a result links to this site and opens without a page load', async ({ page }) => {
    const problems = watchProblems(page)
    const asked = await answerSearches(page, found)
    await open(page, 'intro')
    await markDocument(page)
    const dialog = await search(page, 'third')
    const result = dialog.getByRole('option', { name: /^Third(?! party)/ })
    await expect(result).toHaveAttribute('href', '/docs/long#third')
    await expect(result.locator('mark').first()).toHaveText('Third')
    await result.click()
    await expect(title(page)).toHaveText('Long')
    await expect(page).toHaveURL(/\/docs\/long#third$/)
    expect(await isSameDocument(page)).toBe(true)
    expect(readSearch(asked.at(-1)!)).toMatchObject({
      indexName: 'variant',
      query: 'third',
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    })
    expect(asked.every(({ query }) => query.get('x-algolia-api-key') === 'search-only')).toBe(true)
    expect(problems).toEqual([])
  })

  test('an external result keeps its URL', async ({ page }) => {
    await answerSearches(page, found)
    await open(page, 'intro')
    const dialog = await search(page, 'third')
    await expect(dialog.getByRole('option', { name: /^Third party/ })).toHaveAttribute('href', 'https://elsewhere.example/docs/third')
    await expect(dialog.getByRole('link', { name: 'See all 23 results' })).toHaveAttribute('href', '/docs/search?q=third')
  })
})

test.describe('8 “Search failure: Unable to fetch results / You might want to check your network connection.”', () => {
  const failures: Record<string, (asked: Asked) => Answer> = {
    'a refused key': () => refusal(403, 'Invalid Application-ID or API key'),
    'too many requests': () => refusal(429, 'Too many requests'),
    'a response that isn’t JSON': () => ({ body: '<!doctype html>' }),
  }
  for (const [name, answer] of Object.entries(failures)) {
    test(name, async ({ page }) => {
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      await answerSearches(page, answer)
      await open(page, 'intro')
      const dialog = await search(page, 'third')
      await expect(dialog.getByText('Unable to fetch results')).toBeVisible()
      await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible()
      expect(errors).toEqual([])
    })
  }
})

test('7 “connection is prepared early”, and nothing else is requested before a search', async ({ page }) => {
  const asked = await answerSearches(page, found)
  await open(page, 'intro')
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', 'https://testapp-dsn.algolia.net')
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(scripts.filter((name) => name.includes('algolia-'))).toEqual([])
  expect(asked).toEqual([])
})
