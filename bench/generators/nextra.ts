import { join } from 'node:path'
import { addHeadings } from '../corpus.ts'
import { peer } from './peer.ts'

export const nextra = peer({
  name: 'nextra',
  title: 'Nextra 4.6.1, Next 16.4.6',
  docs: 'content',
  build: [
    ['next', 'build'],
    ['pagefind', '--site', 'out', '--output-path', 'out/_pagefind'],
  ],
  output: 'out',
  dev: (port) => ['next', 'dev', '--port', String(port), '--hostname', '127.0.0.1'],
  env: { NEXT_TELEMETRY_DISABLED: '1' },
  layMore: (corpus, site) => addHeadings(corpus, join(site, 'content')),
  reader: {
    colorMode: 'button[title="Change theme"]',
    openSearch: (page) => page.click('.nextra-search input'),
    searchField: '.nextra-search input',
    searchResult: '.nextra-search-results [role="option"], .nextra-search-results a',
  },
})
