import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unpack } from '../../src/addresses/packed-json.ts'
import { sandboxFile } from '../../src/build/app/sandbox.ts'
import { pack } from '../../src/build/output/pack.ts'
import { open, PROBES } from './support/app.ts'
import { collectShown, LeakFinder } from './support/leaks.ts'
import { overlapsIn } from './support/overlaps.ts'
import { PHONE } from './support/pages.ts'
import { pseudoMessages } from './support/pseudo-messages.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'

// The second product in a right-to-left pseudo-language, so that any English text is hardcoded in the engine.

const { dist, url } = sites.pseudo
const { first, later } = pseudoMessages()
const words = { ...first, ...later }
const finder = new LeakFinder(sites.product.product)

/** Paths of all pages, from the site's files. */
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== sandboxFile())
  .map((file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''))

test.use({ baseURL: url })

/** Checks that the page has no English text in its current state. */
async function expectNoEnglish(page: Page): Promise<void> {
  expect(finder.leaksIn(await page.evaluate(collectShown))).toEqual([])
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('“no English of the engine in any page”', async ({ page }) => {
  expect(pages.length).toBeGreaterThan(20)
  const leaks: string[] = []
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    leaks.push(...finder.leaksIn(await page.evaluate(collectShown)).map((leak) => `${path}  ${leak}`))
  }
  expect(leaks).toEqual([])
})

test('the check works: the English site has English around every document', async ({ page }) => {
  await page.goto(sites.product.url + PROBES.slice(1))
  expect(finder.leaksIn(await page.evaluate(collectShown)).length).toBeGreaterThan(30)
})

test.describe('“… or dialog”', () => {
  // Chromium exposes the LanguageModel API without a model.
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel')))

  test('search: suggestions, results, history, no results, and a network error', async ({ page }) => {
    await open(page, PROBES)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: words.search.title })
    await expect(dialog.getByRole('grid')).toBeVisible()
    await expectNoEnglish(page)
    const field = dialog.getByPlaceholder(words.search.open)
    await field.fill('display')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await expectNoEnglish(page)
    await dialog.getByRole('option').first().click()
    await page.keyboard.press('Control+k')
    await expect(dialog.getByRole('grid')).toBeVisible()
    await button(page, words.search.history.save).first().click()
    await expectNoEnglish(page)
    await field.fill('xqzvw jkqx')
    await expect(dialog.getByText(words.search.believe)).toBeVisible()
    await expect.poll(async () => finder.leaksIn(await page.evaluate(collectShown)).filter((leak) => !/xqzvw/.test(leak))).toEqual([])
    await page.route('**/_search/**', (route) => route.abort())
    await field.fill('steam')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expectNoEnglish(page)
  })

  test('the search page', async ({ page }) => {
    await open(page, 'search?q=oven')
    await expect(page.getByRole('main').locator('article').first()).toBeVisible()
    await expectNoEnglish(page)
  })

  test('an answered question and an unanswered one', async ({ page }) => {
    await open(page, PROBES)
    await button(page, words.frame.ask).click()
    const dialog = page.getByRole('dialog', { name: words.ask.title })
    await expectNoEnglish(page)
    for (const [question, answer] of [
      ['display kitchen', dialog.getByText(words.ask.sources, { exact: true })],
      ['zeppelin', dialog.getByRole('article').getByText(words.ask.unanswered)],
    ] as const) {
      await dialog.getByRole('textbox').fill(question)
      await page.keyboard.press('Enter')
      await expect(answer).toBeVisible()
      expect(finder.leaksIn(await page.evaluate(collectShown)).filter((leak) => !leak.endsWith(': zeppelin'))).toEqual([])
    }
  })

  test('analytics, feedback, menus, and copying', async ({ page }) => {
    await open(page, PROBES)
    await expect(page.getByRole('region', { name: words.consent.title })).toBeVisible()
    await button(page, words.feedback.yes).click()
    await expect(page.getByText(words.feedback.helped)).toBeVisible()
    await page.getByText(words.copyPage.menu, { exact: true }).click()
    await button(page, words.copyPage.copy).click()
    await page.locator('#article .code').first().hover()
    await page.locator('#article .copy').first().click()
    await expect(page.locator('#article .copy').first()).not.toHaveText(words.copyCode.copy)
    await expectNoEnglish(page)
  })

  test('an enlarged image', async ({ page }) => {
    await open(page, 'bake/panel')
    const picture = page.locator('#article img[data-zoom]:visible').first()
    await picture.click()
    await expect(button(page, words.zoom.close)).toBeVisible()
    await expectNoEnglish(page)
  })

  test('live code and its result', async ({ page }) => {
    await open(page, 'integrate/bench')
    await expect(page.locator('.live-editor').first()).toBeVisible()
    await expectNoEnglish(page)
  })

  test('consoles: fields, validation errors, and a failed request', async ({ page }) => {
    await open(page, 'openapi/')
    for (const summary of await page.locator('.try-it > summary').all()) await summary.click()
    const send = button(page, words.console.send).first()
    await expect(send).toBeVisible()
    await page.getByLabel(words.console.server).first().fill('')
    await send.click()
    await expect(page.getByText(words.console.problems.server)).toBeVisible()
    await page.getByLabel(words.console.server).first().fill('http://localhost:9/')
    await send.click()
    await expectNoEnglish(page)
  })

  test('the game', async ({ page }) => {
    await open(page, 'nothing-here')
    await button(page, words.notFound.play).click()
    await expect(button(page, words.game.close)).toBeVisible()
    await expectNoEnglish(page)
  })

  test('the error screen of a crashed page', async ({ page }) => {
    await open(page, PROBES)
    await page.route('**/_data/tags.bin', async (route) => {
      const { view, ...data } = (await unpack(await (await route.fetch()).body())) as { view: object }
      await route.fulfill({ body: Buffer.from(pack({ ...data, view: { ...view, groups: undefined } })) })
    })
    await page.evaluate(() => document.querySelector('nav a')!.setAttribute('href', '/tags'))
    await page.locator('nav a').first().click()
    await expect(button(page, words.failure.tryAgain)).toBeVisible()
    await expect(page.getByRole('heading', { name: words.failure.crashed })).toBeVisible()
  })

  test('navigation on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, PROBES)
    await button(page, words.navigation.open).click()
    await page.getByRole('button', { name: words.navigation.back }).click()
    await expectNoEnglish(page)
  })
})

for (const viewport of [PHONE, { width: 1366, height: 768 }]) {
  test(`“no overlap in the layout”: ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of ['', PROBES, 'blocks', 'integrate/bench', 'openapi/', 'tags', 'search', 'status', 'nothing-here']) {
      await open(page, path)
      await test.step(`/${path}`, async () => expect(await page.evaluate(overlapsIn)).toEqual([]))
    }
  })
}
