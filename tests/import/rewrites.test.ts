import { expect, test } from 'vitest'
import { rewriter } from '../../src/import/vitepress/project.ts'

test('VitePress `rewrites` determine the paths of documents', () => {
  const rewrites = {
    'old.md': 'new.md',
    'en/:rest*': ':rest*',
    'packages/:name/src/(.*)': ':name/index.md',
    'notes/:year(\\d+)-:slug.md': ':year/:slug.md',
  }
  const routes = ['old.md', 'en/guide/a.md', 'packages/core/src/x/y.md', 'notes/2024-glaze.md', 'notes/glaze.md', 'a+b.md'].map(
    rewriter(rewrites),
  )
  expect(routes).toEqual(['new.md', 'guide/a.md', 'core/index.md', '2024/glaze.md', 'notes/glaze.md', 'a+b.md'])
})
