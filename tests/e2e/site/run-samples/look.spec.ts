import type { Page } from '@playwright/test'
import { open, wake } from '../../support/app.ts'
import { provideAxe, violations } from '../../support/axe.ts'
import { DESKTOP, PHONE } from '../../support/pages.ts'
import { expect, test } from '../../support/test.ts'
import { edit, editPlayground, field, options, PLAYGROUND, run, sample, status } from './calls.ts'

/** Axe violations, without the target sizes of page content that the list of suggestions can cover; other tests check those. */
const wrong = async (page: Page) => (await violations(page)).filter((violation) => !/^target-size {2}\.here/.test(violation))

test.use({ viewport: DESKTOP })

test('each part has an accessible name', async ({ page }) => {
  const call = await editPlayground(page)
  await field(call).fill('GET /api/restaurants?fields=name,stras')
  await expect(status(call)).toHaveText(/400/)
  await expect(call).toMatchAriaSnapshot(`
    - group "Your request":
      - textbox "Request" [invalid]
      - paragraph: Unknown field “stras” in Restaurant. Did you mean “stars”?
      - button "Edit" [pressed]
      - button "Run"
    - group "Response":
      - combobox "Sent by"
      - combobox "Strapi"
      - button "Copy link"
      - button "Reset request"
      - status: 400 Bad Request
      - paragraph: ValidationError Invalid key stras
      - region "Response"
  `)
  await expect(field(call)).toHaveAccessibleDescription(/Did you mean “stars”/)
})

test('in forced colors, text is readable and the selected option is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const call = await editPlayground(page)
  await field(call).fill('GET /api/restaurants?filters[st')
  const option = options(page).getByRole('option', { selected: true })
  await expect(option).toBeVisible()
  await expect(option).toHaveCSS('outline-style', 'solid')
  const [text, ground, above] = await call.locator('.run-paper').evaluate((paper) => {
    const [mirror, textarea] = paper.children as unknown as [HTMLElement, HTMLElement]
    return [getComputedStyle(mirror).color, getComputedStyle(mirror).backgroundColor, getComputedStyle(textarea).color]
  })
  expect(text).not.toBe(ground)
  // Transparent, so that the text isn't drawn twice.
  expect(above).toBe('rgba(0, 0, 0, 0)')
})

test('on a phone, buttons don’t cover a code title', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, viewport: PHONE, hasTouch: true })
  await open(page, '/dev-docs/api/document-service/locale')
  const call = sample(page, "Find a translation that doesn't exist")
  await expect(run(call)).toBeVisible()
  const overlaps = await call.locator('.panel-request').evaluate((panel) => {
    const range = document.createRange()
    range.selectNodeContents(panel.querySelector('.panel-title')!)
    const letters = [...range.getClientRects()]
    return [...panel.querySelectorAll('button')].filter((button) => {
      const box = button.getBoundingClientRect()
      return letters.some(({ left, right, top, bottom }) => left < box.right && box.left < right && top < box.bottom && box.top < bottom)
    }).length
  })
  expect(overlaps).toBe(0)
  await page.close()
})

test('on a phone, buttons don’t cover the last line of a request without a title', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, viewport: PHONE, hasTouch: true })
  await open(page, '/dev-docs/api/rest/relations')
  await expect(page.locator('button.run').first()).toBeVisible()
  const overlaps = await page.locator('.http:has(> .run-controls)').evaluateAll((all) =>
    all.map((request) => {
      const buttons = [...request.querySelectorAll('.run-controls button')].map((button) => button.getBoundingClientRect())
      const walker = document.createTreeWalker(request.querySelector('code')!, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const lines: DOMRect[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        range.selectNodeContents(node)
        if (node.textContent!.trim() !== '') lines.push(...range.getClientRects())
      }
      return lines.filter(({ left, right, top, bottom }) =>
        buttons.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom),
      ).length
    }),
  )
  expect(overlaps.length).toBeGreaterThan(10)
  expect(Math.max(...overlaps)).toBe(0)
  await page.close()
})

test('on a phone, Run brings the response to a long request into view', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, viewport: PHONE, hasTouch: true })
  const page = await context.newPage()
  const call = await editPlayground(page)
  await field(call).fill(`POST /api/dishes\n\n{${'\n'.repeat(40)}}`)
  await run(call).scrollIntoViewIfNeeded()
  await expect(call.locator('.run-head')).not.toBeInViewport()
  await run(call).tap()
  await expect(status(call)).toHaveText(/\d{3}/)
  await expect(call.locator('.run-status')).toBeInViewport()
  await context.close()
})

test('on a phone, sizes of files don’t wrap', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, viewport: PHONE })
  await page.goto(PLAYGROUND)
  const cells = page.getByRole('table').filter({ hasText: 'SQLite' }).locator('td:nth-child(2)')
  const lines = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )
  expect(lines.length).toBeGreaterThan(4)
  expect(new Set(lines)).toEqual(new Set([1]))
  await page.close()
})

for (const [name, viewport, colorScheme] of [
  ['on a laptop', DESKTOP, 'light'],
  ['on a phone in the dark', PHONE, 'dark'],
] as const) {
  test(`accessible and within the screen ${name}, in every state`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL: baseURL!, viewport, colorScheme })
    await provideAxe(page)
    await page.goto(PLAYGROUND)
    await wake(page)
    const call = page.locator('.api-call')
    await edit(call).click()
    await field(call).fill('GET /api/restaurants\n?filters[stars][$gte]=1\n&filters[stars][$lt]=3\n&fields=name,stars,sta')
    await expect(page.getByRole('listbox')).toBeVisible()
    await expect(status(call)).toHaveText(/400/)
    expect(await wrong(page)).toEqual([])
    await page.keyboard.press('Escape')
    await field(call).fill('GET /api/restaurants\n?filters[stars][$gte]=1\n&fields=name,stars')
    await expect(status(call)).toHaveText(/200 OK.*new/)
    expect(await wrong(page)).toEqual([])
    await field(call).fill('DELETE /api/dishes')
    await expect(call.locator('.run-status')).toHaveText(/Not sent yet/)
    expect(await wrong(page)).toEqual([])
    await field(call).fill('POST /api/dishes\n\n{ "data": { "name": "Grilled leeks", "price": 11 } }')
    await run(call).click()
    await expect(status(call)).toHaveText(/403 Forbidden/)
    expect(await wrong(page)).toEqual([])
    await call.getByLabel('Sent by').selectOption('a full-access token')
    await run(call).click()
    await expect(status(call)).toHaveText(/201 Created/)
    await call.getByRole('button', { name: 'Copy link' }).click()
    expect(await wrong(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await page.close()
  })
}
