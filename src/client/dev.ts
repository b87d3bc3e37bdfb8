/*
 * Development only: every document loads it after Vite's client. Applies changes to documents and CSS modules to the open page;
 * Vite's client handles other changes by replacing styles or reloading.
 */
import type { ViteHotContext as Hot } from 'vite/types/hot.d.ts'
// All styles: the development server doesn't split them by page.
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

/** Fetches the page's current data; `undefined` if the page doesn't exist. */
async function fetchPage(route: string): Promise<PageData | undefined> {
  const response = await fetch(BASE_URL + dataFile(route))
  return response.ok ? ((await unpack(new Uint8Array(await response.arrayBuffer()))) as PageData) : undefined
}

/** Resolves when the application is hydrated; immediately if the document doesn't have one, such as an error page. */
const awake = new Promise<void>((resolve) => {
  // Pointer movement during loading may already have woken it.
  const isAwake = performance.getEntriesByName(APP_READY).length > 0
  if (document.getElementById(PAGE_DATA_ID) && !isAwake) addEventListener(APP_READY, () => resolve(), { once: true })
  else resolve()
})

/** Keeps the open page up to date. */
function followPage(hot: Hot): void {
  let route = currentRoute()
  let shown = fetchPage(route)
  const tellRoute = () => hot.send(PAGE_SHOWN, { route } satisfies PageShown)

  const update = async ({ build }: SiteChanged) => {
    const updated = route
    const [before, page] = await Promise.all([shown, fetchPage(updated)])
    // The page was just created or deleted.
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

/** Removes the inlined styles: the imported modules provide the same rules, in elements that can be replaced. */
async function dropInlineStyles(): Promise<void> {
  await awake
  document.head.querySelectorAll('style:not([data-vite-dev-id])').forEach((style) => style.remove())
}

/**
 * CSS modules export class names, so Vite treats them as code and can't hot-replace them. Changed rules keep the class names, so
 * replacing the text is enough.
 */
function replaceStyle({ id, css }: StyleChanged): void {
  const style = document.querySelector(`style[data-vite-dev-id="${CSS.escape(id)}"]`)
  if (style) style.textContent = css
}

/** Hides the tip in Vite's error overlay, which refers to a configuration file that these projects don't have. */
function hideTip(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('vite-error-overlay::part(tip) { display: none }')
  document.adoptedStyleSheets.push(sheet)
}

const SCROLL = 'dev-scroll'

/** Restoring scroll positions explicitly: browsers only guess if the page's content has changed. */
function keepScroll(hot: Hot): void {
  hot.on('vite:beforeFullReload', () => sessionStorage.setItem(SCROLL, JSON.stringify({ path: location.pathname, y: scrollY })))
}

function restoreScroll(): void {
  const kept = JSON.parse(sessionStorage.getItem(SCROLL) ?? '{}') as { path?: string; y?: number }
  sessionStorage.removeItem(SCROLL)
  if (kept.path === location.pathname) scrollTo(0, kept.y ?? 0)
}

/** Wakes the application without interaction, so authors see their first change. */
function wake(): void {
  // Restore the scroll position first, since the application takes over scrolling.
  requestAnimationFrame(() => {
    restoreScroll()
    // A synthetic pointer event would need movement to count as interaction; focus doesn't.
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
