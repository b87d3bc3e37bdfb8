import { startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import site from 'virtual:site'
import type { PageData, SidebarFiles } from '../render/page.tsx'
import { App, type LoadedPage } from '../theme/App.tsx'
import { ARTICLE_ID } from '../theme/doc/Article.tsx'
import '../theme/styles/index.ts'
import { restoreChoices, syncChoices } from './choices.ts'
import { enableCopying } from './copy.ts'
import { APP_READY, PAGE_CHANGED, type PageChanged } from './dev-events.ts'
import { wakeIslands } from './islands.tsx'
import { completePage, loadBranch, loadPage } from './pages.ts'
import { watchLinks } from './prefetch.ts'
import { Router } from './router.ts'

type Page = LoadedPage & { files?: SidebarFiles | undefined }

let show: (page: Page) => Promise<void>
let onShown: (() => void) | undefined

function Root({ initial, onReady }: { initial: Page; onReady: () => void }) {
  const [page, setPage] = useState(initial)
  useEffect(onReady, [onReady])
  useEffect(() => {
    wakeIslands()
    onShown?.()
  }, [page.view])
  show = (next) =>
    new Promise((resolve) => {
      onShown = resolve
      startTransition(() => setPage(next))
    })
  const growSidebar = async (branch: string) => {
    if (!page.files) return
    const sidebar = await loadBranch(page.files, branch)
    setPage((current) => ({ ...current, sidebar }))
  }
  return <App site={site} page={page} onBranch={growSidebar} />
}

/** Wakes React in the page that the reader has. Resolves once it answers. */
export async function start(): Promise<void> {
  const embedded = JSON.parse(document.getElementById('page')!.textContent!) as Omit<PageData, 'html'>
  const html = document.getElementById(ARTICLE_ID)?.innerHTML ?? ''
  const initial = await completePage({ ...embedded, html })
  await new Promise<void>((resolve) => {
    hydrateRoot(document.getElementById('app')!, <Root initial={initial} onReady={resolve} />)
  })

  const options = { baseUrl: site.baseUrl, build: embedded.build }
  const load = (route: string) => loadPage(route, options)
  const links = watchLinks({ baseUrl: site.baseUrl, preload: (route) => void load(route).catch(() => {}) })
  const showPage = async (page: Page) => {
    await show(page)
    restoreChoices()
    links.observe()
  }
  new Router<Page>({ baseUrl: site.baseUrl, initial, load, show: showPage })
  links.observe()
  syncChoices()
  enableCopying()

  if (import.meta.hot) {
    addEventListener(PAGE_CHANGED, (event) => {
      const { build, page } = (event as CustomEvent<PageChanged>).detail
      // What was fetched before belongs to another build now, and isn't shown.
      options.build = build
      if (page) void completePage(page).then(showPage)
    })
    dispatchEvent(new Event(APP_READY))
  }
}
