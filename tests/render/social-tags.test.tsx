import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SocialTags } from '../../src/render/social-tags.tsx'
import { documentSite } from '../../src/build/product/product.ts'
import { parseConfig } from '../../src/site/config.ts'
import type { PageView } from '../../src/site/view.ts'

const doc: PageView = {
  kind: 'doc',
  route: '/cloud/intro',
  title: 'Say "hi" & <go>',
  description: '',
  breadcrumbs: [],
  toc: [],
  tags: [],
  islands: [],
}
const home: PageView = { kind: 'contents', route: '/', title: 'Docs', description: '', entries: [] }

/** Metadata in the HTML: property → content. */
function said(view: PageView, socialImages = true): Record<string, string> {
  const site = documentSite(parseConfig({ title: 'Docs', url: 'https://docs.example.org', baseUrl: '/next/', socialImages }))
  const html = renderToStaticMarkup(<SocialTags site={site} view={view} canonical="https://docs.example.org/next/page" />)
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"\/>/g)].map(([, name, content]) => [name, content]),
  )
}

describe('the preview of a shared link', () => {
  test('a page has its own image, with an absolute URL', () => {
    expect(said(doc)).toMatchObject({
      'og:type': 'article',
      'og:title': 'Say &quot;hi&quot; &amp; &lt;go&gt;',
      'og:url': 'https://docs.example.org/next/page',
      'og:image': 'https://docs.example.org/next/social/cloud/intro.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Docs: Say &quot;hi&quot; &amp; &lt;go&gt;',
      'twitter:card': 'summary_large_image',
    })
  })

  test.each([
    ['the home page', home],
    ['an alternative route of the home page', { ...home, route: '/home/Home' }],
    ['an unlisted document', { ...doc, noIndex: true }],
  ])('%s has the site’s image', (_, view) => {
    expect(said(view)).toMatchObject({ 'og:image': 'https://docs.example.org/next/social/index.png', 'og:image:alt': 'Docs' })
  })

  test('a site without images has no image tags', () => {
    const names = Object.keys(said(doc, false))
    expect(names).toContain('og:title')
    expect(names.filter((name) => /image|twitter/.test(name))).toEqual([])
  })
})
