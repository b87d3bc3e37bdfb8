import { peer } from './peer.ts'

export const starlight = peer({
  name: 'starlight',
  title: 'Starlight 0.37.7, Astro 5.18.2',
  docs: 'src/content/docs',
  build: [['astro', 'build']],
  output: 'dist',
  dev: (port) => ['astro', 'dev', '--port', String(port), '--host', '127.0.0.1'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  address: (route) => `/${route}/`,
  reader: {
    colorMode: 'starlight-theme-select select',
    openSearch: (page) => page.click('site-search button[data-open-modal]'),
    searchField: 'site-search input',
    searchResult: 'site-search .pagefind-ui__result',
  },
})
