import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { stemmer } from 'stemmer'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildSiteTo } from '../../src/build/build.ts'
import { mcpEndpoint } from '../../src/build/mcp-endpoint.ts'
import { MAX_ANSWERS, MAX_QUESTION_BODY, MESSAGES_OF_ADDRESS } from '../../src/serve/limits.ts'
import type { MessageEndpoint } from '../../src/serve/message-endpoint.ts'
import { RateLimit } from '../../src/serve/rate-limit.ts'
import { type RunningServer, serve } from '../../src/serve/server.ts'

const work = mkdtempSync(join(tmpdir(), 'mcp-http-'))
const dist = join(work, 'dist')
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' }

const endpointOf = (root: string) => mcpEndpoint(root, { url: 'https://docs.example.org' }, {}, async () => ({ lang: 'en', stemmer }))

async function serveMcp(more: Partial<MessageEndpoint> = {}, { root = dist, baseUrl = '/' } = {}): Promise<RunningServer> {
  const messages = { ...endpointOf(root), ...more }
  const server = await serve({ root: dist, host: '127.0.0.1', port: 0, baseUrl, cacheDir: join(work, 'compressed'), messages })
  onTestFinished(() => server.close())
  return server
}

async function connect(site: RunningServer): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StreamableHTTPClientTransport(new URL('mcp', site.url)))
  onTestFinished(() => client.close())
  return client
}

const post = (site: RunningServer, message: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.url}mcp`, {
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  })

/** Uses `node:http`, since `fetch` doesn't allow setting these headers. */
function statusOf(site: RunningServer, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${site.url}mcp`, { method: 'POST', headers: { ...HEADERS, ...headers }, agent: false }, (incoming) => {
      incoming.resume().on('end', () => resolve(incoming.statusCode!))
    })
    outgoing.on('error', reject).end(JSON.stringify(PING))
  })
}

beforeAll(async () => {
  mkdirSync(join(work, 'docs'))
  writeFileSync(join(work, 'docs/index.mdx'), '---\ntitle: Home\n---\n\nStart here.\n')
  writeFileSync(join(work, 'docs/setup.mdx'), '---\ntitle: Setup\n---\n\n## Install\n\nRun `npm install`.\n')
  await buildSiteTo({ docs: join(work, 'docs'), out: dist, cacheDir: join(work, 'cache') })
})

afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('serve provides MCP over HTTP at /mcp for the official client', () => {
  test('with search, read_page, and list_pages', async () => {
    const client = await connect(await serveMcp())
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['search', 'answer', 'read_page', 'list_pages'])
    const call = async (name: string, args: object) => JSON.stringify(await client.callTool({ name, arguments: { ...args } }))
    expect(await call('search', { query: 'install' })).toContain('/setup#install')
    expect(await call('read_page', { route: '/setup' })).toContain('Run `npm install`.')
    expect(await call('list_pages', {})).toContain('/setup  Setup')
    expect(await call('read_page', { route: '/nowhere' })).toContain('There is no page')
  })

  test('without sessions: messages don’t need one, and none is offered', async () => {
    const site = await serveMcp()
    const reply = await post(site, {
      jsonrpc: '2.0',
      id: 7,
      method: 'tools/call',
      params: { name: 'read_page', arguments: { route: '/' } },
    })
    expect(await reply.json()).toMatchObject({ id: 7, result: { content: [{ text: expect.stringContaining('# Home') }] } })
    expect(reply.headers.get('mcp-session-id')).toBeNull()
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await post(site, { jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202)
  })

  test('below a base URL', async () => {
    const client = await connect(await serveMcp({}, { baseUrl: '/docs/' }))
    expect((await client.listTools()).tools).toHaveLength(4)
  })

  test('without streams and session deletion: 405', async () => {
    const site = await serveMcp()
    for (const method of ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'PUT']) {
      const reply = await fetch(`${site.url}mcp`, { method })
      expect([reply.status, reply.headers.get('allow')], method).toEqual([405, 'POST'])
    }
  })
})

describe('the origin of requests is checked', () => {
  test.each([
    [{}, 200],
    [{ origin: 'https://docs.example.org' }, 200],
    [{ origin: 'https://docs.example.org', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:1' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    // DNS rebinding: the browser considers it the same origin, but the server must not.
    [{ origin: 'http://rebound.example', host: 'rebound.example' }, 403],
    [{ origin: 'http://localhost:4711', host: 'localhost:4711' }, 200],
  ])('%j: %i', async (headers, status) => {
    expect(await statusOf(await serveMcp(), headers as Record<string, string>)).toBe(status)
  })
})

describe('“within the limits of Ask”', () => {
  test('an address has a rate limit, and the response contains the waiting time', async () => {
    const site = await serveMcp({ limit: new RateLimit({ ...MESSAGES_OF_ADDRESS, limit: 3 }) })
    const statuses: number[] = []
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let count = 0; count < 4; count++) statuses.push((await post(site, PING)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(Number((await post(site, PING)).headers.get('retry-after'))).toBeGreaterThan(0)
    expect(endpointOf(dist).limit.take('192.0.2.1')).toBe(0)
  })

  test('a message has the size limit of a question, and invalid messages are rejected', async () => {
    const site = await serveMcp()
    const reply = await post(site, ' '.repeat(MAX_QUESTION_BODY + 1))
    expect([reply.status, await reply.text()]).toEqual([413, expect.stringContaining(String(MAX_QUESTION_BODY))])
    for (const body of ['', '{', '[]', `[${JSON.stringify(PING)}]`, '1', 'null']) {
      expect((await post(site, body)).status, body).toBe(400)
    }
    expect((await post(site, PING, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post(site, PING, { accept: 'text/html' })).status).toBe(406)
  })

  test(`${MAX_ANSWERS} messages are processed concurrently, and each has a timeout`, async () => {
    let asked = 0
    const signals: AbortSignal[] = []
    const answer: MessageEndpoint['answer'] = (_, __, signal) => {
      asked++
      signals.push(signal)
      return new Promise(() => {})
    }
    const site = await serveMcp({ answer, timeout: 500 })
    const waiting = Array.from({ length: MAX_ANSWERS }, () => post(site, PING))
    await vi.waitFor(() => expect(asked).toBe(MAX_ANSWERS))
    expect((await post(site, PING)).status).toBe(503)
    const replies = await Promise.all(waiting)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]))
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
  })

  test('errors don’t reveal the site’s path on the server', async () => {
    const site = await serveMcp({}, { root: join(work, 'nothing') })
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_pages', arguments: {} } }
    const text = await (await post(site, call)).text()
    expect(text).toContain('The request failed. Try again in a moment.')
    expect(text).not.toContain(work)
  })
})
