import { peer } from './peer.ts'

export const rspress = peer({
  name: 'rspress',
  title: 'Rspress 2.0.22',
  docs: 'docs',
  build: [['rspress', 'build']],
  output: 'dist',
  dev: (port) => ['rspress', 'dev', '--port', String(port), '--host', '127.0.0.1'],
  reader: {
    colorMode: '.rp-switch-appearance',
    openSearch: (page) => page.click('.rp-search-button'),
    searchField: '.rp-search-panel__input',
    searchResult: '.rp-suggest-item',
  },
})
