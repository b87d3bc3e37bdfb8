import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { open, wake, watchProblems } from '../support/app.ts'
import { provideAxe, violationsInBothModes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const root = join(import.meta.dirname, '../../..')
const APIS = ['REST', 'GraphQL', 'Document Service']

const panel = (page: Page) => page.getByRole('figure', { name: 'One question, asked through three APIs' })

/** The code fences of the document that the sample comes from, as displayed. */
const recorded = [...readFileSync(join(root, 'docs/snippets/same-question.mdx'), 'utf8').matchAll(/```\w+ verify=.*\n([^]*?)\n```/g)].map(
  ([, code]) => code!,
)

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each API tab shows its request and recorded response, without layout shift', async ({ page }) => {
    await page.goto('/')
    const places = []
    for (const [index, name] of APIS.entries()) {
      await panel(page).getByText(name, { exact: true }).filter({ visible: true }).click()
      const shown = panel(page).locator('pre').filter({ visible: true })
      await expect(shown).toHaveText(recorded.slice(2 * index, 2 * index + 2), { useInnerText: true })
      places.push(JSON.stringify([await panel(page).boundingBox(), await page.getByRole('heading', { level: 2 }).first().boundingBox()]))
    }
    expect(new Set(places).size).toBe(1)
  })

  test('no controls that need script are shown', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('button')).toHaveText([/Search the docs/])
  })
})

test('a link opens the shown request in the playground and runs it', async ({ page }) => {
  await page.goto('/')
  await panel(page).getByRole('link', { name: 'Run the REST request' }).click()
  const field = page.getByRole('textbox', { name: 'Request' })
  await expect(field).toBeVisible()
  expect((await field.inputValue()).replaceAll(/\s+/g, '')).toBe(recorded[0]!.replaceAll(/\s+/g, ''))
  await expect(page.locator('.run-status')).toHaveText(/200 OK/)
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('Harbor Table')
})

test('search and Ask AI open from one field, and a suggested question is asked immediately', async ({ page }) => {
  // The browser's own model would be used first, and logs an error if it is unavailable.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'))
  const problems = watchProblems(page)
  await open(page, '/')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Search the docs' }).click()
  await expect(page.getByPlaceholder('Search docs')).toBeFocused()
  await page.keyboard.press('Escape')
  await main.getByRole('button', { name: 'or ask a question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask your question' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await main.getByRole('button', { name: 'How do I populate relations?' }).click()
  await expect(dialog).toContainText('How do I populate relations?')
  await expect(dialog.getByRole('link').first()).toBeVisible()
  // No model is configured, so the server responds with 404, and the answer has quotes.
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

/** Returns the documents of a folder, without their questions files. */
function documentsIn(folder: string): string[] {
  return readdirSync(join(root, folder)).filter((file) => file.endsWith('.mdx'))
}

test('its counts match the records', async ({ page }) => {
  await page.goto('/')
  const { version, pages } = JSON.parse(readFileSync(join(root, 'verify/results.json'), 'utf8')) as {
    version: string
    pages: Record<string, { executed: number; compiled: number }>
  }
  const sum = (kind: 'executed' | 'compiled') => Object.values(pages).reduce((total, counts) => total + counts[kind], 0)
  const pictures = JSON.parse(readFileSync(join(root, 'static/img/admin/pictures.json'), 'utf8')) as object
  const counts = [sum('executed'), sum('compiled'), Object.keys(pictures).length]
  await expect(page.getByRole('definition')).toHaveText(counts.map((count) => new Intl.NumberFormat('en').format(count)))
  const proof = page.getByRole('region', { name: 'Tested like software' })
  const withSamples = Object.values(pages).filter(({ executed, compiled }) => executed + compiled > 0)
  await expect(proof).toContainText(`${withSamples.length} pages are run against Strapi ${version},`)
  await expect(panel(page)).toContainText(`Strapi ${version}`)
  const changes = documentsIn('docs/dev-docs/migration/v4-to-v5/breaking-changes')
  await expect(page.getByRole('region', { name: 'What are you here to do?' })).toContainText(`${changes.length} breaking changes`)
})

test('with increased contrast, the sample has no gray text in either mode, although it is always dark', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await expect(page.getByRole('main').locator('figcaption')).toHaveCSS('color', 'rgb(255, 255, 255)')
  }
})

test('every integration guide is listed, and every link works', async ({ page, request }) => {
  await page.goto('/')
  const guides = documentsIn('docs/dev-docs/integrations')
  await expect(page.getByRole('region', { name: 'Use it with' }).getByRole('link')).toHaveCount(guides.length)
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const own = [...new Set(links)].filter((href) => new URL(href).origin === new URL(page.url()).origin)
  expect(own.length).toBeGreaterThan(30)
  const answers = await Promise.all(own.map(async (href) => ({ href, status: (await request.head(href)).status() })))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})

for (const width of [320, 390, 768, 1366, 1920]) {
  test(`${width} px: nothing overflows, there is one h1, axe finds no violations, and React causes no layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await provideAxe(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const heights = () =>
      page.getByRole('main').evaluate((main) => [...main.querySelectorAll('section, figure')].map((part) => part.clientHeight))
    const asleep = await heights()
    await wake(page)
    expect(await heights()).toEqual(asleep)
    expect(await violationsInBothModes(page)).toEqual([])
  })
}
