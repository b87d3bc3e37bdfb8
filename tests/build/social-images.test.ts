import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Output } from '../../src/build/output/output.ts'
import { socialImages, writeSocialImages } from '../../src/build/steps/social-images.ts'
import { socialImageRoute } from '../../src/addresses/page-files.ts'
import { SOCIAL_IMAGE, type SocialImage } from '../../src/render/social-image-file.ts'
import { drawSocialImage } from '../../src/render/social-image.tsx'
import { drawable } from '../../src/render/social-image-font.ts'
import { contentsView, docView, statusView, tagListView, tagViews, type PageView, type ViewOptions } from '../../src/site/view.ts'
import { parseTheme } from '../../src/theme/parse-theme.ts'
import { page, pageWith, site } from '../site/page-fixture.ts'

const { width, height } = SOCIAL_IMAGE
/** Pixels at each edge without text; the name of the site ends at 130. */
const MARGIN = 60
const NAME_END = 130
const colors = parseTheme().social
const draw = (shown: SocialImage) => drawSocialImage(shown, colors)
const image = (title: string, more: Partial<SocialImage> = {}): SocialImage => ({ site: 'Docs', title, description: '', ...more })

const OPTIONS: ViewOptions = { lastUpdated: () => undefined, verified: new Map(), branches: () => [] }

/** A folder for a site and its image cache, which is deleted after the test. */
function workFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'social-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

async function build(dir: string, images: Record<string, SocialImage>, { skipsUndrawn = false } = {}) {
  const output = new Output(join(dir, 'dist'))
  const drawn = await writeSocialImages(new Map(Object.entries(images)), { output, colors, cacheDir: join(dir, 'cache'), skipsUndrawn })
  output.commit()
  return { drawn, written: output.written }
}

/** Decodes a PNG file: red, green, blue, and alpha of each pixel, row by row. */
function pixels(png: Uint8Array): Buffer {
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${href}"/></svg>`).render()
    .pixels
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Bounding box of the difference between two images; `undefined` if they are the same. */
function difference(a: Buffer, b: Buffer): Box | undefined {
  const box = { left: width, top: height, right: -1, bottom: -1 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      if (a.readUInt32LE(at) === b.readUInt32LE(at)) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
  return box.right < 0 ? undefined : box
}

describe('a social image', () => {
  test('is a PNG file of 1200 × 630 pixels', async () => {
    const png = Buffer.from(await draw(image('Quick Start Guide', { set: 'Developer Docs', description: 'A description.' })))
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })

  test.each([
    ['with many words', 'Configuring the admin panel for every single environment '.repeat(8)],
    ['with one long word', 'W'.repeat(500)],
    ['with code', 'strapi.documents("api::restaurant.restaurant").findMany({status:"published"})'.repeat(3)],
    ['with hostile characters', '<script>alert("&amp;")</script>\u0000\u001B[31m\u202Eevil\n\n\n{{7*7}} ${x} \uD800 Z\u0301\u0301\u0301'],
  ])('keeps a title %s inside its margins and away from the name of the site', async (_, title) => {
    const more = { site: 'Docs', set: 'S'.repeat(200), description: title }
    const [empty, full] = await Promise.all([draw(image('.')), draw(image(title, more))])
    const box = difference(pixels(empty), pixels(full))!
    expect(box.left).toBeGreaterThan(MARGIN)
    expect(box.right).toBeLessThan(width - MARGIN)
    expect(box.bottom).toBeLessThan(height - MARGIN)
    expect(box.top).toBeGreaterThan(NAME_END)
  })

  test('leaves out characters that the font doesn’t have', async () => {
    expect(drawable('Größe 你好 😀\u200B of  מה\u0000 Ω Д ő')).toBe('Größe of Ω Д ő')
    const [some, none] = await Promise.all([draw(image('Ω 你好 😀')), draw(image('Ω'))])
    expect(difference(pixels(some), pixels(none))).toBeUndefined()
  })

  test('shows the name of the site if the font has none of the title’s characters', async () => {
    const [unknown, home] = await Promise.all([draw(image('你好')), draw(image('Docs'))])
    expect(difference(pixels(unknown), pixels(home))).toBeUndefined()
    await expect(draw(image('', { site: '你好' }))).resolves.toBeInstanceOf(Uint8Array)
  })
})

describe('social images', () => {
  test('exist for every listed page: documents with the name of their set, tags with the number of their pages', () => {
    const graph = site({
      config: { tagline: 'All of it.', documentationSets: [{ label: 'User Guide', href: '/user-docs/intro', prefix: '/user-docs' }] },
      pages: [
        page('/user-docs/intro', { title: 'Welcome', description: 'To all.', frontMatter: { tags: ['rbac', 'sso'] } }),
        pageWith('/other', { tags: ['sso'] }),
        pageWith('/hidden', { unlisted: true }),
      ],
    })
    const documents = [...graph.pages.values()].map((one) => docView(graph, one, OPTIONS))
    const component = (route: string, title: string, more = {}): PageView => ({
      kind: 'component',
      route,
      module: 'm',
      title,
      description: 'D.',
      ...more,
    })
    const views: PageView[] = [
      contentsView(graph),
      ...documents,
      tagListView(graph),
      ...tagViews(graph),
      statusView(graph, new Map()),
      component('/openapi/', 'API reference'),
      component('/home/Home', 'Docs'),
      component('/404', 'Page Not Found', { noIndex: true }),
    ]
    expect(Object.fromEntries(socialImages(graph, views))).toEqual({
      '/': { site: 'Docs', title: 'Docs', description: 'All of it.' },
      '/user-docs/intro': { site: 'Docs', set: 'User Guide', title: 'Welcome', description: 'To all.' },
      '/other': { site: 'Docs', title: 'other', description: '' },
      '/tags': { site: 'Docs', title: 'Tags', description: 'Every topic of the documentation, with its pages.' },
      '/tags/rbac': { site: 'Docs', set: 'Tags', title: 'rbac', description: 'One page' },
      '/tags/sso': { site: 'Docs', set: 'Tags', title: 'sso', description: '2 pages' },
      '/status': { site: 'Docs', title: 'Status', description: expect.stringContaining('How much') as unknown },
      '/openapi/': { site: 'Docs', title: 'API reference', description: 'D.' },
    })
  })

  test('have paths derived from the routes', () => {
    expect(['/', '/cloud/intro', '/cloud/'].map(socialImageRoute)).toEqual([
      '/social/index.png',
      '/social/cloud/intro.png',
      '/social/cloud/index.png',
    ])
  })

  test('are drawn again only if their content has changed', async () => {
    const dir = workFolder()
    const images = { '/': image('Docs'), '/a': image('A'), '/b/c': image('C') }
    expect(await build(dir, images)).toEqual({ drawn: 3, written: 3 })
    expect(existsSync(join(dir, 'dist/social/b/c.png'))).toBe(true)
    expect(await build(dir, images)).toEqual({ drawn: 0, written: 0 })
    expect(await build(dir, { ...images, '/a': image('A', { description: 'New.' }) })).toEqual({ drawn: 1, written: 1 })
  })

  test('can be left out until the next build, including outdated ones', async () => {
    const dir = workFolder()
    const pictures = () => readdirSync(join(dir, 'dist/social')).sort()
    await build(dir, { '/a': image('A'), '/b': image('B') })
    const images = { '/a': image('A'), '/b': image('Other'), '/c': image('C') }
    expect(await build(dir, images, { skipsUndrawn: true })).toEqual({ drawn: 0, written: 0 })
    expect(pictures()).toEqual(['a.png'])
    expect(await build(dir, images)).toEqual({ drawn: 2, written: 2 })
    expect(pictures()).toEqual(['a.png', 'b.png', 'c.png'])
    expect(readFileSync(join(dir, 'dist/social/b.png'))).toEqual(Buffer.from(await draw(image('Other'))))
    rmSync(join(dir, 'dist'), { recursive: true })
    expect(await build(dir, images, { skipsUndrawn: true })).toEqual({ drawn: 0, written: 3 })
  })

  test('are drawn once for pages with the same content, and concurrent drawing doesn’t mix them up', async () => {
    const dir = workFolder()
    const titles = Array.from({ length: 8 }, (_, number) => `Page ${number % 4}`)
    const images = Object.fromEntries(titles.map((title, number) => [`/${number}`, image(title)]))
    expect(await build(dir, images)).toEqual({ drawn: 4, written: 8 })
    const wanted = await Promise.all(titles.map(async (title) => Buffer.from(await draw(image(title)))))
    for (const [number, png] of wanted.entries()) expect(readFileSync(join(dir, `dist/social/${number}.png`))).toEqual(png)
  })

  test('aren’t drawn again if a page has moved or the site was deleted', async () => {
    const dir = workFolder()
    await build(dir, { '/a': image('A') })
    expect(await build(dir, { '/b': image('A') })).toEqual({ drawn: 0, written: 1 })
    rmSync(join(dir, 'dist'), { recursive: true })
    expect(await build(dir, { '/b': image('A') })).toEqual({ drawn: 0, written: 1 })
    expect(readFileSync(join(dir, 'dist/social/b.png'))).toEqual(Buffer.from(await draw(image('A'))))
  })

  test('are deleted from the cache if no page uses them', async () => {
    const dir = workFolder()
    await build(dir, { '/a': image('A'), '/b': image('B') })
    await build(dir, { '/a': image('A') })
    expect(readdirSync(join(dir, 'cache'))).toHaveLength(1)
    expect(readdirSync(join(dir, 'dist/social'))).toEqual(['a.png'])
  })
})
