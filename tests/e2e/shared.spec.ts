import { expect, test } from '@playwright/test'
import { SPECIMEN } from './support/pages.ts'

interface Linked {
  '@type': string
  headline?: string
  itemListElement?: Array<{ position: number; name: string; item: string }>
}

test('9 “Sitemap: weekly change frequency, priority 0.5, tag pages excluded”', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const urls = sitemap.match(/<url>.*<\/url>/g)!
  expect(urls.length).toBeGreaterThan(25)
  for (const url of urls) expect(url).toMatch(/<changefreq>weekly<\/changefreq><priority>0\.5<\/priority>/)
  for (const route of ['/', '/fleet/intro', '/release-notes', '/openapi/']) expect(sitemap).toContain(`.example${route}</loc>`)
  for (const left of ['/tags', '/search', '/404', SPECIMEN, '/integrate/next-door']) expect(sitemap).not.toContain(left)
})

test('robots.txt allows everything, and unlisted pages have noindex', async ({ request, page }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/.*\/sitemap\.xml\n$/)
  await page.goto('/fleet/intro')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await page.goto(SPECIMEN)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
})

test('“Open Graph image per page”: each kind of page has its own', async ({ request }) => {
  const pictures = new Set<string>()
  const kinds = ['/', '/fleet/intro', '/tags', '/tags/commissioning', '/openapi/', '/openapi/fleet', '/search', '/status']
  for (const route of kinds) {
    const html = await (await request.get(route)).text()
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!
    pictures.add(address)
    const answer = await request.get(new URL(address).pathname)
    expect([answer.status(), answer.headers()['content-type']], address).toEqual([200, 'image/png'])
  }
  expect(pictures.size).toBe(kinds.length)
})

test('“structured data (breadcrumbs, article)”', async ({ page }) => {
  await page.goto('/fleet/advanced/network')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as { '@graph': Linked[] }
  const [article, crumbs] = data['@graph']
  expect([article!['@type'], article!.headline]).toEqual(['TechArticle', 'Network'])
  expect(crumbs!['@type']).toBe('BreadcrumbList')
  const last = crumbs!.itemListElement!.at(-1)!
  expect(last.name).toBe('Network')
  expect(new URL(last.item).pathname).toBe('/fleet/advanced/network')
  expect(crumbs!.itemListElement!.map(({ position }) => position)).toEqual(crumbs!.itemListElement!.map((_, index) => index + 1))
})

test('“RSS/Atom of release notes”', async ({ page, request, context }) => {
  await page.goto('/release-notes')
  const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
  const text = await (await request.get(href!)).text()
  // The page's security policy forbids parsing untrusted XML.
  const parser = await context.newPage()
  const feed = await parser.evaluate((source) => {
    const xml = new DOMParser().parseFromString(source, 'application/xml')
    const entries = [...xml.querySelectorAll('entry')].map((entry) => ({
      title: entry.querySelector('title')!.textContent,
      link: entry.querySelector('link')!.getAttribute('href'),
      updated: entry.querySelector('updated')!.textContent,
    }))
    return { broken: xml.querySelector('parsererror') !== null, entries }
  }, text)
  expect(feed.broken).toBe(false)
  expect(feed.entries[0]).toEqual({
    title: '3.0.1',
    link: expect.stringMatching(/\/release-notes#3-0-1$/) as unknown as string,
    updated: '2031-03-09T00:00:00Z',
  })
  for (const { link } of feed.entries) await expect(page.locator(`[id="${new URL(link!).hash.slice(1)}"]`)).toBeAttached()
})

test('“web manifest and icons”', async ({ page, request }) => {
  await page.goto('/')
  const manifest = (await (await request.get((await page.locator('link[rel=manifest]').getAttribute('href'))!)).json()) as {
    name: string
    icons: Array<{ src: string }>
  }
  expect(manifest.name).toBe('Emberline 3 Manual')
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})
