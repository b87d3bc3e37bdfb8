import type { SiteConfig } from './config.ts'

/** URL from which Google Tag Manager serves containers. */
export const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js'

/** Origins that the security policy must allow for analytics; empty if none is configured. */
export function analyticsOrigins({ analytics }: Pick<SiteConfig, 'analytics'>): string[] {
  if (!analytics) return []
  const addresses = [
    ...(analytics.tagManager ? [TAG_MANAGER] : []),
    ...(analytics.session ? [analytics.session.script] : []),
    ...analytics.origins,
  ]
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
