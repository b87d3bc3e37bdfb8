import { describe, expect, test } from 'vitest'
import { securityPolicies } from '../../src/build/hosting/security-policy.ts'
import { parseConfig, type SiteConfigInput } from '../../src/site/config.ts'
import { searchOrigins } from '../../src/site/search-origins.ts'
import { CONFIG } from '../site/page-fixture.ts'

const origins = (search?: SiteConfigInput['search']) => searchOrigins(parseConfig({ ...CONFIG, search }))
const policy = (connect: string[]) => securityPolicies({ scripts: [], styles: [], connect }).policy
const ALGOLIA = { provider: 'algolia', appId: 'TestApp', apiKey: 'key', indexName: 'docs' } as const

describe('7 “Hosted search service: connection is prepared early”', () => {
  test('to the host that the client requests first', () => {
    expect(origins(ALGOLIA)[0]).toBe('https://testapp-dsn.algolia.net')
  })

  test('the policy allows connections to the service’s hosts only', () => {
    expect(policy(origins(ALGOLIA))).toContain(
      "; connect-src 'self' https://testapp-dsn.algolia.net https://testapp-1.algolianet.com https://testapp-2.algolianet.com https://testapp-3.algolianet.com;",
    )
  })

  test('the embedded search needs no other hosts', () => {
    expect(origins({ provider: 'embedded' })).toEqual([])
    expect(origins()).toEqual([])
    expect(policy([])).not.toContain('connect-src')
  })
})
