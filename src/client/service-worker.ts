/*
 * Caches what a reader visits, for offline reading. Pages are network first; only files with a content hash in their names are
 * cache first.
 */

const worker = self as unknown as ServiceWorkerGlobalScope

/**
 * Maximum number of entries in each cache; the oldest are deleted first. Visited pages have a separate cache, so they can't evict
 * the application, which every page needs.
 */
const KEPT = { visited: 400, assets: 200 }
type CacheName = keyof typeof KEPT
/** Shown offline instead of a page that isn't cached. */
const OFFLINE = 'offline.html'

const { scope } = worker.registration

worker.addEventListener('install', (event) => {
  const keepOffline = async () => (await caches.open('visited' satisfies CacheName)).add(new URL(OFFLINE, scope))
  // Not every site has this file.
  event.waitUntil(
    keepOffline()
      .catch(() => undefined)
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const isOurs = request.method === 'GET' && request.url.startsWith(scope) && !request.headers.has('range')
  if (!isOurs || request.url.startsWith(`${scope}api/`) || isPrefetched(request)) return
  event.respondWith(isAsset(request) ? keptFirst(request) : networkFirst(request))
})

function isAsset({ url }: Request): boolean {
  return url.startsWith(`${scope}assets/`)
}

/** Whether the request is a prefetch. Caching pages that the reader may never visit would evict visited ones. */
function isPrefetched({ mode, destination }: Request): boolean {
  return mode === 'no-cors' && destination === ''
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetchAndKeep(request)
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request)
  } catch (error) {
    const isPage = request.mode === 'navigate'
    // Entries are responses to the browser's own requests, so a different `Accept` header doesn't matter.
    const kept = await caches.match(request, { ignoreSearch: isPage, ignoreVary: true })
    if (kept) return kept
    if (isPage) return secondTry(request)
    throw error
  }
}

/** Retries once in case the failure was transient, before showing the offline page. */
async function secondTry(page: Request): Promise<Response> {
  try {
    return await fetchAndKeep(page)
  } catch (error) {
    const offline = await caches.match(new URL(OFFLINE, scope))
    if (offline) return offline
    throw error
  }
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request)
  const address = keptAs(request)
  if (response.ok && response.type === 'basic' && address !== undefined)
    void keep(isAsset(request) ? 'assets' : 'visited', address, response.clone())
  return response
}

/**
 * Cache key of a request: a page without its query, since that doesn't change its document. Other requests with a query aren't
 * cached, because there could be any number of them.
 */
function keptAs({ url, mode }: Request): string | undefined {
  const { origin, pathname, search } = new URL(url)
  return search === '' || mode === 'navigate' ? origin + pathname : undefined
}

/** Adds a response to a cache. Failures are ignored, such as a full disk or blocked storage. */
async function keep(name: CacheName, address: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name)
    await cache.put(address, response)
    const requests = await cache.keys()
    for (const old of requests.slice(0, Math.max(0, requests.length - KEPT[name]))) {
      if (!old.url.endsWith(OFFLINE)) await cache.delete(old)
    }
  } catch {
    // Caching is optional.
  }
}
