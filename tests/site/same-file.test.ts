import { expect, test } from 'vitest'
import { page, wrongWith } from './page-fixture.ts'

test.each([
  ['/tags', 'tags.html, like the site’s page of tags'],
  ['/tags/cloud', 'tags/cloud.html, like the site’s page of tags'],
  ['/index', 'index.html, like a.mdx'],
  ['/b/index', 'b/index.html, like b.mdx'],
])('%s is an error, because its file would silently replace another', (route, sentence) => {
  const pages = [
    page('/', { file: 'a.mdx' }),
    page('/b/', { file: 'b.mdx', frontMatter: { tags: ['Cloud'] } }),
    page(route, { file: 'c.mdx' }),
  ]
  expect(wrongWith({ pages })).toContainEqual(expect.stringContaining(sentence))
})
