import type { PageView } from '../site/view.ts'

/** Size in pixels, as social networks recommend for link previews. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 }

/** Contents of a page's link-preview image. */
export interface SocialImage {
  /** Title of the site. */
  site: string
  /** Documentation set or kind of page. */
  set?: string
  title: string
  description: string
}

/**
 * Route of the page whose image is used: the page itself, or the home page for pages that search engines exclude and for other
 * pages with the home page's title.
 * @param siteTitle title of the home page
 */
export function routeOfImage({ route, title, noIndex }: PageView, siteTitle: string): string {
  return noIndex || title === siteTitle ? '/' : route
}
