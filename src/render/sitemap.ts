import { xmlElement, xmlFile } from './xml.ts'

/** Constants of the specification, section 9. */
const CHANGE_FREQUENCY = 'weekly'
const PRIORITY = '0.5'

/** Formats a sitemap. URLs must not include tag pages. */
export function sitemap(addresses: string[]): string {
  const urls = addresses.map((address) =>
    xmlElement('url', {}, [
      xmlElement('loc', {}, [address]),
      xmlElement('changefreq', {}, [CHANGE_FREQUENCY]),
      xmlElement('priority', {}, [PRIORITY]),
    ]),
  )
  return xmlFile('urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9', urls)
}
