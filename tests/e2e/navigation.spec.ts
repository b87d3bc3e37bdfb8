import { pack } from '../../src/build/output/pack.ts'
import {
  dataFile,
  hold,
  isDocument,
  isSameDocument,
  markDocument,
  open,
  FIRST_BAKE,
  SHARING,
  settled,
  sidebarLink,
  title,
  PROBES,
  wake,
  watchProblems,
  watchRequests,
} from './support/app.ts'
import { expect, test } from './support/test.ts'

const OVERVIEW = '/fleet/kitchens/overview'

test.describe('Client navigation', () => {
  test('2 “Each page is loaded on demand”: a link shows its page without loading a document', async ({ page }) => {
    await open(page, PROBES)
    await markDocument(page)
    await sidebarLink(page, SHARING).click()
    await expect(title(page)).toHaveText('Sharing a kitchen')
    await expect(page).toHaveURL(SHARING)
    await expect(page).toHaveTitle('Sharing a kitchen | Emberline 3 Manual')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('the old page stays until the new one is loaded', async ({ page }) => {
    await open(page, PROBES)
    const data = await hold(page, dataFile(SHARING))
    const asked = page.waitForRequest(dataFile(SHARING))
    await sidebarLink(page, SHARING).click()
    await asked
    await expect(title(page)).toHaveText('Temperature probes')
    await expect(page).toHaveURL(PROBES)
    await expect(page).toHaveTitle('Temperature probes | Emberline 3 Manual')
    await data.release()
    await expect(title(page)).toHaveText('Sharing a kitchen')
  })

  test('DESIGN “moves focus and announces the page to screen readers”', async ({ page }) => {
    await open(page, PROBES)
    await sidebarLink(page, SHARING).click()
    await expect(page.getByRole('main')).toBeFocused()
    const announcer = page.locator('[aria-live="polite"][aria-atomic="true"]')
    await expect(announcer).toHaveText('Sharing a kitchen')
    await sidebarLink(page, PROBES).click()
    await expect(announcer).toHaveText('Temperature probes')
  })

  test('every kind of page works with client navigation and Back', async ({ page }) => {
    const problems = watchProblems(page)
    await open(page, PROBES)
    await markDocument(page)
    await page.getByRole('link', { name: 'Emberline 3 Manual' }).first().click()
    await expect(title(page)).toHaveText('Emberline manual')
    await expect(page).toHaveTitle('Emberline 3 Manual')
    await page.goBack()
    await expect(title(page)).toHaveText('Temperature probes')
    await page.getByRole('main').locator('a[href^="/tags/"]').first().click()
    await expect(title(page)).toContainText('tagged with')
    await page.getByRole('link', { name: 'View All Tags' }).click()
    await expect(title(page)).toHaveText('Tags')
    expect(await isSameDocument(page)).toBe(true)
    expect(problems).toEqual([])
  })

  test('the browser handles clicks that open another tab', async ({ page, context }) => {
    await open(page, PROBES)
    const opened = context.waitForEvent('page')
    await sidebarLink(page, SHARING).click({ modifiers: ['Control'] })
    await expect(await opened).toHaveURL(SHARING)
    await expect(page).toHaveURL(PROBES)
  })

  test('“only the latest” of two navigations is shown', async ({ page }) => {
    await open(page, PROBES)
    const data = await hold(page, dataFile(SHARING))
    await sidebarLink(page, SHARING).click()
    await sidebarLink(page, OVERVIEW).click()
    await expect(title(page)).toHaveText('Kitchens overview')
    const answered = page.waitForResponse(dataFile(SHARING))
    await data.release()
    await (await answered).finished()
    await settled(page)
    await expect(title(page)).toHaveText('Kitchens overview')
    await expect(page).toHaveURL(OVERVIEW)
    await page.goBack()
    await expect(page).toHaveURL(PROBES)
  })

  test('a jump inside the page cancels a pending navigation and its progress bar', async ({ page }) => {
    await open(page, PROBES)
    const data = await hold(page, dataFile(SHARING))
    await sidebarLink(page, SHARING).click()
    await expect(page.locator('.progress')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Handover', exact: true }).last().click()
    await expect(page).toHaveURL(`${PROBES}#handover`)
    await expect(page.locator('.progress')).toHaveCount(0)
    await data.release()
    await settled(page)
    await expect(title(page)).toHaveText('Temperature probes')
  })
})

test.describe('2.5 “On route change the page scrolls to the hash target, or to the top when there is none.”', () => {
  test('to the top', async ({ page }) => {
    await open(page, PROBES)
    await page.evaluate(() => scrollTo(0, 600))
    await sidebarLink(page, SHARING).click()
    await expect(title(page)).toHaveText('Sharing a kitchen')
    expect(await settled(page)).toBe(0)
  })

  test('to the hash target', async ({ page }) => {
    await open(page, SHARING)
    await page.getByRole('main').evaluate((main) => {
      main.append(
        Object.assign(document.createElement('a'), { href: '/fleet/advanced/probes#configure-the-probe', textContent: 'Onwards' }),
      )
    })
    await page.getByRole('link', { name: 'Onwards' }).click()
    await expect(title(page)).toHaveText('Temperature probes')
    const heading = page.getByRole('heading', { name: 'Configure the probe' })
    await expect(heading).toBeInViewport()
    expect(await settled(page)).toBeGreaterThan(100)
    // Tab continues from there, as after a full load.
    await expect(heading).toBeFocused()
  })

  test('to a hash target with an encoded name, and nowhere if the target doesn’t exist', async ({ page }) => {
    await open(page, PROBES)
    await page.locator('#handover').evaluate((heading) => (heading.id = 'größe'))
    await page.getByRole('main').evaluate((main) => {
      for (const [href, textContent] of [
        ['#gr%C3%B6%C3%9Fe', 'Encoded'],
        ['#nothing', 'Missing'],
        ['#%', 'Malformed'],
      ] as const) {
        main.prepend(Object.assign(document.createElement('a'), { href, textContent }))
      }
    })
    for (const name of ['Missing', 'Malformed']) {
      await page.getByRole('link', { name }).click()
      expect(await settled(page)).toBe(0)
    }
    await page.getByRole('link', { name: 'Encoded' }).click()
    expect(await settled(page)).toBeGreaterThan(100)
  })

  test('nowhere if only the query changes', async ({ page }) => {
    await open(page, PROBES)
    await page.evaluate(() => scrollTo(0, 500))
    await page.getByRole('main').evaluate((main) => {
      main.append(Object.assign(document.createElement('a'), { href: '?a=1', textContent: 'Query' }))
    })
    await page.getByRole('link', { name: 'Query' }).evaluate((link) => (link as HTMLElement).click())
    await expect(page).toHaveURL(`${PROBES}?a=1`)
    expect(await settled(page)).toBe(500)
  })

  test('DESIGN “restores scroll on back/forward”', async ({ page }) => {
    await open(page, PROBES)
    await page.evaluate(() => scrollTo(0, 700))
    await settled(page)
    await sidebarLink(page, SHARING).click()
    await expect(title(page)).toHaveText('Sharing a kitchen')
    await page.evaluate(() => scrollTo(0, 300))
    await settled(page)
    await page.goBack()
    await expect(title(page)).toHaveText('Temperature probes')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
    await page.goForward()
    await expect(title(page)).toHaveText('Sharing a kitchen')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })

  test('… also across a reload', async ({ page }) => {
    await open(page, PROBES)
    await page.evaluate(() => scrollTo(0, 700))
    await settled(page)
    await sidebarLink(page, SHARING).click()
    await expect(title(page)).toHaveText('Sharing a kitchen')
    await page.reload()
    await wake(page)
    await page.goBack()
    await expect(title(page)).toHaveText('Temperature probes')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  })
})

test('9 “Router key length 6.”', async ({ page }) => {
  const key = () => page.evaluate(() => (history.state as { key: string }).key)
  await open(page, PROBES)
  const keys = [await key()]
  await sidebarLink(page, SHARING).click()
  await expect(page).toHaveURL(SHARING)
  keys.push(await key())
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/#/)
  keys.push(await key())
  for (const each of keys) expect(each).toMatch(/^[0-9a-z]{6}$/)
  expect(new Set(keys).size).toBe(3)
  await page.goBack()
  await expect(page).toHaveURL(SHARING)
  await expect.poll(key).toBe(keys[1])
  // An entry created in the address bar gets a key, too.
  await page.evaluate(() => (location.hash = 'by-hand'))
  await expect.poll(key).toMatch(/^[0-9a-z]{6}$/)
})

test.describe('2 “Paths ending in index.html or .html are normalised to the bare path.”', () => {
  for (const path of ['/fleet/intro.html', '/fleet/intro/index.html']) {
    test(`${path} in the address bar`, async ({ page }) => {
      const problems = watchProblems(page)
      expect((await page.goto(path))!.status()).toBe(200)
      await wake(page)
      await expect(page).toHaveURL(path)
      await expect(sidebarLink(page, '/fleet/intro')).toHaveAttribute('aria-current', 'page')
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click()
      await expect(page).toHaveURL(new RegExp(`${path}#.+`))
      expect(problems).toEqual([])
    })

    test(`${path} in a link`, async ({ page }) => {
      await open(page, PROBES)
      await markDocument(page)
      await page.getByRole('main').evaluate((main, href) => {
        main.prepend(Object.assign(document.createElement('a'), { href, textContent: 'Go' }))
      }, path)
      await page.getByRole('link', { name: 'Go', exact: true }).click()
      await expect(page).toHaveURL(path)
      await expect(sidebarLink(page, '/fleet/intro')).toHaveAttribute('aria-current', 'page')
      expect(await isSameDocument(page)).toBe(true)
    })
  }

  test('/index.html is the home page', async ({ page }) => {
    await open(page, '/index.html')
    await expect(title(page)).toHaveText('Emberline manual')
    await expect(page.getByText('did not load properly')).toHaveCount(0)
  })
})

test.describe('2.5 External links open in a new tab, without access to the opener', () => {
  for (const path of ['/', PROBES, FIRST_BAKE, '/tags', '/status', '/nothing']) {
    // TODO pages/home.tsx: “Help improve the docs”.
    if (path === '/') continue
    test(path, async ({ page }) => {
      await page.goto(path)
      const wrong = await page.evaluate(() =>
        [...document.links]
          .filter((link) => /^https?:$/.test(link.protocol) && link.origin !== location.origin)
          .filter((link) => link.target !== '_blank' || link.rel !== 'noopener noreferrer')
          .map((link) => link.outerHTML),
      )
      expect(wrong).toEqual([])
    })
  }
})

test.describe('9 “Progress bar appears after 200 ms; its minimum is 0.08, speed 200 ms, trickle rate 0.02, trickle speed 800 ms.”', () => {
  /** Returns the progress from 0 to 1. */
  const PROGRESS = () => {
    const bar = document.querySelector<HTMLElement>('.progress')
    return bar ? 1 + parseFloat(/translate3d\((.+?)%/.exec(bar.style.transform)![1]!) / 100 : undefined
  }

  test('the bar appears, trickles, and disappears', async ({ page }) => {
    await page.clock.install()
    await open(page, PROBES)
    const data = await hold(page, dataFile(SHARING))
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await sidebarLink(page, SHARING).click()
    const bar = page.locator('.progress')
    await page.clock.runFor(199)
    await expect(bar).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(bar).toHaveCount(1)
    expect(await page.evaluate(PROGRESS)).toBeCloseTo(0.08)
    expect(await bar.evaluate(({ style }) => style.transition)).toContain('transform 200ms')
    await page.clock.runFor(799)
    expect(await page.evaluate(PROGRESS)).toBeCloseTo(0.08)
    await page.clock.runFor(1)
    const first = (await page.evaluate(PROGRESS))!
    expect(first).toBeGreaterThan(0.08)
    expect(first).toBeLessThanOrEqual(0.1)
    await page.clock.runFor(200 * 800)
    const last = (await page.evaluate(PROGRESS))!
    expect(last).toBeLessThanOrEqual(0.994)
    expect(last).toBeGreaterThan(0.9)
    await page.clock.resume()
    await data.release()
    await expect(title(page)).toHaveText('Sharing a kitchen')
    await expect(bar).toHaveCount(0)
  })

  test('2.5 “A progress bar appears if loading takes longer than 200 ms.” It doesn’t appear otherwise', async ({ page }) => {
    await page.clock.install()
    await open(page, PROBES)
    const data = await hold(page, dataFile(SHARING))
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await sidebarLink(page, SHARING).click()
    await page.clock.runFor(199)
    await data.release()
    await page.clock.resume()
    await expect(title(page)).toHaveText('Sharing a kitchen')
    await expect(page.locator('.progress')).toHaveCount(0)
  })
})

test.describe('DESIGN “falls back to a full page load when a data file or chunk can’t be had”', () => {
  const failures: Record<string, { status: number; body?: string | Buffer }> = {
    'the data file is missing': { status: 404 },
    'the server fails': { status: 500 },
    'the data is invalid': { status: 200, body: '<!doctype html>' },
    'another build was deployed': {
      status: 200,
      body: Buffer.from(pack({ build: 'another', view: { kind: 'status', route: SHARING, sets: [] }, html: '' })),
    },
  }
  for (const [failure, answer] of Object.entries(failures)) {
    test(`${failure}: the browser loads the page, once`, async ({ page }) => {
      await page.route(dataFile(SHARING), (route) => route.fulfill(answer))
      await open(page, PROBES)
      await markDocument(page)
      const documents = watchRequests(page, isDocument)
      await sidebarLink(page, SHARING).click()
      await expect(title(page)).toHaveText('Sharing a kitchen')
      expect(await isSameDocument(page)).toBe(false)
      await wake(page)
      await page.waitForLoadState('networkidle')
      expect(documents).toHaveLength(1)
    })
  }

  for (const hash of ['', '#handover']) {
    test(`going back${hash && ' to a heading'} loads the document if its data can’t be loaded`, async ({ page }) => {
      await open(page, PROBES + hash)
      await sidebarLink(page, SHARING).click()
      await expect(title(page)).toHaveText('Sharing a kitchen')
      await page.route(dataFile(PROBES), (route) => route.fulfill({ status: 404 }))
      const documents = watchRequests(page, isDocument)
      await page.goBack()
      await expect(title(page)).toHaveText('Temperature probes')
      await expect(page).toHaveURL(PROBES + hash)
      await wake(page)
      await page.waitForLoadState('networkidle')
      expect(documents).toHaveLength(1)
    })
  }

  test('2.5 “When the next route’s code fails to load during navigation, the page reloads.”', async ({ page }) => {
    await page.route(/\/assets\/home-[^/]+\.js$/, (route) => route.abort())
    await open(page, PROBES)
    const documents = watchRequests(page, isDocument)
    await page.getByRole('link', { name: 'Emberline 3 Manual' }).first().click()
    await expect(title(page)).toHaveText('Emberline manual')
    await expect(page).toHaveURL('/')
    await page.waitForLoadState('networkidle')
    expect(documents).toHaveLength(1)
  })

  test('the current page stays until the browser loads the document if the network fails', async ({ page }) => {
    await open(page, PROBES)
    await page.route(dataFile(SHARING), (route) => route.abort())
    await sidebarLink(page, SHARING).click()
    await expect(title(page)).toHaveText('Sharing a kitchen')
  })
})
