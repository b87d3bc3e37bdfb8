/** Settings of the site: its title, URL, navigation bar, footer, and redirects. */
export default {
  title: 'Tidewater',
  tagline: 'Gauges for harbors',
  url: 'https://tidewater.example',
  baseUrl: '/manual/',
  repositoryUrl: 'https://github.com/tidewater/manual',
  navbar: {
    items: [
      { type: 'link', label: 'Manual', href: '/docs/intro' },
      { type: 'link', label: 'Command line', href: '/docs/reference/cli' },
      { type: 'link', label: 'Blog', href: 'https://tidewater.example/manual/blog' },
      { type: 'link', label: 'Help', href: '/community/help' },
      { type: 'link', label: 'Forum', href: 'https://forum.example' },
    ],
  },
  announcement: {
    id: 'storm',
    closeable: false,
    content: ['Storm season: ', { label: 'read this', href: 'https://tidewater.example/storm' }, ' first.'],
  },
  colorMode: { default: 'dark', respectPrefersColorScheme: true },
  footer: {
    style: 'dark',
    links: [{ title: 'Read', items: [{ label: 'Introduction', href: '/docs/intro' }] }],
    copyright: 'Copyright © Tidewater',
  },
  redirects: [
    { from: '/docs/start', to: '/docs/intro' },
    { from: '/docs/begin', to: '/docs/intro' },
    { from: '/news', to: 'https://tidewater.example/manual/blog/2024/05/01/launch' },
    { from: '/docs/tabs', to: '/docs/constructs/tabs' },
    { from: '/docs/cal', to: '/docs/gauges/calibrate#zero' },
    { from: '/calibrate', to: '/docs/gauges/calibrate#zero' },
    { from: '/harbor', to: '/docs/intro' },
  ],
}
