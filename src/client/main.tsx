import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import messages from 'virtual:messages'
import site, { sandbox } from 'virtual:site'
import { withBase } from '../addresses/base-url.ts'
import { App } from '../theme/App.tsx'
import { ARTICLE_ID } from '../theme/doc/Article.tsx'
import { shownEntries } from '../theme/doc/TocEntries.tsx'
import { PAGE_DATA_ID, type PageData } from '../theme/page-data.ts'
import { AskServiceContext } from '../theme/state/ask.tsx'
import { LoadMessagesContext } from '../theme/state/messages.tsx'
import { onMissingCode } from '../theme/state/missing-code.ts'
import { provideSandbox } from '../theme/state/sandbox.ts'
import { SearchProviderContext } from '../theme/state/search.tsx'
import awakeTheme from 'virtual:awake-theme.css?inline'
import { adoptStyle } from '../theme/styles/adopt-style.ts'
import '../theme/styles/index.ts'
import { loadAskService } from './ask.ts'
import { animateCollapsibles } from './collapsibles.ts'
import { restoreChoices } from './at-once/choices.ts'
import { tellWrapping } from './at-once/wrap.ts'
import { reloadIfGone } from './deployment.ts'
import { APP_READY, PAGE_CHANGED, type PageChanged } from './dev-events.ts'
import { accompanyCode, wakeIslands } from './islands.tsx'
import { loadMessages } from './messages.ts'
import { keepPage, keepVisitedPages } from './offline.ts'
import { completePage, loadPage, loadSidebar, type CompletePage } from './pages.ts'
import { watchLinks } from './prefetch.ts'
import { Router } from './router.ts'
import { watchScrollStops } from './scroll-stops.ts'
import { loadSearchProvider } from './search.ts'
import { unfoldFoundCode } from './unfold.ts'
import { attachZoom } from './zoom.ts'

adoptStyle(awakeTheme)
provideSandbox(sandbox)

/** Renders a page before it returns, so the next frame shows it. In a transition, it would appear a third later (`bench/NOTES.md`). */
let show: (page: CompletePage) => void

function Root({ initial, onReady }: { initial: CompletePage; onReady: () => void }) {
  const [page, setPage] = useState(initial)
  useEffect(onReady, [onReady])
  useEffect(() => {
    wakeIslands(messages)
    // Component pages that embed a document only have room for its text.
    if (page.view.kind === 'doc') accompanyCode(messages)
    attachZoom(messages.zoom)
    watchScrollStops()
    tellWrapping()
  }, [page.view])
  show = (next) => flushSync(() => setPage(next))
  const growSidebar = async (branch: string) => {
    if (page.sidebarRoot === undefined) return
    const sidebar = await loadSidebar(page.sidebarRoot, [branch])
    setPage((current) => ({ ...current, sidebar }))
  }
  return (
    <SearchProviderContext value={loadSearchProvider}>
      <AskServiceContext value={loadAskService}>
        <LoadMessagesContext value={loadMessages}>
          <App site={site} messages={messages} page={page} onBranch={growSidebar} />
        </LoadMessagesContext>
      </AskServiceContext>
    </SearchProviderContext>
  )
}

/** Hydrates the document. Resolves once the application responds to events. */
export async function start(): Promise<void> {
  const embedded = JSON.parse(document.getElementById(PAGE_DATA_ID)!.textContent!) as Omit<PageData, 'html'>
  const html = document.getElementById(ARTICLE_ID)?.innerHTML ?? ''
  if (embedded.view.kind === 'doc') embedded.view.toc = shownEntries()
  const initial = await completePage({ ...embedded, html })
  onMissingCode(() => void reloadIfGone())
  await new Promise<void>((resolve) => {
    hydrateRoot(document.getElementById('app')!, <Root initial={initial} onReady={resolve} />)
  })

  // From here on, a pressed link needs only its page's data.
  document.querySelector('script[type=speculationrules]')?.remove()
  const options = { baseUrl: site.baseUrl, consoles: site.consoles, build: embedded.build }
  const load = (route: string) => loadPage(route, options)
  const links = watchLinks({ baseUrl: site.baseUrl, consoles: site.consoles, preload: (route) => void load(route).catch(() => {}) })
  const analytics = startAnalytics()
  const showPage = (page: CompletePage) => {
    show(page)
    restoreChoices()
    void analytics.then((started) => started?.countPage(withBase(page.view.route, site.baseUrl)))
    links.observe()
    keepPage()
  }
  new Router<CompletePage>({ baseUrl: site.baseUrl, initial, load, show: showPage })
  links.observe()
  unfoldFoundCode()
  animateCollapsibles()
  keepVisitedPages(site.baseUrl)

  if (import.meta.hot) {
    addEventListener(PAGE_CHANGED, (event) => {
      const { build, page } = (event as CustomEvent<PageChanged>).detail
      // Data that was fetched earlier has the old build ID and is no longer used.
      options.build = build
      if (page) void completePage(page).then(showPage)
    })
    // The mark tells listeners that are added later.
    performance.mark(APP_READY)
    dispatchEvent(new Event(APP_READY))
  }
}

/** Loads analytics if configured. */
async function startAnalytics() {
  if (!site.analytics) return undefined
  try {
    const started = await import('./analytics.ts')
    started.startAnalytics(site.analytics)
    return started
  } catch {
    return undefined
  }
}
