import { readFileSync } from 'node:fs'

/** VitePress makes no sidebar of its own; the bench writes one of all pages. */
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
