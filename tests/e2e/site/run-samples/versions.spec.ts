import type { Locator } from '@playwright/test'
import built, { versions } from '../../../../playground/built.ts'
import { filesFor } from '../../../../playground/later-parts.ts'
import { open, watchProblems, watchRequests } from '../../support/app.ts'
import { DESKTOP } from '../../support/pages.ts'
import { expect, test } from '../../support/test.ts'
import { answer, edit, field, FILTERS, firstOperation, GRAPHQL, PARTS, PLAYGROUND, run, sample, status, THREE_STARS } from './calls.ts'

test.use({ viewport: DESKTOP })

test.describe('The Strapi version', () => {
  const other = versions[1]!
  const own = other.files.filter(({ path }) => built.files.every((file) => file.path !== path)).map(({ path }) => `/${path}`)
  const version = (call: Locator) => call.getByRole('combobox', { name: 'Strapi' })
  /** A request that the newer version rejects. */
  const LIKE = 'GET /api/restaurants?filters[name][$like]=Lantern&fields=name'

  test('is selected by keyboard, loads its files once, and is named in the response', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, FILTERS)
    const requests = watchRequests(page, (request) => PARTS.test(request.url()))
    const paths = () => requests.map((request) => new URL(request.url()).pathname)
    const call = sample(page, THREE_STARS)
    await run(call).click()
    await expect(call.getByText(`Strapi ${built.version} in your browser`)).toBeVisible()
    expect(paths()).not.toEqual(expect.arrayContaining(own))
    await version(call).focus()
    await page.keyboard.press('ArrowDown')
    await expect(call.getByText(`Strapi ${other.version} in your browser`)).toBeVisible()
    await expect(status(call)).toHaveText(/200 OK.*as recorded/)
    await expect(version(call)).toBeFocused()
    expect(
      paths()
        .filter((path) => own.includes(path))
        .sort(),
    ).toEqual(own.toSorted())
    await edit(call).click()
    await field(call).fill(LIKE)
    await expect(status(call)).toHaveText(/400/)
    await version(call).selectOption(built.version)
    await expect(status(call)).toHaveText(/200 OK/)
    expect(
      paths()
        .filter((path) => own.includes(path))
        .sort(),
    ).toEqual(own.toSorted())
    expect(problems).toEqual([])
  })

  test('applies to every page, and each version has its own content', async ({ page }) => {
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    await edit(call).click()
    await version(call).selectOption(other.version)
    await field(call).fill('POST /api/dishes\n?fields=name\n\n{ "data": { "name": "Grilled leeks", "price": 11 } }')
    await call.getByLabel('Sent by').selectOption('a full-access token')
    await run(call).click()
    await expect(status(call)).toHaveText(/201/)
    await expect(call.getByRole('button', { name: 'Reset content' })).toBeVisible()
    await page.goto(PLAYGROUND)
    const there = page.locator('.api-call')
    await run(there).click()
    await expect(there.getByText(`Strapi ${other.version} in your browser`)).toBeVisible()
    await expect(version(there)).toHaveValue(other.version)
    await version(there).selectOption(built.version)
    await expect(there.getByText(`Strapi ${built.version} in your browser`)).toBeVisible()
    await page.reload()
    await run(there).click()
    await expect(there.getByText(`Strapi ${built.version} in your browser`)).toBeVisible()
  })

  test('shows how its response differs from the previous version’s', async ({ page }) => {
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    await edit(call).click()
    await field(call).fill(LIKE)
    await expect(status(call)).toHaveText(/200 OK/)
    await version(call).selectOption(other.version)
    await expect(status(call)).toHaveText(`400 Bad Request200 OK in ${built.version}`)
    await field(call).fill('GET /api/restaurants?fields=name')
    await expect(status(call)).toHaveText(/^200 OK/)
    await version(call).selectOption(built.version)
    await expect(status(call)).toHaveText(`200 OKthe same as in ${other.version}`)
    await field(call).fill('GET /api/dishes?locale=en&fields=name')
    await expect(status(call)).not.toHaveText(/in /)
  })

  test('is part of a link, which doesn’t change the reader’s preference', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL!).origin })
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    await edit(call).click()
    await version(call).selectOption(other.version)
    await field(call).fill(LIKE)
    await expect(status(call)).toHaveText(/400/)
    await call.getByRole('button', { name: 'Copy link' }).click()
    await expect(call.getByRole('button', { name: 'Copied' })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.evaluate(() => localStorage.clear())
    await page.goto('about:blank')
    const requests = watchRequests(page, (request) => PARTS.test(request.url()))
    await page.goto(link)
    await expect(status(call)).toHaveText(/400/)
    await expect(version(call)).toHaveValue(other.version)
    await expect(answer(call)).toContainText('Invalid key $like')
    const paths = requests.map((request) => new URL(request.url()).pathname)
    expect(paths).toEqual(expect.arrayContaining(own))
    expect(paths.filter((path) => path.includes('/playground/')).length).toBe(filesFor(other.files).length)
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-answers'))).toBeNull()
  })

  test('without GraphQL shows a message', async ({ page }) => {
    await open(page, GRAPHQL)
    const call = firstOperation(page)
    await run(call).click()
    await expect(status(call)).toHaveText(/200 OK/)
    await version(call).selectOption(other.version)
    await expect(call.getByText('GraphQL doesn’t run in this version yet')).toBeVisible()
  })
})
