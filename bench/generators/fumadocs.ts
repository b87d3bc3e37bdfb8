import { peer } from './peer.ts'

export const fumadocs = peer({
  name: 'fumadocs',
  title: 'Fumadocs 16.15.13, Next 16.4.6',
  docs: 'content',
  build: [['next', 'build']],
  output: 'out',
  dev: (port) => ['next', 'dev', '--port', String(port), '--hostname', '127.0.0.1'],
  env: { NEXT_TELEMETRY_DISABLED: '1' },
  reader: {
    colorMode: 'button[data-theme-toggle], [aria-label="Toggle Theme"]',
    openSearch: (page) => page.click('button[data-search-full]'),
    searchField: 'input[placeholder="Search"]',
    searchResult: '[role="dialog"] button[aria-selected]',
  },
})
