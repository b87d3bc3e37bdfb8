import type { Locator, Page } from 'playwright-core'
import { addressOf, openPage, setConditions, settle, withReader, type Conditions, type OpenSite } from './browser.ts'
import { bytesOf } from './page.ts'

export interface Navigation {
  /** Time from the click to the frame with the next page's title. */
  ms: number
  /** Bytes sent from the first interaction with the link until then. */
  bytes: number
  /** Bytes sent until the network is idle, including prefetches of the next page. */
  bytesUntilIdle: number
  /** Whether the browser loaded a document, instead of the page replacing its content. */
  document: boolean
}

/** Costs of navigating between pages. */
export interface NavigationSample {
  /** Bytes that the first pointer move requests: deferred code and prefetched pages. */
  bytesAtFirstMove: number
  /** After a pointer move, its requests, and hovering the link for 300 ms. */
  hovered: Record<Conditions, Navigation>
  /** Without any interaction before the click. */
  atOnce: Navigation
}

const HOVER_MS = 300

/** Follows a link in each way, each time as a new visitor. */
export async function measureNavigation(open: OpenSite): Promise<NavigationSample> {
  const fast = await hovered(open, 'fast')
  const slow = await hovered(open, 'slow')
  const atOnce = await withReader(open, 'fast', async (page) => {
    const link = await loadPage(open, page)
    await setConditions(open, page, 'slow')
    return navigate(open, page, link)
  })
  return { bytesAtFirstMove: fast.bytesAtFirstMove, hovered: { fast: fast.navigation, slow: slow.navigation }, atOnce }
}

function hovered(open: OpenSite, conditions: Conditions): Promise<{ bytesAtFirstMove: number; navigation: Navigation }> {
  return withReader(open, 'fast', async (page) => {
    const link = await loadPage(open, page)
    await page.mouse.move(700, 500)
    await page.mouse.move(705, 505)
    await settle(open, page)
    const bytesAtFirstMove = bytesOf(open.server.takeSent())
    await setConditions(open, page, conditions)
    await link.hover()
    await page.waitForTimeout(HOVER_MS)
    return { bytesAtFirstMove, navigation: await navigate(open, page, link) }
  })
}

async function loadPage(open: OpenSite, page: Page): Promise<Locator> {
  const { site, server, specimen } = open
  const title = site.corpus.pages.find(({ route }) => route === specimen.next)?.title
  if (title === undefined) throw new Error(`The corpus has no page ${specimen.next}.`)
  await page.addInitScript(watchNavigation, title)
  await openPage(page, addressOf(open, specimen.page))
  await settle(open, page)
  server.takeSent()
  const hrefs = ['', '/', '.html'].map((end) => `a[href$="${specimen.next}${end}"]`)
  return page.locator(hrefs.join()).filter({ visible: true }).first()
}

async function navigate(open: OpenSite, page: Page, link: Locator): Promise<Navigation> {
  await link.click({ noWaitAfter: true })
  await page.waitForFunction(() => sessionStorage.getItem('bench-shown') !== null)
  const bytes = bytesOf(open.server.takeSent())
  await settle(open, page)
  const { clicked, shown, isDocument } = await page.evaluate(() => ({
    clicked: Number(sessionStorage.getItem('bench-clicked')),
    shown: Number(sessionStorage.getItem('bench-shown')),
    isDocument: performance.timeOrigin > Number(sessionStorage.getItem('bench-clicked')),
  }))
  return { ms: shown - clicked, bytes, bytesUntilIdle: bytes + bytesOf(open.server.takeSent()), document: isDocument }
}

/** Records the times of the click and of the frame with the title, across documents. */
function watchNavigation(title: string): void {
  const now = () => String(performance.timeOrigin + performance.now())
  const isShown = () => [...document.querySelectorAll('h1')].some((heading) => heading.textContent.includes(title))
  const watch = () => {
    // The frame has been displayed when the next task starts.
    if (isShown()) setTimeout(() => sessionStorage.setItem('bench-shown', now()))
    else requestAnimationFrame(watch)
  }
  addEventListener(
    'click',
    (event) => {
      sessionStorage.setItem('bench-clicked', String(performance.timeOrigin + event.timeStamp))
      requestAnimationFrame(watch)
    },
    { capture: true },
  )
  if (sessionStorage.getItem('bench-clicked') !== null && sessionStorage.getItem('bench-shown') === null) requestAnimationFrame(watch)
}
