import type { StoredNode } from '../../site/branches.ts'

/** A suggested page. */
export interface Destination {
  target: string
  title: string
}

interface Nearby {
  /** Label of the category; absent at the top level. */
  label?: string
  pages: Destination[]
}

/** Maximum number of suggestions. */
const MAX = 5

/** Returns a page's neighbors in the sidebar: those after it, then those before it. */
export function nearbyPages(nodes: StoredNode[], route: string): Nearby {
  const { label, items } = levelOf(nodes, route) ?? { items: [] }
  const at = items.findIndex((node) => leadsTo(node) === route)
  const pages = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))].flatMap((node) => {
    const target = leadsTo(node)
    // Skip external links.
    return target?.startsWith('/') ? [{ target, title: node.label }] : []
  })
  return { ...(label !== undefined && { label }), pages: pages.slice(0, MAX) }
}

/** Returns the innermost level that contains a page; for a category's own page, the category's items. */
function levelOf(items: StoredNode[], route: string, label?: string): { label?: string | undefined; items: StoredNode[] } | undefined {
  for (const node of items) {
    if (node.type === 'link') continue
    const inside = node.items ?? []
    const found = node.href === route && inside.length > 0 ? { label: node.label, items: inside } : levelOf(inside, route, node.label)
    if (found) return found
  }
  return items.some((node) => leadsTo(node) === route) ? { label, items } : undefined
}

function leadsTo(node: StoredNode): string | undefined {
  return node.type === 'link' ? node.href : (node.href ?? node.first)
}
