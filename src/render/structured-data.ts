import { withBase } from '../addresses/base-url.ts'
import type { PageView } from '../site/view.ts'
import type { DocumentSite } from '../theme/state/site.tsx'

/** Structured data of a document for search engines (schema.org): the article and its breadcrumbs. */
export function structuredData(site: DocumentSite, lang: string, view: PageView): object | undefined {
  if (view.kind !== 'doc') return undefined
  const address = (route: string) => new URL(withBase(route, site.baseUrl), site.url).href
  const crumbs = view.breadcrumbs.filter(({ href }) => href !== undefined)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: view.title,
        description: view.description,
        url: address(view.route),
        inLanguage: lang,
        // `undefined` is omitted from JSON.
        dateModified: view.lastUpdated,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          ...crumbs.map(({ label, href }) => ({ name: label, item: address(href!) })),
          { name: view.title, item: address(view.route) },
        ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
      },
    ],
  }
}
