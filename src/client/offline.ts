import { mayPrefetch } from './prefetch.ts'
import { trustedScript } from './trusted.ts'

/** A page that the reader stays on for so long, in milliseconds, is kept. */
const STAY = 2000

let timer: ReturnType<typeof setTimeout> | undefined

/** Has the browser keep the pages that a reader visits, for reading offline, from this one on. */
export function keepVisitedPages(baseUrl: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (serviceWorker.controller === null) serviceWorker.addEventListener('controllerchange', () => keepThis(baseUrl), { once: true })
  // Browsers refuse it in private windows and the like; nothing else depends on it.
  serviceWorker.register(trustedScript(`${baseUrl}sw.js`), { scope: baseUrl }).catch(() => {})
}

/** Has the document of the page that is shown pass by the worker, which keeps it: the application has fetched its data only. */
export function keepPage(): void {
  clearTimeout(timer)
  if (mayPrefetch() && navigator.serviceWorker?.controller) timer = setTimeout(() => pass(location.pathname), STAY)
}

/** What was asked for before the worker was there, and has come or will come yet; the browser still has it. */
function keepThis(baseUrl: string): void {
  const since = performance.now()
  const observer = new PerformanceObserver((list) => {
    const before = (list.getEntries() as PerformanceResourceTiming[]).filter(({ startTime }) => startTime < since)
    for (const file of before) if (isUsed(file, baseUrl)) pass(file.name)
  })
  observer.observe({ type: 'resource', buffered: true })
  keepPage()
}

/** Not what was prefetched for other pages, nor what other sites have sent. */
function isUsed({ name, initiatorType }: PerformanceResourceTiming, baseUrl: string): boolean {
  const { origin, pathname } = new URL(name)
  if (origin !== location.origin) return false
  // Boot asked for it beside the application.
  const isAhead = document.documentElement.dataset.ahead?.split(' ').includes(pathname) ?? false
  return isAhead || pathname.startsWith(`${baseUrl}assets/`) || ['img', 'fetch'].includes(initiatorType)
}

function pass(url: string): void {
  fetch(url).catch(() => {})
}
