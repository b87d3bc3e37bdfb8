import { TAG_MANAGER } from './analytics-origins.ts'
import type { SiteConfig } from './config.ts'

type Scripts = Pick<SiteConfig, 'analytics' | 'ask' | 'baseUrl'>

/**
 * Whether a script may run on the site's pages: either its own or one that the configuration lists.
 * @param origin the site's origin, as in `location.origin`
 */
export function mayRun(address: URL, origin: string, config: Scripts): boolean {
  if (address.origin === origin) return address.pathname.startsWith(config.baseUrl)
  return foreignScripts(config).some(({ href }) => address.href === href || address.href.startsWith(`${href}?`))
}

/** URLs of third-party scripts. The tag manager's is loaded with a query string. */
function foreignScripts({ analytics, ask }: Scripts): URL[] {
  const scripts = [
    ...(analytics?.tagManager ? [TAG_MANAGER] : []),
    ...(analytics?.session ? [analytics.session.script] : []),
    ...(ask.provider === 'widget' ? [ask.script] : []),
  ]
  return scripts.map((address) => new URL(address))
}
