import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import type { Specimen } from '../specimen.ts'
import type { Site } from '../site.ts'
import { makeCertificate } from './certificate.ts'
import { FAST, SLOW_4G, StaticServer } from './static-server.ts'

/** A served site, and the browser to open it in. */
export interface OpenSite {
  site: Site
  specimen: Specimen
  origin: string
  server: StaticServer
  browser: Browser
}

/** `slow`: Slow 4G and CPU throttling by 4. */
export type Conditions = 'slow' | 'fast'

const SLOWDOWN = 4
const PATIENCE_MS = 120_000
/** Certificate of this run's servers, which `launchBrowser` trusts. */
export const CERTIFICATE = makeCertificate()
const VIEWPORT = { width: 1350, height: 940 }

/** Starts the Chromium of `CHROMIUM`, or the system's. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--ignore-certificate-errors-spki-list=${CERTIFICATE.fingerprint}`,
    ],
  })
}

/** Serves a built site while `read` runs, and returns its result. */
export async function withOpenSite<T>(
  { site, specimen, browser }: Pick<OpenSite, 'site' | 'specimen' | 'browser'>,
  read: (open: OpenSite) => Promise<T>,
): Promise<T> {
  const server = new StaticServer(site.output, CERTIFICATE)
  try {
    const open = { site, specimen, browser, server, origin: await server.listen() }
    return await read(open)
  } finally {
    server.close()
  }
}

/** Runs `act` with a page of a new browser context, and closes the context. */
export async function withReader<T>(open: OpenSite, conditions: Conditions, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await open.browser.newContext({ viewport: VIEWPORT })
  try {
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    await setConditions(open, page, conditions)
    open.server.takeSent()
    return await act(page)
  } finally {
    await closeContext(context)
  }
}

/** Sets network and CPU conditions. */
export async function setConditions({ server }: OpenSite, page: Page, conditions: Conditions): Promise<void> {
  server.line = conditions === 'slow' ? SLOW_4G : FAST
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions === 'slow' ? SLOWDOWN : 1 })
}

/** Waits until the page has no more requests, including those that start after long pauses on a busy CPU. */
export async function settle({ server }: OpenSite, page: Page): Promise<void> {
  await server.quiet()
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  await server.quiet()
}

/** Opens a page of the site. @throws Error if it doesn't exist, which must not be measured */
export async function openPage(page: Page, address: string, options: Parameters<Page['goto']>[1] = {}): Promise<void> {
  answered(address, await page.goto(address, options))
}

/** @throws Error unless the status is 200 */
export function answered(address: string, response: { status: () => number } | null): void {
  if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status() ?? 'nothing'}.`)
}

export function addressOf({ origin, site }: OpenSite, route: string): string {
  return origin + site.generator.address(route)
}

async function closeContext(context: BrowserContext): Promise<void> {
  await context.close().catch(() => {})
}
