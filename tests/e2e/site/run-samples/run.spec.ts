import type { Page } from '@playwright/test'
import built from '../../../../playground/built.ts'
import { filesFor } from '../../../../playground/later-parts.ts'
import { open, title, watchProblems } from '../../support/app.ts'
import { DESKTOP, PHONE } from '../../support/pages.ts'
import { expect, test } from '../../support/test.ts'
import { QUERY_BUILDER } from '../pages.ts'
import { answer, edit, editPlayground, field, FILTERS, PLAYGROUND, run, sample, status, THREE_STARS } from './calls.ts'

declare global {
  interface Window {
    /** Number of requests that the page has sent to Strapi (`countRequests`). */
    requests?: number
  }
}

async function countRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    window.requests = 0
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [{ kind?: string } | null]) {
      if (message[0]?.kind === 'request') window.requests = window.requests! + 1
      postMessage.apply(this, message)
    } as typeof postMessage
  })
}

test.use({ viewport: DESKTOP })

test.describe('Run', () => {
  test('replaces the recorded response with an identical live one', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, FILTERS)
    const call = sample(page, THREE_STARS)
    const recorded = await call.locator('.panel-response pre').innerText()
    await run(call).click()
    await expect(status(call)).toHaveText(/200 OK.*as recorded/)
    expect((await answer(call).innerText()).replaceAll(/\n+/g, '\n').trim()).toBe(recorded.replaceAll(/\n+/g, '\n').trim())
    await expect(call.getByText('One restaurant', { exact: true })).toBeVisible()
    await call.getByRole('button', { name: 'Recorded response' }).click()
    await expect(answer(call)).toHaveCount(0)
    await expect(call.locator('.panel-response pre')).toBeVisible()
    expect(problems).toEqual([])
  })

  test('every fully recorded GET of a page is sent once, and returns the recorded response', async ({ page }) => {
    await countRequests(page)
    await open(page, '/dev-docs/api/rest/sort-pagination')
    await expect(page.locator('button.run').first()).toBeVisible()
    const answers = page.locator('.run-status')
    const buttons = await page.locator('button.run').all()
    for (const [index, button] of buttons.entries()) {
      await button.click()
      await expect(answers).toHaveCount(index + 1)
      await expect(answers.nth(index)).toHaveText(/as recorded|in full/)
    }
    expect(await answers.filter({ hasText: 'as recorded' }).count()).toBeGreaterThan(10)
    expect(await answers.filter({ hasText: 'in full' }).count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => window.requests)).toBe(buttons.length)
  })

  test('Strapi starts when the focus rests on the button', async ({ page }) => {
    await open(page, FILTERS)
    const button = run(sample(page, THREE_STARS))
    await expect(button).toBeVisible()
    const files = Promise.all(filesFor(built.files).map(({ path }) => page.waitForResponse(`**/${path}`)))
    await button.focus()
    await files
    await expect(page.locator('.run-status')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(status(sample(page, THREE_STARS))).toHaveText(/200 OK.*as recorded/)
  })
})

test('Document Service code runs, and shows its return value, output, and errors', async ({ page }) => {
  await open(page, '/dev-docs/api/document-service/filters')
  const first = page.locator('[data-with]').first()
  const result = page.locator('.run-result').first()
  await run(first).click()
  await expect(status(page.locator('#article'))).toHaveText(/returned.*as recorded/)
  await edit(first).click()
  await page.getByRole('textbox', { name: 'Code' }).fill("console.log('hello')\nstrapi.documents('api::dish.dish').count()")
  await run(first).click()
  await expect(result.getByRole('region', { name: 'Printed' })).toHaveText('hello')
  await expect(answer(result)).toHaveText(/^\d+\s*$/)
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.fill("strapi.documents('dishes').count()")
  await expect(code).toHaveAccessibleDescription('There is no content type “dishes”. Did you mean “api::dish.dish”?')
  await code.fill("throw new Error('too late')")
  await expect(code).toHaveAccessibleDescription('')
  await run(first).click()
  await expect(result.locator('.run-status')).toHaveText(/threw Error/)
  await expect(answer(result)).toContainText('too late')
})

test('a link restores the request and its response for another visitor, and the next edit drops it from the URL', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL!).origin })
  await open(page, FILTERS)
  const call = sample(page, THREE_STARS)
  await edit(call).click()
  await field(call).fill('GET /api/restaurants\n?filters[stars][$gte]=2\n&fields=name')
  await expect(status(call)).toHaveText(/200 OK/)
  await call.getByRole('button', { name: 'Copy link' }).click()
  await expect(call.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(link)
  await expect(field(call)).toHaveValue('GET /api/restaurants\n?filters[stars][$gte]=2\n&fields=name')
  await expect(answer(call)).toContainText('Salt & Ember')
  await expect(call).toBeInViewport()
  await field(call).press('End')
  await page.keyboard.type(',stars')
  await expect(page).toHaveURL(FILTERS)
})

test('if the browser doesn’t allow copying, Copy link says so visibly', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await open(page, FILTERS)
  const call = sample(page, THREE_STARS)
  await edit(call).click()
  await call.getByRole('button', { name: 'Copy link' }).click()
  await expect(call.getByText('The browser doesn’t allow copying here.')).not.toHaveClass(/sr-only/)
})

test('a response without a recorded one in its place can be hidden', async ({ page }) => {
  await open(page, '/dev-docs/api/rest/relations')
  await run(page.locator('#article')).first().click()
  await expect(status(page.locator('#article'))).toHaveText(/200 OK/)
  await page.getByRole('button', { name: 'Hide response' }).click()
  await expect(status(page.locator('#article'))).toHaveCount(0)
})

test('every example request on the playground page gets the expected response', async ({ page }) => {
  const problems = watchProblems(page)
  await open(page, PLAYGROUND)
  const call = page.locator('.api-call')
  const links = page.locator('#article ol a')
  await expect(links).toHaveCount(13)
  for (const link of await links.all()) {
    await link.click()
    if (/run=(?:POST|PUT)%20\/api/.test((await link.getAttribute('href'))!)) {
      await expect(call.locator('.run-status')).toHaveText('Not sent yet: press Run.')
      await run(call).click()
    }
    const isRefused = (await link.innerText()).includes('without a token')
    await expect(status(call)).toHaveText(isRefused ? /403 Forbidden/ : /20[01] /)
    await expect(call.locator('.run-wrong')).toHaveText('')
  }
  await expect(page.getByRole('cell', { name: /Strapi 5\.0\.0/ })).toBeVisible()
  expect(problems).toEqual([])
})

test('the query builder sends its query', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, QUERY_BUILDER)
  const builder = page.locator('#query-builder')
  await builder.getByLabel('Query object').fill('{ filters: { stars: 3 }, fields: ["name"] }')
  await run(builder).click()
  await expect(status(builder)).toHaveText(/200 OK/)
  await expect(answer(builder)).toContainText('Harbor Table')
  await builder.getByLabel('Query object').fill('{ filters: { stars: 2 }, fields: ["name"] }')
  await expect(answer(builder)).toContainText('Salt & Ember')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await builder.getByRole('link', { name: 'Open in the playground' }).click()
  await expect(title(page)).toHaveText('Playground')
  await expect(field(page.locator('.api-call'))).toHaveValue(/filters\[stars\]=2/)
  await expect(answer(page.locator('.api-call'))).toContainText('Salt & Ember')
})

for (const [name, text] of [
  [
    'a read request',
    'GET /api/restaurants\n?fields=name,lastInspection\n&filters[lastInspection][$gt]=2024-04-18T09:00:00\n&sort=lastInspection',
  ],
  [
    'a write request',
    'POST /api/reviews\n?fields=visitedOn,createdAt\n\n{ "data": { "rating": 4, "text": "Twice", "visitedOn": "2024-04-18" } }',
  ],
] as const) {
  test(`the response to ${name} has the same times in every time zone`, async ({ browser, baseURL }) => {
    const answers: string[] = []
    for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
      const page = await browser.newPage({ baseURL: baseURL!, timezoneId })
      const call = await editPlayground(page)
      await field(call).fill(text)
      await call.getByLabel('Sent by').selectOption('a full-access token')
      await run(call).click()
      await expect(status(call)).toHaveText(/20[01] /)
      await expect(answer(call)).toContainText('2024-0')
      answers.push(await answer(call).innerText())
      await page.close()
    }
    expect(answers[1]).toBe(answers[0])
  })
}

test('without script, the page has no controls of the playground', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false })
  await page.goto(FILTERS)
  await expect(sample(page, THREE_STARS).getByRole('button', { name: /Run|Edit/ })).toHaveCount(0)
  await page.close()
})

test('after navigation and Back, each sample has its controls once', async ({ page }) => {
  await open(page, PLAYGROUND)
  await expect(page.locator('button.run')).toHaveCount(1)
  await page.getByRole('link', { name: 'filters', exact: true }).click()
  await expect(title(page)).toHaveText(/^Filters/)
  await page.goBack()
  await expect(title(page)).toHaveText('Playground')
  await expect(page.locator('button.run')).toHaveCount(1)
})

test('the playground belongs to “Developer Docs” in the navigation bar', async ({ page }) => {
  await page.goto(PLAYGROUND)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Developer Docs' })).toHaveAttribute('aria-current', 'true')
})
