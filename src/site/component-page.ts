import { withBase } from '../addresses/base-url.ts'
import { defined } from '../values/defined.ts'
import type { SiteGraph } from './site-graph.ts'
import type { ComponentView, Verified } from './view.ts'

/** A page that is a React component in `pages/` instead of a document. */
export interface ComponentPage {
  module: string
  title: string
  description: string
  /** Route of the page that search engines should index instead of this one. */
  canonical?: string
  /** Route of a document whose rendered article the component receives. */
  document?: string
  /**
   * Returns the site data for the component, which receives it as `view.site`. It must be JSON, since the page's cache key
   * includes it.
   */
  siteData?: (graph: SiteGraph, verified: ReadonlyMap<string, Verified>) => unknown
}

/** Contents of a product's `pages/routes.ts`. For the engine's own pages, omitted properties keep their defaults. */
export type ComponentPages = Record<string, Partial<ComponentPage>>

/** Creates the view of a component page. */
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
