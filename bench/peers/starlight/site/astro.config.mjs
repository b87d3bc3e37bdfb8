import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'http://localhost',
  integrations: [starlight({ title: 'Bench' })],
})
