import { describe, expect, test } from 'vitest'
import { nearbyPages } from '../../src/theme/search/nearby.ts'
import type { StoredNode } from '../../src/site/branches.ts'

const link = (href: string): StoredNode => ({ type: 'link', label: href, href })
const category = (label: string, rest: object): StoredNode => ({ type: 'category', label, collapsed: true, ...rest })
const targets = (nodes: StoredNode[], route: string) => nearbyPages(nodes, route).pages.map(({ target }) => target)

const TREE = [
  link('/a'),
  category('B', { href: '/b', items: [link('/b/1'), link('/b/2'), category('C', { items: [link('/c/1')] }), link('/b/3')] }),
  category('D', { branch: '2', first: '/d' }),
  link('https://elsewhere.example'),
]

describe('the pages near a page', () => {
  test('belong to its innermost category, with the following pages first', () => {
    expect(nearbyPages(TREE, '/b/2')).toEqual({
      label: 'B',
      pages: [
        { target: '/b/3', title: '/b/3' },
        { target: '/b/1', title: '/b/1' },
      ],
    })
    expect(nearbyPages(TREE, '/c/1')).toEqual({ label: 'C', pages: [] })
  })

  test('are the category’s pages for a category’s own page', () => {
    expect(targets(TREE, '/b')).toEqual(['/b/1', '/b/2', '/b/3'])
  })

  test('have no label at the first level, contain the first page of an unloaded branch, and omit other sites', () => {
    expect(nearbyPages(TREE, '/a')).not.toHaveProperty('label')
    expect(targets(TREE, '/a')).toEqual(['/b', '/d'])
  })

  test('are at most five, and none if the page isn’t in the tree', () => {
    expect(
      targets(
        [...'abcdefgh'].map((name) => link(`/${name}`)),
        '/b',
      ),
    ).toEqual(['/c', '/d', '/e', '/f', '/g'])
    expect(targets(TREE, '/elsewhere')).toEqual([])
  })
})
