import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { branchesTo, growTree, MAX_ENTRIES, storeTree } from '../../src/site/branches.ts'
import { readingOrder } from '../../src/site/navigation.ts'
import type { SidebarNode } from '../../src/site/sidebars.ts'
import { defined } from '../../src/values/defined.ts'

const link = (href: string): SidebarNode => ({ type: 'link', label: href, href })
const category = (label: string, items: SidebarNode[], href?: string): SidebarNode =>
  defined({ type: 'category', label, collapsed: true, href, items })
const links = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => link(`/${prefix}/${index}`))

const LARGE = [
  link('/start'),
  category('A', [category('Deep', links('deep', MAX_ENTRIES)), link('/a/last')]),
  category('B', links('b', 3), '/b'),
]

describe('a small sidebar is one file', () => {
  test('up to the maximum number of entries', () => {
    const nodes = [category('A', links('a', MAX_ENTRIES - 1))]
    expect(storeTree(nodes)).toMatchObject({ root: nodes, branches: {} })
    expect(Object.keys(storeTree([...nodes, link('/more')]).branches)).toEqual(['0'])
  })

  test('and needs no branches to show a page', () => {
    expect(branchesTo(storeTree([category('A', links('a', 3))]), '/a/1')).toEqual([])
  })
})

describe('a large sidebar is stored in branches', () => {
  const stored = storeTree(LARGE)

  test('with positions as keys', () => {
    expect(Object.keys(stored.branches).sort()).toEqual(['1', '1.0', '2'])
  })

  test('so a page contains only its own branch', () => {
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
  ])('%s is in the branches %j', (route, keys) => {
    expect(branchesTo(stored, route)).toEqual(keys)
  })

  test('a closed category links to its own page, or its first one', () => {
    expect(stored.root.map((node) => (node.type === 'category' ? node.first : undefined))).toEqual([undefined, '/deep/0', '/b'])
  })

  test('all branches together contain every page', () => {
    const hrefs = (nodes: unknown) => [...JSON.stringify(nodes).matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href).sort()
    expect(hrefs(growTree(stored.root, stored.branches))).toEqual(hrefs(LARGE))
  })
})

describe('“the HTML of a page doesn’t grow with the site”', () => {
  const shapes: Array<[string, (pages: number) => SidebarNode[]]> = [
    ['all pages on one level', (pages) => links('page', pages)],
    ['all in one category', (pages) => [category('All', links('page', pages))]],
    [
      'a category for every ten',
      (pages) => Array.from({ length: pages / 10 }, (_, index) => category(`C${index}`, links(`page/${index}`, 10))),
    ],
  ]

  test.each(shapes)('with any shape of sidebar: %s', (_, shape) => {
    const carried = (pages: number) => {
      const tree = shape(pages)
      const stored = storeTree(tree)
      const route = readingOrder(tree)[Math.floor(pages / 2)]!.href
      const open = branchesTo(stored, route)
      const nodes = growTree(stored.root, Object.fromEntries(open.map((key) => [key, stored.branches[key]!])))
      expect(JSON.stringify(nodes)).toContain(`"${route}"`)
      expect(readingOrder(growTree(stored.root, stored.branches) as SidebarNode[])).toEqual(readingOrder(tree))
      return [...JSON.stringify(nodes).matchAll(/"label"/g)].length
    }
    for (const pages of [1000, 5000, 20_000]) expect(carried(pages)).toBeLessThanOrEqual(2 * MAX_ENTRIES + 20)
  })

  test('groups are named after their first and last page, and link to the first', () => {
    const [first, second] = storeTree(links('page', 300)).root
    expect(first).toMatchObject({ type: 'category', label: '/page/0 – /page/149', first: '/page/0', branch: '0' })
    expect(second).toMatchObject({ label: '/page/150 – /page/299' })
  })
})

describe('any sidebar', () => {
  const tree = fc.letrec<{ node: SidebarNode; link: SidebarNode; category: SidebarNode }>((tie) => ({
    node: fc.oneof({ maxDepth: 4 }, tie('link'), tie('category')),
    link: fc.integer({ min: 0, max: 400 }).map((id): SidebarNode => ({ type: 'link', label: `Page ${id}`, href: `/p${id}` })),
    category: fc
      .array(tie('node'), { minLength: 1, maxLength: 12 })
      .map((items): SidebarNode => ({ type: 'category', label: 'Category', collapsed: true, items })),
  })).node

  test('restored from its branches equals the original, and the branches for a page contain it', () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 30 }), (nodes) => {
        // Many pages, but few siblings, so none are grouped.
        const half = (from: number): SidebarNode => ({
          type: 'category',
          label: `From ${from}`,
          collapsed: true,
          items: Array.from({ length: MAX_ENTRIES / 2 }, (_, id) => ({ type: 'link', label: `Q${from + id}`, href: `/q${from + id}` })),
        })
        const many = [...nodes, half(0), half(MAX_ENTRIES / 2)]
        const stored = storeTree(many)
        const strip = (text: string) => text.replaceAll(/"branch":"[\d.]+",?|"first":"[^"]*",?/g, '').replaceAll(',}', '}')
        expect(JSON.parse(strip(JSON.stringify(growTree(stored.root, stored.branches))))).toEqual(JSON.parse(JSON.stringify(many)))
        for (const route of ['/p1', '/p7', '/q3']) {
          const open = Object.fromEntries(branchesTo(stored, route).map((key) => [key, stored.branches[key]!]))
          const exists = JSON.stringify(many).includes(`"${route}"`)
          expect(JSON.stringify(growTree(stored.root, open)).includes(`"${route}"`)).toBe(exists)
        }
      }),
      { numRuns: 60 },
    )
  })
})
