import type { Page } from '@playwright/test'
import { open, PROBES, SHARING, title, watchProblems, watchRequests } from './support/app.ts'
import { provideAxe, violations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** A question that the authors answered, as worded on the page and as a reader might word it. */
const INVITE = 'How do I invite somebody to a kitchen?'
const COLLEAGUES = 'share a kitchen with my colleagues'
/** A question that only the documentation answers. */
const QUOTED = 'How do I connect a floor display to my kitchen?'
const UNANSWERED = 'What is the weather in Oslo tomorrow?'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask your question' })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Ask AI' })
const field = (page: Page) => dialog(page).getByRole('textbox')
const turns = (page: Page) => dialog(page).getByRole('article')
const offered = (page: Page, list: string) => dialog(page).getByRole('list', { name: list }).getByRole('button')
const action = (page: Page, name: string) => turns(page).last().getByRole('button', { name, exact: true })

// Chromium exposes the LanguageModel API without a model.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel')))

async function openWindow(page: Page, route = PROBES): Promise<void> {
  await open(page, route)
  await button(page).click()
  await expect(field(page)).toBeFocused()
}

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await page.keyboard.press('Enter')
  await expect(turns(page).last().getByRole('heading')).toHaveText(question)
  await expect(turns(page).last()).toHaveAttribute('aria-busy', 'false')
}

async function askAt(page: Page, route: string, question: string): Promise<void> {
  await openWindow(page, route)
  await ask(page, question)
}

/** Stubs a language model that streams the given text and records whether it was stopped. */
async function provideModel(page: Page): Promise<{ write: (piece: string) => Promise<void>; end: () => Promise<void> }> {
  await page.addInitScript(() => {
    const model: { controller?: ReadableStreamDefaultController<string>; stopped?: true } = {}
    Object.assign(globalThis, {
      model,
      LanguageModel: {
        availability: async () => 'available',
        create: async () => ({
          promptStreaming: (_: string, { signal }: { signal: AbortSignal }) =>
            new ReadableStream<string>({
              start(controller) {
                model.controller = controller
                signal.addEventListener('abort', () => {
                  model.stopped = true
                  controller.error(signal.reason)
                })
              },
            }),
          destroy: () => {},
        }),
      },
    })
  })
  const isAsked = () => page.waitForFunction(() => Reflect.has((globalThis as never as { model: object }).model, 'controller'))
  const act = async (piece: string | undefined) => {
    await isAsked()
    await page.evaluate((words) => {
      const { controller } = (globalThis as never as { model: { controller: ReadableStreamDefaultController<string> } }).model
      if (words === undefined) controller.close()
      else controller.enqueue(words)
    }, piece)
  }
  return { write: act, end: () => act(undefined) }
}

/** Asks a question that only pages answer, and records the screen reader announcements. */
async function askHeard(page: Page): Promise<() => Promise<string[]>> {
  await openWindow(page)
  const heard = await listen(page)
  await field(page).fill(QUOTED)
  await page.keyboard.press('Enter')
  return heard
}

/** Records every screen reader announcement in the window from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await dialog(page).evaluate((box) => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const regions = () => [...box.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]')]
    let last = new Map<Element, string>()
    new MutationObserver(() => {
      const now = new Map(regions().map((region) => [region, region.textContent]))
      for (const [region, text] of now) if (text !== '' && text !== (last.get(region) ?? '')) heard.push(text)
      last = now
    }).observe(box, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as never as { heard: string[] }).heard)
}

test.describe('suggested questions', () => {
  test('the window loads the page’s questions when it opens; a page without its own shows the site’s', async ({ page }) => {
    const lists = watchRequests(page, (request) => request.url().endsWith('.questions.json'))
    await open(page, SHARING)
    expect(lists).toEqual([])
    await button(page).click()
    await expect(offered(page, 'Answered on this page')).toHaveText([
      INVITE,
      'How do I take access to a kitchen away?',
      'Who may delete a kitchen?',
    ])
    await expect(dialog(page).getByText('For example')).toHaveCount(0)
    await page.getByRole('main').getByRole('navigation').getByRole('link').first().click()
    await expect(title(page)).not.toHaveText('Sharing a kitchen')
    await expect(offered(page, 'For example')).toHaveText([QUOTED, 'How do I share a kitchen?'])
  })

  test('the site’s questions show if the page’s can’t be loaded', async ({ page }) => {
    await page.route('**/*.questions.json', (route) => route.abort())
    await openWindow(page, SHARING)
    await expect(offered(page, 'For example')).toHaveCount(2)
  })

  test('arrow keys move through the suggestions and back to the field, then through the related questions of the last answer', async ({
    page,
  }) => {
    await openWindow(page, SHARING)
    const starts = offered(page, 'Answered on this page')
    await expect(starts).toHaveCount(3)
    for (const [key, place] of [
      ['ArrowDown', starts.nth(0)],
      ['ArrowDown', starts.nth(1)],
      ['ArrowUp', starts.nth(0)],
      ['ArrowUp', field(page)],
      ['ArrowUp', starts.nth(2)],
      ['ArrowDown', field(page)],
      ['ArrowDown', starts.nth(0)],
    ] as const) {
      await page.keyboard.press(key)
      await expect(place).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(turns(page)).toContainText('The person gets an email')
    await page.keyboard.press('ArrowDown')
    await expect(offered(page, 'Related questions').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('Shift+Tab moves from the field to the suggestions', async ({ page }) => {
    await openWindow(page, SHARING)
    await expect(offered(page, 'Answered on this page')).toHaveCount(3)
    await page.keyboard.press('Shift+Tab')
    await expect(offered(page, 'Answered on this page').last()).toBeFocused()
  })
})

test.describe('answers name their source', () => {
  const DISCLAIMER = 'AI-generated from these sources; it might be inaccurate.'
  const AUTHORS = 'Written and checked by the authors of this documentation.'

  test('the authors: the answer shows the matched question', async ({ page }) => {
    await askAt(page, PROBES, COLLEAGUES)
    await expect(turns(page).getByText(AUTHORS)).toBeVisible()
    await expect(turns(page).getByText(INVITE, { exact: true })).toBeVisible()
    await expect(turns(page).getByText(DISCLAIMER)).toHaveCount(0)
    await expect(dialog(page).getByText('A model’s answers are AI-generated and might be inaccurate.')).toBeVisible()
    await ask(page, INVITE)
    await expect(turns(page).last().getByText(INVITE, { exact: true })).toHaveCount(1)
  })

  test('the documentation', async ({ page }) => {
    await askAt(page, PROBES, QUOTED)
    await expect(turns(page).getByText('From the documentation')).toBeVisible()
    for (const line of [AUTHORS, DISCLAIMER]) await expect(turns(page).getByText(line)).toHaveCount(0)
  })

  test('a model: sentences without a source are marked, and the answer is announced once, when it is complete', async ({ page }) => {
    await provideAxe(page)
    const { write, end } = await provideModel(page)
    const heard = await askHeard(page)
    await write('Open the kitchen settings and add the floor display [1]. ')
    await expect(turns(page)).toContainText('add the floor display')
    await write('It has never been seen. ')
    await expect(turns(page)).toContainText('never been seen')
    expect(await violations(page)).toEqual([])
    expect(await heard()).toEqual([])
    await expect(turns(page).getByText('no source')).toHaveCount(0)
    await end()
    await expect(turns(page).getByText('no source')).toHaveCount(1)
    await expect(turns(page).locator('span', { hasText: 'It has never been seen.' }).first()).toContainText('no source')
    await expect(turns(page).getByText(DISCLAIMER)).toBeVisible()
    await expect(turns(page).getByText(AUTHORS)).toHaveCount(0)
    await expect.poll(heard).toHaveLength(1)
    expect((await heard())[0]).toMatch(/^AI-generated.*add the floor display.*never been seen\./)
    expect(await violations(page)).toEqual([])
  })

  test('Stop ends a model’s answer; its text stays, and the stop is announced', async ({ page }) => {
    const { write } = await provideModel(page)
    const heard = await askHeard(page)
    await write('Open the kitchen settings [1]. ')
    await expect(turns(page)).toContainText('Open the kitchen settings')
    await dialog(page).getByRole('button', { name: 'Stop' }).click()
    await expect(turns(page)).toContainText('You stopped this answer.')
    await expect(turns(page)).toContainText('Open the kitchen settings')
    await expect(field(page)).toBeFocused()
    expect(await page.evaluate(() => (globalThis as never as { model: { stopped?: true } }).model.stopped)).toBe(true)
    await expect.poll(heard).toEqual(['You stopped this answer.'])
  })
})

for (const [kind, question, said] of [
  [
    'an answer by the authors',
    INVITE,
    /^Written and checked by the authors.*an email with a link.*Sources: Sharing a kitchen › Invite people$/,
  ],
  ['quotes', QUOTED, /^From the documentation: .*display.*Sources: /],
  ['a missing answer', UNANSWERED, /^The documentation doesn’t answer this question\./],
] as const) {
  test(`screen readers announce once: ${kind}`, async ({ page }) => {
    await openWindow(page)
    const heard = await listen(page)
    await ask(page, question)
    await expect.poll(heard).toHaveLength(1)
    expect((await heard())[0]).toMatch(said)
  })
}

test.describe('copying', () => {
  test.beforeEach(({ context, baseURL }) =>
    context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL!).origin }),
  )
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('Copy answer copies Markdown with a link to the source', async ({ page, baseURL }) => {
    await askAt(page, PROBES, COLLEAGUES)
    await action(page, 'Copy answer').click()
    await expect(action(page, 'Copied')).toBeFocused()
    expect(await copied(page)).toMatch(/^## share a kitchen with my colleagues\n\nOpen the kitchen, click \*\*Share\*\*/)
    expect(await copied(page)).toContain(`](${new URL('/fleet/kitchens/sharing#invite-people', baseURL).href})`)
  })

  test('Copy link copies a URL that opens the answering page with the window open and asks the question', async ({ page, baseURL }) => {
    await askAt(page, PROBES, COLLEAGUES)
    await action(page, 'Copy link').click()
    await expect(action(page, 'Copied')).toBeVisible()
    const link = await copied(page)
    expect(link).toBe(new URL('/fleet/kitchens/sharing?ask=share+a+kitchen+with+my+colleagues#invite-people', baseURL).href)

    const problems = watchProblems(page)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(link)
    await expect(turns(page).getByRole('heading')).toHaveText(COLLEAGUES)
    await expect(turns(page)).toContainText('The person gets an email')
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL('/fleet/kitchens/sharing#invite-people')
    expect(problems).toEqual([])
  })

  test('a button says “Not copied” when the clipboard is blocked', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) }),
    )
    await askAt(page, PROBES, INVITE)
    await action(page, 'Copy answer').click()
    await expect(action(page, 'Not copied')).toBeVisible()
  })
})

test.describe('“?ask=”', () => {
  test('without a question opens the window; markup in a question stays text', async ({ page }) => {
    await page.goto(`${PROBES}?ask=`)
    await expect(field(page)).toBeFocused()
    await expect(turns(page)).toHaveCount(0)
    await page.goto(`${SHARING}?ask=${encodeURIComponent('<img src=x onerror=alert(1)> **delete**')}`)
    await expect(turns(page).getByRole('heading')).toHaveText('<img src=x onerror=alert(1)> **delete**')
  })

  test('asks a question once: reloading shows the existing answer', async ({ page }) => {
    const address = `${PROBES}?ask=${encodeURIComponent(INVITE)}`
    await page.goto(address)
    await expect(turns(page)).toContainText('The person gets an email')
    await page.goto(address)
    await expect(turns(page)).toContainText('The person gets an email')
    await expect(turns(page)).toHaveCount(1)
  })
})

test.describe('conversation history', () => {
  test('survives a page load until the reader starts over', async ({ page }) => {
    await askAt(page, PROBES, INVITE)
    await ask(page, QUOTED)
    await openWindow(page, SHARING)
    await expect(turns(page).getByRole('heading')).toHaveText([INVITE, QUOTED])
    await expect(turns(page).first()).toContainText('The person gets an email')
    await expect(turns(page).last().getByRole('heading')).toBeInViewport()
    await turns(page).first().getByRole('heading').scrollIntoViewIfNeeded()
    await expect(turns(page).first().getByRole('heading')).toBeInViewport()
    await ask(page, 'And how do I delete it?')
    await expect(turns(page)).toHaveCount(3)
    await dialog(page).getByRole('button', { name: 'Start over' }).click()
    await expect(turns(page)).toHaveCount(0)
    await expect(field(page)).toBeFocused()
    await openWindow(page, PROBES)
    await expect(turns(page)).toHaveCount(0)
  })
})

test.describe('feedback on an answer', () => {
  const ENDPOINT = '**/api/feedback'

  test('is counted once, for the authors’ question that matched', async ({ page }) => {
    const votes = watchRequests(page, (request) => request.url().endsWith('/api/feedback'))
    await askAt(page, PROBES, COLLEAGUES)
    const answered = page.waitForResponse(ENDPOINT)
    await action(page, 'Yes').click()
    const response = await answered
    expect([response.status(), response.request().postDataJSON()]).toEqual([204, { route: SHARING, helpful: true, question: INVITE }])
    await expect(turns(page).getByText('Thank you.').first()).toBeVisible()
    await expect(action(page, 'Yes')).toHaveAttribute('aria-pressed', 'true')
    await action(page, 'No').click({ force: true })
    expect(votes).toHaveLength(1)
    await openWindow(page, PROBES)
    await expect(action(page, 'Yes')).toHaveAttribute('aria-pressed', 'true')
  })

  test('on an answer without an authors’ question names only the page; the reader’s words aren’t sent', async ({ page }) => {
    await askAt(page, PROBES, QUOTED)
    const sent = page.waitForResponse(ENDPOINT)
    await action(page, 'No').click()
    const response = await sent
    expect([response.status(), response.request().postDataJSON()]).toEqual([
      204,
      { route: expect.stringMatching(/^\//), helpful: false, question: '' },
    ])
  })

  test('can be retried after a failure; a missing answer has no feedback buttons', async ({ page }) => {
    await page.route(ENDPOINT, (route) => route.abort())
    await askAt(page, PROBES, INVITE)
    await action(page, 'Yes').click()
    await expect(turns(page).getByRole('alert')).toHaveText('Your answer couldn’t be counted. Please try again.')
    await page.unroute(ENDPOINT)
    await action(page, 'Yes').click()
    await expect(turns(page).getByText('Thank you.').first()).toBeVisible()
    await ask(page, UNANSWERED)
    await expect(action(page, 'Yes')).toHaveCount(0)
    await expect(turns(page).last().getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /issues\/new\?title=.*Oslo/)
  })
})

test.describe('at every width, nothing is cut off, and axe finds no violations', () => {
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [390, 'light'],
    [768, 'dark'],
    [1366, 'light'],
    [1920, 'dark'],
  ] as const) {
    test(`${width} px, ${colorScheme}`, async ({ page }) => {
      await provideAxe(page)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      await openWindow(page, SHARING)
      await expect(offered(page, 'Answered on this page')).toHaveCount(3)
      expect(await violations(page)).toEqual([])
      for (const question of [COLLEAGUES, 'person left my kitchen forever', UNANSWERED]) {
        await ask(page, question)
        expect(await violations(page)).toEqual([])
        expect(await dialog(page).evaluate(overflowing)).toEqual([])
        await expect(field(page)).toBeInViewport({ ratio: 1 })
      }
    })
  }

  test('in forced colors, buttons outside lists have borders', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await askAt(page, PROBES, INVITE)
    const bare = await dialog(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((each) => {
            const { borderTopStyle, borderTopWidth } = getComputedStyle(each)
            const isInLine = each.closest('li') !== null
            return !isInLine && (borderTopStyle === 'none' || parseFloat(borderTopWidth) === 0)
          })
          .map((each) => each.textContent || each.getAttribute('aria-label')),
      )
    expect(bare).toEqual([])
  })
})

/** Returns elements that overflow their box and can't be scrolled, by tag and text. */
function overflowing(box: Element): string[] {
  return [...box.querySelectorAll<HTMLElement>('*')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
    .filter(
      (each) =>
        !each.closest('.sr-only, svg') && getComputedStyle(each).overflowX !== 'auto' && getComputedStyle(each).display !== 'inline',
    )
    .map((each) => `${each.tagName} ${each.textContent.slice(0, 40)}`)
}
