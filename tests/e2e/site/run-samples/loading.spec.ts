import type { Request } from '@playwright/test'
import built from '../../../../playground/built.ts'
import { filesFor } from '../../../../playground/later-parts.ts'
import { CODE_BUDGET } from '../../../playground/code-budget.ts'
import { isScript, open, wake, watchRequests } from '../../support/app.ts'
import { DESKTOP } from '../../support/pages.ts'
import { expect, test } from '../../support/test.ts'
import { answer, edit, field, FILTERS, GRAPHQL, PARTS, PLAYGROUND, run, sample, status, THREE_STARS } from './calls.ts'

test.use({ viewport: DESKTOP })

test('the playground loads nothing until the reader uses Run, and then works offline', async ({ page, context }) => {
  const requests = watchRequests(page, (request) => PARTS.test(request.url()))
  const scripts = watchRequests(page, (request) => isScript(request) && /SampleConsole|reader-copy/.test(request.url()))
  await open(page, FILTERS)
  await page.waitForLoadState('networkidle')
  expect([...requests, ...scripts]).toEqual([])
  const call = sample(page, THREE_STARS)
  await run(call).click()
  await expect(status(call)).toHaveText(/200 OK/)
  await context.setOffline(true)
  await edit(call).click()
  await field(call).fill('GET /api/dishes\n?fields=name')
  await expect(answer(call)).toContainText('Ember-Roasted Leeks')
})

test('without a network, Run says so before its code is loaded, keeps the controls, and works afterward', async ({ page }) => {
  await open(page, FILTERS)
  await wake(page)
  const call = sample(page, THREE_STARS)
  await expect(run(call)).toBeVisible()
  const code = /SampleConsole/
  await page.route(code, (route) => route.abort('internetdisconnected'))
  await run(call).click()
  await expect(call.getByRole('alert')).toHaveText(/you are offline/)
  await page.unroute(code)
  await run(call).click()
  await expect(status(call)).toHaveText(/200 OK/)
  await expect(call.getByRole('alert')).toHaveCount(0)
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the playground also works offline after the page was reloaded', async ({ page, context }) => {
    await open(page, FILTERS)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await run(sample(page, THREE_STARS)).click()
    await expect(status(sample(page, THREE_STARS))).toHaveText(/200 OK/)
    const used = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    for (const file of [FILTERS, ...used.filter((path) => /^\/(?:assets|playground)\//.test(path) && !path.endsWith('.html'))]) {
      await expect.poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, file), { message: file }).toBe(true)
    }
    await context.setOffline(true)
    await page.reload()
    await wake(page)
    await run(sample(page, THREE_STARS)).click()
    await expect(status(sample(page, THREE_STARS))).toHaveText(/200 OK/)
  })
})

test('a touch that becomes a scroll loads nothing', async ({ page }) => {
  const requests = watchRequests(page, (request) => PARTS.test(request.url()))
  await open(page, FILTERS)
  const button = page.locator('button.run').first()
  await button.dispatchEvent('pointerdown', { pointerType: 'touch' })
  await button.dispatchEvent('pointercancel', { pointerType: 'touch' })
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await button.dispatchEvent('pointerdown', { pointerType: 'mouse' })
  await expect.poll(() => requests.length).toBeGreaterThan(0)
})

/** Returns the transferred response bodies in bytes. */
async function transferred(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

const BASE_FILES = filesFor(built.files)
for (const [kind, route, name, files, budget] of [
  ['a request', FILTERS, 'Request', BASE_FILES, 450_000],
  ['code', '/dev-docs/api/document-service/filters', 'Code', BASE_FILES, 450_000],
  ['GraphQL', GRAPHQL, 'Request', built.files, 450_000 + 250_000],
] as const) {
  test(`Run and Edit load ${budget / 1000} kB at most for ${kind}, including the editor, and each file once`, async ({ page }) => {
    await open(page, route)
    await expect(page.locator('button.run').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const requests = watchRequests(page)
    await page.locator('button.run').first().click()
    await expect(page.locator('.run-status b')).toBeVisible()
    await page.locator('button.run-edit').first().click()
    await expect(page.getByRole('textbox', { name })).toBeVisible()
    const paths = requests.map((request) => new URL(request.url()).pathname)
    expect(paths.filter((path) => path.includes('/playground/')).sort()).toEqual(files.map(({ path }) => `/${path}`).sort())
    expect(await transferred(requests)).toBeLessThanOrEqual(budget)
    // tests/playground/built.test.ts uses this limit for the other versions.
    const code = requests.filter((request) => !request.url().includes('/assets/playground/'))
    expect(await transferred(code)).toBeLessThanOrEqual(CODE_BUDGET)
  })
}

test('the playground page shows Run immediately, and lists the loaded files', async ({ page }) => {
  await page.goto(PLAYGROUND)
  await expect(page.locator('button.run')).toBeVisible()
  const table = page.getByRole('table').filter({ hasText: 'SQLite' })
  const loaded = table.getByRole('cell', { name: 'loaded' })
  await expect(loaded).toHaveCount(0)
  await page.locator('button.run').click()
  await expect(status(page.locator('.api-call'))).toHaveText(/200 OK/)
  await expect(loaded).toHaveCount(BASE_FILES.length + 1)
})
