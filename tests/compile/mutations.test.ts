import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import messages from '../../src/messages/en.ts'
import { compile } from '../../src/compile/compile.ts'
import type { CompileResult } from '../../src/compile/page.ts'
import { blocks } from '../blocks/registry.ts'
import { edit, piece } from './document-edits.ts'
import { sentences } from './document-fixture.ts'
import { KITCHEN_SINK } from './kitchen-sink.ts'
import { expectSound } from './sound.ts'

const docs = join(import.meta.dirname, '../../docs')
const documents = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .map((file) => readFileSync(join(docs, file), 'utf8'))

/** Time limit for one document, in milliseconds; documents normally take one or two. */
const HANG = 30_000

async function compileSoundly(file: string, source: string): Promise<CompileResult> {
  const started = performance.now()
  const result = await compile(file, new TextEncoder().encode(source), { baseUrl: '/docs/', blocks, messages })
  expect(performance.now() - started).toBeLessThan(HANG)
  // The decoded source: lone surrogates can't be encoded as UTF-8.
  expectSound(result, source.toWellFormed())
  return result
}

/** Each run makes other documents; `npm run fuzz` tries 10,000. */
describe('no document crashes or hangs the compiler', () => {
  test('this site’s documents, and one with every construct, compile without problems', async () => {
    expect(documents.length).toBeGreaterThan(10)
    expect(
      sentences(await compile('kitchen-sink.mdx', new TextEncoder().encode(KITCHEN_SINK), { baseUrl: '/', blocks, messages })),
    ).toEqual([])
    for (const source of documents) expect(sentences(await compileSoundly('a.mdx', source))).toEqual([])
  })

  test('documents with deleted, duplicated, inserted, or swapped characters and lines', async () => {
    const source = fc.oneof({ weight: 2, arbitrary: fc.constant(KITCHEN_SINK) }, { weight: 1, arbitrary: fc.constantFrom(...documents) })
    const edits = fc.array(edit, { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(source, edits, fc.constantFrom('a.mdx', 'a.mdx', 'a.md', '_definitions/a.mdx'), async (original, changes, file) => {
        await compileSoundly(
          file,
          changes.reduce((text, change) => change(text), original),
        )
      }),
      { numRuns: 300 },
    )
  })

  test('documents that consist of fragments only', async () => {
    const source = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(source, fc.boolean(), fc.constantFrom('a.mdx', 'a.md'), async (text, hasTitle, file) => {
        await compileSoundly(file, hasTitle ? `---\ntitle: A\n---\n${text}` : text)
      }),
      { numRuns: 600 },
    )
  })

  test('arbitrary bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expectSound(await compile('a.mdx', bytes, { baseUrl: '/', blocks, messages }), '\n'.repeat(300))
      }),
      { numRuns: 500 },
    )
  })

  test('the same bytes produce the same page', async () => {
    const bytes = new TextEncoder().encode(KITCHEN_SINK)
    const once = await compile('a.mdx', bytes, { baseUrl: '/', blocks, messages })
    expect(await compile('a.mdx', bytes, { baseUrl: '/', blocks, messages })).toEqual(once)
  })
})
