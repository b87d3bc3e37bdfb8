import type { TocEntry } from '../compile/page.ts'
import { defined } from '../values/defined.ts'
import { breadcrumbs, linkTo } from './breadcrumbs.ts'
import { documentationSet } from './documentation-sets.ts'
import type { SiteGraph } from './site-graph.ts'
import { readingOrder, type Crumb, type PageLink } from './navigation.ts'
import type { OtherVersion } from './other-versions.ts'
import type { PageMeta } from './page-meta.ts'
import { badgeOf, type PageBadge } from './sidebars.ts'
import { groupByLetter, tagRoute } from './tags.ts'

/** Everything that one page shows except its article; a component receives this, never the site. */
export type PageView = DocView | TagListView | TagView | StatusView | ContentsView | ComponentView

interface ViewBase {
  route: string
  title: string
  description: string
  /** Left out by search engines, whatever the site's own setting. */
  noIndex?: boolean
}

/** A document's page: where it stands, what is before and after it, what it is tagged with. */
export interface DocView extends ViewBase {
  kind: 'doc'
  sidebar?: string
  /** Branches of a split sidebar that show this page. */
  branches?: string[]
  breadcrumbs: Crumb[]
  toc: TocEntry[]
  tags: PageLink[]
  previous?: PageLink
  next?: PageLink
  editUrl?: string
  /** ISO date of the last commit that touched the page. */
  lastUpdated?: string
  /** What the verification harness ran and looked up of the page. */
  verified?: Verified
  badge?: PageBadge
  canonicalUrl?: string
  /** Those of the site's other versions that have a document of the same route, by their places. */
  versions?: number[]
  /** Interactive blocks on the page, whose code is loaded on intent. */
  islands: string[]
}

/** What of a page a real product was asked. */
export interface Verified {
  version: string
  executed: number
  /** Compiled against the product's types, without being run. */
  compiled: number
  /** Sentences and tables held against the product's code. */
  facts: number
  /** Other versions that were asked the same. */
  others?: OtherVersion[]
}

/** All tags, by first letter. */
export interface TagListView extends ViewBase {
  kind: 'tag-list'
  groups: Array<{ letter: string; tags: Array<PageLink & { count: number }> }>
}

/** The pages that bear a tag. */
export interface TagView extends ViewBase {
  kind: 'tag'
  label: string
  pages: Array<{ title: string; description: string; href: string }>
}

/** The home of a folder of documents that has no page at its root. */
export interface ContentsView extends ViewBase {
  kind: 'contents'
  entries: PageLink[]
}

/** How much of each documentation set was verified, and how. */
export interface StatusView extends ViewBase {
  kind: 'status'
  sets: Array<{ label: string; href?: string; pages: number; verified: number; executed: number; compiled: number; facts: number }>
}

/** A page of the `pages/` folder. */
export interface ComponentView extends ViewBase {
  kind: 'component'
  /** File name without extension. */
  module: string
  /** Of the page that this is another address of. */
  canonicalUrl?: string
  /** Of an API reference: what its sidebar shows. */
  api?: ApiContents
  /** Where it stands in a sidebar, as an API reference does. */
  breadcrumbs?: Crumb[]
  /** Route of the document whose article it shows. */
  document?: string
  /** What it shows of the site: its `siteData`. */
  site?: unknown
}

/** The operations of an API by group, and the other APIs of the site. */
export interface ApiContents {
  groups: Array<{ name: string; operations: Array<{ id: string; method: string; label: string }> }>
  others: PageLink[]
}

/** What views show that the graph doesn't know. */
export interface ViewOptions {
  lastUpdated: (file: string) => string | undefined
  /** By route. */
  verified: ReadonlyMap<string, Verified>
  /** Branches of the sidebar that show a route, when it is split. */
  branches: (sidebar: string, route: string) => string[]
}

/** The view of a document of the graph. */
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

/** The view of `/tags`. */
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

/** The views of `/tags/{slug}`. */
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

/** The view of `/` where nothing else is there: what the sidebars have at their first level. */
export function contentsView(graph: SiteGraph): ContentsView {
  const entries = Object.values(graph.sidebars).flatMap((nodes) =>
    nodes.flatMap((node): PageLink[] => {
      const [first] = readingOrder([node])
      return first ? [{ label: node.label, href: node.href ?? first.href }] : []
    }),
  )
  return { kind: 'contents', route: '/', title: graph.config.title, description: graph.config.tagline, entries }
}

/** The view of `/status`: how much of each body of documentation there is, and how much of it a real product has run. */
export function statusView(graph: SiteGraph, verified: ReadonlyMap<string, Verified>): StatusView {
  const sets = new Map<string, StatusView['sets'][number]>()
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
    sets: [...sets.values()],
  }
}
