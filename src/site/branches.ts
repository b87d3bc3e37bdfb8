import { defined } from '../values/defined.ts'
import type { SidebarCategory, SidebarNode } from './sidebars.ts'

/**
 * A tree as it is stored. Small trees are one file. In large ones each category's children are a file of their own,
 * so that a page carries its own branch however many pages the site has.
 */
export type StoredNode = Exclude<SidebarNode, SidebarCategory> | StoredCategory

/** A category whose items may be in a branch of their own. */
export interface StoredCategory extends Omit<SidebarCategory, 'items'> {
  items?: StoredNode[]
  /** Key of the branch that holds the items, where they aren't here. */
  branch?: string
  /** Where the heading leads as long as the items aren't there: the category's own page, or its first. */
  first?: string
}

/** A sidebar in parts: the one that pages carry, and those that are fetched when opened. */
export interface StoredTree {
  root: StoredNode[]
  branches: Record<string, StoredNode[]>
  /** Route → keys of the branches that show it, from the root down. Routes that the root shows are left out. */
  paths: ReadonlyMap<string, string[]>
}

/** Above this many entries a tree is split. Above as many neighbors there are groups of them: a branch mustn't grow with the site either. */
export const MAX_ENTRIES = 200

/** Splits a tree when it is large. Branch keys are positions: `0.3` is the fourth entry of the first. */
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

/** Keys of the branches that show a route, from the root down. */
export function branchesTo(tree: StoredTree, route: string): string[] {
  return tree.paths.get(route) ?? []
}

/** The tree with those branches in place that are loaded. */
export function growTree(root: StoredNode[], branches: Readonly<Record<string, StoredNode[]>>): StoredNode[] {
  return root.map((node) => {
    if (node.type === 'link') return node
    const items = node.items ?? (node.branch === undefined ? undefined : branches[node.branch])
    return items ? { ...node, items: growTree(items, branches) } : node
  })
}

/** Neighbors by themselves, or, where they are too many, categories that are called after their first and last. */
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
