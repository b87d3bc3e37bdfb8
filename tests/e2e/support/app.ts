import type { Page, Request, Route } from '@playwright/test'

/** The application, which boot loads at the first sign of intent. */
export const APP = /\/assets\/main-[^/]+\.js$/

/** Documents of the site that the tests read. */
export const PROBES = '/fleet/advanced/probes'
export const SHARING = '/fleet/kitchens/sharing'
export const FIRST_BAKE = '/integrate/first-bake'

/** Resolves once the application answers: its router has taken over scrolling, which it does last. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/** Moves the pointer, as every reader does; twice, since of the first place the browser can’t say how far from the last it is. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

/** Moves the pointer, and waits for the application. */
export async function wake(page: Page): Promise<void> {
  await movePointer(page)
  await awake(page)
}

/** Opens a page and wakes it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await wake(page)
}

/** Keeps requests waiting until they are let through. */
export async function hold(page: Page, url: string | RegExp): Promise<{ release: () => Promise<void> }> {
  const waiting: Route[] = []
  let released = false
  await page.route(url, (route) => {
    if (released) return route.fallback()
    waiting.push(route)
  })
  return {
    release: async () => {
      released = true
      // A request that the page gave up can't go on any more.
      await Promise.all(waiting.splice(0).map((route) => route.fallback().catch(() => {})))
    },
  }
}

/** Where a route's data is. */
export function dataFile(route: string): RegExp {
  return new RegExp(`/_data${route === '/' ? '/index' : route}\\.bin$`)
}

/** Errors and warnings that the page reports, from now on. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    // Playwright's own words about what its configuration forbids.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    // A slow processor comes to it later.
    if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  return problems
}

/** Requests that the page makes, from now on. */
export function watchRequests(page: Page, isWanted: (request: Request) => boolean = () => true): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (isWanted(request)) requests.push(request)
  })
  return requests
}

export function isDocument(request: Request): boolean {
  return request.isNavigationRequest()
}

export function isScript(request: Request): boolean {
  return request.resourceType() === 'script'
}

/** A link of the sidebar; of a category and its first entry, which lead to the same page, the entry. */
export function sidebarLink(page: Page, route: string) {
  return sidebar(page).locator(`a[href="${route}"]`).last()
}

export function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Docs sidebar' })
}

/** A category of the sidebar by its label. */
export function category(page: Page, label: string) {
  const item = sidebar(page)
    .locator('li')
    .filter({ has: page.locator(`> details > summary[aria-label="Pages in ${label}"]`) })
  return { item, details: item.locator('> details'), toggle: item.locator('> details > summary') }
}

/** The title of the page that is shown. */
export function title(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}

/** Marks the document, so that a test can tell whether it is still the same one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same-document'))
}

/** Resolves when nothing on the page moves any more, but for what never ends. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Resolves when the page has scrolled and stands still. */
export async function settled(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let last = -1; last !== scrollY;) {
      last = scrollY
      await frame()
      await frame()
    }
    return scrollY
  })
}
