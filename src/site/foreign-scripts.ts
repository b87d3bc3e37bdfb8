import { TAG_MANAGER } from './analytics-origins.ts'
import type { SiteConfig } from './config.ts'

type Scripts = Pick<SiteConfig, 'analytics' | 'ask' | 'baseUrl'>

/**
 * Whether a script may run in the site's pages: it is one of the site's own, or one of those that the configuration names.
 * @param origin of the site, as browsers have it
 */
export function mayRun(address: URL, origin: string, config: Scripts): boolean {
  if (address.origin === origin) return address.pathname.startsWith(config.baseUrl)
  return foreignScripts(config).some(({ href }) => address.href === href || address.href.startsWith(`${href}?`))
}

/** Addresses of the scripts of other sites, of which the tag manager's gets a query. */
function foreignScripts({ analytics, ask }: Scripts): URL[] {
  const scripts = [
    ...(analytics?.tagManager ? [TAG_MANAGER] : []),
    ...(analytics?.session ? [analytics.session.script] : []),
    ...(ask.provider === 'widget' ? [ask.script] : []),
  ]
  return scripts.map((address) => new URL(address))
}
