import { expect } from '@playwright/test'
import { hold, isScript, open, title, wake, watchProblems, watchRequests } from './support/app.ts'
import { test } from './support/variant.ts'

test.describe.configure({ mode: 'default' })

const CODE = /\/assets\/(LiveCode|QueryBuilder)-[^/]+\.js$/

test.describe('2.5 “A live code-block playground is enabled for code blocks.”', () => {
  test('the code runs, and runs again when it is changed', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, 'islands')
    const result = page.getByRole('log', { name: 'Result' })
    await expect(result).toHaveText('six times seven is 42')
    await page.getByLabel('Live Editor').fill('console.log(2 ** 10)')
    await expect(result).toHaveText('1024')
    // Of the sample, and of the query builder below.
    await page.getByRole('button', { name: 'Reset' }).first().click()
    await expect(result).toHaveText('six times seven is 42')
    expect(problems).toEqual([])
  })

  test('before React is there it says “Loading...”', async ({ page }) => {
    await page.goto('islands')
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(page.getByLabel('Live Editor')).toHaveValue(/six times seven/)
  })
})

test('The query builder answers what is written', async ({ page }) => {
  await open(page, 'islands')
  const url = page.getByLabel('Query string URL')
  await expect(url).toHaveText('/api/books?sort[0]=title&pagination[pageSize]=5')
  await page.getByLabel('Query object').fill('{ fields: ["name"] }')
  await expect(url).toHaveText('/api/books?fields[0]=name')
  await page.getByLabel('Query object').fill('{ fields: [')
  await expect(page.getByRole('main').getByText(/JSON5/)).toBeVisible()
  await expect(url).toHaveText('/api/books?fields[0]=name')
})

test('What the reader writes before React is there is kept', async ({ page }) => {
  await page.goto('islands')
  await page.getByLabel('Query object').fill('{ early: true }')
  await page.getByLabel('Endpoint').fill('/api/early')
  await wake(page)
  await expect(page.getByLabel('Query string URL')).toHaveText('/api/early?early=true')
  await expect(page.getByLabel('Query object')).toHaveValue('{ early: true }')
})

test('What the reader has selected before React is there stays selected', async ({ page }) => {
  const code = await hold(page, CODE)
  await open(page, 'islands')
  const field = page.getByLabel('Query object')
  await field.press('Control+a')
  await code.release()
  // React marks what it has taken over.
  await expect.poll(() => field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))).toBe(true)
  await page.keyboard.type('{ late: true }')
  await expect(page.getByLabel('Query string URL')).toHaveText('/api/books?late=true')
})

test('A page without such blocks doesn’t load their code', async ({ page }) => {
  const scripts = watchRequests(page, (request) => isScript(request) && CODE.test(request.url()))
  await open(page, 'long')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
})

test('They wake up on a page gone to, and on coming back', async ({ page }) => {
  await open(page, 'long')
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Islands' }).click()
  await expect(title(page)).toHaveText('Islands')
  await page.getByLabel('Query object').fill('{ a: 1 }')
  await expect(page.getByLabel('Query string URL')).toHaveText('/api/books?a=1')
  await page.goBack()
  await expect(title(page)).toHaveText('Long')
  await page.goForward()
  await page.getByLabel('Query object').fill('{ a: 2 }')
  await expect(page.getByLabel('Query string URL')).toHaveText('/api/books?a=2')
})

test.describe('2.5 “If loading fails, a red error box shows the error text with a Retry button.”', () => {
  test('an interactive block whose code can’t be had, until it can', async ({ page }) => {
    await page.route(CODE, (route) => route.abort())
    await open(page, 'islands')
    const boxes = page.getByRole('main').getByRole('alert')
    await expect(boxes).toHaveCount(2)
    await expect(boxes.first()).toContainText(/TypeError: Failed to fetch dynamically imported module/)
    await expect(boxes.first()).toHaveCSS('background-color', /rgb\(2\d\d, [1-5]\d, [1-6]\d\)/)
    // 9 “Error box: 50% width, centred.”
    const place = await boxes.first().evaluate((box) => {
      const outer = box.parentElement!.getBoundingClientRect()
      const inner = box.getBoundingClientRect()
      return { width: inner.width / outer.width, left: inner.left - outer.left, right: outer.right - inner.right }
    })
    expect(place.width).toBeCloseTo(0.5, 2)
    expect(place.left).toBeCloseTo(place.right, 0)
    await page.unroute(CODE)
    await boxes.last().getByRole('button', { name: 'Retry' }).click()
    await expect(boxes).toHaveCount(1)
    await page.getByLabel('Query object').fill('{ a: 1 }')
    await expect(page.getByLabel('Query string URL')).toHaveText('/api/books?a=1')
  })
})
