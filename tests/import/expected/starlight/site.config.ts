/** Settings of the site: its title, URL, navigation bar, footer, and redirects. */
export default {
  title: 'Loom',
  url: 'https://loom.example',
  baseUrl: '/docs/',
  repositoryUrl: 'https://github.com/loom/loom',
  colorMode: { respectPrefersColorScheme: true },
  redirects: [{ from: '/old', to: '/guides/weave' }],
}
