import type { SiteConfig } from './config.ts'

/** Where tag managers' containers are. */
export const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js'

/** The origins that analytics need; none when they aren't configured. */
export function analyticsOrigins({ analytics }: Pick<SiteConfig, 'analytics'>): string[] {
  if (!analytics) return []
  const addresses = [
    ...(analytics.tagManager ? [TAG_MANAGER] : []),
    ...(analytics.session ? [analytics.session.script] : []),
    ...analytics.origins,
  ]
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
