import type { SiteConfig } from './config.ts'

/**
 * Address of a page in another language: base URL, the language's segment unless it is the default, the rest of the path, then query and hash.
 * @param pathname of the current page, in the current language
 */
export function localeUrl(
  { pathname, search = '', hash = '' }: { pathname: string; search?: string; hash?: string },
  { from, to, baseUrl, locales }: { from: string; to: string; baseUrl: string; locales: SiteConfig['locales'] },
): string {
  const prefix = (name: string) => (name === locales.default ? baseUrl : `${baseUrl}${locales.all[name]?.path ?? name}/`)
  const rest = pathname.startsWith(prefix(from)) ? pathname.slice(prefix(from).length) : pathname.replace(/^\//, '')
  return prefix(to) + rest + search + hash
}
