/**
 * The route that a path stands for (specification, section 2): a trailing `/index.html` or `.html` is taken off, and
 * nothing left means `/`. The address bar keeps what it has.
 */
export function normalizePath(pathname: string, baseUrl: string): string {
  const inside = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname
  const bare = inside.trim().replace(/(\/index)?\.html$/, '')
  return bare === '' ? '/' : bare
}
