import { ASSETS, SERVICE_WORKER } from '../addresses/site-files.ts'
import { mayPrefetch } from './prefetch.ts'
import { trustedScript } from './trusted.ts'

/** Milliseconds that a page must be open before it is cached. */
const STAY = 2000

let timer: ReturnType<typeof setTimeout> | undefined

/** Registers the service worker, which caches visited pages for offline reading. */
export function keepVisitedPages(baseUrl: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (serviceWorker.controller === null) serviceWorker.addEventListener('controllerchange', () => keepThis(baseUrl), { once: true })
  // Registration fails in private windows, for example; nothing else depends on it.
  serviceWorker.register(trustedScript(baseUrl + SERVICE_WORKER), { scope: baseUrl }).catch(() => {})
}

/** Fetches the document of the current page, so the service worker caches it; client-side navigation only fetches the page's data. */
export function keepPage(): void {
  clearTimeout(timer)
  if (mayPrefetch() && navigator.serviceWorker?.controller) timer = setTimeout(() => pass(location.pathname), STAY)
}

/** Fetches the files again that the page requested before the service worker took control; the browser's cache has them. */
function keepThis(baseUrl: string): void {
  const since = performance.now()
  const observer = new PerformanceObserver((list) => {
    const before = (list.getEntries() as PerformanceResourceTiming[]).filter(({ startTime }) => startTime < since)
    for (const file of before) if (isUsed(file, baseUrl)) pass(file.name)
  })
  observer.observe({ type: 'resource', buffered: true })
  keepPage()
}

/** Excludes prefetched files and those of other origins. */
function isUsed({ name, initiatorType }: PerformanceResourceTiming, baseUrl: string): boolean {
  const { origin, pathname } = new URL(name)
  if (origin !== location.origin) return false
  // Preloaded by the boot script along with the application.
  const isAhead = document.documentElement.dataset.ahead?.split(' ').includes(pathname) ?? false
  return isAhead || pathname.startsWith(baseUrl + ASSETS) || ['img', 'fetch'].includes(initiatorType)
}

function pass(url: string): void {
  fetch(url).catch(() => {})
}
