import { escapeXml } from './xml.ts'

/** Specification, section 9. */
const CHANGE_FREQUENCY = 'weekly'
const PRIORITY = 0.5

/** The sitemap of a site's addresses, which come without tag pages. */
export function sitemap(addresses: string[]): string {
  const urls = addresses.map(
    (address) => `<url><loc>${escapeXml(address)}</loc><changefreq>${CHANGE_FREQUENCY}</changefreq><priority>${PRIORITY}</priority></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}
