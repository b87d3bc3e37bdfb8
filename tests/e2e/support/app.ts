import type { Page, Request, Route } from '@playwright/test'

/** The application's script, which the boot script loads at the first sign of intent. */
export const APP = /\/assets\/main-[^/]+\.js$/

/** Documents of the tested site. */
export const PROBES = '/fleet/advanced/probes'
export const SHARING = '/fleet/kitchens/sharing'
export const FIRST_BAKE = '/integrate/first-bake'

/** Resolves once the application is interactive; taking over scroll restoration is the last step of its router's start. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
}

/** Moves the pointer twice, because the browser can't report a distance for its first position. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}

/** Moves the pointer and waits for the application. */
export async function wake(page: Page): Promise<void> {
  await movePointer(page)
  await awake(page)
}

/** Opens a page and loads its application. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await wake(page)
}

/** Holds matching requests until they are released. */
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
      // A request that the page canceled can't continue.
      await Promise.all(waiting.splice(0).map((route) => route.fallback().catch(() => {})))
    },
  }
}

/** Returns a pattern for the path of a route's data file. */
export function dataFile(route: string): RegExp {
  return new RegExp(`/_data${route === '/' ? '/index' : route}\\.bin$`)
}

/** Records errors and warnings of the page from now on. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    // Playwright logs that its configuration blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    // Happens on a slow processor.
    if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  return problems
}

/** Records matching requests of the page from now on. */
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

/** Finds a sidebar link. A category can link to the same page as its first entry; this is the entry. */
export function sidebarLink(page: Page, route: string) {
  return sidebar(page).locator(`a[href="${route}"]`).last()
}

export function sidebar(page: Page) {
  return page.getByRole('navigation', { name: 'Docs sidebar' })
}

/** Finds a sidebar category by its label. */
export function category(page: Page, label: string) {
  const item = sidebar(page)
    .locator('li')
    .filter({ has: page.locator(`> details > summary[aria-label="Pages in ${label}"]`) })
  return { item, details: item.locator('> details'), toggle: item.locator('> details > summary') }
}

/** Finds the title of the current page. */
export function title(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 })
}

/** Marks the document; `isSameDocument` tells whether it has been replaced. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same-document'))
}

/** Resolves when no animation runs, except infinite ones. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Resolves with the scroll position when the page has stopped scrolling. */
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
