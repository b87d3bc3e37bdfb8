import { describe, expect, test } from 'vitest'
import { branchesTo, growTree, MAX_ENTRIES, storeTree } from '../../src/site/branches.ts'
import type { SidebarNode } from '../../src/site/sidebars.ts'

const link = (href: string): SidebarNode => ({ type: 'link', label: href, href })
const category = (label: string, items: SidebarNode[], href?: string): SidebarNode => ({
  type: 'category',
  label,
  collapsed: true,
  ...(href ? { href } : {}),
  items,
})
const links = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => link(`/${prefix}/${index}`))

const LARGE = [
  link('/start'),
  category('A', [category('Deep', links('deep', MAX_ENTRIES)), link('/a/last')]),
  category('B', links('b', 3), '/b'),
]

describe('a small sidebar is one file', () => {
  test('up to the limit', () => {
    const nodes = [category('A', links('a', MAX_ENTRIES - 1))]
    expect(storeTree(nodes)).toMatchObject({ root: nodes, branches: {} })
    expect(Object.keys(storeTree([...nodes, link('/more')]).branches)).toEqual(['0'])
  })

  test('and needs no branch to show a page', () => {
    expect(branchesTo(storeTree([category('A', links('a', 3))]), '/a/1')).toEqual([])
  })
})

describe('a large sidebar is stored in branches', () => {
  const stored = storeTree(LARGE)

  test('whose keys are positions', () => {
    expect(Object.keys(stored.branches).sort()).toEqual(['1', '1.0', '2'])
  })

  test('so that a page carries its own branch only', () => {
    const open = branchesTo(stored, '/a/last')
    const carried = JSON.stringify(growTree(stored.root, Object.fromEntries(open.map((key) => [key, stored.branches[key]!]))))
    expect(carried).toContain('/a/last')
    expect(carried).not.toContain('/deep/1"')
    expect(carried).not.toContain('/b/1')
  })

  test.each([
    ['/start', []],
    ['/a/last', ['1']],
    ['/deep/7', ['1', '1.0']],
    ['/b/2', ['2']],
    ['/b', ['2']],
    ['/nowhere', []],
  ])('%s is shown by the branches %j', (route, keys) => {
    expect(branchesTo(stored, route)).toEqual(keys)
  })

  test('a closed category leads to its own page, or its first', () => {
    expect(stored.root.map((node) => (node.type === 'category' ? node.first : undefined))).toEqual([undefined, '/deep/0', '/b'])
  })

  test('all branches together show every page', () => {
    const hrefs = (nodes: unknown) => [...JSON.stringify(nodes).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href).sort()
    expect(hrefs(growTree(stored.root, stored.branches))).toEqual(hrefs(LARGE))
  })
})
