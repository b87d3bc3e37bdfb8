import { expect, test, type Locator, type Page } from '@playwright/test'
import { hold, isScript, open, title, wake, watchProblems, watchRequests } from './support/app.ts'
import { provideAxe, violations } from './support/axe.ts'

const CODE = /\/assets\/(live-code|bake-plan)-[^/]+\.js$/

test.describe('2.5 “A live code-block playground is enabled for code blocks.”', () => {
  test('the code runs, and runs again after an edit', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, '/integrate/bench')
    const result = page.getByRole('log', { name: 'Result' })
    await expect(result).toHaveText('six times seven is 42')
    await page.getByLabel('Live Editor').fill('console.log(2 ** 10)')
    await expect(result).toHaveText('1024')
    // The first Reset button is the sample's, the second the bake plan's.
    await page.getByRole('button', { name: 'Reset' }).first().click()
    await expect(result).toHaveText('six times seven is 42')
    expect(problems).toEqual([])
  })

  test('shows “Loading...” before React is loaded', async ({ page }) => {
    await page.goto('/integrate/bench')
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(page.getByLabel('Live Editor')).toHaveValue(/six times seven/)
  })
})

const steps = (page: Page) => page.getByLabel('Steps')
/** Resolves once React has hydrated a field, which it marks with its own properties. */
const taken = (field: Locator) =>
  expect.poll(() => field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))).toBe(true)
const plan = (page: Page) => page.getByLabel('Plan', { exact: true })

test('A block of the product responds to input', async ({ page }) => {
  await open(page, '/integrate/bench')
  await expect(plan(page)).toHaveText('Deck 1: 40 minutes, 250 °C at most')
  await steps(page).fill('[{ "heat": 180, "minutes": 12 }]')
  await expect(plan(page)).toHaveText('Deck 1: 12 minutes, 180 °C at most')
  await steps(page).fill('[{ "heat": 180')
  await expect(steps(page)).toHaveAccessibleDescription(/^This isn’t JSON/)
  await expect(plan(page)).toHaveText('Deck 1: 12 minutes, 180 °C at most')
})

test('Text entered before React is loaded is kept', async ({ page }) => {
  await page.goto('/integrate/bench')
  await steps(page).fill('[{ "minutes": 1 }]')
  await page.getByLabel('Oven', { exact: true }).fill('Early')
  await wake(page)
  await expect(plan(page)).toHaveText('Early: 1 minutes, 0 °C at most')
  await expect(steps(page)).toHaveValue('[{ "minutes": 1 }]')
})

test('A selection made before React is loaded is kept', async ({ page }) => {
  const code = await hold(page, CODE)
  await open(page, '/integrate/bench')
  const field = steps(page)
  await field.press('Control+a')
  await code.release()
  await taken(field)
  await page.keyboard.type('[{ "minutes": 2 }]')
  await expect(plan(page)).toHaveText('Deck 1: 2 minutes, 0 °C at most')
})

test('A page without interactive blocks doesn’t load their code', async ({ page }) => {
  const scripts = watchRequests(page, (request) => isScript(request) && CODE.test(request.url()))
  await open(page, '/integrate/first-bake')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
})

test('Interactive blocks work after client navigation, and after going back and forward', async ({ page }) => {
  await open(page, '/integrate/first-bake')
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Test bench' }).click()
  await expect(title(page)).toHaveText('Test bench')
  await steps(page).fill('[{ "minutes": 1 }]')
  await expect(plan(page)).toHaveText('Deck 1: 1 minutes, 0 °C at most')
  await page.goBack()
  await expect(title(page)).toHaveText('First Bake Guide')
  await page.goForward()
  await expect(title(page)).toHaveText('Test bench')
  await taken(steps(page))
  await steps(page).fill('[{ "minutes": 2 }]')
  await expect(plan(page)).toHaveText('Deck 1: 2 minutes, 0 °C at most')
})

test.describe('2.5 “If loading fails, a red error box shows the error text with a Retry button.”', () => {
  test('a block whose code can’t be loaded shows the error until Retry succeeds', async ({ page }) => {
    await provideAxe(page)
    await page.route(CODE, (route) => route.abort())
    await open(page, '/integrate/bench')
    const boxes = page.getByRole('main').getByRole('alert')
    await expect(boxes).toHaveCount(1)
    await expect(page.locator('main [data-island]').first().getByRole('alert')).toHaveCount(1)
    await expect(boxes).toContainText(/TypeError: Failed to fetch dynamically imported module/)
    await expect(boxes).toHaveCSS('background-color', /rgb\(2\d\d, [1-5]\d, [1-6]\d\)/)
    // 9 “Error box: 50% width, centred.”
    const place = await boxes.evaluate((box) => {
      const outer = box.parentElement!.getBoundingClientRect()
      const inner = box.getBoundingClientRect()
      return { width: inner.width / outer.width, left: inner.left - outer.left, right: outer.right - inner.right }
    })
    expect(place.width).toBeCloseTo(0.5, 2)
    expect(place.left).toBeCloseTo(place.right, 0)
    const inPlan = page
      .locator('[data-island]')
      .filter({ has: steps(page) })
      .getByRole('alert')
    // One message for all failed blocks; after Dismiss, it reappears in the block that the reader tries to use.
    await boxes.getByRole('button', { name: 'Dismiss' }).click()
    await expect(boxes).toHaveCount(0)
    await steps(page).fill('[{ "minutes": 1 }]')
    await expect(boxes).toHaveCount(1)
    await expect(inPlan).toHaveCount(1)
    await page.getByLabel('Live Editor').fill('1')
    await expect(boxes).toHaveCount(1)
    await expect(inPlan).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await page.unroute(CODE)
    await boxes.getByRole('button', { name: 'Retry' }).click()
    await expect(boxes).toHaveCount(0)
    await steps(page).fill('[{ "minutes": 1 }]')
    await expect(plan(page)).toHaveText('Deck 1: 1 minutes, 0 °C at most')
  })
})
