import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import type { FuzzKind, Trial } from '../kind.ts'
import { PATIENCE } from '../limits.ts'

/** Bytes sent on one connection, as a Latin-1 string. */
type Sent = string

const SECRET = 'nobody may read this'
const FILES = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'cloud/intro.html': `<!doctype html><title>Intro</title>${'<p>Words of the page.</p>'.repeat(200)}`,
  'guides/index.html': 'guides',
  'data.txt': '0123456789',
  'csp.json': JSON.stringify({ policy: "default-src 'self'", note: SECRET }),
  '.stamp.json': SECRET,
}
const ALLOWED = [200, 204, 206, 301, 304, 400, 403, 404, 405, 408, 412, 413, 414, 415, 416, 417, 429, 431, 503]

const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code))
const bytes = fc.string({ unit: byte, maxLength: 40 })
const pick = (...choices: string[]) => fc.constantFrom(...choices)

const segment = fc.oneof(
  pick(
    'cloud',
    'intro',
    'guides',
    'data.txt',
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%ff',
    '%',
    '%c0%ae',
    'csp.json',
    '.stamp.json',
  ),
  fc.webSegment(),
)
const target = fc.oneof(
  { weight: 4, arbitrary: fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`) },
  {
    weight: 1,
    arbitrary: pick(
      '*',
      '',
      '//',
      'http://x/data.txt',
      'http://x',
      'http://x?a',
      'x:443',
      '/?',
      '/api/ask',
      '/api/ask?x',
      `/${'a'.repeat(9000)}`,
    ),
  },
  { weight: 1, arbitrary: bytes },
)
const query = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((text) => `?${text}`),
)
const method = fc.oneof(
  { weight: 6, arbitrary: pick('GET', 'HEAD', 'POST') },
  pick('OPTIONS', 'PUT', 'CONNECT', 'TRACE', 'get', 'PRI', ''),
  bytes,
)
const number = fc.oneof(fc.nat(20).map(String), pick('', '-1', '9'.repeat(30), '0x5', '1e3', 'NaN'))
const date = pick('Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', 'Thu, 99 Foo 99999', '0')
const tag = fc.oneof(pick('*', '"', 'W/"a"', '"a", "b"', ',,,'), bytes)
const header = fc.oneof(
  fc.tuple(number, number).map(([from, to]) => `Range: bytes=${from}-${to}`),
  fc.tuple(pick('If-Match', 'If-None-Match', 'If-Range'), tag).map((pair) => pair.join(': ')),
  fc.tuple(pick('If-Modified-Since', 'If-Unmodified-Since'), date).map((pair) => pair.join(': ')),
  number.map((length) => `Content-Length: ${length}`),
  pick('chunked', 'identity', 'chunked, identity', '\vchunked').map((coding) => `Transfer-Encoding: ${coding}`),
  pick('br', 'gzip', 'br;q=0, *', '*;q=0', ';;;', 'br,'.repeat(100)).map((codings) => `Accept-Encoding: ${codings}`),
  pick('application/json', 'text/plain', 'application/x-www-form-urlencoded').map((type) => `Content-Type: ${type}`),
  pick('100-continue', 'else').map((what) => `Expect: ${what}`),
  pick('close', 'keep-alive', 'Upgrade').map((what) => `Connection: ${what}`),
  fc
    .tuple(pick('X-Forwarded-For', 'X-Forwarded-Proto', 'Origin', 'Sec-Fetch-Site', 'Host', 'Cookie', 'Referer'), bytes)
    .map((pair) => pair.join(': ')),
  fc.tuple(bytes, bytes).map((pair) => pair.join(': ')),
  bytes,
)
const host = fc.oneof({ weight: 9, arbitrary: fc.constant('Host: x\r\n') }, fc.constant(''))
const body = fc.oneof(pick('', '{"question":"a"}', '5\r\nhello\r\n0\r\n\r\n', '{', '['.repeat(500)), bytes)
const version = fc.oneof({ weight: 9, arbitrary: fc.constant('HTTP/1.1') }, pick('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'http/1.1', ''))
const lineEnd = fc.oneof({ weight: 12, arbitrary: fc.constant('\r\n') }, pick('\n', '\r'))

const request = fc
  .tuple(method, target, query, version, host, fc.array(header, { maxLength: 5 }), lineEnd, body)
  .map(
    ([verb, path, search, protocol, hosts, headers, end, rest]) =>
      `${verb} ${path}${search} ${protocol}${end}${hosts}${headers.map((line) => line + end).join('')}${end}${rest}`,
  )
/** Some requests are truncated or have inserted bytes. */
const sent = fc.oneof(
  { weight: 6, arbitrary: fc.array(request, { minLength: 1, maxLength: 3 }).map((requests) => requests.join('')) },
  { weight: 2, arbitrary: fc.tuple(request, fc.nat(200)).map(([text, length]) => text.slice(0, length)) },
  { weight: 1, arbitrary: fc.tuple(request, fc.nat(200), bytes).map(([text, at, put]) => text.slice(0, at) + put + text.slice(at)) },
)

async function open(): Promise<Trial<Sent>> {
  const { serve } = await import('../../../src/serve/server.ts')
  const { RateLimit } = await import('../../../src/serve/rate-limit.ts')
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-requests-'))
  const root = join(folder, 'dist')
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  const endpoint = {
    path: '/api/ask',
    read: (input: unknown) => (typeof input === 'object' && input !== null && 'question' in input ? input : undefined),
    answer: async function* () {
      yield { kind: 'text', text: 'answered' }
    },
    limit: new RateLimit({ limit: 1e9, window: 1 }),
  }
  const server = await serve({ root, host: '127.0.0.1', port: 0, baseUrl: '/', cacheDir: join(folder, 'cache'), endpoint })
  const port = Number(new URL(server.url).port)
  const bug: unknown[] = []
  console.error = (error) => bug.push(error)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return {
    async check(input) {
      bug.length = 0
      expectSound(await reply(port, input), folder)
      if (bug.length > 0) throw bug[0]
      const next = await reply(port, GET('/data.txt'), PATIENCE)
      if (!next.endsWith('\r\n\r\n0123456789')) throw new Error(`The next reader gets ${JSON.stringify(next)}.`)
    },
    close: () => server.close(),
  }
}

/** Time without data after which the client ends its side, in milliseconds: the response is complete, or the server waits for more. */
const QUIET = 5

/** Sends everything and returns the response until the connection closes. */
function reply(port: number, text: string, quiet = QUIET): Promise<string> {
  return new Promise((resolve) => {
    let taken = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => socket.end(), quiet)
    }
    const socket = connect({ port, host: '127.0.0.1' }, wait)
    socket.write(Buffer.from(text, 'latin1'))
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      taken += chunk
      wait()
    })
    // A reset also ends the connection.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(taken)
    })
  })
}

function expectSound(answer: string, folder: string): void {
  if (answer === '') return
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
  if (status !== 100 && !ALLOWED.includes(status)) throw new Error(`It answers ${JSON.stringify(answer.slice(0, 200))}.`)
  for (const told of [SECRET, folder, 'node:', '.ts:']) if (answer.includes(told)) throw new Error(`It tells ${told}.`)
}

const GET = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`

export default {
  about: 'HTTP requests to the server, byte by byte',
  inputs: sent,
  attacks: {
    'an address that begins with a host': GET('http://host'),
    'a file for which readers have no name': GET('/.stamp.json'),
    'thousands of ranges': GET('/data.txt', `Range: bytes=${'0-0,'.repeat(3000)}\r\n`),
    'brackets for an answer': `POST /api/ask HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n${'['.repeat(30_000)}`,
    'a flood on one connection': 'GET /data.txt HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3000),
  },
  open,
} satisfies FuzzKind<Sent>
