import { defined } from '../values/defined.ts'
import type { PageMeta } from './page-meta.ts'
import type { Problem } from '../compile/problem.ts'
import type { Formats } from '../messages/formats.ts'

/** An item in `sidebars.ts`. A string is a page's route. */
export type SidebarItem =
  | string
  | { route: string; label: string }
  | { label: string; href: string; badge?: PageBadge }
  | { label: string; href?: string; collapsed?: boolean; badge?: PageBadge; items: SidebarItem[] }
  /** All documents that match, sorted by title. */
  | { documents: (page: PageMeta) => boolean }

/** `draft` is set only where drafts are shown, to distinguish them from finished pages. */
export type PageBadge = 'new' | 'updated' | 'draft'
export type Sidebars = Record<string, SidebarItem[]>

/** A sidebar node with labels and links resolved. */
export type SidebarNode = SidebarLink | SidebarCategory

/** A link to a page or a URL. */
export interface SidebarLink {
  type: 'link'
  label: string
  href: string
  badge?: PageBadge
}

/** A category and its items. */
export interface SidebarCategory {
  type: 'category'
  label: string
  /** Target of the category's heading. */
  href?: string
  collapsed: boolean
  badge?: PageBadge
  items: SidebarNode[]
}

/** The badge next to a page's label. `draft` takes precedence. */
export function badgeOf({ frontMatter: { draft, badge } }: PageMeta): PageBadge | undefined {
  return draft ? 'draft' : badge
}

/** Returns the sidebars unchanged, for type checking. */
export function defineSidebars(sidebars: Sidebars): Sidebars {
  return sidebars
}

/** What the resolver needs to know about the site's pages. */
interface PageLookup {
  page(route: string): PageMeta | undefined
  /** Whether the route belongs to something other than a document: another page, or a static file. */
  isOther(route: string): boolean
  isPending(route: string): boolean
  /** Suggestion for an unknown route, as a sentence. */
  meant(route: string): string | undefined
  /** Hint for an anchor that the page doesn't have, as a sentence; `undefined` if it has the anchor. */
  missingAnchor(page: PageMeta, hash: string): string | undefined
  /** All documents, sorted by title. */
  byTitle(): PageMeta[]
}

/**
 * Resolves the sidebars into trees of labels and links. Pending routes are omitted, and so are categories without items; if such
 * a category has its own page, it becomes a link.
 * @returns the trees, and a problem for each route that doesn't exist
 */
export function resolveSidebars(
  sidebars: Sidebars,
  lookup: PageLookup,
  file = 'sidebars.ts',
): { trees: Record<string, SidebarNode[]>; problems: Problem[] } {
  const problems: Problem[] = []

  const resolvePage = (route: string, label: string | undefined, sidebar: string): SidebarNode[] => {
    const page = lookup.page(route)
    if (!page) {
      if (!lookup.isPending(route)) problems.push(missing(route, sidebar))
      return []
    }
    if (page.frontMatter.unlisted) return []
    return [defined({ type: 'link', label: label ?? page.frontMatter.sidebar_label ?? page.title, href: route, badge: badgeOf(page) })]
  }

  const missing = (route: string, sidebar: string): Problem => {
    const problem = { file, severity: 'error' as const, written: route }
    // Items without a label must be documents, since only those have a title.
    if (lookup.isOther(route)) {
      const hint = `List it as { label: "…", href: "${route}" }.`
      return { ...problem, message: `Sidebar "${sidebar}" lists ${route}, which isn’t a document.`, hint }
    }
    const message = `Sidebar "${sidebar}" lists ${route}, which doesn’t exist.`
    return defined({ ...problem, message, hint: lookup.meant(route) })
  }

  const resolveItem = (item: SidebarItem, sidebar: string): SidebarNode[] => {
    if (typeof item === 'string') return resolvePage(item, undefined, sidebar)
    if ('route' in item) return resolvePage(item.route, item.label, sidebar)
    if ('documents' in item) {
      const pages = lookup.byTitle().filter((page) => item.documents(page))
      return pages.flatMap(({ route }) => resolvePage(route, undefined, sidebar))
    }
    if ('items' in item) {
      const items = item.items.flatMap((child) => resolveItem(child, sidebar))
      const { label, href, badge } = item
      if (items.length === 0) return href === undefined ? [] : resolvePage(href, label, sidebar)
      const own = href?.split('#')[0]
      if (own !== undefined && !lookup.page(own) && !lookup.isPending(own)) problems.push(missing(own, sidebar))
      const known = own !== undefined && lookup.page(own) ? href : undefined
      return [defined({ type: 'category', label, href: known, collapsed: item.collapsed ?? false, badge, items })]
    }
    if (!('href' in item)) {
      const message = `Sidebar "${sidebar}" has an entry without a destination: ${JSON.stringify(item)}.`
      problems.push({
        file,
        severity: 'error',
        message,
        hint: 'An entry must be a route, or have `href`, `route`, `items`, or `documents`.',
      })
      return []
    }
    const [target = '', hash] = item.href.split('#')
    const page = lookup.page(target)
    const hint = page && hash ? lookup.missingAnchor(page, hash) : undefined
    if (hint !== undefined) {
      const message = `Sidebar "${sidebar}" lists ${item.href}, but the page has no such anchor.`
      problems.push({ file, severity: 'error', written: item.href, message, hint })
    }
    if (target.startsWith('/') && !page && !lookup.isOther(target)) {
      if (!lookup.isPending(target)) problems.push(missing(target, sidebar))
      return []
    }
    return [defined({ type: 'link', label: item.label, href: item.href, badge: item.badge })]
  }

  const trees = Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [id, items.flatMap((item) => resolveItem(item, id))]))
  return { trees, problems }
}

/** Generates a sidebar from folders: a category for each folder, with its index page as the category's own, and pages sorted by title. */
export function generateSidebar(pages: PageMeta[], format: Formats): SidebarItem[] {
  interface Folder {
    folders: Map<string, Folder>
    pages: PageMeta[]
    index?: PageMeta
  }
  const root: Folder = { folders: new Map(), pages: [] }
  for (const page of pages) {
    const parts = page.file.split('/')
    const name = parts.pop()!
    let folder = root
    for (const part of parts) {
      let next = folder.folders.get(part)
      if (!next) folder.folders.set(part, (next = { folders: new Map(), pages: [] }))
      folder = next
    }
    if (/^index\.mdx?$/.test(name)) folder.index = page
    else folder.pages.push(page)
  }
  const items = (folder: Folder): SidebarItem[] => [
    ...folder.pages.sort((a, b) => format.compare(a.title, b.title)).map((page) => page.route),
    ...[...folder.folders]
      .sort(([a], [b]) => format.compare(a, b))
      .map(([name, child]): SidebarItem =>
        defined({
          label: child.index?.title ?? titleCase(name),
          href: child.index?.route,
          collapsed: true,
          items: [...(child.index ? [child.index.route] : []), ...items(child)],
        }),
      ),
  ]
  return [...(root.index ? [root.index.route] : []), ...items(root)]
}

function titleCase(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
