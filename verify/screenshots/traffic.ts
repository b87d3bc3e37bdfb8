import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

/** So long nothing may be asked for before a screen counts as complete, in milliseconds. */
const QUIET = 400
const LIMIT = 30_000

/** The requests of a page that have no answer yet. Playwright's own "networkidle" happens once per load, and these pages ask on. */
const open = new WeakMap<Page, Set<Request>>()

/** Begins to note what a page asks for. It must be watched before `quiet` can wait for it. */
export function watchTraffic(page: Page): void {
  const requests = new Set<Request>()
  open.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) for (const request of requests) if (request.isNavigationRequest()) requests.delete(request)
  })
}

/** Waits until a page has everything that it asked for. */
export async function quiet(page: Page): Promise<void> {
  const requests = open.get(page)
  const deadline = Date.now() + LIMIT
  for (let since = Date.now(); Date.now() - since < QUIET; await sleep(50)) {
    if (requests !== undefined && requests.size > 0) since = Date.now()
    if (Date.now() > deadline)
      throw new Error(`The screen still waits for ${[...(requests ?? [])].map((request) => request.url()).join(', ')}`)
  }
}
