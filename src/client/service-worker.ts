/*
 * Caches what a reader visits, for offline reading. Pages are network first; only files with a content hash in their names are
 * cache first.
 */

import { ASSETS, OFFLINE_PAGE } from '../addresses/site-files.ts'

const worker = self as unknown as ServiceWorkerGlobalScope

/**
 * Maximum number of entries in each cache; the oldest are deleted first. Visited pages have a separate cache, so they can't evict
 * the application, which every page needs.
 */
const KEPT = { visited: 400, assets: 200 }
type CacheName = keyof typeof KEPT

/** Pause in milliseconds before new assets are cached, so that it doesn't slow down the page that requested them. */
const PAUSE = 1000

const { scope } = worker.registration

/** URLs of the cached assets; undefined until they are known. Asking the cache for each one takes longer than most responses. */
let kept: Set<string> | undefined
// Fails if storage is blocked; then nothing is cached, either.
readKept().catch(() => undefined)

/** URLs of assets to be cached after the pause. */
const coming = new Set<string>()
let keeping: Promise<void> | undefined

worker.addEventListener('install', (event) => {
  const keepOffline = async () => (await caches.open('visited' satisfies CacheName)).add(new URL(OFFLINE_PAGE, scope))
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
  if (!isAsset(request)) return event.respondWith(networkFirst(request))
  const isKept = kept?.has(request.url)
  // The browser itself loads a file that isn't cached.
  if (isKept !== false) event.respondWith(keptFirst(request))
  if (isKept !== true) event.waitUntil(keepLater(request.url))
})

function isAsset({ url }: Request): boolean {
  return url.startsWith(scope + ASSETS)
}

/** Whether the request is a prefetch. Caching pages that the reader may never visit would evict visited ones. */
function isPrefetched({ mode, destination }: Request): boolean {
  return mode === 'no-cors' && destination === ''
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** Caches an asset, together with those requested in the meantime. The browser's own cache has them by then. */
function keepLater(url: string): Promise<void> {
  coming.add(url)
  return (keeping ??= new Promise((resolve) => setTimeout(resolve, PAUSE)).then(async () => {
    keeping = undefined
    const urls = [...coming].filter((each) => !kept?.has(each))
    coming.clear()
    for (const each of urls) {
      const response = await fetch(each, { cache: 'force-cache' }).catch(() => undefined)
      if (response?.ok) await keep('assets', each, response)
    }
    await readKept()
  }))
}

async function readKept(): Promise<void> {
  const cache = await caches.open('assets' satisfies CacheName)
  kept = new Set((await cache.keys()).map(({ url }) => url))
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request)
  } catch (error) {
    const isPage = request.mode === 'navigate'
    // Entries are responses to the browser's own requests, so a different `Accept` header doesn't matter.
    const cached = await caches.match(request, { ignoreSearch: isPage, ignoreVary: true })
    if (cached) return cached
    if (isPage) return secondTry(request)
    throw error
  }
}

/** Retries once in case the failure was transient, before showing the offline page. */
async function secondTry(page: Request): Promise<Response> {
  try {
    return await fetchAndKeep(page)
  } catch (error) {
    const offline = await caches.match(new URL(OFFLINE_PAGE, scope))
    if (offline) return offline
    throw error
  }
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request)
  const address = keptAs(request)
  if (response.ok && response.type === 'basic' && address !== undefined) void keep('visited', address, response.clone())
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
      if (!old.url.endsWith(OFFLINE_PAGE)) await cache.delete(old)
    }
  } catch {
    // Caching is optional.
  }
}
