import type { SiteConfig } from './config.ts'

/** Origins of Algolia's servers, the primary one first; empty if search is embedded. */
export function searchOrigins({ search }: Pick<SiteConfig, 'search'>): string[] {
  if (search.provider !== 'algolia') return []
  // Browsers lowercase host names.
  const app = search.appId.toLowerCase()
  return [`https://${app}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`)]
}
