import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import {
  APP,
  awake,
  category,
  hold,
  isScript,
  open,
  SHARING,
  sidebarLink,
  title,
  PROBES,
  wake,
  watchProblems,
  watchRequests,
} from './support/app.ts'

/** One page of each kind. */
const KINDS = {
  document: PROBES,
  'document with tabs': '/integrate/first-bake',
  snippet: '/snippets/restart-controller',
  home: '/',
  'list of tags': '/tags',
  tag: '/tags/commissioning',
  search: '/search?q=probe',
  status: '/status',
  'not found': '/nothing/is/here',
}

test.describe('DESIGN “one idea”: a page is readable without script', () => {
  for (const [kind, path] of Object.entries(KINDS)) {
    // The search page focuses its field on load, which counts as a sign of intent.
    if (kind === 'search') continue
    // All missing pages share one document, so only script knows the requested path (`not-found.spec.ts`).
    if (kind === 'not found') continue
    test(`“no script requested before input”: ${kind}`, async ({ page }) => {
      const scripts = watchRequests(page, isScript)
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(scripts).toEqual([])
    })
  }

  test('Budgets “at most 5 kB (brotli) of script before the reader acts”', async ({ page }) => {
    await page.goto(PROBES)
    const inline = await page.evaluate(() =>
      [...document.scripts].filter((script) => script.type !== 'application/json').map((script) => script.textContent),
    )
    expect(brotliCompressSync(inline.join('')).length).toBeLessThanOrEqual(5000)
  })
})

test.describe('DESIGN “Intent (pointer move, touch, key, focus) loads React”', () => {
  const signs: Record<string, (page: Page) => Promise<void>> = {
    // A move needs a previous position; the first event only sets it.
    'pointer move': async (page) => {
      await page.mouse.move(299, 299)
      await page.mouse.move(300, 300)
    },
    touch: (page) => page.touchscreen.tap(2, 300),
    key: (page) => page.keyboard.press('Shift'),
    focus: (page) => page.getByRole('link', { name: 'Fleet Manual' }).first().focus(),
  }
  test.use({ hasTouch: true })
  for (const [sign, act] of Object.entries(signs)) {
    test(`${sign} loads it once`, async ({ page }) => {
      const requests = watchRequests(page, (request) => APP.test(request.url()))
      await page.goto(PROBES, { waitUntil: 'networkidle' })
      expect(requests).toHaveLength(0)
      await act(page)
      await awake(page)
      await act(page)
      await page.mouse.move(301, 301)
      await page.waitForLoadState('networkidle')
      expect(requests).toHaveLength(1)
    })
  }
})

test.describe('DESIGN “Intent”: a link that is pressed before the application is loaded', () => {
  const rules = 'script[type=speculationrules]'

  test('its document is requested while it is pressed', async ({ page }) => {
    await page.goto(PROBES, { waitUntil: 'networkidle' })
    await sidebarLink(page, SHARING).click()
    await expect(title(page)).toHaveText('Sharing a kitchen')
    const how = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string }).deliveryType
    expect(await page.evaluate(how)).toBe('navigational-prefetch')
  })

  test('the application needs no documents', async ({ page }) => {
    await page.goto(PROBES)
    await expect(page.locator(rules)).toBeAttached()
    await wake(page)
    await expect(page.locator(rules)).not.toBeAttached()
  })
})

test.describe('DESIGN “what the reader did meanwhile is replayed once, never lost”', () => {
  test('a click on Ask AI', async ({ page }) => {
    await page.goto(PROBES)
    const app = await hold(page, APP)
    await page.getByRole('banner').getByRole('button', { name: 'Ask AI' }).click()
    await app.release()
    await expect(page.getByRole('dialog', { name: 'Ask your question' })).toBeVisible()
  })

  test('a click while React takes over', async ({ page }) => {
    // Clicks right after React adds its first listener, when React already handles clicks and the boot script still records them.
    await page.addInitScript(() => {
      const original = EventTarget.prototype.addEventListener
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof original>) {
        original.apply(this, args)
        if (!(this instanceof Element && this.id === 'app') || args[0] !== 'click') return
        EventTarget.prototype.addEventListener = original
        queueMicrotask(() => document.querySelector<HTMLElement>('header button[data-wake]')!.click())
      }
    })
    await open(page, PROBES)
    await expect(page.getByRole('dialog', { name: 'Ask your question' })).toHaveCount(1)
  })

  for (const shortcut of ['Control+k', 'Meta+k', '/']) {
    test(shortcut, async ({ page }) => {
      await page.goto(PROBES)
      const app = await hold(page, APP)
      await page.keyboard.press(shortcut)
      await app.release()
      await awake(page)
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
      await expect(page.getByPlaceholder('Search docs')).toHaveValue('')
    })
  }
})

test.describe('DESIGN “Before React is there, the page already works”; the application can’t be loaded', () => {
  test('links and native controls work, and the next sign of intent retries', async ({ page }) => {
    await page.route(APP, (route) => route.abort(), { times: 1 })
    const failed = page.waitForEvent('requestfailed', (request) => APP.test(request.url()))
    await page.goto(PROBES)
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
    await failed
    const { details } = category(page, 'Rollouts')
    await expect(details).toHaveAttribute('open')
    await details.evaluate((element: HTMLDetailsElement) => element.querySelector('summary')!.click())
    await expect(details).not.toHaveAttribute('open')
    await moveUntilAwake(page)
  })

  test('recorded actions are replayed after the retry succeeds', async ({ page }) => {
    await page.route(APP, (route) => route.abort(), { times: 1 })
    await page.goto(PROBES)
    const failed = page.waitForEvent('console', (message) => message.type() === 'error' && message.text().includes('import'))
    await page.getByRole('banner').getByRole('button', { name: 'Ask AI' }).click()
    await failed
    await moveUntilAwake(page)
    await expect(page.getByRole('dialog', { name: 'Ask your question' })).toBeVisible()
  })

  test('links work', async ({ page }) => {
    await page.route(APP, (route) => route.abort())
    await page.goto(PROBES)
    await page.getByRole('link', { name: 'Fleet Manual' }).first().click()
    await expect(page).toHaveURL('/fleet/intro')
  })
})

test.describe('DESIGN “no recoverable hydration error”', () => {
  for (const [kind, path] of Object.entries(KINDS)) {
    test(kind, async ({ page }) => {
      const problems = watchProblems(page)
      await page.goto(path)
      await title(page).evaluate((element) => element.setAttribute('data-kept', ''))
      await wake(page)
      // The browser logs the response status of a missing page.
      expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([])
      await expect(title(page)).toHaveAttribute('data-kept')
    })
  }

  test('with client state that differs from the server’s: dark mode, closed announcement, query', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
      localStorage.setItem('announcement.id', document.documentElement?.dataset.announcement ?? 'firmware_3')
      localStorage.setItem('announcement.dismiss', 'true')
    })
    const problems = watchProblems(page)
    await open(page, '/integrate/first-bake?docusaurus-theme=light#_')
    expect(problems).toEqual([])
  })
})

/** Keeps moving the pointer, because signs of intent right after a failure don't count. */
async function moveUntilAwake(page: Page): Promise<void> {
  let place = 10
  await expect
    .poll(async () => {
      await page.mouse.move(++place, place)
      return page.evaluate(() => history.scrollRestoration)
    })
    .toBe('manual')
}
