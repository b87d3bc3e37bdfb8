import { type EventEmitter, once } from 'node:events'
import type { FileHandle } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { RateLimit } from '../../src/serve/rate-limit.ts'
import { ask, askRaw, serveFiles, type ServedSite, statusOf } from './site-fixture.ts'

/** Number of files that the server has open, and the maximum so far. */
const held = vi.hoisted(() => ({ now: 0, most: 0 }))
vi.mock(import('node:fs/promises'), async (load) => {
  const original = await load()
  const open = async (...args: Parameters<typeof original.open>): Promise<FileHandle> => {
    const handle = await original.open(...args)
    held.most = Math.max(held.most, ++held.now)
    // `FileHandle` is an `EventEmitter`, although its types don't say so.
    ;(handle as FileHandle & EventEmitter).once('close', () => held.now--)
    return handle
  }
  return { ...original, open }
})

/** Only prevents hangs. */
const WAIT = { timeout: 30_000 }

const END = 'Host: x\r\nConnection: close\r\n\r\n'
/** Larger than the connection's buffers, so an unread response blocks. */
const FILM = { 'film.mp4': Buffer.alloc(30_000_000, 7) }

const statuses = (reply: string) => [...reply.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))

/** The server still works, and its response doesn't reveal anything about the machine. */
async function expectUnharmed(site: ServedSite, reply = ''): Promise<void> {
  expect(reply).not.toContain(site.root)
  expect(reply).not.toMatch(/node:|\.ts\b|\n\s+at /)
  expect(await ask(site, '/data.txt')).toMatchObject({ status: 200, text: '0123456789' })
}

/** A connection that sends data but doesn't read. */
async function deaf(site: ServedSite, bytes: string): Promise<Socket> {
  const socket = connect(site.port, '127.0.0.1').pause()
  // The server may close it during sending.
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await new Promise((resolve) => socket.write(bytes, resolve))
  return socket
}

describe('“path traversal, encoded slashes, null bytes”: all combinations', () => {
  const DOTS = [
    '..',
    '%2e%2e',
    '.%2e',
    '%2E.',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '%e0%80%ae%e0%80%ae',
    '%f0%80%80%ae',
    '%uff0e%uff0e',
    '..;',
    '. .',
    '%ff%fe',
  ]
  const SLASHES = [
    '/',
    '%2f',
    '%2F',
    '%252f',
    '%5c',
    '\\',
    '%c0%af',
    '%e0%80%af',
    '%c1%9c',
    '%u2215',
    '//',
    '/./',
    '%00/',
    '/%00',
    '%09/',
    '%0d%0a/',
  ]

  test('none reaches files outside of the folder, or the server’s own files', async () => {
    const site = await serveFiles({ 'csp.json': '{"policy":"default-src \'self\'"}', _headers: 'secret', '.stamp.json': 'secret' })
    for (const dots of DOTS)
      for (const slash of SLASHES) {
        const up = dots + slash
        for (const target of [`/${up}${up}${up}etc/passwd`, `/cloud${slash}${dots}${slash}csp.json`]) {
          const reply = await askRaw(site, `GET ${target} HTTP/1.1\r\n${END}`)
          expect([400, 404], target).toContain(statusOf(reply))
          expect(reply, target).not.toMatch(/root:|"policy"|secret/)
        }
      }
    for (const target of ['/csp.json', '/_headers', '/.stamp.json', '/cloud/../_headers'])
      expect((await ask(site, target)).text).not.toContain('secret')
    await expectUnharmed(site)
  })
})

describe('request smuggling', () => {
  const SMUGGLED = `GET /cloud/intro HTTP/1.1\r\n${END}`
  const post = (headers: string, body: string) => `POST / HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}${SMUGGLED}`

  test.each([
    ['Content-Length before Transfer-Encoding', post('Content-Length: 6\r\nTransfer-Encoding: chunked', '0\r\n\r\n')],
    ['Transfer-Encoding before Content-Length', post('Transfer-Encoding: chunked\r\nContent-Length: 6', '0\r\n\r\n')],
    ['an unknown transfer encoding', post('Transfer-Encoding: xchunked', '0\r\n\r\n')],
    ['chunked isn’t the last encoding', post('Transfer-Encoding: chunked, identity', '0\r\n\r\n')],
    ['chunked after a vertical tab', post('Transfer-Encoding:\vchunked', '0\r\n\r\n')],
    ['chunked in the second of two headers', post('Transfer-Encoding: identity\r\nTransfer-Encoding: chunked', '0\r\n\r\n'), 405],
    ['a negative length', post('Content-Length: -1', '')],
    ['a length with a plus sign', post('Content-Length: +5', 'hello')],
    ['a hexadecimal length', post('Content-Length: 0x5', 'hello')],
    ['a length that exceeds all numbers', post(`Content-Length: ${'9'.repeat(30)}`, '')],
    ['line breaks without carriage returns', `GET / HTTP/1.1\nHost: x\n\n${SMUGGLED}`],
    ['line breaks without line feeds', `GET / HTTP/1.1\rHost: x\r\r${SMUGGLED}`],
    ['a folded header', `GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n\tTransfer-Encoding: chunked\0\r\n\r\n${SMUGGLED}`],
    ['two Host headers', `GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n`],
    ['the HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ] satisfies Array<[string, string, number?]>)('%s: rejected, and the smuggled request isn’t answered', async (_, bytes, status = 400) => {
    const site = await serveFiles()
    const reply = await askRaw(site, Buffer.from(bytes, 'latin1'))
    expect(statuses(reply)).toEqual([status])
    expect(reply).not.toContain('cloud intro')
    await expectUnharmed(site, reply)
  })

  test.each([
    ['with a length', (body: string) => `Content-Length: ${body.length}\r\n\r\n${body}`],
    ['in chunks', (body: string) => `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`],
  ])('the body of a GET request %s isn’t parsed as a request', async (_, withBody) => {
    const site = await serveFiles()
    const reply = await askRaw(site, `GET /data.txt HTTP/1.1\r\nHost: x\r\n${withBody(SMUGGLED)}GET /openapi/ HTTP/1.1\r\n${END}`)
    expect(statuses(reply)).toEqual([200, 200])
    expect(reply).not.toContain('cloud intro')
    expect(reply).toContain('openapi')
  })

  test('requests for other servers or protocols are handled as ordinary requests or rejected', async () => {
    const site = await serveFiles()
    for (const [status, request] of [
      [405, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
      [200, `GET http://evil.example/data.txt HTTP/1.1\r\n${END}`],
      [200, `GET /data.txt HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`],
      [
        200,
        `GET /data.txt HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMA\r\n\r\n`,
      ],
      [301, 'GET /openapi HTTP/1.1\r\nHost: evil.example"><script>\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n'],
      [404, `GET /nowhere HTTP/1.1\r\nX-Original-URL: /data.txt\r\nX-Rewrite-URL: /data.txt\r\n${END}`],
      [200, `GET /data.txt HTTP/1.1\r\nX-HTTP-Method-Override: DELETE\r\n${END}`],
    ] as const) {
      const reply = await askRaw(site, request)
      expect(statuses(reply), request).toEqual([status])
      expect(reply, request).not.toContain('evil')
      await expectUnharmed(site, reply)
    }
  })

  test.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'POST'])(
    '%s is rejected, and its headers aren’t echoed',
    async (method) => {
      const reply = await askRaw(await serveFiles(), `${method} /data.txt HTTP/1.1\r\nCookie: secret\r\nContent-Length: 0\r\n${END}`)
      expect(statuses(reply)).toEqual([405])
      expect(reply).toContain('Allow: GET, HEAD')
      expect(reply).not.toMatch(/secret|0123456789/)
    },
  )

  test('a URL can’t add headers to the response', async () => {
    const site = await serveFiles()
    for (const target of [
      '/openapi?%0d%0aSet-Cookie:%20x=1',
      '/openapi%0d%0aSet-Cookie:%20x=1',
      '/openapi?\fSet-Cookie: x=1',
      '/openapi?\r\n Set-Cookie: x=1',
    ]) {
      const reply = await askRaw(site, Buffer.from(`GET ${target} HTTP/1.1\r\n${END}`, 'latin1'))
      expect([301, 400], target).toContain(statusOf(reply))
      expect(reply, target).not.toMatch(/^Set-Cookie/m)
      await expectUnharmed(site, reply)
    }
  })
})

test('“range abuse, conditional requests”: invalid values of headers are ignored', async () => {
  const site = await serveFiles()
  const HEADERS: Record<string, string[]> = {
    range: [
      '',
      'bytes',
      'bytes=',
      'bytes = 0 - 1',
      `bytes=${' '.repeat(15_000)}0-1`,
      `bytes=${'0-0,'.repeat(3000)}`,
      'bytes=0-1;q=1',
      'bytes=0x0-0x9',
      'bytes=0-1-2',
      'octets=0-1',
    ],
    'if-none-match': ['', '"', 'W/', 'W/"', ',,,,', '"a'.repeat(5000), '"é"', '<script>'],
    'if-modified-since': ['', 'NaN', '0', '-1', '('.repeat(15_000), 'Thu, 99 Foo 99999 99:99:99 GMT', '1 '.repeat(7000)],
    'if-unmodified-since': ['NaN', '', '('.repeat(15_000)],
    'if-range': ['"', '('.repeat(15_000)],
    'accept-encoding': ['', ';;;', 'br;q=0, gzip;q=0', '*;q=0', 'br;q=x', `br;q=${'0'.repeat(15_000)}`, 'br,'.repeat(5000)],
    accept: ['application/x-nothing;q=0'],
    'x-forwarded-proto': ['javascript', `${' '.repeat(100)}https`.repeat(100)],
  }
  for (const [name, values] of Object.entries(HEADERS))
    for (const value of values) {
      const reply = await askRaw(site, Buffer.from(`GET /data.txt HTTP/1.1\r\n${name}: ${value}\r\n${END}`, 'latin1'))
      expect(statuses(reply), `${name}: ${value.slice(0, 40)}`).toEqual([200])
      expect(reply, `${name}: ${value.slice(0, 40)}`).toContain('\r\n\r\n0123456789')
    }
  await expectUnharmed(site)
})

describe('“slow clients”', () => {
  const QUICK = { headers: 150, request: 150, check: 20 }
  /** On a busy machine, the timeouts are too short even for valid requests, so those are retried. */
  const expectUnharmedThen = (site: ServedSite, reply?: string) => vi.waitFor(() => expectUnharmed(site, reply), WAIT)

  test('incomplete requests get status 408, and others don’t wait for them', async () => {
    const site = await serveFiles({}, { timeouts: QUICK })
    const slow = Array.from({ length: 50 }, async () => {
      const socket = connect(site.port, '127.0.0.1')
      socket.write('GET /data.txt HTTP/1.1\r\nHost: x\r\n')
      const drip = setInterval(() => socket.write('X-A: b\r\n'), 10)
      let reply = ''
      for await (const chunk of socket.setEncoding('latin1')) reply += chunk as string
      clearInterval(drip)
      return statusOf(reply)
    })
    await expectUnharmedThen(site)
    expect(new Set(await Promise.all(slow))).toEqual(new Set([408]))
    await expectUnharmedThen(site)
  })

  test('a connection without data is closed', async () => {
    const site = await serveFiles({}, { timeouts: QUICK })
    expect(['', '408']).toContain(String(statusOf(await askRaw(site, '')) || ''))
  })

  test('an incomplete body gets status 408', async () => {
    const site = await serveFiles({}, { timeouts: QUICK, endpoint: endpoint() })
    const reply = await askRaw(
      site,
      `POST /api/ask HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"ques`,
    )
    expect(statuses(reply)).toEqual([408])
    await expectUnharmedThen(site, reply)
  })

  test('a client that doesn’t read its response doesn’t keep the file open', async () => {
    const site = await serveFiles(FILM, { timeouts: { stalled: 150 } })
    held.most = 0
    await deaf(site, 'GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n')
    await vi.waitUntil(() => held.most === 1 && held.now === 0, WAIT)
    await expectUnharmedThen(site)
  })
})

describe('floods of requests on one connection', () => {
  test('a few pipelined requests are answered in order', async () => {
    const paths = ['/data.txt', '/film.mp4', '/nowhere', '/cloud/intro', '/data.txt']
    const requests = paths.map((path, index) => `HEAD ${path} HTTP/1.1\r\n${index === 4 ? END : 'Host: x\r\n\r\n'}`)
    expect(statuses(await askRaw(await serveFiles(FILM), requests.join('')))).toEqual([200, 200, 404, 200, 200])
  })

  test('thousands of pipelined requests close the connection', async () => {
    const site = await serveFiles()
    // Whether any response is received depends on how quickly the connection is closed.
    const reply = await askRaw(site, 'GET /data.txt HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3000)).catch(() => '')
    expect(statuses(reply).length).toBeLessThan(20)
    await expectUnharmed(site, reply)
  })

  test('each connection has at most one file open, regardless of its unread responses; none stays open', async () => {
    const site = await serveFiles(FILM)
    held.most = 0
    const sockets = await Promise.all(Array.from({ length: 5 }, () => deaf(site, 'GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(10))))
    await vi.waitUntil(() => held.now === 5, WAIT)
    expect(held.most).toBe(5)
    await expectUnharmed(site)
    for (const socket of sockets) socket.destroy()
    await vi.waitUntil(() => held.now === 0, WAIT)
  })
})

describe('“`POST /api/ask`”: floods and bodies', () => {
  const post = (headers: string, body: string) => `POST /api/ask HTTP/1.1\r\nContent-Type: application/json\r\n${headers}\r\n${END}${body}`

  test.each([
    ['a length of 1 GB', post('Content-Length: 1000000000', '{"question":"'), 413],
    ['endless chunks', post('Transfer-Encoding: chunked', `${(60_000).toString(16)}\r\n${'a'.repeat(60_000)}\r\n`), 413],
    ['an empty body', post('Content-Length: 0', ''), 400],
    ['brackets', post('Content-Length: 30000', '['.repeat(30_000)), 400],
    ['invalid UTF-8', post('Content-Length: 4', '\xff\xfe\x00\xff'), 400],
    ['a prototype property', post('Content-Length: 34', '{"__proto__":{"question":"asked"}}'), 400],
  ])('%s', async (_, bytes, status) => {
    const site = await serveFiles({}, { endpoint: endpoint() })
    const reply = await askRaw(site, Buffer.from(bytes, 'latin1'))
    expect(statuses(reply)).toEqual([status])
    await expectUnharmed(site, reply)
  })

  test.each([
    ['with bodies', false],
    ['whose bodies arrive late at the same time', true],
  ])('questions above the concurrency limit, %s, get status 503', async (_, isLate) => {
    let openGate = () => {}
    const gate = new Promise<void>((resolve) => (openGate = resolve))
    const asked = endpoint(gate)
    const taken = vi.spyOn(asked.limit, 'take')
    const site = await serveFiles({}, { endpoint: asked })
    const all = vi.waitUntil(() => taken.mock.calls.length >= 40, WAIT)
    const question = async () => {
      const outgoing = request(`${site.url}api/ask`, { method: 'POST', agent: false, headers: { 'Content-Type': 'application/json' } })
      const replied = once(outgoing, 'response') as Promise<[IncomingMessage]>
      outgoing.write('{"question"')
      if (isLate) await all
      outgoing.end(':"q"}')
      const [reply] = await replied
      return reply.resume()
    }
    const replies = await Promise.all(Array.from({ length: 40 }, question))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(32)
    const refused = replies.filter(({ statusCode }) => statusCode === 503)
    expect(refused).toHaveLength(8)
    expect(refused[0]!.headers['retry-after']).toBe('5')
    await expectUnharmed(site)
    openGate()
    await vi.waitUntil(() => replies.every(({ readableEnded }) => readableEnded), WAIT)
    expect((await question()).statusCode).toBe(200)
  })

  test('an infinite answer waits for a reader who doesn’t read, and ends when the reader leaves', async () => {
    let written = 0
    let hasEnded = false
    const answer = async function* () {
      try {
        for (; ; written++) yield 'x'.repeat(65_536)
      } finally {
        hasEnded = true
      }
    }
    const site = await serveFiles({}, { endpoint: { ...endpoint(), answer } })
    const socket = await deaf(site, post('Content-Length: 16', '{"question":"q"}'))
    await vi.waitUntil(() => written > 0, WAIT)
    await expectUnharmed(site)
    await wait(300)
    // The connection's buffers.
    expect(written).toBeLessThan(300)
    socket.destroy()
    await vi.waitUntil(() => hasEnded, WAIT)
    await expectUnharmed(site)
  })

  test('an answer that hangs and ignores its signal ends with a failure', async () => {
    const answer = async function* () {
      yield 'begun'
      await new Promise(() => {})
    }
    const site = await serveFiles({}, { endpoint: { ...endpoint(), answer, timeout: 100 } })
    const reply = await askRaw(site, post('Content-Length: 16', '{"question":"q"}'))
    expect(reply).toContain('"begun"')
    expect(reply).toContain('{"kind":"failed"}')
    await expectUnharmed(site, reply)
  })

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['198.51.100.7, 192.0.2.1:4711', '192.0.2.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['', '127.0.0.1'],
  ])('the port in a proxy’s header isn’t part of the address: “%s”', async (forwarded, address) => {
    const asked = { ...endpoint(), isBehindProxy: true }
    const taken = vi.spyOn(asked.limit, 'take')
    const site = await serveFiles({}, { endpoint: asked })
    await askRaw(site, post(`X-Forwarded-For: ${forwarded}\r\nContent-Length: 16`, '{"question":"q"}'))
    expect(taken).toHaveBeenCalledWith(address)
  })

  test('a reader who leaves while sending a question doesn’t cause an error', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => report.mockRestore())
    const site = await serveFiles({}, { endpoint: endpoint() })
    const socket = connect(site.port, '127.0.0.1')
    await new Promise<void>((resolve) => socket.write(post('Content-Length: 100', '{"ques'), () => resolve()))
    await ask(site, '/')
    socket.destroy()
    await expectUnharmed(site)
    await site.close()
    expect(report).not.toHaveBeenCalled()
  })
})

/** Answers questions once the gate opens. */
function endpoint(gate = Promise.resolve()) {
  return {
    path: '/api/ask',
    read: (body: unknown) => (body as { question?: unknown } | null | undefined)?.question,
    async *answer() {
      yield 'begun'
      await gate
      yield 'done'
    },
    limit: new RateLimit({ limit: 1000, window: 60_000 }),
  }
}
