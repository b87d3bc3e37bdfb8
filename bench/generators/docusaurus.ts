import { peer } from './peer.ts'

export const docusaurus = peer({
  name: 'docusaurus',
  title: 'Docusaurus 3.10.2, faster, local search',
  docs: 'docs',
  build: [['docusaurus', 'build']],
  output: 'build',
  dev: (port) => ['docusaurus', 'start', '--port', String(port), '--host', '127.0.0.1', '--no-open'],
  env: { DOCUSAURUS_DISABLE_TELEMETRY: '1' },
  reader: {
    colorMode: 'button[class*="toggleButton"]',
    openSearch: (page) => page.click('.navbar__search-input'),
    searchField: '.navbar__search-input',
    searchResult: '[class*="suggestion_"]',
  },
})
