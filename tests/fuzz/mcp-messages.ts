import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { anyText } from '../values/any-text.ts'

/** Content of a file next to the site, which clients must not be able to read. */
export const SECRET = 'nobody may read this'
const pick = (...choices: string[]) => fc.constantFrom(...choices)

const word = fc.oneof(
  pick('cancel', 'deployment', 'a.b', '$eq', 'findMany()', '/a', '../../secret', '..%2f..%2fsecret', '\0', 'é', '日本語', '"', '__proto__'),
  anyText(10),
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
/** A client's message, possibly invalid. */
export const line = fc.oneof(
  { weight: 12, arbitrary: message.map((sent) => JSON.stringify(sent)) },
  { weight: 1, arbitrary: fc.tuple(message, fc.nat(100)).map(([sent, length]) => JSON.stringify(sent).slice(0, length)) },
  { weight: 1, arbitrary: anyText(30) },
)

/** A message that calls a tool. */
export const calling = (name: string, given: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } })

/** Builds a small site that is deleted when the process ends. Returns the folder that contains it, and its output folder. */
export async function buildSmallSite(): Promise<{ folder: string; out: string }> {
  const { buildSiteTo } = await import('../../src/build/build.ts')
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
  return { folder, out }
}
