import { describe, expect, test } from 'vitest'
import { sandboxFile } from '../../src/build/app/sandbox.ts'
import { securityPolicies } from '../../src/build/hosting/security-policy.ts'
import { analyticsOrigins } from '../../src/site/analytics-origins.ts'
import { parseConfig, type SiteConfigInput } from '../../src/site/config.ts'
import { CONFIG } from '../site/page-fixture.ts'

const origins = (analytics?: SiteConfigInput['analytics']) => analyticsOrigins(parseConfig({ ...CONFIG, analytics }))
const directives = (analytics: string[]) => securityPolicies({ scripts: [], styles: [], analytics }).policy.split('; ')

describe('the security policy is extended only when analytics are configured', () => {
  test('without analytics, the policy allows no other origin', () => {
    expect(origins()).toEqual([])
    expect(directives([]).join()).not.toContain('http')
  })

  test('with analytics, the policy allows loading and connecting to their origins and to the additional ones', () => {
    const all = origins({
      tagManager: { id: 'GTM-ABC' },
      session: { script: 'https://sessions.example/record.js' },
      origins: ['https://counter.example', 'https://sessions.example'],
    })
    expect(all).toEqual(['https://www.googletagmanager.com', 'https://sessions.example', 'https://counter.example'])
    for (const directive of directives(all)) {
      const isTheirs = /^(script|img|connect)-src/.test(directive)
      expect(directive.includes(all.join(' ')), directive).toBe(isTheirs)
    }
  })
})

describe('“without `unsafe-inline` or `unsafe-eval`, Trusted Types”', () => {
  const all = { scripts: ['boot()'], styles: ['a {}'], connect: ['https://search.example'], consoles: ['openapi/index.html'] }

  test('every page’s policy allows inline code by hash only, and one Trusted Types policy', () => {
    const { policy, files } = securityPolicies(all)
    for (const each of [policy, files['openapi/index.html']!]) {
      expect(each).not.toContain('unsafe')
      expect(each.split('; ')).toEqual(
        expect.arrayContaining(["frame-ancestors 'none'", "object-src 'none'", "require-trusted-types-for 'script'", 'trusted-types docs']),
      )
    }
  })

  test.each([
    ['a widget', { widget: 'https://widget.example' }],
    ['analytics', { analytics: ['https://counter.example'] }],
  ])('scripts of %s can create their own Trusted Types policies if they are configured', (_, foreign) => {
    const { policy } = securityPolicies({ ...all, ...foreign })
    expect(policy).not.toContain('unsafe')
    expect(policy.split('; ')).toEqual(expect.arrayContaining(["require-trusted-types-for 'script'", "trusted-types * 'allow-duplicates'"]))
  })
})

describe('policies per page allow only the page’s own inline styles', () => {
  const [a, b] = ['a {}', 'b {}']
  const { policy, pages, files } = securityPolicies({
    scripts: ['boot()'],
    styles: [a, b],
    consoles: ['console.html'],
    pages: [
      { file: 'one.html', styles: [a] },
      { file: 'two.html', styles: [a, b] },
      { file: 'three.html', styles: [a] },
      { file: 'console.html', styles: [a] },
    ],
  })

  test('pages with the same styles share a policy', () => {
    expect(pages.map(({ files }) => files)).toEqual([['one.html', 'three.html'], ['two.html'], ['console.html']])
  })

  test('a page’s policy is the site’s without the hashes of other pages’ styles', () => {
    const sources = (text: string) => /style-src ([^;]*)/.exec(text)![1]!.split(' ')
    expect(sources(policy)).toHaveLength(3)
    expect(pages.map((page) => sources(page.policy).length)).toEqual([2, 3, 2])
    // The console's own policy also has only its own styles: with all of them, it would be too long for Cloudflare.
    expect(files['console.html']).toBe(pages[2]!.policy)
    expect(pages[0]!.policy.replace(/style-src [^;]*/, '')).toBe(policy.replace(/style-src [^;]*/, ''))
    expect(pages[2]!.policy).toContain("connect-src 'self' https: http:")
  })
})

test('live samples can run any code, also in workers, but can’t access the network', () => {
  expect(securityPolicies({ scripts: [], styles: [] }).files[sandboxFile()]).toBe(
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; worker-src blob:; frame-ancestors 'self'; sandbox allow-scripts",
  )
})
