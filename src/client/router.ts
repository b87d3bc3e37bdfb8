import type { LoadedPage } from '../theme/App.tsx'
import { hidePanel, isPanelOpen } from '../theme/layout/NavigationPanel.tsx'
import { MAIN_ID } from '../theme/layout/Layout.tsx'
import { fadeIn } from './fade-in.ts'
import { normalizePath } from './locations.ts'
import { internalRoute } from './prefetch.ts'
import { ProgressBar } from './progress.ts'
import { createKey, ScrollPositions, scrollToHash } from './scroll.ts'

interface HistoryState {
  key: string
  /** Position in the history, which tells back from forward. */
  index: number
}

/** Options for back and forward navigation. */
interface Return {
  /** Scroll position to restore, in CSS pixels. */
  restore?: number | undefined
  /** Whether the browser has already shown a transition, such as for a swipe gesture. */
  hasUAVisualTransition?: boolean
}

interface RouterOptions<Page> {
  baseUrl: string
  initial: Page
  load: (route: string) => Promise<Page>
  /** Renders the page before it returns. */
  show: (page: Page) => void
}

/** Handles links and history navigation without loading documents. Falls back to a full page load on any failure. */
export class Router<Page extends LoadedPage> {
  readonly #options: RouterOptions<Page>
  readonly #progress = new ProgressBar()
  readonly #scroll = new ScrollPositions()
  #page: Page
  #state: HistoryState
  #address = location.href
  /** Number of navigations so far; only the latest one may show its page. */
  #latest = 0
  #ignorePop = false

  constructor(options: RouterOptions<Page>) {
    this.#options = options
    this.#page = options.initial
    this.#state = this.#currentEntry(0)
    document.addEventListener('click', (event) => this.#onClick(event))
    document.addEventListener('submit', (event) => this.#onSubmit(event))
    addEventListener('popstate', (event) => void this.#onPop(event))
    addEventListener('scroll', () => this.#scroll.save(this.#state.key), { passive: true })
  }

  /** Navigates to a URL of this site. */
  async navigate(address: string | URL, { replace = false } = {}): Promise<void> {
    const url = new URL(address, location.href)
    this.#scroll.save(this.#state.key)
    const stays = replace || url.href === location.href
    const next = { key: createKey(), index: stays ? this.#state.index : this.#state.index + 1 }
    if (url.hash && url.pathname === location.pathname && url.search === location.search) {
      // The browser does more than scroll: it moves the starting point of sequential focus and sets `:target`. A `popstate` event
      // follows.
      location.assign(url)
      this.#state = next
      history.replaceState(next, '')
      return
    }
    await this.#go(url, () => {
      this.#state = next
      if (stays) history.replaceState(next, '', url)
      else history.pushState(next, '', url)
    })
  }

  #onClick(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    const samePage = link.getAttribute('href')?.startsWith('#')
    if (!samePage && internalRoute(link, this.#options.baseUrl) === undefined) return
    event.preventDefault()
    hidePanel()
    void this.navigate(link.href)
  }

  /** Handles search forms like links, since their results are a page of the site. */
  #onSubmit(event: SubmitEvent): void {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
    const url = new URL(form.action)
    if (url.origin !== location.origin) return
    event.preventDefault()
    url.search = new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString()
    void this.navigate(url)
  }

  async #onPop({ hasUAVisualTransition }: PopStateEvent): Promise<void> {
    const state = this.#currentEntry(this.#state.index + 1)
    if (this.#ignorePop) {
      this.#ignorePop = false
      return
    }
    if (isPanelOpen()) {
      // Back closes the open menu instead of leaving the page (specification, section 4).
      hidePanel()
      this.#ignorePop = true
      history.go(this.#state.index - state.index || 1)
      return
    }
    await this.#go(new URL(location.href), () => (this.#state = state), { restore: this.#scroll.get(state.key), hasUAVisualTransition })
  }

  /** The current history state; adds one to entries that the browser created for a hash. */
  #currentEntry(index: number): HistoryState {
    if (history.state === null) history.replaceState({ key: createKey(), index }, '')
    return history.state as HistoryState
  }

  async #go(url: URL, commit: () => void, { restore, hasUAVisualTransition }: Return = {}): Promise<void> {
    const number = ++this.#latest
    const before = new URL(this.#address)
    const route = normalizePath(url.pathname, this.#options.baseUrl)
    // The page for missing pages has one route but many URLs.
    if (route === this.#page.view.route || url.pathname === before.pathname) {
      this.#progress.done()
      commit()
      this.#address = url.href
      dispatchEvent(new Event('locationchange'))
      this.#scrollAfter(before, url, restore)
      return
    }
    this.#progress.start()
    let page: Page
    try {
      page = await this.#options.load(route)
    } catch (error) {
      // An old tab after a deployment, or a URL without page data: the browser handles it.
      console.warn(`${url.pathname} can't be shown without a full load.`, error)
      if (number === this.#latest) loadDocument(url)
      return
    } finally {
      if (number === this.#latest) this.#progress.done()
    }
    if (number !== this.#latest) return
    commit()
    this.#address = url.href
    this.#page = page
    const focused = document.activeElement
    this.#options.show(page)
    dispatchEvent(new Event('locationchange'))
    this.#announce(page.view.title, focused)
    this.#scrollAfter(before, url, restore)
    if (!hasUAVisualTransition) fadeIn()
  }

  /**
   * Scrolls after a navigation: back and forward restore the position; a change of the query alone keeps it; a hash scrolls to
   * its heading; anything else scrolls to the top.
   */
  #scrollAfter(before: URL, after: URL, restore: number | undefined): void {
    if (restore !== undefined) scrollTo(0, restore)
    else if (before.pathname === after.pathname && before.hash === after.hash && before.search !== after.search) return
    else if (after.hash) {
      const target = scrollToHash(after.hash)
      if (before.pathname === after.pathname) return
      // On the same page, the browser does both: Tab continues from the target, and the event follows.
      if (target && target.tabIndex < 0) target.tabIndex = -1
      target?.focus({ preventScroll: true })
      dispatchEvent(new HashChangeEvent('hashchange', { oldURL: before.href, newURL: after.href }))
    } else scrollTo(0, 0)
  }

  /** Announces the page to screen readers and moves focus to its content, unless the page focused an input; a hash moves it further. */
  #announce(title: string, focused: Element | null): void {
    const tookFocus = document.activeElement !== focused && document.activeElement !== document.body
    if (!tookFocus) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    const region = document.getElementById('announcer') ?? document.body.appendChild(createAnnouncer())
    region.textContent = title
  }
}

/** After going back, the URL has already changed, so assigning it would at most jump to its hash. */
function loadDocument(url: URL): void {
  if (url.href === location.href) location.reload()
  else location.assign(url)
}

function createAnnouncer(): HTMLElement {
  const region = document.createElement('div')
  region.id = 'announcer'
  region.className = 'sr-only'
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('aria-atomic', 'true')
  return region
}
