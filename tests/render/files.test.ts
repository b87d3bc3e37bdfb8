import { describe, expect, test } from 'vitest'
import { scriptSafe } from '../../src/render/document.tsx'
import { sitemap } from '../../src/render/sitemap.ts'

describe('the sitemap', () => {
  test('has weekly change frequency and priority 0.5', () => {
    expect(sitemap(['https://docs.example.org/a', 'https://docs.example.org/b?c&d'])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<url><loc>https://docs.example.org/a</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>\n' +
        '<url><loc>https://docs.example.org/b?c&amp;d</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>\n</urlset>\n',
    )
  })
})

describe('JSON inside a document', () => {
  test.each(['</script><script>alert(1)</script>', '<!-- <script>', ']]>', '\u2028'])('can’t close its script element: %j', (text) => {
    const json = scriptSafe({ text })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ text })
  })
})
