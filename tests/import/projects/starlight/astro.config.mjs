import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'

export default defineConfig({
  site: 'https://loom.example/docs',
  base: '/docs',
  redirects: { '/old': '/guides/weave/', '/tags/[tag]': '/' },
  integrations: [
    starlight({
      title: { en: 'Loom' },
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/loom/loom' }],
      customCss: ['./src/styles.css'],
      locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch' } },
      sidebar: [
        { label: 'Guides', autogenerate: { directory: 'guides' } },
        'reference/shuttle',
        { label: 'The loom', slug: 'reference/loom' },
        { label: 'More', collapsed: true, items: [{ label: 'Yarn', link: 'https://yarn.example' }, { label: 'Weave', link: '/guides/weave/' }, 'gone'] },
      ],
    }),
  ],
})
