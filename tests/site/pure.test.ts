import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KEY_LENGTH, createKey } from '../../src/client/scroll.ts'
import { dataUrl, normalizePath } from '../../src/client/locations.ts'
import { branchesTo, growTree, MAX_ENTRIES, storeTree } from '../../src/site/branches.ts'
import { localeUrl } from '../../src/site/locales.ts'
import type { SidebarNode } from '../../src/site/sidebars.ts'
import { collapseDuration } from '../../src/theme/state/collapse.ts'
import { causeChain } from '../../src/theme/pages/CrashPage.tsx'

describe('paths', () => {
  test.each([
    ['/cloud/intro.html', '/cloud/intro'],
    ['/cloud/intro/index.html', '/cloud/intro'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/openapi/', '/openapi/'],
  ])('%s is normalised to %s', (path, route) => {
    expect(normalizePath(path, '/')).toBe(route)
  })

  test('the base URL is taken off', () => {
    expect(normalizePath('/docs/a.html', '/docs/')).toBe('/a')
  })

  test('data files stand beside the documents', () => {
    expect([dataUrl('/', '/'), dataUrl('/a/b', '/docs/'), dataUrl('/openapi/', '/')]).toEqual([
      '/_data/index.json',
      '/docs/_data/a/b.json',
      '/_data/openapi/index.json',
    ])
  })

  test('locale addresses: base URL, segment unless default, rest, query and hash', () => {
    const locales = {
      default: 'en',
      all: {
        en: { label: 'English', direction: 'ltr' as const, htmlLang: 'en', calendar: 'gregory', path: 'en' },
        fr: { label: 'Français', direction: 'ltr' as const, htmlLang: 'fr', calendar: 'gregory', path: 'fr' },
      },
    }
    const page = { pathname: '/docs/a', search: '?q=1', hash: '#h' }
    expect(localeUrl(page, { from: 'en', to: 'fr', baseUrl: '/docs/', locales })).toBe('/docs/fr/a?q=1#h')
    expect(localeUrl({ pathname: '/docs/fr/a' }, { from: 'fr', to: 'en', baseUrl: '/docs/', locales })).toBe('/docs/a')
  })
})

describe('constants of the specification, section 9', () => {
  test('keys of the history have 6 characters', () => {
    expect(KEY_LENGTH).toBe(6)
    for (let index = 0; index < 100; index++) expect(createKey()).toMatch(/^[0-9a-z]{6}$/)
  })

  test('the duration of a collapsible is computed from its height, and 0 under reduced motion', () => {
    expect(collapseDuration(36, false)).toBe(192)
    expect(collapseDuration(360, false)).toBe(Math.round((4 + 15 * 10 ** 0.25 + 10 / 5) * 10))
    expect(collapseDuration(360, true)).toBe(0)
  })
})

test('the crash screen shows the messages of an error and its causes', () => {
  const error = new Error('outer', { cause: new Error('middle', { cause: new Error('inner') }) })
  expect(causeChain(error, 'Cause:')).toBe('outer\n\nCause:\nmiddle\n\nCause:\ninner')
})

describe('large sidebars', () => {
  const tree = fc.letrec<{ node: SidebarNode; link: SidebarNode; category: SidebarNode }>((tie) => ({
    node: fc.oneof({ maxDepth: 4 }, tie('link'), tie('category')),
    link: fc.integer({ min: 0, max: 400 }).map((id): SidebarNode => ({ type: 'link', label: `Page ${id}`, href: `/p${id}` })),
    category: fc
      .array(tie('node'), { minLength: 1, maxLength: 12 })
      .map((items): SidebarNode => ({ type: 'category', label: 'Category', collapsed: true, items })),
  })).node

  test('a split tree with all its branches is the tree again, and the branches to a page show it', () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 30 }), (nodes) => {
        // Many in all, few beside each other: those would be put into groups.
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
