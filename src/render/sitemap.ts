import { element, xmlFile } from './xml.ts'

/** Specification, section 9. */
const CHANGE_FREQUENCY = 'weekly'
const PRIORITY = '0.5'

/** The sitemap of a site's addresses, which come without tag pages. */
export function sitemap(addresses: string[]): string {
  const urls = addresses.map((address) =>
    element('url', {}, [element('loc', {}, [address]), element('changefreq', {}, [CHANGE_FREQUENCY]), element('priority', {}, [PRIORITY])]),
  )
  return xmlFile('urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9', urls)
}
