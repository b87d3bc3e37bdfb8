import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressAll } from '../../src/serve/compress-all.ts'
import { acceptedEncoding } from '../../src/serve/compress.ts'
import { CompressedCopies } from '../../src/serve/compressed-copies.ts'
import { ask, FILES, LONG_PAGE, prose, serveFiles, serveFolder, temporaryFolder, writeFiles } from './site-fixture.ts'

const BROTLI = { headers: { 'accept-encoding': 'br' } }

describe('the encoding is negotiated', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=1.0, BR;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['gzip;q=0.001', 'gzip'],
    [';;;,,=', undefined],
  ])('%s selects %s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected)
  })
})

describe('compressed responses', () => {
  test('use br if accepted, else gzip, else no encoding', async () => {
    const site = await serveFiles()
    const br = await ask(site, '/long', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const gzip = await ask(site, '/long', { headers: { 'accept-encoding': 'gzip' } })
    const plain = await ask(site, '/long')
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.body).toString()).toBe(LONG_PAGE)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(LONG_PAGE)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.text).toBe(LONG_PAGE)
    for (const reply of [br, gzip, plain]) {
      expect(reply.headers.vary).toBe('Accept-Encoding')
      expect(reply.headers['content-length']).toBe(String(reply.body.length))
    }
  })

  test('are used only for more than 256 bytes, and not for compressed types', async () => {
    const site = await serveFiles({
      'small.txt': 'x'.repeat(256),
      'large.txt': 'x'.repeat(257),
      'large.png': 'x'.repeat(5000),
    })
    expect((await ask(site, '/small.txt', BROTLI)).headers['content-encoding']).toBeUndefined()
    expect((await ask(site, '/large.txt', BROTLI)).headers['content-encoding']).toBe('br')
    const picture = await ask(site, '/large.png', BROTLI)
    expect(picture.headers['content-encoding']).toBeUndefined()
    expect(picture.headers.vary).toBeUndefined()
  })

  test('are used for 404.html, too', async () => {
    const reply = await ask(await serveFiles({ '404.html': LONG_PAGE }), '/nowhere', BROTLI)
    expect(reply.status).toBe(404)
    expect(brotliDecompressSync(reply.body).toString()).toBe(LONG_PAGE)
  })

  test('have ranges of the encoded bytes', async () => {
    const site = await serveFiles()
    const full = await ask(site, '/long', BROTLI)
    const part = await ask(site, '/long', { headers: { 'accept-encoding': 'br', range: 'bytes=10-19' } })
    expect(part.headers.etag).toBe(full.headers.etag)
    expect(part.headers['content-range']).toBe(`bytes 10-19/${full.body.length}`)
    expect(part.body.equals(full.body.subarray(10, 20))).toBe(true)
  })
})

describe('cached copies', () => {
  test('are created on the first request, outside of the site’s folder', async () => {
    const site = await serveFiles()
    const before = await readdir(site.root, { recursive: true })
    await ask(site, '/')
    await expect(readdir(site.cacheDir)).rejects.toThrow('ENOENT')
    await ask(site, '/long', BROTLI)
    expect(await readdir(site.cacheDir)).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.br$/)])
    expect(await readdir(site.root, { recursive: true })).toEqual(before)
  })

  test('are used after a restart', async () => {
    const { root, cacheDir, close, port } = await serveFiles()
    await ask({ port }, '/long', BROTLI)
    await close()
    const [name = ''] = await readdir(cacheDir)
    await writeFile(join(cacheDir, name), brotliCompressSync('the kept one'))

    const restarted = await serveFolder({ root, cacheDir })
    expect(brotliDecompressSync((await ask(restarted, '/long', BROTLI)).body).toString()).toBe('the kept one')
  })

  test('that are empty because of a crash are replaced', async () => {
    const { root, cacheDir, close, port } = await serveFiles()
    await ask({ port }, '/long', BROTLI)
    await close()
    const [name = ''] = await readdir(cacheDir)
    await writeFile(join(cacheDir, name), '')

    const restarted = await serveFolder({ root, cacheDir })
    expect(brotliDecompressSync((await ask(restarted, '/long', BROTLI)).body).toString()).toBe(LONG_PAGE)
    expect(brotliDecompressSync(await readFile(join(cacheDir, name))).toString()).toBe(LONG_PAGE)
  })

  test('next to their files are sent unchanged if their encoding is accepted', async () => {
    const site = await serveFiles({ 'program.wasm': LONG_PAGE, 'program.wasm.br': brotliCompressSync('the one beside') })
    const reply = await ask(site, '/program.wasm', BROTLI)
    expect(brotliDecompressSync(reply.body).toString()).toBe('the one beside')
    expect(reply.headers['content-type']).toBe('application/wasm')
    expect((await ask(site, '/program.wasm')).text).toBe(LONG_PAGE)
    await expect(readdir(site.cacheDir)).rejects.toThrow('ENOENT')
  })

  test('are shared by pages with the same content', async () => {
    const site = await serveFiles({ 'twin.html': LONG_PAGE })
    const [one, other] = [await ask(site, '/long', BROTLI), await ask(site, '/twin', BROTLI)]
    expect(one.body.equals(other.body)).toBe(true)
    expect(await readdir(site.cacheDir)).toHaveLength(1)
  })

  test('are shared by concurrent first requests', async () => {
    const copies = new CompressedCopies(join(await temporaryFolder(), 'cache'))
    const plain = Buffer.from(LONG_PAGE)
    const made = await Promise.all(Array.from({ length: 40 }, () => copies.make('0'.repeat(32), 'br', plain)))
    expect(made[0]).toBeInstanceOf(Buffer)
    for (const copy of made) expect(copy).toBe(made[0])
  })

  test('are skipped if the queue is full, so the response is plain instead of late', async () => {
    const copies = new CompressedCopies(join(await temporaryFolder(), 'cache'))
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, index) => copies.make(index.toString(16).padStart(32, '0'), 'br', Buffer.from(LONG_PAGE))),
    )
    expect(made.slice(0, 16).every((copy) => copy !== undefined)).toBe(true)
    expect(made.slice(16).every((copy) => copy === undefined)).toBe(true)
    expect(await copies.make('f'.repeat(32), 'br', Buffer.from(LONG_PAGE))).toBeDefined()
  })

  test('don’t mix up the pages of 200 concurrent readers', async () => {
    const pages = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`p${index}.html`, `${index} ${prose(3000)}`]))
    const site = await serveFiles(pages)
    const replies = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(site, `/p${index}`, BROTLI)))
    replies.forEach(({ status, headers, body }, index) => {
      expect(status).toBe(200)
      const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
      expect(text.toString()).toBe(pages[`p${index}.html`])
    })
  })

  test('aren’t required: the response is compressed even if the folder can’t be written', async () => {
    const blocked = join(await temporaryFolder(), 'a-file')
    await writeFile(blocked, '')
    const site = await serveFiles({}, { cacheDir: join(blocked, 'cache') })
    expect(brotliDecompressSync((await ask(site, '/long', BROTLI)).body).toString()).toBe(LONG_PAGE)
  })

  test('that weren’t used for a month are deleted; other files stay', async () => {
    const folder = await temporaryFolder()
    const names = [`${'a'.repeat(32)}.br`, `${'b'.repeat(32)}.gz`, 'pages.json']
    await writeFiles(folder, Object.fromEntries(names.map((name) => [name, 'x'])))
    const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    for (const name of [names[0], names[2]]) await utimes(join(folder, name ?? ''), monthAgo, monthAgo)
    await new CompressedCopies(folder).prune()
    expect((await readdir(folder)).toSorted()).toEqual([names[1], 'pages.json'])
  })
})

describe('compressAll', () => {
  test('writes .br and .gz files next to every file that benefits', async () => {
    const root = await temporaryFolder()
    await writeFiles(root, {
      ...FILES,
      'deep/er/page.html': LONG_PAGE,
      'noise.png': randomBytes(3000),
      'csp.json': prose(2000),
    })
    const report = await compressAll(root)
    const written = (await readdir(root, { recursive: true })).filter((file) => /\.(br|gz|tmp)$/.test(file)).toSorted()
    expect(written).toEqual(['deep/er/page.html.br', 'deep/er/page.html.gz', 'long.html.br', 'long.html.gz'])
    expect(brotliDecompressSync(await readFile(join(root, 'deep/er/page.html.br'))).toString()).toBe(LONG_PAGE)
    expect(gunzipSync(await readFile(join(root, 'long.html.gz'))).toString()).toBe(LONG_PAGE)
    expect(report).toMatchObject({ files: 2, plain: 2 * LONG_PAGE.length })
    expect(report.br).toBeLessThan(report.gzip)
  })

  test('uses the server’s cached copies, and adds its own', async () => {
    const [root, cacheDir] = [await temporaryFolder(), join(await temporaryFolder(), 'cache')]
    await writeFiles(root, { 'page.html': LONG_PAGE })
    await compressAll(root, cacheDir)
    const [name = ''] = (await readdir(cacheDir)).filter((file) => file.endsWith('.br'))
    await writeFile(join(cacheDir, name), 'the kept one')
    await rm(join(root, 'page.html.br'))
    await compressAll(root, cacheDir)
    expect(await readFile(join(root, 'page.html.br'), 'utf8')).toBe('the kept one')
  })

  test('changes nothing when run again, and keeps existing copies', async () => {
    const root = await temporaryFolder()
    await writeFiles(root, { ...FILES, 'long.html.br': 'there before' })
    await mkdir(join(root, 'empty'))
    await compressAll(root)
    const first = (await readdir(root, { recursive: true })).toSorted()
    expect(await readFile(join(root, 'long.html.br'), 'utf8')).toBe('there before')
    await compressAll(root)
    expect((await readdir(root, { recursive: true })).toSorted()).toEqual(first)
  })
})
