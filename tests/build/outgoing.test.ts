import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { checkOutgoing } from '../../src/build/outgoing/check.ts'
import { KEPT } from '../../src/build/outgoing/limits.ts'
import { isNobodys } from '../../src/build/outgoing/links.ts'
import { SeenAddresses } from '../../src/build/outgoing/seen.ts'

let folder: string
/** Requests received: `HEAD /ok`. */
let asked: string[]
let most: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outgoing-'))
  asked = []
  most = 0
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(code, headers).end()

const ANSWERS: Record<string, Answer> = {
  '/ok': status(200),
  '/no-head': (request, response) => void response.writeHead(request.method === 'HEAD' ? 405 : 200).end('a page'),
  '/gone': status(404),
  '/login': status(403),
  '/broken': status(500),
  '/moved': status(301, { location: '/ok' }),
  '/moved-twice': status(308, { location: '/moved' }),
  '/for-now': status(302, { location: '/ok' }),
  '/to-nothing': status(301, { location: '/gone' }),
  '/round': status(302, { location: '/round' }),
  '/away': status(302, { location: 'ftp://elsewhere.example/' }),
  '/silent': () => {},
  '/endless': (request, response) => {
    response.writeHead(200)
    if (request.method === 'HEAD') return void response.end()
    const timer = setInterval(() => response.write('x'.repeat(10_000)), 1)
    response.on('close', () => clearInterval(timer))
  },
}

async function elsewhere(): Promise<string> {
  let running = 0
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    expect(request.headers['user-agent']).toMatch(/^documentation-link-check \(\+http/)
    most = Math.max(most, ++running)
    response.on('close', () => running--)
    ;(ANSWERS[request.url!] ?? status(404))(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'docs', file)), { recursive: true })
    writeFileSync(join(folder, 'docs', file), text)
  }
}

/** Returns the check's output and error message. */
async function check(more: Partial<Parameters<typeof checkOutgoing>[0]> = {}): Promise<{ report: string; failure: string | undefined }> {
  const lines: string[] = []
  const options = { docs: join(folder, 'docs'), cacheDir: join(folder, 'cache'), log: (line: string) => lines.push(line), pause: 0 }
  const failure = await checkOutgoing({ ...options, product: undefined, isSkipped: () => false, timeout: 300, ...more }).then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { report: lines.join('\n'), failure }
}

const page = (body: string) => `---\ntitle: Page\n---\n\n${body}\n`

describe('“Links that lead out are checked by a command of its own”', () => {
  test('links that work pass, even if they only support GET or redirect temporarily', async () => {
    const site = await elsewhere()
    write({ 'a.mdx': page(`[a](${site}/ok) [b](${site}/no-head#part) [c](${site}/for-now) [d](/b) [e](mailto:a@b.c)`), 'b.mdx': page('B') })
    const { report, failure } = await check()
    expect(failure).toBeUndefined()
    expect(report).toBe('3 external URLs: 3 requested, 0 already known, 0 skipped (examples and local URLs).')
    expect(asked.toSorted()).toEqual(['GET /no-head', 'HEAD /for-now', 'HEAD /no-head', 'HEAD /ok', 'HEAD /ok'])
  })

  test.each([
    ['/gone', 'it returns 404.'],
    ['/to-nothing', 'it returns 404.'],
    ['/round', 'it redirects more than 5 times.'],
    ['/away', 'it redirects to ftp:.'],
    ['/silent', 'it didn’t respond within 0.3 s.'],
  ])('%s is a broken link, and the report lists all places that use it', async (path, reason) => {
    const site = await elsewhere()
    write({ 'guide/a.mdx': page(`Text.\n\nSee [it](${site}${path}).`), 'b.mdx': page(`[it][1]\n\n[1]: ${site}${path}`) })
    const { report, failure } = await check()
    expect(failure).toBe('2 broken links.')
    expect(report).toContain(`guide/a.mdx:7:5  error  The link "${site}${path}" is broken: ${reason}\n  7 | See [it](${site}${path}).`)
    expect(report).toContain('b.mdx:7:1  error')
  })

  test('a permanent redirect is reported with its new address and the place of the link; an inconclusive status isn’t a failure', async () => {
    const site = await elsewhere()
    write({ 'a.mdx': page(`[a](${site}/moved-twice#part) [b](${site}/login) [c](${site}/broken)`) })
    const { report, failure } = await check()
    expect(failure).toBeUndefined()
    expect(report).toContain(`warning  ${site}/moved-twice#part has moved.`)
    expect(report).toContain(`Its new URL is ${site}/ok#part.`)
    expect(report).toContain(`Can’t tell whether ${site}/login exists: it returns 403.`)
    expect(report).toContain(`Can’t tell whether ${site}/broken exists: it returns 500.`)
  })

  test('a host that can’t be reached is a broken link', async () => {
    write({ 'a.mdx': page('[a](http://127.0.0.1:1/x)') })
    expect((await check()).report).toContain('is broken: it can’t be reached (')
  })

  test('links in blocks and snippets are checked, too', async () => {
    const site = await elsewhere()
    write({ 'a.mdx': page(`<Cards>\n<Card title="It" href="${site}/gone" />\n</Cards>`), 'snippets/b.mdx': `[b](${site}/gone2)\n` })
    const { report } = await check()
    expect(report).toContain('a.mdx:6:1  error')
    expect(report).toContain('snippets/b.mdx:1:1  error')
  })
})

describe('“bounded, polite, cached”', () => {
  test('requests to a site are sequential, each address is requested once, and bodies aren’t read', async () => {
    const site = await elsewhere()
    const links = Array.from({ length: 20 }, (_, index) => `[x](${site}/ok?${index}) [y](${site}/ok?${index})`).join(' ')
    write({ 'a.mdx': page(`${links} [z](${site}/endless)`) })
    await check()
    expect(most).toBe(1)
    expect(asked.filter((line) => line === 'HEAD /ok?3')).toHaveLength(1)
  })

  test('working links are cached for days, broken ones are requested again, and unused ones are dropped from the cache', async () => {
    const site = await elsewhere()
    write({ 'a.mdx': page(`[a](${site}/ok) [b](${site}/moved) [c](${site}/gone)`) })
    await check()
    asked = []
    const { report } = await check()
    expect(asked).toEqual(['HEAD /gone', 'GET /gone'])
    expect(report).toContain('2 already known')
    expect(report).toContain('/moved has moved.')
    write({ 'a.mdx': page(`[a](${site}/ok)`) })
    await check()
    const kept = JSON.parse(readFileSync(join(folder, 'cache/outgoing-links.json'), 'utf8')) as Record<string, { at: string }>
    expect(Object.keys(kept)).toEqual([`${site}/ok`])
    expect(Date.parse(kept[`${site}/ok`]!.at)).toBeGreaterThan(0)
  })

  test('cached results expire after a week, and an invalid cache file is ignored', () => {
    const file = join(folder, 'seen.json')
    new SeenAddresses(file, () => 0).note('https://a.b/', { kind: 'fine' })
    const seen = new SeenAddresses(file, () => 1000)
    seen.note('https://a.b/', { kind: 'fine' })
    seen.save(['https://a.b/'])
    expect(new SeenAddresses(file, () => KEPT).recent('https://a.b/')).toEqual({ kind: 'fine' })
    expect(new SeenAddresses(file, () => 1000 + KEPT).recent('https://a.b/')).toBeUndefined()
    writeFileSync(file, '{')
    expect(new SeenAddresses(file).recent('https://a.b/')).toBeUndefined()
  })

  test('links left when time runs out are checked in the next run', async () => {
    const site = await elsewhere()
    write({ 'a.mdx': page(`[a](${site}/ok) [b](${site}/gone)`) })
    const { report, failure } = await check({ maxTime: 0 })
    expect([failure, asked]).toEqual([undefined, []])
    expect(report).toContain('2 left for the next run, because time ran out.')
  })

  test.each([
    ['http://localhost:1337/admin', true],
    ['https://docs.example.com/x', true],
    ['http://192.168.1.5/', true],
    ['http://[::1]:80/', true],
    ['http://intranet/', true],
    ['https://example.community/', false],
    ['https://nodejs.org/en', false],
    ['https://8.8.8.8/', false],
  ])('%s is an example or local address: %s', (address, expected) => expect(isNobodys(address)).toBe(expected))
})
