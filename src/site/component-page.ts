import { withBase } from '../addresses/base-url.ts'
import { defined } from '../values/defined.ts'
import type { SiteGraph } from './site-graph.ts'
import type { ComponentView, Verified } from './view.ts'

/** A page that isn't a document. */
export interface ComponentPage {
  /** Name of its component. */
  module: string
  title: string
  description: string
  /** Route of the page that it is another address of: that one counts for search engines. */
  canonical?: string
  /** Route of a document whose article its component gets, finished. */
  document?: string
  /** What it shows of the site: JSON, which is part of what the page is made from. Its component gets it as `view.site`. */
  siteData?: (graph: SiteGraph, verified: ReadonlyMap<string, Verified>) => unknown
}

/** What `pages/routes.ts` of a product says. Pages of the engine keep what isn't said. */
export type ComponentPages = Record<string, Partial<ComponentPage>>

/** The view of a page that isn't a document. */
export function componentView(
  graph: SiteGraph,
  route: string,
  { page, verified }: { page: ComponentPage; verified: ReadonlyMap<string, Verified> },
): ComponentView {
  const { module, title, description, canonical, document, siteData } = page
  const { url, baseUrl } = graph.config
  return defined({
    kind: 'component',
    route,
    module,
    title,
    description,
    document,
    site: siteData?.(graph, verified),
    canonicalUrl: canonical && new URL(withBase(canonical, baseUrl), url).href,
    noIndex: route === '/404' ? true : undefined,
  })
}
