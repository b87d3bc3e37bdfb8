import type { SiteGraph } from './site-graph.ts'
import { trailsOf, type Crumb, type PageLink } from './navigation.ts'
import type { PageMeta } from './page-meta.ts'

/** The way from the sidebar's root to a page; the page itself comes last, without link. */
export function breadcrumbs(graph: SiteGraph, page: PageMeta): Crumb[] {
  return [...wayTo(graph, page).slice(0, -1), { label: linkTo(page).label }]
}

/** The way to a page that isn't a document, by the first sidebar that has a link to it. */
export function crumbsTo({ sidebars }: SiteGraph, { route, title }: { route: string; title: string }): Crumb[] {
  const trail = trailsOf(sidebars).get(route)
  const above = (trail?.categories ?? []).filter(({ href }) => href !== route)
  return [...above.map(({ label, href }) => (href === undefined ? { label } : { label, href })), { label: title }]
}

/**
 * The categories that a page stands in, from the sidebar's root down, by their labels; none for a page outside of sidebars.
 * One that its sidebar doesn't list stands in those of the page that it is below, and that page counts as one, too.
 */
export function categoriesOf(graph: SiteGraph, page: PageMeta): string[] {
  const trail = graph.trailOf(page)
  if (trail) return trail.categories.map(({ label }) => label)
  const above = pageAbove(graph, page)
  return above ? wayTo(graph, above).map(({ label }) => label) : []
}

/** A page, named as in the sidebar. */
export function linkTo({ frontMatter, title, route }: PageMeta): PageLink {
  return { label: frontMatter.sidebar_label ?? title, href: route }
}

/**
 * The way to a page that others stand below: it has a link, too, with the name of the category that it opens.
 * A page that its sidebar shows but doesn't list stands below the nearest page above its address, so that its reader finds back.
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
