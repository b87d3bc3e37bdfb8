import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

/** Time without pending requests after which a screen counts as loaded, in milliseconds. */
const QUIET = 400
const LIMIT = 30_000

/** Pending requests by page. Playwright's "networkidle" only happens once per load, but these pages keep sending requests. */
const open = new WeakMap<Page, Set<Request>>()

/** Starts tracking a page's requests, which `quiet` requires. */
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

/** Waits until a page has no pending requests. */
export async function quiet(page: Page): Promise<void> {
  const requests = open.get(page)
  const deadline = Date.now() + LIMIT
  for (let since = Date.now(); Date.now() - since < QUIET; await sleep(50)) {
    if (requests !== undefined && requests.size > 0) since = Date.now()
    if (Date.now() > deadline)
      throw new Error(`The screen still waits for ${[...(requests ?? [])].map((request) => request.url()).join(', ')}`)
  }
}
