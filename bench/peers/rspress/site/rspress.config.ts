import { defineConfig } from '@rspress/core'

export default defineConfig({ root: 'docs', title: 'Bench', outDir: 'dist', themeConfig: {} })
