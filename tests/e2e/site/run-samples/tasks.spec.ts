import type { Page } from '@playwright/test'
import { DESKTOP } from '../../support/pages.ts'
import { expect, test } from '../../support/test.ts'
import { answer, edit, editPlayground, field, NOT_SENT, options, PLAYGROUND, run, status } from './calls.ts'

test.use({ viewport: DESKTOP })

test.describe('Tasks of a new reader, with the page’s suggestions', () => {
  /** Types a few letters and accepts the first suggestion. */
  const take = async (page: Page, letters: string, first: RegExp) => {
    await page.keyboard.type(letters)
    await expect(options(page).getByRole('option').first()).toHaveText(first)
    await page.keyboard.press('Enter')
  }

  test('restaurants with three stars or more that have a chef, newest review first, only names, in French', async ({ page }) => {
    const call = await editPlayground(page)
    await field(call).fill('GET /api/')
    await take(page, 'res', /^restaurants/)
    await page.keyboard.type('?')
    await take(page, 'loc', /^locale/)
    await take(page, 'f', /^fr/)
    for (const [letters, first] of [
      ['&fil', /^filters/],
      ['sta', /^stars/],
      ['gte', /^\$gte/],
      ['3&fil', /^filters/],
      ['chef', /^chef/],
      ['not', /^\$notNull/],
      ['', /^true/],
      ['&sort', /^sort/],
      ['rev', /^reviews/],
      ['vis', /^visitedOn/],
      [':d', /^desc/],
      ['&fie', /^fields/],
      ['na', /^name/],
    ] as const)
      await take(page, letters, first)
    await expect(field(call)).toHaveValue(
      'GET /api/restaurants?locale=fr\n&filters[stars][$gte]=3\n&filters[chef][$notNull]=true\n&sort=reviews.visitedOn:desc\n&fields=name',
    )
    await expect(call.locator('.run-wrong')).toHaveText('')
    await expect(answer(call)).toContainText('La Table du port')
  })

  test('publish a draft and read it as a visitor; a reset removes it', async ({ page }) => {
    await page.goto(PLAYGROUND)
    const call = page.locator('.api-call')
    const sender = call.getByLabel('Sent by')
    const send = async (request: string, as: string) => {
      await field(call).fill(request)
      await sender.selectOption(as)
      await field(call).press('Control+Enter')
    }
    await edit(call).click()
    await send('POST /api/dishes?status=draft\n\n{ "data": { "name": "Grilled leeks", "price": 11 } }', 'a full-access token')
    await expect(status(call)).toHaveText(/201 Created/)
    const [, id] = /"documentId": "(\w+)"/.exec(await answer(call).innerText())!
    await send(`GET /api/dishes/${id}?fields=name`, 'a visitor')
    await expect(status(call)).toHaveText(/404 Not Found/)
    await send(`PUT /api/dishes/${id}\n\n{ "data": {} }`, 'a full-access token')
    await expect(status(call)).toHaveText(/200 OK/)
    await send(`GET /api/dishes/${id}?fields=name`, 'a visitor')
    await expect(answer(call)).toContainText('Grilled leeks')
    await call.getByRole('button', { name: 'Reset content' }).click()
    await expect(call.getByRole('button', { name: 'Reset content' })).toHaveCount(0)
    await field(call).press('Control+Enter')
    await expect(status(call)).toHaveText(/404 Not Found/)
  })

  test('delete a document from the last response, and restore it', async ({ page }) => {
    const call = await editPlayground(page)
    await field(call).fill('GET /api/dishes?fields=name&filters[name][$contains]=Leeks')
    await expect(answer(call)).toContainText('Ember-Roasted Leeks')
    await field(call).fill('DELETE /api/dishes')
    await expect(field(call)).toHaveAccessibleDescription(/DELETE needs the document’s ID/)
    await expect(call.locator('.run-status')).toHaveText(NOT_SENT)
    const [, id] = /"documentId": "(\w+)"/.exec(await answer(call).innerText())!
    await page.keyboard.type('/')
    await expect(options(page).getByRole('option')).toHaveText([`${id}Ember-Roasted Leeks`])
    await page.keyboard.press('Enter')
    await expect(field(call)).toHaveValue(`DELETE /api/dishes/${id}`)
    await run(call).click()
    await expect(status(call)).toHaveText(/403 Forbidden/)
    await call.getByLabel('Sent by').selectOption('a full-access token')
    await run(call).click()
    await expect(status(call)).toHaveText(/204 No Content/)
    await field(call).fill(`GET /api/dishes/${id}?fields=name`)
    await expect(status(call)).toHaveText(/404 Not Found/)
    // Read requests are sent again after a reset.
    await call.getByRole('button', { name: 'Reset content' }).press('Enter')
    await expect(answer(call)).toContainText('Ember-Roasted Leeks')
    await expect(call.getByRole('button', { name: 'Copy link' })).toBeFocused()
  })

  test('two levels of relations with one field each: a bracket continues the path', async ({ page }) => {
    const call = await editPlayground(page)
    await field(call).fill('GET /api/chefs?fields=name')
    await expect(status(call)).toHaveText(/200 OK/)
    for (const [letters, option] of [
      ['&pop', /^populate/],
      ['rest', /^restaurant/],
      ['[', /^fields/],
      ['', /^name/],
      // The brackets that a suggestion inserts can also be typed.
      ['&populate[rest', /^restaurant/],
      ['[pop', /^populate/],
      ['=nei', /^neighborhood/],
      ['[', /^fields/],
      ['', /^name/],
    ] as const)
      await take(page, letters, option)
    await expect(field(call)).toHaveValue(
      'GET /api/chefs?fields=name\n&populate[restaurant][fields][0]=name\n&populate[restaurant][populate][neighborhood][fields][0]=name',
    )
    await expect(call.locator('.run-wrong')).toHaveText('')
    await expect(answer(call)).toContainText('"neighborhood": {')
  })

  test('count the reviews of each restaurant; incomplete requests aren’t sent', async ({ page }) => {
    const call = await editPlayground(page)
    await field(call).fill('GET /api/restaurants\n?fields=name')
    await expect(answer(call)).toContainText('Salt & Ember')
    await page.keyboard.type('&populate[reviews][')
    await expect(options(page).getByRole('option')).toHaveText([/^fields/, /^filters/, /^sort/, /^populate/, /^count/])
    await page.keyboard.type('cou')
    await page.keyboard.press('Enter')
    await page.keyboard.type('t')
    await page.keyboard.press('Enter')
    await expect(field(call)).toHaveValue(/&populate\[reviews\]\[count\]=true$/)
    await expect(answer(call)).toContainText('"count": ')
  })
})
