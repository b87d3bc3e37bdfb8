/** Normalizes a base URL to leading and trailing slashes, which other functions rely on: `/`, `/docs/`. */
export function normalizeBaseUrl(baseUrl: string): string {
  const name = baseUrl.replace(/^\/+|\/+$/g, '')
  return name === '' ? '/' : `/${name}/`
}

/**
 * Removes the base URL from a decoded request path; the result starts with a slash. Returns `undefined` for paths outside of the
 * site.
 */
export function withoutBase(path: string, baseUrl: string): string | undefined {
  const base = decodeURI(baseUrl)
  return path.startsWith(base) ? path.slice(base.length - 1) : undefined
}

/** Prefixes a route with the base URL: `/docs/` and `/a` → `/docs/a`. */
export function withBase(route: string, baseUrl: string): string {
  return baseUrl + route.replace(/^\//, '')
}

/** `Location` header for a path of the site or a URL, with the query string of the request. */
export function locationOf(baseUrl: string, to: string, query: string): string {
  const address = to.startsWith('/') ? baseUrl + to.slice(1) : to
  if (query === '') return address
  const [, place = '', anchor = ''] = /^([^#]*)(.*)$/.exec(address) ?? []
  return place + (place.includes('?') ? query.replace('?', '&') : query) + anchor
}
