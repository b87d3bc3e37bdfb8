import type { SiteConfig } from './config.ts'

/** Whether a page is about a special case, such as a change between versions, according to `search.asides`. */
export function isAside({ search }: Pick<SiteConfig, 'search'>, route: string): boolean {
  return search.asides.some((prefix) => route.startsWith(`${prefix}/`))
}
