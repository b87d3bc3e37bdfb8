import type { SidebarCategory, SidebarNode } from './sidebars.ts'

/**
 * A tree as it is stored. Small trees are one file. In large ones each category's children are a file of their own,
 * so that a page carries its own branch however many pages the site has.
 */
export type StoredNode = Exclude<SidebarNode, SidebarCategory> | StoredCategory

export interface StoredCategory extends Omit<SidebarCategory, 'items'> {
  items?: StoredNode[]
  /** Key of the branch that holds the items, where they aren't here. */
  branch?: string
  /** Where the heading leads as long as the items aren't there: the category's own page, or its first. */
  first?: string
}

export interface StoredTree {
  root: StoredNode[]
  branches: Record<string, StoredNode[]>
}

/** Above this many entries a tree is split. */
export const MAX_ENTRIES = 200

/** Splits a tree when it is large. Branch keys are positions: `0.3` is the fourth entry of the first. */
export function storeTree(nodes: SidebarNode[]): StoredTree {
  if (count(nodes) <= MAX_ENTRIES) return { root: nodes, branches: {} }
  const branches: Record<string, StoredNode[]> = {}
  const split = (children: SidebarNode[], prefix: string): StoredNode[] =>
    children.map((node, index) => {
      if (node.type === 'link') return node
      const branch = prefix + index
      const { items, ...category } = node
      branches[branch] = split(items, `${branch}.`)
      const first = node.href ?? firstPage(items)
      return { ...category, branch, ...(first === undefined ? {} : { first }) }
    })
  return { root: split(nodes, ''), branches }
}

/** Keys of the branches that show a route, from the root down. */
export function branchesTo(tree: StoredTree, route: string): string[] {
  const find = (nodes: StoredNode[]): string[] | undefined => {
    for (const node of nodes) {
      if (node.type === 'link') {
        if (node.href === route) return []
        continue
      }
      const children = node.branch === undefined ? node.items : tree.branches[node.branch]
      const below = find(children ?? [])
      if (below) return node.branch === undefined ? below : [node.branch, ...below]
      if (node.href === route) return node.branch === undefined ? [] : [node.branch]
    }
    return undefined
  }
  return find(tree.root) ?? []
}

/** The tree with those branches in place that are loaded. */
export function growTree(root: StoredNode[], branches: Readonly<Record<string, StoredNode[]>>): StoredNode[] {
  return root.map((node) => {
    if (node.type === 'link') return node
    const items = node.items ?? (node.branch === undefined ? undefined : branches[node.branch])
    return items ? { ...node, items: growTree(items, branches) } : node
  })
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
