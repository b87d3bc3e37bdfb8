import { open, watchRequests } from '../../support/app.ts'
import { DESKTOP, PHONE } from '../../support/pages.ts'
import { expect, test } from '../../support/test.ts'
import { QUERY_BUILDER } from '../pages.ts'
import {
  answer,
  edit,
  editPlayground,
  field,
  FILTERS,
  NOT_SENT,
  options,
  PARTS,
  PLAYGROUND,
  REFUSED,
  run,
  sample,
  status,
  THREE_STARS,
} from './calls.ts'

test.use({ viewport: DESKTOP })

test.describe('Edit', () => {
  test('the response updates while typing, and new values are marked, not by color alone', async ({ page }) => {
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    await edit(call).click()
    await expect(field(call)).toBeFocused()
    await expect(field(call)).toHaveValue('GET /api/restaurants\n?filters[stars][$eq]=3\n&fields[0]=stars')
    await page.keyboard.type('&fields[1]=name')
    await expect(status(call)).toHaveText(/200 OK.*1 value new/)
    await expect(call.getByRole('insertion')).toHaveText([/Harbor Table/])
    // The title of the recorded response doesn't apply to this one.
    await expect(call.getByText('One restaurant', { exact: true })).toBeHidden()
    await call.getByRole('button', { name: 'Reset request' }).click()
    await expect(field(call)).toHaveValue('GET /api/restaurants\n?filters[stars][$eq]=3\n&fields[0]=stars')
    await expect(edit(call)).toBeFocused()
    await edit(call).click()
    await expect(call.locator('.panel-request pre')).toBeVisible()
    await expect(answer(call)).toHaveCount(0)
  })

  test('content names are completed by keyboard alone', async ({ page }) => {
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    await edit(call).focus()
    await page.keyboard.press('Enter')
    await expect(field(call)).toBeFocused()
    await page.keyboard.type('&fil')
    await expect(options(page).getByRole('option')).toHaveText([/^filters/])
    await page.keyboard.press('Enter')
    await page.keyboard.type('price')
    await expect(options(page).getByRole('option', { selected: true })).toHaveText(/^priceRange/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(options(page).getByRole('option')).toHaveText(['budget', 'moderate', 'expensive'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field(call)).toHaveValue(/\n&filters\[priceRange\]\[\$eq\]=moderate$/)
    await expect(options(page)).toHaveCount(0)
    await expect(status(call)).toHaveText(/200 OK/)
    await page.keyboard.press('Tab')
    await expect(field(call)).not.toBeFocused()
  })

  test('a mistake is underlined and explained, and Strapi’s own error shows', async ({ page }) => {
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    await edit(call).click()
    await field(call).fill('GET /api/restaurants\n?filters[star]=3')
    await expect(field(call)).toHaveAccessibleDescription('Unknown field “star” in Restaurant. Did you mean “stars”?')
    await expect(field(call)).toHaveAttribute('aria-invalid', 'true')
    await expect(status(call)).toHaveText(/400 Bad Request/)
    await expect(call.getByText('ValidationError Invalid key star')).toBeVisible()
    await field(call).fill('GET /api/restaurants\n?filters[stars]=3')
    await expect(status(call)).toHaveText(/200 OK/)
    await expect(field(call)).toHaveAttribute('aria-invalid', 'false')
  })

  test('the sender can be changed, and a forbidden request shows Strapi’s 403', async ({ page }) => {
    await open(page, '/dev-docs/api/rest')
    const call = page.locator('.api-call').filter({ hasText: 'POST /api/dishes' }).first()
    await run(call).click()
    await expect(status(call)).toHaveText(/201 Created/)
    await call.getByLabel('Sent by').selectOption('a visitor')
    await expect(call.locator('.run-status')).toHaveText(NOT_SENT)
    await run(call).click()
    await expect(status(call)).toHaveText(/403 Forbidden/)
    await expect(call.getByText(REFUSED)).toBeVisible()
    await call.getByRole('button', { name: 'Reset content' }).click()
    await expect(call.getByRole('button', { name: 'Reset content' })).toHaveCount(0)
  })
})

test('while a bracket isn’t closed, no status of another request is beside it, and the recorded response stays', async ({ page }) => {
  const call = await editPlayground(page)
  await field(call).fill('GET /api/restaurants?fields[')
  await expect(call.locator('.run-status')).toHaveText('Not sent yet: a bracket isn’t closed. Below is the recorded response.')
  await expect(call.getByText('Salt & Ember')).toBeVisible()
  await field(call).fill('GET /api/restaurants?fields=name')
  await expect(status(call)).toHaveText(/200 OK/)
  await field(call).fill('GET /api/restaurants?fields=name&filters[stars')
  await expect(call.locator('.run-status')).toHaveText('Not sent yet: a bracket isn’t closed. Below is the last response.')
  await field(call).fill('GET /api/restaurants?fields=name&filters[stars]=3')
  await expect(status(call)).toHaveText(/200 OK/)
})

test('a request with an empty value isn’t sent while typing, but on Run', async ({ page }) => {
  const call = await editPlayground(page)
  await field(call).fill('GET /api/chefs?fields=name&populate[restaurant][populate][0]=')
  await expect(call.locator('.run-status')).toHaveText('Not sent yet: a value is missing after “=”. Below is the recorded response.')
  await run(call).click()
  await expect(status(call)).toHaveText(/200 OK/)
})

test('the query builder suggests and checks names only after Edit, and loads nothing before', async ({ page }) => {
  const requests = watchRequests(page, (request) => PARTS.test(request.url()) || /QueryField/.test(request.url()))
  await open(page, QUERY_BUILDER)
  const builder = page.locator('#query-builder')
  const query = builder.getByRole('textbox', { name: 'Query object' })
  await query.fill('{ fields: ["name"] }')
  await expect(builder.locator('output')).toHaveText(/fields\[0\]=name$/)
  expect(requests).toEqual([])
  await builder.getByRole('button', { name: 'Edit with suggestions' }).click()
  await expect(query).toBeFocused()
  await expect(builder.locator('.run-mirror .run-key')).toHaveText(['fields'])
  await query.fill('{ filters: { priceRange: ')
  await page.keyboard.press('Control+Space')
  await expect(options(page).getByRole('option')).toHaveText(["'budget'", "'moderate'", "'expensive'"])
  await page.keyboard.press('Enter')
  await page.keyboard.type(' }, so')
  await expect(options(page).getByRole('option', { selected: true })).toHaveText(/^sort/)
  await page.keyboard.press('Enter')
  await page.keyboard.type("'nam' }")
  await expect(query).toHaveAccessibleDescription('Unknown field “nam” in Restaurant. Did you mean “name”?')
  await expect(builder.locator('.run-mirror [data-wrong]')).toHaveText(['nam'])
})

test('content types that the sender may not use are suggested last', async ({ page }) => {
  const call = await editPlayground(page)
  await call.getByLabel('Sent by').selectOption('Ada, logged in')
  await field(call).fill('GET /api/')
  const offered = options(page).getByRole('option')
  await expect(offered.first()).toHaveText('restaurantsRestaurant')
  await expect(offered.filter({ hasText: 'dishes' })).toHaveText('dishesnot permitted to this sender')
  await field(call).fill('GET /api/restaurants?sort=st')
  await expect(offered.first()).toHaveText(/^stars/)
})

test.describe('Suggestions', () => {
  test('also open on a tap', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL!, viewport: PHONE, hasTouch: true })
    await page.goto(PLAYGROUND)
    const call = page.locator('.api-call')
    await edit(call).tap()
    await expect(page.locator('.run-mirror .run-parameter').first()).toBeVisible()
    await field(call).tap({ position: { x: 120, y: 22 } })
    await expect(options(page).getByRole('option', { name: 'restaurants' })).toBeVisible()
    await options(page).getByRole('option', { name: 'dishes' }).tap()
    await expect(field(call)).toHaveValue(/^GET \/api\/dishes/)
    await page.close()
  })

  test('open above the cursor if there is no room below', async ({ page }) => {
    const call = await editPlayground(page)
    await field(call).fill('GET /api/restaurants')
    await page.setViewportSize({ width: DESKTOP.width, height: 500 })
    await page.keyboard.type('?')
    await expect(options(page)).toBeInViewport({ ratio: 1 })
    const [list, at] = [(await options(page).boundingBox())!, (await field(call).boundingBox())!]
    expect(list.y + list.height).toBeLessThanOrEqual(at.y + 14)
  })
})
