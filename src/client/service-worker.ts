/*
 * Keeps what a reader has visited, so that it can be read offline. A page always comes from the network when that answers;
 * only files whose names change with their content come from here first.
 */

const worker = self as unknown as ServiceWorkerGlobalScope

/** What is kept at most, by cache; the oldest go first. Without the application no page wakes: what is visited never takes its place. */
const KEPT = { visited: 400, assets: 200 }
type CacheName = keyof typeof KEPT
/** Shown in the place of a page that was never visited. */
const OFFLINE = 'offline.html'

const { scope } = worker.registration

worker.addEventListener('install', (event) => {
  const keepOffline = async () => (await caches.open('visited' satisfies CacheName)).add(new URL(OFFLINE, scope))
  // A site without the file does without.
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

/** For a page that nobody has visited yet, and perhaps nobody will: among those to keep it would take another's place. */
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
    // Only what browsers ask for is kept, be it by `Accept` of another word than that of a page.
    const kept = await caches.match(request, { ignoreSearch: isPage, ignoreVary: true })
    if (kept) return kept
    if (isPage) return secondTry(request)
    throw error
  }
}

/** A failure may be a moment's, and the reader would see nothing else. */
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

/** A page is the same whatever its query says; what else has one isn't kept: there is no end of queries. */
function keptAs({ url, mode }: Request): string | undefined {
  const { origin, pathname, search } = new URL(url)
  return search === '' || mode === 'navigate' ? origin + pathname : undefined
}

/** A full disk, or storage that is off, keeps nothing and breaks nothing. */
async function keep(name: CacheName, address: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name)
    await cache.put(address, response)
    const requests = await cache.keys()
    for (const old of requests.slice(0, Math.max(0, requests.length - KEPT[name]))) {
      if (!old.url.endsWith(OFFLINE)) await cache.delete(old)
    }
  } catch {
    // Reading goes on.
  }
}
