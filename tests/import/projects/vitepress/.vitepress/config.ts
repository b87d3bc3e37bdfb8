import { defineConfig } from 'vitepress'

export default defineConfig({
  title: 'Kiln',
  description: 'Fires pots',
  base: '/kiln/',
  srcExclude: ['**/README.md'],
  rewrites: { 'en/:rest*': ':rest*' },
  sitemap: { hostname: 'https://kiln.example' },
  locales: { root: { label: 'English' }, fr: { label: 'Français' } },
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/guide/' },
      { text: 'More', items: [{ text: 'Reference', link: '/reference' }, { text: 'Gone', link: '/gone' }] },
    ],
    sidebar: {
      '/guide/': [
        { text: 'Guide', items: [{ text: 'Start', link: '/guide/' }, { text: 'Firing', link: '/guide/firing.md' }] },
        { text: 'Outside', collapsed: true, base: '/', items: [{ text: 'Reference', link: 'reference' }, { text: 'Clay', link: 'https://clay.example' }] },
        { text: 'Gone', link: '/gone' },
      ],
      '/': { base: '/', items: [{ text: 'Reference', link: 'reference#options' }] },
    },
    socialLinks: [{ icon: 'github', link: 'https://github.com/kiln/kiln' }],
    footer: { copyright: 'Copyright © Kiln' },
  },
})
