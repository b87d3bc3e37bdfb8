/** Settings of the site: its title, URL, navigation bar, footer, and redirects. */
export default {
  title: 'Kiln',
  tagline: 'Fires pots',
  url: 'https://kiln.example',
  baseUrl: '/kiln/',
  repositoryUrl: 'https://github.com/kiln/kiln',
  navbar: {
    items: [
      { type: 'link', label: 'Guide', href: '/guide' },
      { type: 'link', label: 'Reference', href: '/reference' },
    ],
  },
  footer: { copyright: 'Copyright © Kiln' },
  colorMode: { respectPrefersColorScheme: true },
}
