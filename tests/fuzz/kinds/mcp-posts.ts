import fc from 'fast-check'
import type { FuzzKind, Trial } from '../kind.ts'
import { buildSmallSite, calling, line, SECRET } from '../mcp-messages.ts'

interface Post {
  method: string
  headers: Record<string, string>
  body: string
}

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const PING = '{"jsonrpc":"2.0","id":"last","method":"ping"}'
const ALLOWED = [200, 202, 204, 400, 403, 405, 406, 413, 415, 417, 429]

const pick = (...choices: string[]) => fc.constantFrom(...choices)
const word = fc.oneof(
  pick(
    'application/json',
    'text/event-stream',
    '*/*',
    'application/json, text/event-stream',
    'application/json; charset=utf-16',
    'text/plain',
  ),
  pick('2025-06-18', '1999-01-01', 'http://localhost:3000', 'https://evil.example', 'null', 'cross-site', 'same-origin', '', ','),
  fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)), maxLength: 20 }),
)
const header = fc.tuple(
  pick('accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id', 'last-event-id', 'origin', 'sec-fetch-site', 'x-forwarded-for'),
  word,
)
const post = fc.record({
  method: fc.oneof({ weight: 12, arbitrary: fc.constant('POST') }, pick('GET', 'DELETE', 'OPTIONS', 'PUT')),
  headers: fc
    .array(header, { maxLength: 3 })
    .chain((others) => fc.boolean().map((isPlain) => ({ ...JSON_HEADERS, ...(isPlain ? {} : Object.fromEntries(others)) }))),
  body: fc.oneof(
    { weight: 9, arbitrary: line },
    { weight: 1, arbitrary: fc.array(line, { maxLength: 3 }).map((lines) => `[${lines.join()}]`) },
  ),
})

async function open(): Promise<Trial<Post[]>> {
  const { request } = await import('node:http')
  const { join } = await import('node:path')
  const { stemmer } = await import('stemmer')
  const { mcpEndpoint } = await import('../../../src/build/mcp-endpoint.ts')
  const { RateLimit } = await import('../../../src/serve/rate-limit.ts')
  const { serve } = await import('../../../src/serve/server.ts')
  const { folder, out } = await buildSmallSite()
  const endpoint = mcpEndpoint(out, { url: 'https://docs.example.org' }, {}, async () => ({ lang: 'en', stemmer }))
  const messages = { ...endpoint, limit: new RateLimit({ limit: 1e9, window: 1 }) }
  const server = await serve({ root: out, host: '127.0.0.1', port: 0, baseUrl: '/', cacheDir: join(folder, 'cache'), messages })
  const bugs: unknown[] = []
  console.error = (error) => bugs.push(error)

  const send = ({ method, headers, body }: Post) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const outgoing = request(`${server.url}mcp`, { method, headers, agent: false }, (incoming) => {
        let text = ''
        incoming.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        incoming.on('end', () => resolve({ status: incoming.statusCode!, text }))
        incoming.on('error', reject)
      })
      // The server may respond and close the connection before everything is sent.
      outgoing.on('error', () => resolve({ status: 413, text: '' }))
      outgoing.end(body)
    })

  return {
    async check(posts) {
      bugs.length = 0
      const replies = await Promise.all(posts.map(send))
      if (bugs.length > 0) throw bugs[0]
      for (const { status, text } of replies) {
        if (!ALLOWED.includes(status)) throw new Error(`It answers ${status} ${text.slice(0, 200)}.`)
        for (const told of [SECRET, folder, 'node:', '.ts:']) if (text.includes(told)) throw new Error(`It tells ${told}.`)
        if (status === 200) JSON.parse(text)
      }
      const next = await send({ method: 'POST', headers: JSON_HEADERS, body: PING })
      if (next.text !== '{"result":{},"jsonrpc":"2.0","id":"last"}') throw new Error(`The next one gets ${JSON.stringify(next)}.`)
    },
    close: () => server.close(),
  }
}

const plainly = (body: string): Post => ({ method: 'POST', headers: JSON_HEADERS, body })
const cancelled = '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}'

export default {
  about: 'HTTP requests to the Model Context Protocol server',
  inputs: fc.array(post, { minLength: 1, maxLength: 6 }),
  attacks: {
    'a query of 30 kB': [plainly(calling('search', { query: 'a.b '.repeat(7000) }))],
    'a body of 300 kB': [plainly(calling('search', { query: 'a.b '.repeat(75_000) }))],
    brackets: [plainly('['.repeat(30_000))],
    'a list whose second message cancels the first': [plainly(`[${calling('search', { query: 'deployment' })},${cancelled}]`)],
    'a page of another site': [{ ...plainly(PING), headers: { ...JSON_HEADERS, origin: 'https://evil.example' } }],
  },
  open,
} satisfies FuzzKind<Post[]>
