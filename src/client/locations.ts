/**
 * Maps a path to a route (specification, section 2): removes the base URL and a trailing `/index.html` or `.html`; an empty path
 * becomes `/`. Doesn't change the address bar.
 */
export function normalizePath(pathname: string, baseUrl: string): string {
  const inside = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname
  const bare = inside.trim().replace(/(\/index)?\.html$/, '')
  return bare === '' ? '/' : bare
}
