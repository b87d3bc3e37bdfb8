import type { StoredNode } from '../../site/branches.ts'

/** A page that can be gone to without a search. */
export interface Destination {
  target: string
  title: string
}

interface Nearby {
  /** What the sidebar calls the pages together; absent for those at its first level. */
  label?: string
  pages: Destination[]
}

/** Pages that are suggested. */
const MAX = 5

/** The pages beside one in the sidebar: those that come after it first. */
export function nearbyPages(nodes: StoredNode[], route: string): Nearby {
  const { label, items } = levelOf(nodes, route) ?? { items: [] }
  const at = items.findIndex((node) => leadsTo(node) === route)
  const pages = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))].flatMap((node) => {
    const target = leadsTo(node)
    // Addresses of other sites are for later.
    return target?.startsWith('/') ? [{ target, title: node.label }] : []
  })
  return { ...(label !== undefined && { label }), pages: pages.slice(0, MAX) }
}

/** The innermost list that a page stands in: its own heading's, where it is one. */
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
