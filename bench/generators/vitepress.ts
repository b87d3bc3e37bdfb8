import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addHeadings, navigationOf, type NavItem } from '../corpus.ts'
import { peer } from './peer.ts'

export const vitepress = peer({
  name: 'vitepress',
  title: 'VitePress 1.6.4',
  docs: 'docs',
  build: [['vitepress', 'build']],
  output: '.vitepress/dist',
  dev: (port) => ['vitepress', 'dev', '--port', String(port), '--host', '127.0.0.1'],
  layMore(corpus, site) {
    addHeadings(corpus, join(site, 'docs'))
    writeFileSync(join(site, '.vitepress/sidebar.json'), JSON.stringify(navigationOf(corpus).map(sidebarItem)))
  },
  reader: {
    colorMode: '.VPSwitchAppearance',
    openSearch: (page) => page.click('.DocSearch-Button'),
    searchField: '#localsearch-input',
    searchResult: '.VPLocalSearchBox .result',
  },
})

function sidebarItem({ label, route, items }: NavItem): object {
  return items ? { text: label, collapsed: true, items: items.map(sidebarItem) } : { text: label, link: `/${route}` }
}
