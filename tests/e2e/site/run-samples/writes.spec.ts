import type { Locator } from '@playwright/test'
import { versions } from '../../../../playground/built.ts'
import { open } from '../../support/app.ts'
import { DESKTOP } from '../../support/pages.ts'
import { expect, test } from '../../support/test.ts'
import { answer, edit, editPlayground, field, NOT_SENT, options, PLAYGROUND, run, status } from './calls.ts'

test.use({ viewport: DESKTOP })

test.describe('A write request is sent only by Run', () => {
  const DISH = 'POST /api/dishes?status=draft\n\n{ "data": { "name": "Grilled leeks", "price": 11 } }'
  const reset = (call: Locator) => call.getByRole('button', { name: 'Reset content' })

  test('changing the sender or the version doesn’t send it; changing back shows the last response', async ({ page }) => {
    await page.goto(PLAYGROUND)
    const call = page.locator('.api-call')
    const shown = call.locator('.run-status')
    const sender = call.getByLabel('Sent by')
    await edit(call).click()
    await field(call).fill(DISH)
    await run(call).click()
    await expect(status(call)).toHaveText(/403 Forbidden/)
    await sender.selectOption('a full-access token')
    await expect(shown).toHaveText(NOT_SENT)
    await sender.selectOption('a visitor')
    await expect(status(call)).toHaveText(/403 Forbidden/)
    await sender.selectOption('a full-access token')
    await call.getByRole('combobox', { name: 'Strapi' }).selectOption(versions[1]!.version)
    await expect(shown).toHaveText(NOT_SENT)
    await expect(reset(call)).toHaveCount(0)
    await run(call).click()
    await expect(status(call)).toHaveText(/201 Created/)
    // Read requests are sent immediately.
    await field(call).fill('GET /api/dishes?filters[name]=Grilled leeks&status=draft')
    await expect(answer(call)).toContainText('Grilled leeks')
    await sender.selectOption('a visitor')
    await expect(status(call)).toHaveText(/403 Forbidden|200 OK/)
  })

  test('a link doesn’t send it', async ({ page }) => {
    await page.goto(`${PLAYGROUND}?${new URLSearchParams({ run: DISH, as: 'full-access' }).toString()}`)
    const call = page.locator('.api-call')
    await expect(field(call)).toHaveValue(/^POST/)
    await expect(call.locator('.run-status')).toHaveText('Not sent yet: press Run.')
    await expect(reset(call)).toHaveCount(0)
    await run(call).click()
    await expect(status(call)).toHaveText(/201 Created/)
    await expect(reset(call)).toBeVisible()
  })

  test('typing doesn’t send a request with a preceding write request', async ({ page }) => {
    await open(page, '/dev-docs/api/rest')
    const call = page
      .locator('.api-call')
      .filter({ has: page.locator('[data-note~="after"]') })
      .first()
    await edit(call).click()
    await expect(field(call)).toBeFocused()
    await page.keyboard.type('&fields=name')
    await expect(call.locator('.run-status')).toHaveText('Not sent yet: press Run.')
    await expect(reset(call)).toHaveCount(0)
    await run(call).click()
    await expect(status(call)).toHaveText(/after (?:POST|PUT|DELETE)/)
    await expect(reset(call)).toBeVisible()
  })
})

test.describe('The body of a write request', () => {
  test('is completed by keyboard alone: names of fields, and values of an enumeration', async ({ page }) => {
    const call = await editPlayground(page)
    await field(call).fill('POST /api/restaurants?status=draft&fields=name,priceRange\n\n{ "data": {')
    await call.getByLabel('Sent by').selectOption('a full-access token')
    await field(call).focus()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await expect(options(page)).toHaveCount(0)
    await page.keyboard.type('"na')
    await expect(options(page).getByRole('option').first()).toHaveText(/^name/)
    await page.keyboard.press('Enter')
    await page.keyboard.type('"Tide Pool", "pri')
    await expect(options(page).getByRole('option', { selected: true })).toHaveText(/^priceRange/)
    await page.keyboard.press('Enter')
    await expect(options(page).getByRole('option')).toHaveText(['"budget"', '"moderate"', '"expensive"'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type(' } }')
    await expect(field(call)).toHaveValue(/\{ "data": \{\n +"name": "Tide Pool", "priceRange": "moderate" \} \}$/)
    await expect(call.locator('.run-wrong')).toHaveText('')
    await run(call).click()
    await expect(status(call)).toHaveText(/201 Created/)
    await expect(answer(call)).toContainText('moderate')
  })

  test('has its mistakes underlined and explained: unknown fields and values, and JSON syntax', async ({ page }) => {
    const call = await editPlayground(page)
    const underlined = call.locator('.run-mirror [data-wrong]')
    for (const [body, mark, problem] of [
      ['{ "data": { "nam": "Tide Pool" } }', 'nam', 'Unknown field “nam” in Restaurant. Did you mean “name”?'],
      ['{ "data": { "priceRange": "cheap" } }', 'cheap', '“cheap” isn’t a value of this field, so Strapi rejects it.'],
      ['{ "data": { "name": "Tide Pool", } }', ',', 'Remove this comma: nothing follows it.'],
    ] as const) {
      await field(call).fill(`POST /api/restaurants\n\n${body}`)
      await expect(field(call)).toHaveAccessibleDescription(problem)
      await expect(underlined).toHaveText([mark])
    }
    await field(call).fill('POST /api/restaurants\n\n{ "data": { "name": "Tide Pool" } }')
    await expect(underlined).toHaveCount(0)
    await expect(field(call)).toHaveAttribute('aria-invalid', 'false')
  })
})

test('several errors at once are listed with their fields, and announced', async ({ page }) => {
  const call = await editPlayground(page)
  await field(call).fill('POST /api/restaurants\n\n{ "data": { "name": "Tide Pool", "stars": 7, "priceRange": "cheap" } }')
  await call.getByLabel('Sent by').selectOption('a full-access token')
  await run(call).click()
  const announced = call.locator('[aria-live="polite"]').filter({ hasText: 'ValidationError' })
  await expect(announced).toContainText('2 errors occurred')
  await expect(announced).toContainText('stars must be less than or equal to 3')
  await expect(announced).toContainText('priceRange must be one of the following values')
})

test('a reset of the content is visible until the next change', async ({ page }) => {
  const call = await editPlayground(page)
  const said = call.getByText('The content was reset')
  await field(call).fill('DELETE /api/restaurants/n31ge3abgbt5k68orqwqbsq3')
  await call.getByLabel('Sent by').selectOption('a full-access token')
  await run(call).click()
  await expect(status(call)).toHaveText(/204 No Content/)
  await call.getByRole('button', { name: 'Reset content' }).click()
  await expect(said).not.toHaveClass(/sr-only/)
  await run(call).click()
  await expect(call.getByRole('button', { name: 'Reset content' })).toBeVisible()
  await expect(said).toHaveClass(/sr-only/)
})

test('the response to an unchanged sample says that it includes the reader’s own changes, until a reset', async ({ page }) => {
  const call = await editPlayground(page)
  const included = call.getByText(/Your .+ included/)
  await field(call).fill('PUT /api/restaurants/n31ge3abgbt5k68orqwqbsq3?fields=name,stars\n\n{ "data": { "stars": 1 } }')
  await call.getByLabel('Sent by').selectOption('a full-access token')
  await run(call).click()
  await expect(status(call)).toHaveText(/200 OK/)
  await expect(answer(call)).toContainText('"stars": 1')
  await expect(included).toHaveCount(0)
  await call.getByRole('button', { name: 'Reset request' }).click()
  await run(call).click()
  await expect(included).toHaveText('Your change to the content is included. Reset content to undo it.')
  await field(call).fill('DELETE /api/restaurants/n31ge3abgbt5k68orqwqbsq3')
  await call.getByLabel('Sent by').selectOption('a full-access token')
  await run(call).click()
  await expect(status(call)).toHaveText(/204 No Content/)
  await call.getByRole('button', { name: 'Reset request' }).click()
  await run(call).click()
  await expect(included).toHaveText('Your 2 changes to the content are included. Reset content to undo them.')
  await call.getByRole('button', { name: 'Reset content' }).click()
  await expect(status(call)).toHaveText(/as recorded$/)
  await expect(included).toHaveCount(0)
})
