import type { Page } from '@playwright/test'
import { open, title, PROBES, watchProblems, watchRequests } from './support/app.ts'
import { expect, test } from './support/test.ts'

const QUESTION = 'How do I connect a floor display to my kitchen?'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask your question' })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ask AI' })

async function ask(page: Page, question: string): Promise<void> {
  await button(page).click()
  await dialog(page).getByRole('textbox').fill(question)
  await page.keyboard.press('Enter')
}

// Chromium exposes the LanguageModel API without a model.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel')))

test.describe('1 “an "Ask AI" question-answering widget”; 7 “a modal titled "Ask your question"”', () => {
  test('“a disclaimer that answers are AI-generated and might be inaccurate”', async ({ page }) => {
    await open(page, PROBES)
    await button(page).click()
    await expect(dialog(page).getByRole('heading', { name: 'Ask your question' })).toBeVisible()
    await expect(dialog(page)).toContainText('answers are AI-generated and might be inaccurate.')
    await expect(dialog(page).getByRole('textbox', { name: 'Your question' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('a click before React is loaded opens the window once it is', async ({ page }) => {
    await page.goto(PROBES)
    await button(page).click()
    await expect(dialog(page)).toBeVisible()
  })

  test('“in the search modal (carrying the query over)”', async ({ page }) => {
    await open(page, PROBES)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('floor display')
    const search = page.getByRole('dialog', { name: 'Search' })
    await search.getByRole('button', { name: /Ask AI/ }).click()
    await expect(search).toBeHidden()
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText('floor display')
  })
})

test.describe('“a short answer made of quoted sentences and code with numbered links to their exact anchors”', () => {
  test('a quote’s number links to the section that it quotes', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, PROBES)
    await ask(page, QUESTION)
    const quote = dialog(page).getByRole('blockquote').first()
    await expect(quote).toContainText(/display/i)
    const source = quote.getByRole('link', { name: /^Source \d/ })
    const href = (await source.getAttribute('href'))!
    expect(href).toMatch(/^\/fleet\/kitchens\/settings#/)
    await source.click()
    await expect(page).toHaveURL(href)
    await expect(page.locator(href.slice(href.indexOf('#')))).toBeInViewport()
    // Nor does the request that checks whether the server has a model.
    expect(problems).toEqual([])
  })

  test('“says plainly when the docs don’t answer”', async ({ page }) => {
    await open(page, PROBES)
    await ask(page, 'What is the weather in Oslo tomorrow?')
    await expect(dialog(page)).toContainText('The documentation doesn’t answer this question.')
    await expect(dialog(page).getByRole('blockquote')).toHaveCount(0)
  })

  test('“follow-up questions keep the topic”', async ({ page }) => {
    await open(page, PROBES)
    await ask(page, QUESTION)
    await expect(dialog(page).getByRole('blockquote').first()).toBeVisible()
    await dialog(page).getByRole('textbox', { name: 'Ask a follow-up question' }).fill('And how do I delete it?')
    await page.keyboard.press('Enter')
    const second = dialog(page).getByRole('article').nth(1)
    await expect(second.getByRole('link').first()).toHaveAttribute('href', /^\/fleet\/kitchens\/settings/)
    await dialog(page).getByRole('button', { name: 'Start over' }).click()
    await expect(dialog(page).getByRole('article')).toHaveCount(0)
  })

  test('a load error shows in view, and Retry loads the code', async ({ page }) => {
    await page.route(/\/assets\/AskModal-[^/]+\.js$/, (route) => route.abort())
    await open(page, PROBES)
    await button(page).click()
    const error = page.getByRole('alert').filter({ hasText: 'Failed to fetch' })
    await expect(error).toBeInViewport({ ratio: 1 })
    const [box, bar] = await Promise.all([error.boundingBox(), page.getByRole('banner').boundingBox()])
    expect(box!.y).toBeGreaterThan(bar!.y + bar!.height)
    await error.getByRole('button', { name: 'Dismiss' }).click()
    await expect(error).toBeHidden()
    await expect(button(page)).toBeFocused()
    await button(page).click()
    await expect(error).toBeVisible()
    // Clicking the Ask AI button also retries.
    const again = page.waitForRequest(/\/assets\/AskModal-[^/]+\.js$/)
    await button(page).click()
    await again
    await expect(error).toBeVisible()
    await page.unroute(/\/assets\/AskModal-[^/]+\.js$/)
    await error.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog(page).getByRole('textbox', { name: 'Your question' })).toBeFocused()
  })

  test('an error shows when the documentation can’t be loaded', async ({ page }) => {
    await page.route(/\/_(?:search|questions)\//, (route) => route.abort())
    await open(page, PROBES)
    await ask(page, QUESTION)
    await expect(dialog(page).getByRole('alert')).toContainText('You might want to check your network connection.')
  })
})

test.describe('a question that the authors answered', () => {
  test('shows their answer, its source, and related questions', async ({ page }) => {
    await open(page, PROBES)
    await ask(page, 'share a kitchen with my colleagues')
    const turn = dialog(page).getByRole('article')
    await expect(turn).toContainText('The person gets an email with a link, which holds for three days.')
    await expect(turn.locator('strong').first()).toHaveText('Share')
    await expect(turn).toContainText('Written and checked by the authors of this documentation.')
    await expect(turn.getByRole('blockquote')).toHaveCount(0)
    await expect(turn.getByRole('link')).toHaveAttribute('href', '/fleet/kitchens/sharing#invite-people')
    await turn.getByRole('button', { name: 'How do I take access to a kitchen away?' }).click()
    await expect(dialog(page).getByRole('article').nth(1)).toContainText('the kitchen is closed to that person')
  })

  test('asks which question was meant when several match', async ({ page }) => {
    await open(page, PROBES)
    await ask(page, 'A baker left the kitchen. How to invite 1 person?')
    const turn = dialog(page).getByRole('article')
    await expect(turn).toContainText('Did you mean:')
    await turn.getByRole('button', { name: 'How do I take access to a kitchen away?' }).click()
    await expect(dialog(page).getByRole('article').nth(1)).toContainText('the kitchen is closed to that person')
  })
})

test.describe('“Where the browser has a built-in language model, it writes the answer from those passages only, streaming”', () => {
  test('with citations of those passages only', async ({ page }) => {
    await page.addInitScript(() => {
      const pieces = [
        'Open the kitchen settings and add the floor display',
        ' [1]',
        '. ',
        'Invented [9], ',
        '[site](https://evil.example).',
      ]
      Object.assign(globalThis, {
        LanguageModel: {
          availability: async () => 'available',
          create: async () => ({
            promptStreaming: () =>
              new ReadableStream({
                start(controller) {
                  for (const piece of pieces) controller.enqueue(piece)
                  controller.close()
                },
              }),
            destroy: () => {},
          }),
        },
      })
    })
    await open(page, PROBES)
    await ask(page, QUESTION)
    const answer = dialog(page).getByRole('article')
    await expect(answer).toContainText('Open the kitchen settings and add the floor display')
    await expect(answer.getByRole('link', { name: /^Source 1:/ })).toBeVisible()
    await expect(answer.getByRole('link', { name: /^Source 9/ })).toHaveCount(0)
    await expect(answer.locator('a[href*="evil"]')).toHaveCount(0)
  })
})

test('7 “No calls to a product API”: makes no requests to other sites', async ({ page, baseURL }) => {
  const foreign = watchRequests(page, (request) => request.url().startsWith('http') && !request.url().startsWith(baseURL!))
  await open(page, PROBES)
  await ask(page, QUESTION)
  await expect(dialog(page).getByRole('blockquote').first()).toBeVisible()
  expect(foreign).toEqual([])
})

test.describe('“a "Copy page" menu on each page (copy as Markdown, open as Markdown, open in an assistant)”', () => {
  test('copy as Markdown', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL!).origin })
    await open(page, PROBES)
    await page.getByText('Copy page').click()
    await page.getByRole('button', { name: 'Copy as Markdown' }).click()
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^# Temperature probes/)
    expect(copied).not.toMatch(/<(Tabs|TabItem|ApiCall|Callout)/)
  })

  test('open as Markdown or in an assistant, also without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(PROBES)
    await page.getByText('Copy page').click()
    await expect(page.getByRole('link', { name: 'Open in Claude' })).toHaveAttribute(
      'href',
      /%20https:\/\/manual\.emberline\.example\/fleet\/advanced\/probes%20/,
    )
    await page.getByRole('link', { name: 'Open as Markdown' }).click()
    await expect(page).toHaveURL(`${PROBES}.md`)
    await context.close()
  })

  test('/llms.txt lists every page, and /llms-full.txt contains them', async ({ request, page }) => {
    const list = await (await request.get('/llms.txt')).text()
    const full = await (await request.get('/llms-full.txt')).text()
    await page.goto(PROBES)
    expect(list).toContain(`${PROBES}.md`)
    expect(full).toContain(await title(page).innerText())
  })
})
