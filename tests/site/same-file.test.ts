import { expect, test } from 'vitest'
import { page, wrongWith } from './page-fixture.ts'

test.each([
  ['/sandbox', 'sandbox.html, which a file of every site is, too'],
  ['/tags', 'tags.html, which the site’s page of tags is, too'],
  ['/tags/cloud', 'tags/cloud.html, which the site’s page of tags is, too'],
  ['/index', 'index.html, which a.mdx is, too'],
  ['/b/index', 'b/index.html, which b.mdx is, too'],
])('%s is a problem: it would silently take a place', (route, sentence) => {
  const pages = [
    page('/', { file: 'a.mdx' }),
    page('/b/', { file: 'b.mdx', frontMatter: { tags: ['Cloud'] } }),
    page(route, { file: 'c.mdx' }),
  ]
  expect(wrongWith({ pages, ownFiles: ['sandbox.html'] })).toContainEqual(expect.stringContaining(sentence))
})
