import { defined } from '../values/defined.ts'
import type { SidebarCategory, SidebarNode } from './sidebars.ts'

/** A breadcrumb; no `href` if its level has no page. */
export interface Crumb {
  label: string
  href?: string
}

/** A link to a page. */
export interface PageLink {
  label: string
  href: string
}

/** The position of a page in a sidebar. */
export interface Trail {
  sidebar: string
  /** Categories that contain the page, from the root down. */
  categories: SidebarCategory[]
}

/** The position of each route; if several sidebars list a page, the first one owns it. */
export function trailsOf(trees: Record<string, SidebarNode[]>): Map<string, Trail> {
  const trails = new Map<string, Trail>()
  for (const [sidebar, nodes] of Object.entries(trees)) {
    for (const [route, trail] of trailsOfSidebar(sidebar, nodes)) if (!trails.has(route)) trails.set(route, trail)
  }
  return trails
}

/** The position of each route in one sidebar. */
export function trailsOfSidebar(sidebar: string, nodes: SidebarNode[]): Map<string, Trail> {
  const trails = new Map<string, Trail>()
  const visit = (children: SidebarNode[], categories: SidebarCategory[]) => {
    for (const node of children) {
      if (node.type === 'category') {
        const inside = [...categories, node]
        visit(node.items, inside)
        if (node.href !== undefined && !trails.has(node.href)) trails.set(node.href, { sidebar, categories: inside })
      } else if (!trails.has(node.href)) trails.set(node.href, { sidebar, categories })
    }
  }
  visit(nodes, [])
  return trails
}

/** The category whose own page has the route. */
export function categoryAt(nodes: SidebarNode[], route: string): SidebarCategory | undefined {
  for (const node of nodes) {
    if (node.type === 'link') continue
    const found = node.href === route ? node : categoryAt(node.items, route)
    if (found) return found
  }
  return undefined
}

/** The pages of a sidebar in reading order, without duplicates. */
export function readingOrder(nodes: SidebarNode[]): PageLink[] {
  const order = new Map<string, PageLink>()
  const visit = (children: SidebarNode[]) => {
    for (const node of children) {
      if (node.type === 'category') {
        const opensWithItself = node.items.some((item) => item.href === node.href)
        // A category that links to a section of a page isn't a page of its own.
        if (node.href !== undefined && !node.href.includes('#') && !opensWithItself && !order.has(node.href))
          order.set(node.href, { label: node.label, href: node.href })
        visit(node.items)
      } else if (node.href.startsWith('/') && !node.href.includes('#') && !order.has(node.href))
        order.set(node.href, { label: node.label, href: node.href })
    }
  }
  visit(nodes)
  return [...order.values()]
}

/** Route → the pages before and after it. */
export type Neighbors = Map<string, { previous?: PageLink; next?: PageLink }>

/** Derives the previous and next page of each page from a reading order. */
export function neighbors(order: PageLink[]): Neighbors {
  return new Map(
    order.map((link, index) => {
      const previous = order[index - 1]
      const next = order[index + 1]
      return [link.href, defined({ previous, next })]
    }),
  )
}
