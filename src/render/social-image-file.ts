import type { PageView } from '../site/view.ts'

/** Pixels; what the networks that show pictures of links ask for. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 }

/** What the picture of a page shows. */
export interface SocialImage {
  /** Name of the site. */
  site: string
  /** Body of documentation that the page belongs to, or what it is. */
  set?: string
  title: string
  description: string
}

/** Where the picture of a page is: `/cloud/intro` → `/social/cloud/intro.png`; `/` → `/social/index.png`. */
export function socialImageRoute(route: string): string {
  return `/social${route.endsWith('/') ? `${route}index` : route}.png`
}

/**
 * The page whose picture is shown for a page: its own, except that pages which nobody lists, and another address of the home
 * page, show the home page's.
 * @param siteTitle the home page's title
 */
export function routeOfImage({ route, title, noIndex }: PageView, siteTitle: string): string {
  return noIndex || title === siteTitle ? '/' : route
}
