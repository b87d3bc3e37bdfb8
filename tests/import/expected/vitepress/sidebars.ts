/** Sidebars. A string is the route of a page. */
export default {
  guide: [
    {
      label: 'Guide',
      collapsed: false,
      items: [{ route: '/guide', label: 'Start' }, { route: '/guide/firing', label: 'Firing' }],
    },
    {
      label: 'Outside',
      collapsed: true,
      items: [{ route: '/reference', label: 'Reference' }, { label: 'Clay', href: 'https://clay.example' }],
    },
  ],
  docs: [{ label: 'Reference', href: '/reference#options' }],
}
