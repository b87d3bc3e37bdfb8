import { expect, test } from 'vitest'
import { parseConfig, type SiteConfigInput } from '../../src/site/config.ts'
import { mayRun } from '../../src/site/foreign-scripts.ts'
import { CONFIG } from './page-fixture.ts'

const ORIGIN = 'https://docs.example'
const run = (address: string, more: Partial<SiteConfigInput> = {}) =>
  mayRun(new URL(address, ORIGIN), ORIGIN, parseConfig({ ...CONFIG, baseUrl: '/docs/', ...more }))

const FOREIGN: Partial<SiteConfigInput> = {
  analytics: {
    tagManager: { id: 'GTM-ABC' },
    session: { script: 'https://sessions.example/record.js' },
    origins: ['https://counter.example'],
  },
  ask: { provider: 'widget', script: 'https://widget.example/widget.js?project=1' },
}

test('scripts of the site are allowed; scripts of other sites on the same host aren’t', () => {
  expect(run('/docs/sw.js')).toBe(true)
  expect(run('/docs/assets/worker-1.js')).toBe(true)
  for (const address of [
    '/sw.js',
    '/docs/../evil.js',
    '//evil.example/docs/x.js',
    'http://docs.example/docs/x.js',
    'javascript:alert(1)',
    'data:,alert(1)',
    'blob:https://docs.example/docs/1',
  ])
    expect(run(address), address).toBe(false)
})

test('scripts from other origins are allowed if they are configured', () => {
  const named = [
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC',
    'https://sessions.example/record.js',
    'https://widget.example/widget.js?project=1',
  ]
  for (const address of named) {
    expect(run(address, FOREIGN), address).toBe(true)
    expect(run(address), address).toBe(false)
  }
  for (const address of [
    'https://www.googletagmanager.com/other.js',
    'https://sessions.example/record.jsx',
    'https://counter.example/x.js',
    'https://widget.example.evil/widget.js',
  ])
    expect(run(address, FOREIGN), address).toBe(false)
})
