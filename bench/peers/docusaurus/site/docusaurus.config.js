/** The recommended configuration: Rspack, SWC, and Lightning CSS, the next version's flags, and the classic preset. */
export default {
  title: 'Bench',
  url: 'http://localhost',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'detect' },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themes: [['@easyops-cn/docusaurus-search-local', { hashed: true, indexBlog: false, docsRouteBasePath: '/' }]],
}
