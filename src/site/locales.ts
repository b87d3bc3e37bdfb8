/**
 * Address of a page in another language: the base URL there, the rest of the path, then query and hash.
 * @param from base URL here
 * @param to base URL there
 */
export function localeUrl(
  { pathname, search = '', hash = '' }: { pathname: string; search?: string; hash?: string },
  from: string,
  to: string,
): string {
  const rest = pathname.startsWith(from) ? pathname.slice(from.length) : pathname.replace(/^\//, '')
  return to + rest + search + hash
}
