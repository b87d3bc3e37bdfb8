/** Docusaurus as its authors recommend it today: Rspack, SWC and Lightning CSS, the flags of the next version, the classic preset. */
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
