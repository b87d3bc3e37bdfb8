import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { open, watchRequests } from '../support/app.ts'
import { expect, test } from '../support/test.ts'

interface Kept {
  version: string
  documented: string
  pages: Record<string, { different?: Array<{ what: string; kind: string; lines?: string[]; why?: string[] }> }>
}

const folder = join(import.meta.dirname, '../../..', 'verify/versions')
const [newest = ''] = readdirSync(folder)
  .filter((name) => /^\d/.test(name))
  .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
const { version, documented, pages } = JSON.parse(readFileSync(join(folder, newest, 'results.json'), 'utf8')) as Kept

const LOCALE = '/dev-docs/api/document-service/locale'
const SELECT = '/dev-docs/api/document-service/select'
const FILTERS = '/dev-docs/api/rest/filters-locale-publication'

const link = (page: Page) => page.getByRole('link', { name: `checks differ in ${version}` })
const list = (page: Page) => page.getByRole('region', { name: `What differs in ${version}` })
const switches = (page: Page) => page.locator('.other-answer [role=group]')
const choose = (page: Page, name: string) => switches(page).first().getByRole('button', { name, exact: true }).click()

test.describe('Other versions of the product', () => {
  test('without script, the link about differences leads to the list of all changes', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(LOCALE)
    await link(page).click()
    await expect(page).toHaveURL('/dev-docs/changes-since-5-0')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes since Strapi 5.0')
    await context.close()
  })

  test('costs a page 0.3 kB at most, and loads nothing before the reader asks', async ({ page }) => {
    const requests = watchRequests(page, (request) => request.url().includes('.versions.json'))
    const response = await page.goto(LOCALE)
    const html = await response!.text()
    const bare = html.replace(/<span><a href="[^"]*" data-wake="">[^<]*differ in[^<]*<\/a><\/span>/, '').replace(/,"others":\[.*?\]/, '')
    expect(bare.length).toBeLessThan(html.length - 60)
    expect(brotliCompressSync(html).length - brotliCompressSync(bare).length).toBeLessThanOrEqual(300)
    await page.mouse.move(200, 200)
    await page.waitForLoadState('networkidle')
    expect(requests).toHaveLength(0)
  })

  test('lists every difference on the page with a sentence and a link to its sample', async ({ page }) => {
    await open(page, LOCALE)
    await link(page).click()
    const different = pages[LOCALE]!.different!.filter(({ kind }) => kind !== 'unknown')
    await expect(list(page).getByRole('listitem')).toHaveCount(different.length)
    await expect(list(page)).toContainText('aren’t localized'.replace('’', "'"))
    await expect(switches(page)).toHaveCount(different.filter(({ what }) => what === 'sample').length)
    await list(page).getByRole('button', { name: 'update' }).first().click()
    await expect(switches(page).first()).toBeInViewport()
    await list(page).getByRole('button', { name: 'Close' }).click()
    await expect(list(page)).toHaveCount(0)
  })

  test('switches a sample’s response to the other version with changes marked, and back', async ({ page }) => {
    await open(page, LOCALE)
    await link(page).click()
    await choose(page, version)
    const answer = page.locator('.other-answer pre').first()
    await expect(answer.locator('ins').first()).toContainText('averagePrice')
    await expect(answer.locator('del').first()).toContainText('averagePrice')
    const recorded = page.locator('.other-answer').first().locator('xpath=preceding-sibling::*[1]')
    await expect(recorded).toBeHidden()
    await expect(page.locator('.other-answer').first()).toContainText('copies the fields')
    await choose(page, documented)
    await expect(recorded).toBeVisible()
    await expect(answer).toHaveCount(0)
  })

  test('next to the response of Run, at most one recorded response shows: that of the preferred version', async ({ page }) => {
    await open(page, FILTERS)
    await link(page).click()
    const call = page.locator('.api-call').filter({ has: page.getByRole('group', { name: 'A wildcard in the value', exact: true }) })
    const recorded = call.locator('.panel-response .code').first()
    const others = call.locator('.other-answer pre')
    // The response of Run; the other version's name begins with the same word.
    const answered = call.getByRole('region', { name: 'Response', exact: true })
    const answerOf = (name: string) => call.locator('.other-answer').getByRole('button', { name, exact: true })
    await answerOf(version).click()
    await expect(others).toBeVisible()
    await call.getByRole('button', { name: 'Run' }).click()
    await expect(answered).toBeVisible()
    await call.getByRole('button', { name: 'Recorded response' }).click()
    await expect(answered).toHaveCount(0)
    await expect(recorded).toBeHidden()
    await expect(others).toBeVisible()
    await call.getByRole('button', { name: 'Run' }).click()
    await expect(answered).toBeVisible()
    await answerOf(documented).click()
    await expect(recorded).toBeHidden()
    await expect(others).toHaveCount(0)
    await call.getByRole('button', { name: 'Recorded response' }).click()
    await expect(recorded).toBeVisible()
  })

  test('the preferred version applies to every page and visit', async ({ page }) => {
    await open(page, LOCALE)
    await link(page).click()
    await choose(page, version)
    await open(page, SELECT)
    await page.mouse.move(200, 200)
    await expect(page.locator('.other-answer pre').first()).toBeVisible()
    await expect(list(page)).toHaveCount(0)
    await choose(page, documented)
    await page.reload()
    await page.mouse.move(200, 200)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.other-answer')).toHaveCount(0)
  })

  test('each differing sample is found on its page', async ({ page }) => {
    const differing = (route: string) => pages[route]!.different?.filter(({ what, kind }) => what === 'sample' && kind !== 'unknown') ?? []
    const most = Object.keys(pages).toSorted((one, other) => differing(other).length - differing(one).length)
    for (const route of most.slice(0, 4)) {
      await open(page, route)
      await link(page).click()
      const samples = differing(route)
      await expect(switches(page)).toHaveCount(samples.length)
    }
  })
})
