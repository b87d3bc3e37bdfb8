import type { SiteConfigInput } from '../../src/site/config.ts'

/** A site with the opposite of all settings of this project's own site. */
export default {
  title: 'Variant',
  url: 'https://variant.example',
  baseUrl: '/docs/',
  locales: [{ label: 'Français', lang: 'fr', baseUrl: '/docs/fr/' }],
  version: { number: '1.0.0', mainDocId: 'intro', others: [] },
  navbar: {
    hideOnScroll: true,
    items: [{ type: 'link', label: 'Introduction', href: '/intro' }, { type: 'versions' }, { type: 'locales' }],
  },
  sidebar: { hideable: false, autoCollapse: false },
  announcement: { closeable: false, content: ['Always ', { label: 'here', href: '/intro' }, '.'] },
  colorMode: { default: 'dark', disableSwitch: true },
  footer: {
    links: [
      { label: 'Introduction', href: '/intro' },
      { label: 'Elsewhere', href: 'https://elsewhere.example' },
    ],
    logo: true,
    copyright: 'Copyright © Variant',
  },
  search: {
    provider: 'algolia',
    appId: 'TESTAPP',
    apiKey: 'search-only',
    indexName: 'variant',
    externalUrlPattern: 'elsewhere',
    replacePathname: { from: '/old/', to: '/docs/' },
  },
  ask: {
    provider: 'widget',
    script: 'https://widget.example/widget.js',
    attributes: { 'data-project-id': 'variant' },
    hiddenButton: '#widget-button',
  },
  feedback: { endpoint: 'https://feedback.example/answers' },
  effects: { celebrate: ['/long'], game: true },
  analytics: {
    tagManager: { id: 'GTM-VARIANT' },
    session: { script: 'https://sessions.example/record.js', attributes: { 'data-project': 'variant' } },
    origins: ['https://counter.example'],
  },
  redirects: [{ from: '/old', to: '/intro' }],
} satisfies SiteConfigInput
