import { readFileSync } from 'node:fs'

/** VitePress doesn't generate a sidebar, so the bench writes one with all pages. */
export default {
  title: 'Bench',
  srcDir: 'docs',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: {
    sidebar: JSON.parse(readFileSync(new URL('sidebar.json', import.meta.url), 'utf8')),
    search: { provider: 'local' },
  },
}
