/*
 * Only in development: every document loads it after Vite's client. Shows in the page that is open what the server tells
 * about documents and CSS modules. After other changes Vite's client replaces a style or loads the page anew by itself.
 */
import type { ViteHotContext as Hot } from 'vite/types/hot.d.ts'
// All styles: a page's own come with it only where it was built.
import '../theme/styles/index.ts'
// oxlint-disable-next-line import/no-unassigned-import -- styles, too, but the bundler makes the module.
import 'virtual:all-block-styles'
import { PAGE_DATA_ID, type PageData } from '../theme/page-data.ts'
import {
  APP_READY,
  PAGE_CHANGED,
  PAGE_SHOWN,
  SITE_CHANGED,
  STYLE_CHANGED,
  type PageChanged,
  type PageShown,
  type SiteChanged,
  type StyleChanged,
} from './dev-events.ts'
import { unpack } from '../addresses/packed-json.ts'
import { dataFile } from '../addresses/page-files.ts'
import { showProblems } from './dev-problems.ts'
import { normalizePath } from './locations.ts'

const { BASE_URL } = import.meta.env
const currentRoute = () => normalizePath(location.pathname, BASE_URL)

/** The page's data as the server has it now; `undefined` when there is no such page. */
async function fetchPage(route: string): Promise<PageData | undefined> {
  const response = await fetch(BASE_URL + dataFile(route))
  return response.ok ? ((await unpack(new Uint8Array(await response.arrayBuffer()))) as PageData) : undefined
}

/** Resolves when the application answers; at once in a document without it, which tells of an error. */
const awake = new Promise<void>((resolve) => {
  // A pointer that moves while the page loads may have loaded it already.
  const isAwake = performance.getEntriesByName(APP_READY).length > 0
  if (document.getElementById(PAGE_DATA_ID) && !isAwake) addEventListener(APP_READY, () => resolve(), { once: true })
  else resolve()
})

/** Keeps the open page as the server has it. */
function followPage(hot: Hot): void {
  let route = currentRoute()
  let shown = fetchPage(route)
  const tellRoute = () => hot.send(PAGE_SHOWN, { route } satisfies PageShown)

  const update = async ({ build }: SiteChanged) => {
    const updated = route
    const [before, page] = await Promise.all([shown, fetchPage(updated)])
    // It has just come or gone.
    if (!before || !page) return location.reload()
    const isSame = updated !== route || contentOf(before) === contentOf(page)
    if (updated === route) shown = Promise.resolve(page)
    dispatchEvent(new CustomEvent<PageChanged>(PAGE_CHANGED, { detail: { build, page: isSame ? undefined : page } }))
    document.querySelectorAll('vite-error-overlay').forEach((overlay) => overlay.remove())
    tellRoute()
  }
  let queue = awake
  hot.on(SITE_CHANGED, (change: SiteChanged) => {
    queue = queue.then(() => update(change)).catch((error: unknown) => console.error(error))
  })
  addEventListener('locationchange', () => {
    if (currentRoute() === route) return
    route = currentRoute()
    shown = fetchPage(route)
    tellRoute()
  })
  tellRoute()
}

function contentOf({ view, html, sidebar }: PageData): string {
  return JSON.stringify([view, html, sidebar])
}

/** The styles that came with the document have come again with their modules, where each can be replaced. */
async function dropInlineStyles(): Promise<void> {
  await awake
  document.head.querySelectorAll('style:not([data-vite-dev-id])').forEach((style) => style.remove())
}

/** The class names of a CSS module are code, so it can't replace itself. They stay when its rules change, so its text is replaced. */
function replaceStyle({ id, css }: StyleChanged): void {
  const style = document.querySelector(`style[data-vite-dev-id="${CSS.escape(id)}"]`)
  if (style) style.textContent = css
}

/** Vite's overlay, which shows mistakes in code, ends with advice about a file that projects of this kind don't have. */
function hideTip(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('vite-error-overlay::part(tip) { display: none }')
  document.adoptedStyleSheets.push(sheet)
}

const SCROLL = 'dev-scroll'

/** Browsers mostly come back to where a page was; over a page that has changed they guess. */
function keepScroll(hot: Hot): void {
  hot.on('vite:beforeFullReload', () => sessionStorage.setItem(SCROLL, JSON.stringify({ path: location.pathname, y: scrollY })))
}

function restoreScroll(): void {
  const kept = JSON.parse(sessionStorage.getItem(SCROLL) ?? '{}') as { path?: string; y?: number }
  sessionStorage.removeItem(SCROLL)
  if (kept.path === location.pathname) scrollTo(0, kept.y ?? 0)
}

/** The boot script waits for a sign of intent; who writes wants to see the first change, too. */
function wake(): void {
  // Not before the page stands where it was: the application takes over scrolling.
  requestAnimationFrame(() => {
    restoreScroll()
    // A pointer would have to move for it.
    document.dispatchEvent(new Event('focusin', { bubbles: true }))
  })
}

if (import.meta.hot) {
  import.meta.hot.on(STYLE_CHANGED, replaceStyle)
  keepScroll(import.meta.hot)
  showProblems(import.meta.hot)
  hideTip()
  followPage(import.meta.hot)
  void dropInlineStyles()
  if (document.readyState === 'complete') wake()
  else addEventListener('load', wake)
}
