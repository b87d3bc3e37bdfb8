import type { SiteGraph } from './site-graph.ts'
import { trailsOf, type Crumb, type PageLink } from './navigation.ts'
import type { PageMeta } from './page-meta.ts'

/** Breadcrumbs from the sidebar's root to a page; the page itself is last, without a link. */
export function breadcrumbs(graph: SiteGraph, page: PageMeta): Crumb[] {
  return [...wayTo(graph, page).slice(0, -1), { label: linkTo(page).label }]
}

/** Breadcrumbs of a page that isn't a document, in the first sidebar that links to it. */
export function crumbsTo({ sidebars }: SiteGraph, { route, title }: { route: string; title: string }): Crumb[] {
  const trail = trailsOf(sidebars).get(route)
  const above = (trail?.categories ?? []).filter(({ href }) => href !== route)
  return [...above.map(({ label, href }) => (href === undefined ? { label } : { label, href })), { label: title }]
}

/**
 * Labels of the categories that contain a page, from the sidebar's root down; empty for a page outside of sidebars. If its
 * sidebar doesn't list the page, the result is the path to its nearest ancestor by route, including that ancestor.
 */
export function categoriesOf(graph: SiteGraph, page: PageMeta): string[] {
  const trail = graph.trailOf(page)
  if (trail) return trail.categories.map(({ label }) => label)
  const above = pageAbove(graph, page)
  return above ? wayTo(graph, above).map(({ label }) => label) : []
}

/** Link to a page, labeled as in the sidebar. */
export function linkTo({ frontMatter, title, route }: PageMeta): PageLink {
  return { label: frontMatter.sidebar_label ?? title, href: route }
}

/**
 * Path to a page, including the page. If the page opens a category, the entry has the category's label. A page that its sidebar
 * displays but doesn't list is placed below its nearest ancestor by route, so the reader has a way back.
 */
function wayTo(graph: SiteGraph, page: PageMeta): Crumb[] {
  const trail = graph.trailOf(page)
  const above = trail ? undefined : pageAbove(graph, page)
  if (above) return [...wayTo(graph, above), linkTo(page)]
  const categories = (trail?.categories ?? []).map(({ label, href }) => (href === undefined ? { label } : { label, href }))
  const opened = categories.find(({ href }) => href === page.route)
  return [...categories.filter(({ href }) => href !== page.route), opened ?? linkTo(page)]
}

function pageAbove(graph: SiteGraph, page: PageMeta): PageMeta | undefined {
  const segments = page.route.split('/')
  return segments
    .map((_, index) => graph.pages.get(segments.slice(0, -1 - index).join('/')))
    .find((above) => above && graph.sidebarOf(above) === graph.sidebarOf(page))
}
