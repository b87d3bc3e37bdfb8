/**
 * URL of a page in another language: replaces the base URL, and keeps the rest of the path, the query, and the hash.
 * @param from base URL of this site
 * @param to base URL of the site in the other language
 */
export function localeUrl(
  { pathname, search = '', hash = '' }: { pathname: string; search?: string; hash?: string },
  from: string,
  to: string,
): string {
  const rest = pathname.startsWith(from) ? pathname.slice(from.length) : pathname.replace(/^\//, '')
  return to + rest + search + hash
}
