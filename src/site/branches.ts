import { defined } from '../values/defined.ts'
import type { SidebarCategory, SidebarNode } from './sidebars.ts'

/**
 * A sidebar as stored. A small tree is one file. In a large tree, each category's children are a separate file (a branch), so the
 * amount of sidebar data per page doesn't grow with the site.
 */
export type StoredNode = Exclude<SidebarNode, SidebarCategory> | StoredCategory

/** A category whose items may be stored in a separate branch. */
export interface StoredCategory extends Omit<SidebarCategory, 'items'> {
  items?: StoredNode[]
  /** Key of the branch with the items, if they aren't stored here. */
  branch?: string
  /** Target of the heading while the branch isn't loaded: the category's own page, or the first page in it. */
  first?: string
}

/** A sidebar split into the root, which every page loads, and branches, which are fetched when opened. */
export interface StoredTree {
  root: StoredNode[]
  branches: Record<string, StoredNode[]>
  /** Route → keys of the branches that lead to it, from the root down. Routes in the root are omitted. */
  paths: ReadonlyMap<string, string[]>
}

/** A tree with more entries is split. A level with more entries is grouped, so a single branch doesn't grow with the site either. */
export const MAX_ENTRIES = 200

/** Splits a tree if it has more than `MAX_ENTRIES` entries. A branch's key is its position: `0.3` is the fourth entry of the first. */
export function storeTree(nodes: SidebarNode[]): StoredTree {
  if (count(nodes) <= MAX_ENTRIES) return { root: nodes, branches: {}, paths: new Map() }
  const branches: Record<string, StoredNode[]> = {}
  const paths = new Map<string, string[]>()
  const split = (children: SidebarNode[], above: string[]): StoredNode[] =>
    grouped(children).map((node, index) => {
      if (node.type === 'link') {
        if (above.length > 0 && !paths.has(node.href)) paths.set(node.href, above)
        return node
      }
      const branch = [...above.slice(-1), index].join('.')
      const { items, ...category } = node
      const path = [...above, branch]
      branches[branch] = split(items, path)
      if (node.href !== undefined && !paths.has(node.href)) paths.set(node.href, path)
      return defined({ ...category, branch, first: node.href ?? firstPage(items) })
    })
  return { root: split(nodes, []), branches, paths }
}

/** Keys of the branches that lead to a route, from the root down. */
export function branchesTo(tree: StoredTree, route: string): string[] {
  return tree.paths.get(route) ?? []
}

/** Inserts the loaded branches into the tree. */
export function growTree(root: StoredNode[], branches: Readonly<Record<string, StoredNode[]>>): StoredNode[] {
  return root.map((node) => {
    if (node.type === 'link') return node
    const items = node.items ?? (node.branch === undefined ? undefined : branches[node.branch])
    return items ? { ...node, items: growTree(items, branches) } : node
  })
}

/** Groups siblings if there are more than `MAX_ENTRIES`. A group is a category labeled with its first and last entries. */
function grouped(nodes: SidebarNode[]): SidebarNode[] {
  let groups = nodes.map((node) => ({ node, first: node.label, last: node.label }))
  while (groups.length > MAX_ENTRIES) {
    const size = Math.ceil(groups.length / Math.ceil(groups.length / MAX_ENTRIES))
    groups = Array.from({ length: Math.ceil(groups.length / size) }, (_, index) => {
      const members = groups.slice(index * size, (index + 1) * size)
      const { first } = members[0]!
      const { last } = members.at(-1)!
      const items = members.map(({ node }) => node)
      return { node: { type: 'category', label: `${first} – ${last}`, collapsed: true, items }, first, last }
    })
  }
  return groups.map(({ node }) => node)
}

function count(nodes: SidebarNode[]): number {
  return nodes.reduce((sum, node) => sum + 1 + (node.type === 'category' ? count(node.items) : 0), 0)
}

function firstPage(nodes: SidebarNode[]): string | undefined {
  for (const node of nodes) {
    const href = node.href ?? (node.type === 'category' ? firstPage(node.items) : undefined)
    if (href !== undefined) return href
  }
  return undefined
}
