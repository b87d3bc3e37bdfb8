/** What the site is called, where it is, and what is around its pages. */
export default {
  title: 'Loom',
  url: 'https://loom.example',
  baseUrl: '/docs/',
  repositoryUrl: 'https://github.com/loom/loom',
  colorMode: { respectPrefersColorScheme: true },
  redirects: [{ from: '/old', to: '/guides/weave' }],
}
