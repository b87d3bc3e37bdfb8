import type { Config } from '@docusaurus/types'
import { themes } from 'prism-react-renderer'
import { projectName } from './project'

const organization = 'tidewater'

const config: Config = {
  title: 'Tidewater',
  tagline: `Gauges for ${'harbors'}`,
  url: process.env.SITE_URL ?? 'https://tidewater.example',
  baseUrl: '/manual/',
  favicon: 'img/favicon.ico',
  organizationName: organization,
  projectName,
  onBrokenLinks: 'throw',
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: ({ docPath }) => `https://example.org/${docPath}`,
          remarkPlugins: [[require('@docusaurus/remark-plugin-npm2yarn'), { sync: true }]],
        },
        blog: { showReadingTime: true },
        theme: { customCss: './src/css/custom.css' },
      },
    ],
  ],
  plugins: [
    ['content-docs', { id: 'community', path: 'community', routeBasePath: 'community', sidebarPath: './sidebarsCommunity.js' }],
    [
      '@docusaurus/plugin-client-redirects',
      {
        fromExtensions: ['html'],
        redirects: [
          { from: '/docs/start', to: '/docs/intro' },
          { from: '/docs/begin', to: '/docs/start' },
          { from: '/news', to: '/blog/2024/05/01/launch' },
          { from: '/docs/nothing', to: '/docs/gone' },
          { from: '/docs/tabs', to: '/docs/constructs/tabs#nothing' },
          { from: '/docs/intro', to: '/docs/constructs' },
          { from: ['/docs/cal', '/calibrate/'], to: '/docs/gauges/calibrate#zero' },
        ],
      },
    ],
    './plugins/tide-tables',
  ],
  themeConfig: {
    announcementBar: { id: 'storm', content: 'Storm season: <a href="https://tidewater.example/storm">read this</a> first.', isCloseable: false },
    colorMode: { defaultMode: 'dark', respectPrefersColorScheme: true },
    navbar: {
      title: 'Tidewater',
      items: [
        { type: 'docSidebar', sidebarId: 'manual', label: 'Manual', position: 'left' },
        { type: 'doc', docId: 'reference/cli', label: 'Command line' },
        { to: '/blog', label: 'Blog' },
        { label: 'More', items: [{ to: '/community/help', label: 'Help' }, { href: 'https://forum.example', label: 'Forum' }] },
        { type: 'docsVersionDropdown' },
        { type: 'localeDropdown' },
      ],
    },
    footer: {
      style: 'dark',
      links: [{ title: 'Read', items: [{ label: 'Introduction', to: '/docs/intro' }, { html: '<img src="/x.png">' }] }],
      copyright: `Copyright &copy; <b>Tidewater</b>`,
    },
    prism: { theme: themes.github },
  },
}

export default config
