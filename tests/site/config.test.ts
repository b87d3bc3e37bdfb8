import { describe, expect, test } from 'vitest'
import { ConfigError, parseConfig } from '../../src/site/config.ts'
import siteConfig from '../../site.config.ts'
import { CONFIG } from './page-fixture.ts'

const complaint = (input: unknown): string => {
  try {
    parseConfig(input)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

describe('the configuration', () => {
  test('requires a title and a URL; the rest has the defaults of the specification', () => {
    expect(parseConfig(CONFIG)).toEqual({
      title: 'Docs',
      tagline: '',
      url: 'https://docs.example.org',
      baseUrl: '/',
      noIndex: false,
      locales: [],
      navbar: { hideOnScroll: false, items: [] },
      documentationSets: [],
      sidebar: { hideable: true, autoCollapse: true, complete: false },
      colorMode: { default: 'light', disableSwitch: false, respectPrefersColorScheme: false },
      footer: { style: 'light', links: [], logo: false },
      search: { provider: 'embedded', asides: [], popular: [] },
      ask: { provider: 'embedded', questions: [] },
      apis: [],
      pictureCommands: {},
      socialImages: false,
      icons: false,
      effects: { celebrate: [], game: false },
      redirects: [],
    })
  })

  test('an announcement is closeable and has the ID announcement-bar by default', () => {
    expect(parseConfig({ ...CONFIG, announcement: { content: ['Hello'] } }).announcement).toEqual({
      id: 'announcement-bar',
      closeable: true,
      content: ['Hello'],
    })
  })

  test('a version is named current and labeled Next by default', () => {
    expect(parseConfig({ ...CONFIG, version: { number: '1', mainDocId: 'a' } }).version).toEqual({
      name: 'current',
      number: '1',
      mainDocId: 'a',
      others: [],
    })
  })

  test('analytics are off by default', () => {
    expect(parseConfig(CONFIG).analytics).toBeUndefined()
    expect(parseConfig({ ...CONFIG, analytics: { tagManager: { id: 'GTM-ABC123' } } }).analytics).toEqual({
      tagManager: { id: 'GTM-ABC123' },
      origins: [],
    })
  })

  test('this site’s configuration matches the specification', () => {
    expect(parseConfig(siteConfig)).toMatchObject({
      baseUrl: '/',
      noIndex: true,
      locales: [],
      version: { name: 'current', label: 'Next', number: '5.0.0-rc', mainDocId: 'dev-docs/intro' },
      colorMode: { default: 'light', disableSwitch: false },
      announcement: { closeable: true },
    })
    const { items } = parseConfig(siteConfig).navbar
    expect(items.flatMap((item) => ('label' in item ? [item.label] : []))).toEqual([
      'Quick Start Guide',
      'User Guide',
      'Developer Docs',
      'Cloud Documentation',
    ])
  })
})

describe('configuration errors contain the key and the fix', () => {
  test.each([
    ['an unknown key', { titel: 'x' }, 'site.config.ts: unknown key titel'],
    ['a nested unknown key', { footer: { colour: 'red' } }, 'site.config.ts: unknown key footer.colour'],
    [
      'an invalid value',
      { colorMode: { default: 'blue' } },
      'site.config.ts: colorMode.default: Invalid option: expected one of "light"|"dark"',
    ],
    [
      'an invalid value in a list',
      { redirects: [{ from: 'a', to: '/b' }] },
      'site.config.ts: redirects.0.from: Invalid string: must start with "/"',
    ],
    ['an invalid URL', { url: 'docs' }, 'site.config.ts: url: Invalid URL'],
    [
      'a navbar item of an unknown type',
      { navbar: { items: [{ type: 'dropdown' }] } },
      'site.config.ts: No NavbarItem component found for type "dropdown".',
    ],
    [
      'navbar items that aren’t a list',
      { navbar: { items: {} } },
      'site.config.ts: navbar.items: Invalid input: expected array, received object',
    ],
    [
      'an invalid navbar item',
      { navbar: { items: [null] } },
      'site.config.ts: navbar.items.0: Invalid input: expected object, received null',
    ],
    [
      'an invalid container ID',
      { analytics: { tagManager: { id: 'UA-1' } } },
      'site.config.ts: analytics.tagManager.id: must be a container’s id: GTM-…',
    ],
    ['analytics without a provider', { analytics: {} }, 'site.config.ts: analytics: needs tagManager or session'],
  ])('%s', (_, part, message) => {
    expect(complaint({ ...CONFIG, ...part })).toBe(message)
  })

  test.each(['docs', '/docs', 'docs/', ''])('a base URL must start and end with a slash: %j', (baseUrl) => {
    expect(complaint({ ...CONFIG, baseUrl })).toBe('site.config.ts: baseUrl: must start and end with "/"')
  })

  test.each([undefined, null, 3, []])('%j isn’t a configuration', (input) => {
    expect(complaint(input)).toContain('site.config.ts')
  })

  test('all errors are reported at once', () => {
    expect(complaint({ titel: 'x', footer: { style: 'x' } }).split('\n')).toHaveLength(4)
  })
})
