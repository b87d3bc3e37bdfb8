import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ask, FILES, serveFiles } from './site-fixture.ts'

describe('caching', () => {
  test('hashed assets are cached for a year; everything else is revalidated', async () => {
    const site = await serveFiles()
    const cacheControl = async (path: string) => (await ask(site, path)).headers['cache-control']
    expect(await cacheControl('/assets/app-4f2a.js')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/data.txt', '/img/dot.png', '/openapi', '/nowhere', '/assets/gone.js']) {
      expect(await cacheControl(path)).toBe('public, max-age=0, must-revalidate')
    }
  })

  test('the entity tag depends on the content only: strong, different for each encoding, the same after a rebuild', async () => {
    const [first, second] = [await serveFiles(), await serveFiles()]
    const tag = async (site: typeof first, encoding: string) =>
      (await ask(site, '/long', { headers: { 'accept-encoding': encoding } })).headers.etag
    const tags = [await tag(first, 'br'), await tag(first, 'gzip'), await tag(first, 'identity')]
    expect(new Set(tags).size).toBe(3)
    for (const each of tags) expect(each).toMatch(/^"[\w-]+"$/)
    expect([await tag(second, 'br'), await tag(second, 'gzip'), await tag(second, 'identity')]).toEqual(tags)
    expect((await ask(first, '/')).headers.etag).not.toBe((await ask(first, '/cloud/intro')).headers.etag)
  })
})

describe('conditional requests', () => {
  test('If-None-Match with the tag, its weak form, a list with it, or * gets 304 without a body', async () => {
    const site = await serveFiles()
    const { etag = '', ...headers } = (await ask(site, '/')).headers
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await ask(site, '/', { headers: { 'if-none-match': known } })
      expect(reply.status).toBe(304)
      expect(reply.body).toHaveLength(0)
      expect(reply.headers.etag).toBe(etag)
      expect(reply.headers['cache-control']).toBe(headers['cache-control'])
      expect(reply.headers.vary).toBe('Accept-Encoding')
      expect(reply.headers['content-length']).toBeUndefined()
    }
  })

  test('If-None-Match with another tag gets 200, even if the date matches', async () => {
    const site = await serveFiles()
    const later = new Date(Date.now() + 60_000).toUTCString()
    const reply = await ask(site, '/', { headers: { 'if-none-match': '"other"', 'if-modified-since': later } })
    expect(reply.status).toBe(200)
  })

  test('If-Modified-Since gets 304 for the file’s date or later, and 200 for earlier or invalid dates', async () => {
    const site = await serveFiles()
    const { mtimeMs } = await stat(join(site.root, 'index.html'))
    const status = async (since: string) => (await ask(site, '/', { headers: { 'if-modified-since': since } })).status
    expect((await ask(site, '/')).headers['last-modified']).toBe(new Date(mtimeMs).toUTCString())
    expect(await status(new Date(mtimeMs).toUTCString())).toBe(304)
    expect(await status(new Date(mtimeMs - 2000).toUTCString())).toBe(200)
    expect(await status('yesterday')).toBe(200)
  })

  test('If-Match succeeds with the tag, a list with it, or *; otherwise it gets 412 without a body', async () => {
    const site = await serveFiles()
    const { etag = '' } = (await ask(site, '/')).headers
    for (const [version, status] of [
      [etag, 200],
      [`"other", ${etag}`, 200],
      ['*', 200],
      ['"other"', 412],
      [`W/${etag}`, 412],
      ['', 412],
    ] as const) {
      const reply = await ask(site, '/', { headers: { 'if-match': version } })
      expect(reply.status, version).toBe(status)
      expect(reply.text, version).toBe(status === 200 ? 'home' : '')
    }
  })

  test('If-Unmodified-Since gets 412 for dates before the file’s, and is ignored if it is invalid or with If-Match', async () => {
    const site = await serveFiles()
    const { etag = '', 'last-modified': modified = '' } = (await ask(site, '/')).headers
    const before = new Date(Date.parse(modified) - 2000).toUTCString()
    const status = async (headers: Record<string, string>) => (await ask(site, '/', { headers })).status
    expect(await status({ 'if-unmodified-since': modified })).toBe(200)
    expect(await status({ 'if-unmodified-since': before })).toBe(412)
    expect(await status({ 'if-unmodified-since': before, 'if-match': etag })).toBe(200)
    for (const date of ['yesterday', '0', '']) expect(await status({ 'if-unmodified-since': date }), date).toBe(200)
  })

  test('a missing page never gets 304', async () => {
    expect((await ask(await serveFiles(), '/nowhere', { headers: { 'if-none-match': '*' } })).status).toBe(404)
  })
})

describe('byte ranges', () => {
  test.each([
    ['bytes=2-5', '2345', 'bytes 2-5/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=0-999', '0123456789', 'bytes 0-9/10'],
    ['bytes=-999', '0123456789', 'bytes 0-9/10'],
    ['bytes=9-9', '9', 'bytes 9-9/10'],
  ])('%s gets 206 with that part', async (range, text, contentRange) => {
    const reply = await ask(await serveFiles(), '/data.txt', { headers: { range } })
    expect(reply).toMatchObject({ status: 206, text })
    expect(reply.headers['content-range']).toBe(contentRange)
    expect(reply.headers['content-length']).toBe(String(text.length))
  })

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0', 'bytes=99999999999999999999-'])('%s gets 416', async (range) => {
    const reply = await ask(await serveFiles(), '/data.txt', { headers: { range } })
    expect(reply.status).toBe(416)
    expect(reply.headers['content-range']).toBe('bytes */10')
    expect(reply.body).toHaveLength(0)
  })

  test.each(['bytes=0-1,4-5', `bytes=${'0-,'.repeat(500)}0-`, 'lines=1-2', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'bytes=1'])(
    '%s gets 200 with the full content',
    async (range) => {
      expect(await ask(await serveFiles(), '/data.txt', { headers: { range } })).toMatchObject({
        status: 200,
        text: '0123456789',
      })
    },
  )

  test('a range applies only if If-Range matches; otherwise the response is complete', async () => {
    const site = await serveFiles()
    const { etag = '', 'last-modified': date = '' } = (await ask(site, '/data.txt')).headers
    const status = async (version: string) =>
      (await ask(site, '/data.txt', { headers: { range: 'bytes=0-1', 'if-range': version } })).status
    expect(await status(etag)).toBe(206)
    expect(await status(date)).toBe(206)
    expect(await status('"other"')).toBe(200)
    expect(await status(`W/${etag}`)).toBe(200)
    expect(await status(new Date(0).toUTCString())).toBe(200)
  })

  test('a file that is too large for the memory cache supports ranges and conditions, too', async () => {
    const film = Buffer.from(Array.from({ length: 400_000 }, (_, index) => index % 251))
    const site = await serveFiles({ 'film.mp4': film })
    const part = await ask(site, '/film.mp4', { headers: { range: 'bytes=300000-300099' } })
    expect(part.status).toBe(206)
    expect(part.body.equals(film.subarray(300_000, 300_100))).toBe(true)
    const full = await ask(site, '/film.mp4')
    expect(full.body.equals(film)).toBe(true)
    expect(full.headers['content-length']).toBe('400000')
    expect((await ask(site, '/film.mp4', { headers: { 'if-none-match': full.headers.etag ?? '' } })).status).toBe(304)
    expect((await ask(site, '/film.mp4', { headers: { range: 'bytes=400000-' } })).status).toBe(416)
    expect((await ask(site, '/film.mp4', { method: 'HEAD' })).headers['content-length']).toBe('400000')
  })
})

describe('methods', () => {
  test('HEAD gets the headers of GET without a body', async () => {
    const site = await serveFiles()
    for (const path of ['/', '/long', '/nowhere', '/openapi', '/img/dot.png']) {
      const headers = { 'accept-encoding': 'br' }
      const [get, head] = [await ask(site, path, { headers }), await ask(site, path, { method: 'HEAD', headers })]
      const { date: _, ...expected } = get.headers
      expect(head.status).toBe(get.status)
      expect(head.headers).toMatchObject(expected)
      expect(head.body).toHaveLength(0)
    }
  })

  test('HEAD ignores ranges', async () => {
    expect((await ask(await serveFiles(), '/data.txt', { method: 'HEAD', headers: { range: 'bytes=0-1' } })).status).toBe(200)
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s gets 405 with Allow', async (method) => {
    const reply = await ask(await serveFiles(), '/', { method })
    expect(reply.status).toBe(405)
    expect(reply.headers.allow).toBe('GET, HEAD')
  })
})

test('every file is sent with its type and length', async () => {
  const site = await serveFiles()
  for (const [file, content] of Object.entries(FILES).filter(([name]) => name !== '404.html')) {
    const reply = await ask(site, `/${file}`)
    expect(reply.body.equals(Buffer.from(content))).toBe(true)
    expect(reply.headers['content-length']).toBe(String(content.length))
  }
  expect((await ask(site, '/img/dot.png')).headers['content-type']).toBe('image/png')
  expect((await ask(site, '/assets/app-4f2a.js')).headers['content-type']).toBe('text/javascript; charset=utf-8')
})
