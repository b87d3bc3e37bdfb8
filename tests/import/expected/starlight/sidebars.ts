/** Sidebars. A string is the route of a page. */
export default {
  docs: [
    {
      label: 'Guides',
      collapsed: false,
      items: [
        '/guides/dye-it',
        '/guides/weave',
        { label: 'knots', collapsed: false, items: ['/guides/knots/bowline'] },
      ],
    },
    '/reference/shuttle',
    { route: '/reference/loom', label: 'The loom' },
    {
      label: 'More',
      collapsed: true,
      items: [{ label: 'Yarn', href: 'https://yarn.example' }, { route: '/guides/weave', label: 'Weave' }],
    },
  ],
}
