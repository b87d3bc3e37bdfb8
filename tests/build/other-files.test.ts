import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { pictureSize } from '../../src/build/files/picture-size.ts'
import { BuildError } from '../../src/build/build.ts'
import { page, ProjectFixture } from './project-fixture.ts'

let site: ProjectFixture

beforeEach(() => {
  site = new ProjectFixture()
})

/** The part of a PNG file that contains its size. */
export function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33)
  bytes.write('\u0089PNG\r\n\u001A\n', 'latin1')
  bytes.write('IHDR', 12, 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const html = (route: string) => readFileSync(`${site.out}/${route}.html`, 'utf8')
const failure = async () =>
  site.build().then(
    () => 'built',
    (error: unknown) => (error instanceof BuildError ? error.message : String(error)),
  )

describe('an image next to a document', () => {
  const use =
    '![A form](./form.png)\n\n<img src="../shared/a%20b.png" alt="" />\n\n<Screenshot light="./form.png" dark="./form.png" alt="A form" />'

  test('is copied under a name derived from its content, with its size, wherever it is used', async () => {
    site.write({ 'guide/setup.mdx': page('Setup', use), 'guide/form.png': png(20, 10), 'shared/a b.png': png(7, 8) })
    await site.build()
    const [shared, form] = readdirSync(`${site.out}/assets`)
      .filter((file) => file.endsWith('.png'))
      .sort()
    expect([shared, form]).toEqual([expect.stringMatching(/^a-b\.[\w-]{10}\.png$/), expect.stringMatching(/^form\.[\w-]{10}\.png$/)])
    expect(readFileSync(`${site.out}/assets/${form}`)).toEqual(Buffer.from(png(20, 10)))
    const document = html('guide/setup')
    expect(document).toContain(`<img src="/assets/${form}" alt="A form" width="20" height="10"`)
    expect(document).toContain(`<img src="/assets/${shared}" alt="" width="7" height="8"`)
    expect(document).toMatch(new RegExp(`<img class="only-dark" src="/assets/${form}" width="20" height="10"`))
    expect(readFileSync(`${site.out}/guide/setup.md`, 'utf8')).toContain(`![A form](http://localhost:3000/assets/${form})`)
    expect(await site.build(), 'and nothing is made anew').toMatchObject({ compiled: 0, written: 0 })
  })

  test('gets a new address when it changes, and is an error when it is deleted', async () => {
    site.write({ 'a.mdx': page('A', '![A form](./form.png)'), 'form.png': png(20, 10) })
    await site.build()
    const before = html('a')
    site.write({ 'form.png': png(30, 10) })
    await site.build()
    expect(html('a')).toContain('width="30"')
    expect(html('a')).not.toEqual(before)
    site.remove('form.png')
    expect(await failure()).toContain('a.mdx:5:1  error  There is no image ./form.png next to this document.')
    site.write({ 'form.png': png(20, 10) })
    await site.build()
    expect(html('a')).toEqual(before)
  })

  test.each([
    ['![x](./from.png)', 'Did you mean the file form.png?'],
    ['![x](../static/img/b.png)', 'It is in static/: write "/img/b.png".'],
    ['![x](./nowhere/to/be/found.png)', 'Put it in the documents’ folder as nowhere/to/be/found.png.'],
    ['![x](./form.bmp)', 'Images can be PNG, JPEG, SVG, WebP, GIF, or AVIF files.'],
    ['<img src="./from.png" alt="" />', 'Did you mean the file form.png?'],
    ['<Screenshot light="./from.png" dark="./form.png" alt="x" />', 'Did you mean the file form.png?'],
    ['![x][r]\n\n[r]: ./from.png', 'Did you mean the file form.png?'],
  ])('is an error with a suggestion if it’s missing: %s', async (body, hint) => {
    site.write({ 'a.mdx': page('A', body), 'form.png': png(1, 1), 'static/img/b.png': png(1, 1) })
    expect(await failure()).toContain(hint)
  })

  test('can be used in reference definitions and in snippets', async () => {
    site.write({
      'a.mdx': page('A', '![x][r]\n\n<Include snippet="s" />\n\n[r]: ./form.png'),
      'snippets/s.mdx': page('S', '![y](./inner.png)'),
      'form.png': png(1, 2),
      'snippets/inner.png': png(3, 4),
    })
    await site.build()
    expect(html('a')).toMatch(/alt="x" width="1" height="2"/)
    expect(html('a')).toMatch(/src="\/assets\/inner\.[\w-]{10}\.png" alt="y" width="3" height="4"/)
  })
})

describe('the image size is read from', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1')
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 10, 0, 20, 3, 0, 0])
  const vp8x = Buffer.concat([bytes('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0'), Buffer.from([19, 0, 0, 9, 0, 0])])
  test.each([
    ['PNG', Buffer.from(png(20, 10))],
    ['GIF', bytes('GIF89a\u0014\0\u000A\0')],
    ['JPEG', jpeg],
    ['WebP', vp8x],
    ['SVG with a size', bytes('<?xml version="1.0"?><svg xmlns="x" width="20px" height="10"/>')],
    ['SVG with a view box', bytes('<svg viewBox="0 0 20 10"/>')],
  ])('%s', (_, picture) => {
    expect(pictureSize(picture)).toEqual({ width: 20, height: 10 })
  })

  test.each([
    Buffer.alloc(0),
    bytes('GIF8'),
    bytes('\u0089PNG'),
    jpeg.subarray(0, 9),
    bytes('<svg/>'),
    bytes('text'),
    Buffer.alloc(40, 0xff),
  ])('nothing if the file doesn’t contain a size (%#)', (picture) => {
    expect(pictureSize(picture)).toBeUndefined()
  })
})

describe('a link to the file of a page with a slug', () => {
  test('points to the page’s route, and follows changes of the slug', async () => {
    const linking = page('Linking', '[a](./moved.mdx#part) [b](/moved.mdx)\n\n<Cards>\n<Card title="C" href="moved.md">c</Card>\n</Cards>')
    site.write({ 'linking.mdx': linking, 'moved.mdx': page('Moved', '## Part', 'slug: /elsewhere\n') })
    await site.build()
    expect(
      html('linking')
        .match(/href="\/elsewhere[^"]*"/g)
        ?.slice(0, 3),
    ).toContain('href="/elsewhere#part"')
    expect(existsSync(`${site.out}/elsewhere.html`)).toBe(true)
    site.write({ 'moved.mdx': page('Moved', '## Part', 'slug: /other\n') })
    await site.build()
    expect(html('linking')).toContain('href="/other#part"')
    site.write({ 'moved.mdx': page('Moved', '## Part') })
    await site.build()
    expect(html('linking')).toContain('href="/moved#part"')
  })
})

describe('mistakes that used to pass the build', () => {
  test('a redirect is checked, and errors include its location in the configuration', async () => {
    site.write({ 'a.mdx': page('A'), 'b.mdx': page('B') })
    site.writeProduct({
      'site.config.ts':
        "export default {\n  title: 'T',\n  url: 'http://localhost',\n  redirects: [\n    { from: '/a', to: '/b' },\n    { from: '/old', to: '/bb' },\n  ],\n}\n",
    })
    const message = await site.buildProduct().then(
      () => 'built',
      (error: unknown) => (error as Error).message,
    )
    expect(message).toContain('site.config.ts:5:14  error  redirects: /a is a page, so the redirect has no effect.')
    expect(message).toContain('site.config.ts:6:14  error  redirects: /old leads to "/bb", which doesn’t exist.')
    expect(message).toContain('Did you mean "/b"?')
  })

  test('a page keeps its path when the slug of another page is the same', async () => {
    site.write({ 'aaa.mdx': page('Taker', 'Text.', 'slug: /guide/intro\n'), 'guide/intro.mdx': page('Owner') })
    const { warnings } = await site.build()
    expect(html('guide/intro')).toContain('<title>Owner')
    expect(warnings).toEqual([
      expect.stringMatching(/\/aaa\.mdx:3 {2}warning {2}\/guide\/intro is also the route of guide\/intro\.mdx; this page is left out\./),
    ])
  })
})
