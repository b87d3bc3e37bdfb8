import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import type { FuzzKind, Trial } from '../kind.ts'

/** Lines that a client writes. */
type Lines = string[]

const SECRET = 'nobody may read this'
const pick = (...choices: string[]) => fc.constantFrom(...choices)

const word = fc.oneof(
  pick('cancel', 'deployment', 'a.b', '$eq', 'findMany()', '/a', '../../secret', '..%2f..%2fsecret', '\0', 'é', '日本語', '"', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 10 }),
)
const words = fc.oneof(
  { weight: 9, arbitrary: fc.array(word, { maxLength: 6 }).map((parts) => parts.join(' ')) },
  { weight: 1, arbitrary: fc.tuple(word, fc.nat(2000)).map(([part, count]) => part.repeat(count)) },
)
const value = fc.oneof({ weight: 6, arbitrary: words }, { weight: 1, arbitrary: fc.jsonValue() })
const args = fc.record(
  { query: value, route: value, prefix: value, set: value, limit: fc.oneof(fc.integer(), fc.jsonValue()) },
  { requiredKeys: [] },
)
const call = fc.record({
  name: fc.oneof({ weight: 9, arbitrary: pick('search', 'read_page', 'list_pages') }, words),
  arguments: fc.oneof({ weight: 9, arbitrary: args }, fc.jsonValue()),
})
const message = fc.record({
  jsonrpc: fc.oneof({ weight: 15, arbitrary: fc.constant('2.0') }, fc.jsonValue()),
  id: fc.oneof({ weight: 9, arbitrary: fc.nat(9) }, fc.jsonValue()),
  method: fc.oneof(
    { weight: 9, arbitrary: pick('tools/call', 'tools/call', 'tools/list', 'initialize', 'ping', 'notifications/cancelled') },
    words,
  ),
  params: fc.oneof({ weight: 9, arbitrary: call }, fc.jsonValue()),
})
const line = fc.oneof(
  { weight: 12, arbitrary: message.map((sent) => JSON.stringify(sent)) },
  { weight: 1, arbitrary: fc.tuple(message, fc.nat(100)).map(([sent, length]) => JSON.stringify(sent).slice(0, length)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
)

const calling = (name: string, given: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } })

async function open(): Promise<Trial<Lines>> {
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
  const { stemmer } = await import('stemmer')
  const { buildSiteTo } = await import('../../../src/build/build.ts')
  const { BuiltSite } = await import('../../../src/mcp/built-site.ts')
  const { createServer } = await import('../../../src/mcp/server.ts')
  const { writeFileSync, mkdirSync } = await import('node:fs')
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-mcp-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'docs'))
  writeFileSync(
    join(folder, 'docs/a.mdx'),
    '---\ntitle: Deployments\n---\n\nCancel a deployment with `findMany()` and `$eq`.\n\n## Locales\n\nA locale.\n',
  )
  writeFileSync(join(folder, 'secret.md'), SECRET)
  const out = join(folder, 'dist')
  await buildSiteTo({ docs: join(folder, 'docs'), out, cacheDir: '.cache/tests' })
  const bugs: unknown[] = []
  console.error = (error) => bugs.push(error)
  return {
    async check(lines) {
      bugs.length = 0
      const [input, output] = [new PassThrough(), new PassThrough()]
      const server = createServer(new BuiltSite(out, stemmer))
      let said = ''
      const last = new Promise<void>((resolve) => {
        output.setEncoding('utf8').on('data', (text: string) => {
          said += text
          if (said.includes('"id":"last"')) resolve()
        })
      })
      await server.connect(new StdioServerTransport(input, output))
      for (const each of [...lines, '{"jsonrpc":"2.0","id":"last","method":"ping"}']) input.write(`${each}\n`)
      // Whatever came before, the next request is answered.
      await last
      await server.close()
      if (bugs.length > 0) throw bugs[0]
      if (said.includes(SECRET)) throw new Error('It reads what isn’t the site’s.')
      for (const answer of said.split('\n')) if (answer !== '') JSON.parse(answer)
    },
  }
}

export default {
  about: 'what a client writes to the Model Context Protocol server',
  inputs: fc.array(line, { maxLength: 6 }),
  attacks: {
    'a query of 300 kB took 9.5 s': [calling('search', { query: 'a.b '.repeat(75_000) })],
    'a route of 300 kB': [calling('read_page', { route: '/a'.repeat(150_000) })],
    brackets: ['['.repeat(100_000)],
  },
  open,
} satisfies FuzzKind<Lines>
