import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { statusForParserError } from '../../src/serve/malformed.ts'
import { ask, askRaw, type Reply, serveFiles, statusOf } from './site-fixture.ts'

const STRICT = "default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"

function expectSecured(headers: Reply['headers'], policy = STRICT) {
  expect(headers['content-security-policy']).toBe(policy)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  for (const feature of ['camera', 'microphone', 'geolocation']) {
    expect(headers['permissions-policy']).toContain(`${feature}=()`)
  }
}

describe('security headers', () => {
  test('are part of every response', async () => {
    const site = await serveFiles()
    const { etag = '' } = (await ask(site, '/')).headers
    const requests: [number, Promise<Reply>][] = [
      [200, ask(site, '/')],
      [206, ask(site, '/data.txt', { headers: { range: 'bytes=0-1' } })],
      [301, ask(site, '/openapi')],
      [304, ask(site, '/', { headers: { 'if-none-match': etag } })],
      [400, ask(site, '/%00')],
      [404, ask(site, '/nowhere')],
      [405, ask(site, '/', { method: 'POST' })],
      [414, ask(site, `/${'a'.repeat(9000)}`)],
      [416, ask(site, '/data.txt', { headers: { range: 'bytes=99-' } })],
      [417, ask(site, '/', { headers: { expect: 'the-unexpected' } })],
    ]
    for (const [status, request] of requests) {
      const reply = await request
      expect(reply.status).toBe(status)
      expectSecured(reply.headers)
    }
  })

  test('contain the policy of csp.json if it exists', async () => {
    const policy = "default-src 'none'; script-src 'self' 'sha256-abc='"
    const site = await serveFiles({ 'csp.json': JSON.stringify({ policy }) })
    expectSecured((await ask(site, '/')).headers, policy)
    expectSecured((await ask(site, '/nowhere')).headers, policy)
  })

  test.each(['{', '{}', '{"policy":""}', '{"policy":"a\\nSet-Cookie: x"}', '{"policy":7}'])(
    'contain the strict policy if csp.json is %s',
    async (malformed) => {
      const report = vi.spyOn(console, 'error').mockImplementation(() => {})
      expectSecured((await ask(await serveFiles({ 'csp.json': malformed }), '/')).headers)
      expect(report).toHaveBeenCalledWith(expect.stringContaining('csp.json was ignored'))
      report.mockRestore()
    },
  )

  test('include Strict-Transport-Security only for requests via HTTPS', async () => {
    const site = await serveFiles()
    const hsts = async (headers: Record<string, string>) => (await ask(site, '/', { headers })).headers['strict-transport-security']
    expect(await hsts({})).toBeUndefined()
    expect(await hsts({ 'x-forwarded-proto': 'http' })).toBeUndefined()
    expect(await hsts({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
    expect(await hsts({ 'x-forwarded-proto': 'https, http' })).toBe('max-age=31536000')
  })
})

describe('files outside of the folder are never served', () => {
  const ATTACKS = [
    '/../secret.txt',
    '/cloud/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%c0%ae%c0%ae%c0%afsecret.txt',
    '/..%00/secret.txt',
    '/index.html%00',
    '/....//secret.txt',
    '/.../secret.txt',
    '/%',
    '/%e0%a4%a',
    '//secret.txt',
    '/file:///etc/passwd',
    '/cloud/intro.html/../../../secret.txt',
    'http://localhost/../secret.txt',
  ]

  test.each(ATTACKS)('%s', async (target) => {
    const site = await serveFiles()
    await writeFile(join(dirname(site.root), 'secret.txt'), 'secret')
    const reply = await askRaw(site, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect([400, 404]).toContain(statusOf(reply))
    expect(reply).not.toContain('secret')
  })

  test('symbolic links are followed only inside of the folder', async () => {
    const site = await serveFiles({ 'cloud/linked.html': 'to be replaced' })
    const outside = join(dirname(site.root), 'outside')
    await mkdir(outside)
    await writeFile(join(outside, 'secret.txt'), 'secret')
    await symlink(join(outside, 'secret.txt'), join(site.root, 'link.txt'))
    await symlink(outside, join(site.root, 'folder'))
    await symlink(join(site.root, 'data.txt'), join(site.root, 'inner.txt'))
    await symlink(join(site.root, 'nowhere'), join(site.root, 'dangling.txt'))
    // Replaces a file after the folder was listed.
    await rm(join(site.root, 'cloud/linked.html'))
    await symlink(join(outside, 'secret.txt'), join(site.root, 'cloud/linked.html'))

    for (const path of ['/link.txt', '/folder/secret.txt', '/folder', '/folder/', '/dangling.txt', '/cloud/linked']) {
      const reply = await ask(site, path)
      expect(reply.status).toBe(404)
      expect(reply.text).not.toContain('secret')
    }
    expect(await ask(site, '/inner.txt')).toMatchObject({ status: 200, text: '0123456789' })
  })

  test('dotfiles aren’t served, except .well-known', async () => {
    const site = await serveFiles({
      '.env': 'secret',
      '.git/config': 'secret',
      'cloud/.htaccess': 'secret',
      '.well-known/security.txt': 'Contact: us',
      '.well-known/.hidden': 'secret',
      'cloud/.well-known/x.txt': 'secret',
    })
    for (const path of ['/.env', '/.git/config', '/cloud/.htaccess', '/.well-known/.hidden', '/cloud/.well-known/x.txt']) {
      expect((await ask(site, path)).status).toBe(404)
    }
    expect(await ask(site, '/.well-known/security.txt')).toMatchObject({ status: 200, text: 'Contact: us' })
  })
})

describe('malformed requests are rejected, and the server keeps working', () => {
  const CASES: [string, string, number][] = [
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a null byte in the target', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost : x\r\n\r\n', 400],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: x\r\n\0folded\r\n\r\n', 400],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    ['a length and chunks', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['an unknown version', 'GET / HTTP/7.7\r\nHost: x\r\n\r\n', 400],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['a target without a slash', 'GET index.html HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a URL of 9 kB', `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 414],
    ['a query of 9 kB', `GET /?${'a'.repeat(9000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 414],
    ['a URL of 60 kB', `GET /${'a'.repeat(60_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
    ['a header of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a flood of headers', `GET / HTTP/1.1\r\nHost: x\r\n${'X-Flood: 1\r\n'.repeat(5000)}\r\n`, 431],
  ]

  test.each(CASES)('%s', async (_, bytes, status) => {
    const site = await serveFiles()
    const reply = await askRaw(site, Buffer.from(bytes, 'latin1'))
    expect(statusOf(reply)).toBe(status)
    for (const header of ['Content-Security-Policy: ', 'X-Content-Type-Options: nosniff', 'Permissions-Policy: ']) {
      expect(reply).toContain(header)
    }
    expect((await ask(site, '/')).status).toBe(200)
  })

  test('garbage after a valid request closes the connection after the valid response', async () => {
    const reply = await askRaw(await serveFiles(), 'GET /data.txt HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n\0\0\0')
    expect(reply === '' || statusOf(reply) === 200).toBe(true)
    expect(reply.match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThan(2)
  })

  test('a request that takes too long gets 408', () => {
    expect(statusForParserError(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }))).toBe(408)
  })

  test('a reader who leaves during a response doesn’t affect others or cause an error', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    const site = await serveFiles({ 'film.mp4': Buffer.alloc(30_000_000) })
    const leave = new AbortController()
    const response = await fetch(`${site.url}film.mp4`, { signal: leave.signal })
    leave.abort()
    await expect(response.arrayBuffer()).rejects.toThrow()
    expect((await ask(site, '/')).status).toBe(200)
    await site.close()
    expect(report).not.toHaveBeenCalled()
    report.mockRestore()
  })

  test('a file that can’t be read gets 500 with the security headers, and the error is reported', async () => {
    const site = await serveFiles({ 'cloud/loop.html': 'to be replaced' })
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    await rm(join(site.root, 'cloud/loop.html'))
    await symlink('loop.html', join(site.root, 'cloud/loop.html'))
    const reply = await ask(site, '/cloud/loop')
    expect(reply.status).toBe(500)
    expect(reply.text).toBe('Internal Server Error\n')
    expectSecured(reply.headers)
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'ELOOP' }))
    report.mockRestore()
    expect((await ask(site, '/')).status).toBe(200)
  })
})
