import type { TocEntry } from '../compile/page.ts'
import { defined } from '../values/defined.ts'
import { breadcrumbs, linkTo } from './breadcrumbs.ts'
import { documentationSet, documentationSets } from './documentation-sets.ts'
import type { SiteGraph } from './site-graph.ts'
import { readingOrder, type Crumb, type PageLink } from './navigation.ts'
import type { OtherVersion } from './other-versions.ts'
import type { PageMeta } from './page-meta.ts'
import { badgeOf, type PageBadge } from './sidebars.ts'
import { groupByLetter, tagRoute } from './tags.ts'

/** Everything that a page shows except its article. Components receive this, never the whole site. */
export type PageView = DocView | TagListView | TagView | StatusView | ContentsView | ComponentView

interface ViewBase {
  route: string
  title: string
  description: string
  /** Excludes the page from search engines, regardless of the site's setting. */
  noIndex?: boolean
}

/** View of a document's page. */
export interface DocView extends ViewBase {
  kind: 'doc'
  sidebar?: string
  /** Keys of the branches that lead to this page, if the sidebar is split. */
  branches?: string[]
  breadcrumbs: Crumb[]
  toc: TocEntry[]
  tags: PageLink[]
  previous?: PageLink
  next?: PageLink
  editUrl?: string
  /** ISO date of the last commit that changed the document. */
  lastUpdated?: string
  /** Verification results for this page. */
  verified?: Verified
  badge?: PageBadge
  canonicalUrl?: string
  /** Indices in the configuration's `version.others` of the versions that have a document with the same route. */
  versions?: number[]
  /** Names of the interactive blocks on the page, whose code is loaded on interaction. */
  islands: string[]
}

/** How much of a page was verified against the real product. */
export interface Verified {
  version: string
  executed: number
  /** Samples that were type-checked against the product's types but not run. */
  compiled: number
  /** Statements and tables that were compared with the product's code. */
  facts: number
  /** Results of the same verification in other versions. */
  others?: OtherVersion[]
}

/** View of the list of all tags, grouped by first letter. */
export interface TagListView extends ViewBase {
  kind: 'tag-list'
  groups: Array<{ letter: string; tags: Array<PageLink & { count: number }> }>
}

/** View of a tag's page. */
export interface TagView extends ViewBase {
  kind: 'tag'
  label: string
  pages: Array<{ title: string; description: string; href: string }>
}

/** View of the home page of a site without one of its own. */
export interface ContentsView extends ViewBase {
  kind: 'contents'
  entries: PageLink[]
}

/** View of the verification status: counts for each documentation set. */
export interface StatusView extends ViewBase {
  kind: 'status'
  /** In the order of the configuration; pages outside the configured sets come last. */
  sets: Array<StatusCounts & { label: string; href?: string }>
  /** Whether samples and facts were verified. */
  isVerified: boolean
}

/** Number of pages, of those with verified samples, and of samples and facts. */
export interface StatusCounts {
  pages: number
  verified: number
  executed: number
  compiled: number
  facts: number
}

/** View of a page in the `pages/` folder. */
export interface ComponentView extends ViewBase {
  kind: 'component'
  /** The component's file name without its extension. */
  module: string
  /** URL of the page that search engines should index instead of this one. */
  canonicalUrl?: string
  /** For an API reference: the contents of its sidebar. */
  api?: ApiContents
  /** For a page that a sidebar links to, such as an API reference. */
  breadcrumbs?: Crumb[]
  /** Route of the document whose article it embeds. */
  document?: string
  /** Result of the page's `siteData`. */
  site?: unknown
}

/** The operations of an API by group, and links to the site's other APIs. */
export interface ApiContents {
  groups: Array<{ name: string; operations: Array<{ id: string; method: string; label: string }> }>
  others: PageLink[]
}

/** Data for views that isn't in the graph. */
export interface ViewOptions {
  lastUpdated: (file: string) => string | undefined
  /** Results by route. */
  verified: ReadonlyMap<string, Verified>
  /** Keys of the branches that lead to a route, if the sidebar is split. */
  branches: (sidebar: string, route: string) => string[]
}

/** Collects what a document's page shows besides its body. */
export function docView(graph: SiteGraph, page: PageMeta, options: ViewOptions): DocView {
  const { frontMatter } = page
  const sidebar = graph.sidebarOf(page)
  const beside = graph.neighbors[sidebar ?? '']?.get(page.route)
  const previous = neighbor(graph, frontMatter.pagination_prev, beside?.previous)
  const next = neighbor(graph, frontMatter.pagination_next, beside?.next)
  const lastUpdated = options.lastUpdated(page.file)
  const branches = sidebar === undefined ? [] : options.branches(sidebar, page.route)
  const tags = frontMatter.unlisted ? [] : (frontMatter.tags ?? [])
  return defined({
    kind: 'doc',
    route: page.route,
    title: page.title,
    description: page.description,
    breadcrumbs: breadcrumbs(graph, page),
    toc: page.toc,
    tags: tags.flatMap((tag) => {
      const known = graph.tagsByLabel.get(tag)
      return known ? [{ label: known.label, href: tagRoute(known.slug) }] : []
    }),
    islands: page.blocks.filter((name) => graph.blocks.get(name)?.isInteractive),
    sidebar,
    branches: branches.length > 0 ? branches : undefined,
    previous,
    next,
    lastUpdated,
    verified: options.verified.get(page.route),
    badge: badgeOf(page),
    canonicalUrl: frontMatter.canonical_url,
    versions: versionsWith(graph, page.route),
    noIndex: frontMatter.unlisted,
    editUrl: graph.config.editUrl && `${graph.config.editUrl.replace(/\/?$/, '/')}${page.file}`,
  })
}

function versionsWith({ config: { version } }: SiteGraph, route: string): number[] | undefined {
  const having = version?.others.flatMap(({ documents }, place) => (documents?.includes(route) ? [place] : [])) ?? []
  return having.length > 0 ? having : undefined
}

function neighbor(graph: SiteGraph, wanted: string | null | undefined, found: PageLink | undefined): PageLink | undefined {
  if (wanted === null) return undefined
  if (wanted === undefined) return found
  const page = graph.pages.get(wanted)
  return page && linkTo(page)
}

/** Creates the view of `/tags`. */
export function tagListView(graph: SiteGraph): TagListView {
  const tags = graph.tags.map((tag) => ({ label: tag.label, href: tagRoute(tag.slug), count: tag.pages.length }))
  return {
    kind: 'tag-list',
    route: '/tags',
    title: graph.messages.tags.title,
    description: graph.messages.tags.description,
    groups: groupByLetter(tags, graph.messages.format),
  }
}

/** Creates the views of `/tags/{slug}`. */
export function tagViews(graph: SiteGraph): TagView[] {
  const { tags } = graph.messages
  return graph.tags.map((tag) => {
    return {
      kind: 'tag',
      route: tagRoute(tag.slug),
      title: tags.tagged(tag.pages.length, tag.label),
      description: tag.description ?? tags.taggedDescription(tag.label),
      label: tag.label,
      pages: tag.pages.map((route) => {
        const page = graph.pages.get(route)!
        return { title: page.title, description: page.description, href: route }
      }),
    }
  })
}

/** Creates the view of `/` for a site without a home page: the first level of all sidebars. */
export function contentsView(graph: SiteGraph): ContentsView {
  const entries = Object.values(graph.sidebars).flatMap((nodes) =>
    nodes.flatMap((node): PageLink[] => {
      const [first] = readingOrder([node])
      return first ? [{ label: node.label, href: node.href ?? first.href }] : []
    }),
  )
  return { kind: 'contents', route: '/', title: graph.config.title, description: graph.config.tagline, entries }
}

/** Creates the view of `/status`: the number of pages in each documentation set, and how much of them was verified. */
export function statusView(graph: SiteGraph, verified: ReadonlyMap<string, Verified>): StatusView {
  const sets = new Map<string, StatusView['sets'][number]>()
  const order = documentationSets(graph.config).map(({ label }) => label)
  const place = ({ label }: { label: string }) => (order.includes(label) ? order.indexOf(label) : order.length)
  for (const route of graph.pages.keys()) {
    const { label, href } = documentationSet(graph.config, route, graph.messages.sets)
    const set = sets.get(label) ?? defined({ label, href, pages: 0, verified: 0, executed: 0, compiled: 0, facts: 0 })
    const { executed, compiled, facts } = verified.get(route) ?? { executed: 0, compiled: 0, facts: 0 }
    set.pages++
    if (executed + compiled > 0) set.verified++
    set.executed += executed
    set.compiled += compiled
    set.facts += facts
    sets.set(label, set)
  }
  return {
    kind: 'status',
    route: '/status',
    title: graph.messages.status.title,
    description: graph.messages.status.description(verified.size === 0 ? undefined : graph.config.verification?.product),
    sets: [...sets.values()].sort((a, b) => place(a) - place(b)),
    isVerified: verified.size > 0,
  }
}
