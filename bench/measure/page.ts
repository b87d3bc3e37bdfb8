import type { Page } from 'playwright-core'
import { addressOf, openPage, settle, withReader, type OpenSite } from './browser.ts'
import type { Kind, Sent } from './static-server.ts'

export interface PageSample {
  /** Requests until the network is idle without interaction. */
  requests: number
  bytes: number
  bytesByKind: Partial<Record<Kind, number>>
  /** CPU time of the page's main thread until then, in ms; barely affected by other work on the machine. */
  mainThread: number
  load: Load
  /** Time from the start of navigation to the effect of the color mode button, which is clicked as soon as it is painted, in ms. */
  click: number
}

interface Load {
  firstPaint: number
  largestPaint: number
  /** Total blocking time: the parts of tasks beyond 50 ms. */
  blocking: number
  layoutShift: number
}

/** Loads the page with an empty cache three times: to count, to time, and to click. */
export async function measurePage(open: OpenSite): Promise<PageSample> {
  const { sent, mainThread } = await withReader(open, 'fast', async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await openPage(page, address(open))
    await settle(open, page)
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')!.value
    return { sent: open.server.takeSent(), mainThread: seconds * 1000 }
  })
  return { ...count(sent), mainThread, load: await timeLoad(open), click: await timeClick(open) }
}

function address(open: OpenSite): string {
  return addressOf(open, open.specimen.page)
}

/** Total bytes without images, which are content. */
export function bytesOf(sent: Sent[]): number {
  return count(sent).bytes
}

function count(sent: Sent[]): Pick<PageSample, 'requests' | 'bytes' | 'bytesByKind'> {
  const counted = sent.filter(({ kind }) => kind !== 'image')
  const bytesByKind: Partial<Record<Kind, number>> = {}
  for (const { kind, bytes } of counted) bytesByKind[kind] = (bytesByKind[kind] ?? 0) + bytes
  return { requests: counted.length, bytes: counted.reduce((sum, { bytes }) => sum + bytes, 0), bytesByKind }
}

declare global {
  interface Window {
    benchLoad: Load
    benchAnswered: number | undefined
  }
}

function timeLoad(open: OpenSite): Promise<Load> {
  return withReader(open, 'slow', async (page) => {
    await page.addInitScript(observeLoad)
    await openPage(page, address(open))
    await page.waitForFunction(() => window.benchLoad.largestPaint > 0)
    await settle(open, page)
    return page.evaluate(() => window.benchLoad)
  })
}

function observeLoad(): void {
  const load = { firstPaint: 0, largestPaint: 0, blocking: 0, layoutShift: 0 }
  window.benchLoad = load
  const observe = (type: string, note: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as never))).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (load.firstPaint = startTime))
  observe('largest-contentful-paint', ({ startTime }) => (load.largestPaint = startTime))
  observe('longtask', ({ duration }) => (load.blocking += duration - 50))
  observe('layout-shift', ({ value, hadRecentInput }) => (load.layoutShift += hadRecentInput ? 0 : value))
}

const CLICK_EVERY_MS = 100

function timeClick(open: OpenSite): Promise<number> {
  const { colorMode } = open.site.generator.reader!
  return withReader(open, 'slow', async (page) => {
    await page.addInitScript(observeColorMode)
    await openPage(page, address(open), { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, { polling: 10 })
    const button = page.locator(colorMode).filter({ visible: true }).first()
    await button.waitFor()
    const isMenu = await button.evaluate((element) => element instanceof HTMLSelectElement)
    const answered = () => page.evaluate(() => window.benchAnswered)
    for (const until = Date.now() + 20_000; Date.now() < until; await page.waitForTimeout(CLICK_EVERY_MS)) {
      if (isMenu) await button.selectOption('dark').catch(() => {})
      else await clickAt(page, await button.boundingBox())
      const at = await answered()
      if (at !== undefined) return at
    }
    throw new Error(`The color mode of ${open.site.generator.name} never changed.`)
  })
}

async function clickAt(page: Page, box: { x: number; y: number; width: number; height: number } | null): Promise<void> {
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Records when the first click has changed the color mode or opened a menu for it. */
function observeColorMode(): void {
  const background = () => [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor).join()
  const isMenuOpen = () => document.querySelector('[role="listbox"], [role="menu"]') !== null
  const watch = (before: string) => {
    const look = () => {
      if (isMenuOpen() || background() !== before) window.benchAnswered ??= performance.now()
    }
    const frame = () => {
      look()
      if (window.benchAnswered === undefined) requestAnimationFrame(frame)
    }
    frame()
    // Both changes may happen between two frames.
    for (const element of [document.documentElement, document.body]) new MutationObserver(look).observe(element, { attributes: true })
  }
  const start = () => {
    for (const type of types) removeEventListener(type, start, { capture: true })
    watch(background())
  }
  const types = ['pointerdown', 'input'] as const
  for (const type of types) addEventListener(type, start, { capture: true })
}
