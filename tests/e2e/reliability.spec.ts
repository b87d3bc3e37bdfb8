import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type Browser, type BrowserContextOptions, type Page, type Request } from '@playwright/test'
import { open, title, wake, watchRequests } from './support/app.ts'
import { DESKTOP, PHONE } from './support/pages.ts'
import { startSite, type Site } from './support/deployable.ts'

/** A right-to-left site, so large that its sidebar is stored in branches. */
const test = base.extend<object, { sample: Site }>({
  baseURL: ({ sample }, use) => use(sample.url),
  sample: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that no other fixture is needed.
    async ({}, use) => {
      const site = await startSite('sample', (product) => {
        writePages(product, 'many', 190)
        writePages(product, 'few', 20)
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

test.describe.configure({ mode: 'default' })
test.use({ viewport: DESKTOP })

function writePages(product: string, folder: string, count: number): void {
  mkdirSync(join(product, 'docs', folder))
  for (let number = 1; number <= count; number++) {
    writeFileSync(
      join(product, 'docs', folder, `${number}.mdx`),
      `---\ntitle: ${folder} ${number}\ndescription: ${folder} ${number}.\n---\n\nنص قصير.\n`,
    )
  }
}

function edit({ product }: Site, file: string, from: string, to: string): void {
  const path = join(product, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })

test.describe('“right-to-left sample locale”', () => {
  test('the layout is mirrored, and code isn’t', async ({ page }) => {
    await open(page, 'blocks')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const left = async (locator: ReturnType<Page['locator']>) => (await locator.boundingBox())!.x
    const parts = [page.getByRole('navigation', { name: 'On this page' }), page.locator('#article'), sidebar(page)]
    const places = await Promise.all(parts.map(left))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    const [previous, next] = await Promise.all([
      left(page.getByRole('link', { name: 'Previous' })),
      left(page.getByRole('link', { name: 'Next' })),
    ])
    expect(next).toBeLessThan(previous)

    const arrows = page.locator('nav[aria-label="Docs pages"] svg')
    expect(await arrows.evaluateAll((all) => [...new Set(all.map((icon) => getComputedStyle(icon).scale))])).toEqual(['-1 1'])
    const carets = (categories: string) =>
      sidebar(page)
        .locator(`${categories} > summary`)
        .evaluateAll((all) => [...new Set(all.map((summary) => getComputedStyle(summary, '::after').rotate))])
    expect(await carets('details:not([open])')).toEqual(['-135deg'])
    await sidebar(page).locator('summary').first().click()
    await expect.poll(() => carets('details[open]')).toEqual(['-225deg'])

    await expect(page.locator('.live-editor')).toBeVisible()
    const code = page.locator('#article').locator('pre, code, figure.code, textarea, input[type=text], output, .live-editor')
    expect(await code.count()).toBeGreaterThan(10)
    expect(
      await code.evaluateAll((all) =>
        all.filter((element) => getComputedStyle(element).direction !== 'ltr').map((element) => element.outerHTML),
      ),
    ).toEqual([])
  })

  test('nothing overflows horizontally, from the smallest screen to the largest', async ({ page }) => {
    for (const path of ['blocks', 'intro', '', 'search?q=npm', 'nothing']) {
      await page.goto(path)
      for (const width of [320, PHONE.width, 996, 997, DESKTOP.width]) {
        await page.setViewportSize({ width, height: 800 })
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `/${path} at ${width} px`)
          .toBeLessThanOrEqual(0)
      }
    }
  })

  test('the menu opens from the right, and text in the search field isn’t covered', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, 'intro')
    await page.getByRole('button', { name: 'Open navigation menu' }).click()
    const menu = (await page.getByRole('complementary', { name: 'Site navigation' }).boundingBox())!
    // The menu leaves room for the scrollbar.
    expect(menu.x).toBeGreaterThan(PHONE.width - (menu.x + menu.width))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    for (const word of ['npm', 'العناصر']) {
      await page.getByPlaceholder('Search docs').fill(word)
      await expect(search(page).getByRole('option').first()).toBeVisible()
      const field = (await page.getByPlaceholder('Search docs').boundingBox())!
      for (const name of ['Clear the query', 'Cancel', 'Search']) {
        const button = (await search(page).getByRole('button', { name, exact: true }).boundingBox())!
        expect(button.x + button.width <= field.x || button.x >= field.x + field.width, `${name} beside “${word}”`).toBe(true)
      }
    }
  })
})

test('Without script, unloaded categories of a sidebar stored in branches have no toggle', async ({ browser, sample }) => {
  const page = await browser.newPage({ baseURL: sample.url, viewport: DESKTOP, javaScriptEnabled: false })
  await page.goto('intro')
  const toggles = sidebar(page).locator('details:not(:has(li)) > summary')
  await expect(toggles.first()).toBeAttached()
  await expect(toggles.filter({ visible: true })).toHaveCount(0)
  await page.close()
})

test('A category of such a sidebar that is opened as the first thing loads its entries', async ({ page, sample }) => {
  await page.goto(`${sample.url}intro`)
  await sidebar(page)
    .locator('details:not(:has(li)) > summary')
    .first()
    .evaluate((summary: HTMLElement) => summary.click())
  await expect(sidebar(page).getByRole('link', { name: 'many 1', exact: true })).toBeVisible()
})

function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Docs sidebar' })
}

test.describe('“A deploy in the middle of a reading session: old pages keep working, a missing chunk reloads, nothing loops.”', () => {
  /** A window and the documents that it has loaded. */
  interface Reader {
    page: Page
    loads: Request[]
  }

  /** Opens a window with its own context, so that nothing is shared with another reader's cache. */
  async function openWindow(browser: Browser, path: string, options: BrowserContextOptions): Promise<Reader> {
    const page = await browser.newPage(options)
    const loads = watchRequests(page, (request) => request.isNavigationRequest() && request.frame() === page.mainFrame())
    await page.goto(path)
    return { page, loads }
  }

  /** Moves the pointer without waiting. */
  async function nudge(page: Page): Promise<void> {
    await page.mouse.move(1, 1)
    await page.mouse.move(2, 2)
  }

  /** Checks that the new build has been loaded, with one reload, and is interactive. */
  async function isNew({ page, loads }: Reader): Promise<void> {
    await expect(page).toHaveTitle(/Deployed anew$/)
    await wake(page)
    expect(loads).toHaveLength(2)
  }

  test('pages of the previous build', async ({ browser, sample, request }) => {
    test.setTimeout(480_000)
    const options = { baseURL: sample.url, serviceWorkers: 'block', viewport: DESKTOP } as const
    const openAwake = async (path: string, others: BrowserContextOptions = {}) => {
      const reader = await openWindow(browser, path, { ...options, ...others })
      await wake(reader.page)
      return reader
    }
    const stale = await (await request.get('blocks')).text()
    const asleep = await openWindow(browser, 'blocks', options)
    const follower = await openAwake('intro')
    const searcher = await openAwake('intro')
    const asker = await openAwake('intro')
    const opener = await openAwake('many/1')
    const finder = await openAwake('intro')
    await finder.page.keyboard.press('Control+k')
    await finder.page.keyboard.type('npm')
    await expect(search(finder.page).getByRole('option').first()).toBeVisible()
    const visitor = await openAwake('blocks', { serviceWorkers: 'allow' })
    await visitor.page.evaluate(() => navigator.serviceWorker.ready)

    edit(sample, 'site.config.ts', 'نموذج', 'Deployed anew')
    // Nearly every chunk includes icons, so their hashes change.
    appendFileSync(join(sample.engine, 'src/theme/parts/Icon.tsx'), "Reflect.set(globalThis, 'deployed', 'anew')\n")
    writeFileSync(
      join(sample.product, 'docs/new.mdx'),
      '---\ntitle: Lantern\ndescription: A page of the second build.\n---\n\nA lantern.\n',
    )
    // Few enough entries that the sidebar is no longer stored in branches.
    edit(sample, 'sidebars.ts', 'MANY = 190', 'MANY = 1')
    for (let number = 2; number <= 190; number++) rmSync(join(sample.product, `docs/many/${number}.mdx`))
    await sample.deploy()
    // For a second, the server may serve cached responses of the previous build (serve/served-folder.ts).
    await expect.poll(async () => (await request.get('new')).status()).toBe(200)

    await test.step('a page without React reloads as the new build', async () => {
      await expect(async () => {
        await nudge(asleep.page)
        expect(asleep.loads.length).toBeGreaterThan(1)
      }).toPass()
      await isNew(asleep)
      await expect(asleep.page.getByRole('log', { name: 'Result' })).toHaveText('six times seven is 42')
      await asleep.page.getByLabel('Live Editor').fill('console.log(2 ** 10)')
      await expect(asleep.page.getByRole('log', { name: 'Result' })).toHaveText('1024')
    })
    await test.step('a link reloads', async () => {
      await sidebar(follower.page).getByRole('link', { name: 'العناصر' }).click()
      await expect(title(follower.page)).toHaveText('العناصر')
      await isNew(follower)
    })
    await test.step('search, whose chunk is gone, reloads', async () => {
      await searcher.page.keyboard.press('Control+k')
      await isNew(searcher)
      await searcher.page.keyboard.press('Control+k')
      await searcher.page.keyboard.type('lantern')
      await expect(
        search(searcher.page)
          .getByRole('option', { name: /Lantern/ })
          .first(),
      ).toBeVisible()
    })
    await test.step('Ask AI, whose chunk is gone, reloads', async () => {
      const button = asker.page.getByRole('banner').getByRole('button', { name: 'Ask AI' })
      await button.click()
      await isNew(asker)
      await button.click()
      await expect(asker.page.getByRole('dialog', { name: 'Ask your question' })).toBeVisible()
    })
    await test.step('a category whose entries are stored differently now reloads', async () => {
      await sidebar(opener.page).locator('summary[aria-label*="قليلة"]').click()
      await expect(title(opener.page)).toHaveText('few 1')
      await isNew(opener)
    })
    await test.step('an ongoing search that misses an index file continues with the new index', async () => {
      for (const [word, found] of [
        ['few', /few 1/],
        ['lantern', /Lantern/],
      ] as const) {
        await finder.page.getByPlaceholder('Search docs').fill(word)
        await expect(search(finder.page).getByRole('option', { name: found }).first()).toBeVisible()
      }
      expect(finder.loads).toHaveLength(1)
    })
    await test.step('the service worker doesn’t serve the old build', async () => {
      await visitor.page.reload()
      await isNew(visitor)
    })
    await test.step('a cache that keeps serving the old page doesn’t cause a reload loop', async () => {
      const page = await browser.newPage(options)
      await page.route('**/blocks', (route) => route.fulfill({ body: stale, contentType: 'text/html' }))
      const loads = watchRequests(page, (request) => request.isNavigationRequest())
      const asked = watchRequests(page, (request) => request.method() === 'HEAD')
      await page.goto('blocks')
      await nudge(page)
      await expect.poll(() => loads.length).toBe(2)
      // Signs of intent count again after a pause; the third HEAD request shows that the second one triggered no reload.
      await expect(async () => {
        await nudge(page)
        expect(asked.length).toBeGreaterThanOrEqual(3)
      }).toPass()
      expect(loads).toHaveLength(2)
      await expect(title(page)).toHaveText('العناصر')
    })
    await Promise.all(browser.contexts().map((context) => context.close()))
  })
})
