/** A base URL with the slashes that the other functions count on: `/`, `/docs/`. */
export function normalizeBaseUrl(baseUrl: string): string {
  const name = baseUrl.replace(/^\/+|\/+$/g, '')
  return name === '' ? '/' : `/${name}/`
}

/** A decoded path of a request as the site knows it, without the base URL but with a slash in front; `undefined` outside of it. */
export function withoutBase(path: string, baseUrl: string): string | undefined {
  const base = decodeURI(baseUrl)
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined
}

/** Puts the base URL before a route: `/docs/` and `/a` → `/docs/a`. */
export function withBase(route: string, baseUrl: string): string {
  return baseUrl + route.replace(/^\//, '')
}

/** A `Location` for a path of the site, or for an address of its own, with the query that the request had. */
export function locationOf(baseUrl: string, to: string, query: string): string {
  const address = to.startsWith('/') ? baseUrl + to.slice(1) : to
  if (query === '') return address
  const [, place = '', anchor = ''] = /^([^#]*)(.*)$/.exec(address) ?? []
  return place + (place.includes('?') ? query.replace('?', '&') : query) + anchor
}
