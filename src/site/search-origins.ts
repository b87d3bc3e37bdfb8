import type { SiteConfig } from './config.ts'

/** Addresses of the hosted search service, the one that is asked first in front; none when the site answers searches itself. */
export function searchOrigins({ search }: Pick<SiteConfig, 'search'>): string[] {
  if (search.provider !== 'algolia') return []
  // Browsers write host names in small letters.
  const app = search.appId.toLowerCase()
  return [`https://${app}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`)]
}
