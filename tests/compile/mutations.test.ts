import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import messages from '../../src/messages/en.ts'
import { compile } from '../../src/compile/compile.ts'
import type { Body } from '../../src/compile/page.ts'
import { formatProblem } from '../../src/compile/problem.ts'
import { blocks } from '../blocks/registry.ts'
import { dangersIn, runsOf } from './dangers.ts'
import { sentences } from './document-fixture.ts'
import { KITCHEN_SINK } from './kitchen-sink.ts'

// A second's work takes much longer on a machine that does other work beside it.
vi.setConfig({ testTimeout: 120_000 })

const docs = join(import.meta.dirname, '../../docs')
const documents = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .map((file) => readFileSync(join(docs, file), 'utf8'))

/** What documents are made of, and pieces of it. */
const FRAGMENTS = [
  '<',
  '>',
  '</',
  '/>',
  '<Tabs>',
  '</Tabs>',
  '<TabItem value="a" label="b">',
  '</TabItem>',
  '<Badge kind="new" />',
  '<Badge kind={',
  '<Card title=',
  '<constructor>',
  '<details>',
  '</summary>',
  '<>',
  '</>',
  '<!--',
  '-->',
  '<Include snippet="../x" />',
  ':::',
  '::::',
  ':::note',
  ':::tip[',
  ']',
  ':::warn',
  '::leaf[a]{b}',
  ':text[',
  '{#id}',
  '{',
  '}',
  '{/*',
  '*/}',
  '{1 + 1}',
  '{...a}',
  '```',
  '````',
  '~~~',
  '```js {1-999999}',
  '```mermaid\nflowchart TD\n',
  '```constructor',
  '`',
  '``',
  '---\n',
  '---',
  '+++',
  'title: x\n',
  'tags: [',
  'slug: /../x\n',
  '&a *a',
  '# ',
  '## ',
  '####### ',
  '## A {#a}\n',
  '===\n',
  '| a | b |\n|---|:-:|\n| c |',
  '|',
  '- ',
  '  - ',
  '1. ',
  '> ',
  '- [ ] ',
  '[^1]',
  '[^1]: ',
  '[a]: ',
  '[',
  '](',
  '](javascript:x)',
  '![',
  '<https://',
  'https://example.org',
  '*',
  '**',
  '_',
  '~~',
  '\\',
  '&amp;',
  '&#0;',
  '&#x110000;',
  '$',
  '%',
  '"',
  "'",
  'import a from "a"\n',
  'export const a = 1\n',
  '\0',
  '\uFEFF',
  '\u2028',
  '\uD83D\uDE00',
  '\u202E',
  'é',
  '日本語',
  '\t',
  '    ',
  '\r',
  '\r\n',
  '\n',
  '\n\n',
]

type Edit = (source: string) => string

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...FRAGMENTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)

/** Ways in which a document goes wrong: characters and lines that are lost, doubled, put in or in another order. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(place, piece).map(
    ([at, text]): Edit =>
      (source) =>
        splice(source, { at, remove: 0, text }),
  ),
  fc.tuple(place, fc.nat(40)).map(
    ([at, remove]): Edit =>
      (source) =>
        splice(source, { at, remove, text: '' }),
  ),
  fc.tuple(place, place, fc.nat(200)).map(
    ([from, at, length]): Edit =>
      (source) =>
        splice(source, { at, remove: 0, text: source.slice(from * source.length).slice(0, length) }),
  ),
  place.map(
    (at): Edit =>
      (source) =>
        changeLines(source, (lines) => lines.filter((_, index) => index !== Math.floor(at * lines.length))),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Edit =>
      (source) =>
        changeLines(source, (lines) => lines.toSpliced(to * lines.length, 0, lines[Math.floor(from * lines.length)]!)),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Edit =>
      (source) =>
        changeLines(source, (lines) => swap(lines, Math.floor(from * lines.length), Math.floor(to * lines.length))),
  ),
  place.map(
    (at): Edit =>
      (source) =>
        source.slice(0, at * source.length),
  ),
  fc.tuple(place, fc.constantFrom('  ', '> ', '- ', '    ')).map(
    ([at, prefix]): Edit =>
      (source) =>
        changeLines(source, (lines) => lines.map((line, index) => (index >= at * lines.length ? prefix + line : line))),
  ),
)

function splice(source: string, { at, remove, text }: { at: number; remove: number; text: string }): string {
  const start = Math.floor(at * source.length)
  return source.slice(0, start) + text + source.slice(start + remove)
}

function changeLines(source: string, change: (lines: string[]) => string[]): string {
  return change(source.split('\n')).join('\n')
}

function swap(lines: string[], a: number, b: number): string[] {
  return lines.with(a, lines[b]!).with(b, lines[a]!)
}

/** What holds of every result: JSON without holes, places inside the document, problems that can be printed, and no script. */
function expectSound({ page, problems }: Awaited<ReturnType<typeof compile>>, source: string): void {
  expect(page !== undefined || problems.length > 0).toBe(true)
  const lines = source.split(/\r\n|\r|\n/)
  for (const problem of problems) {
    expect(problem.message).toMatch(/\S/)
    expect(problem.line ?? 1).toBeGreaterThan(0)
    expect(problem.line ?? 1).toBeLessThanOrEqual(lines.length)
    expect(problem.column ?? 1).toBeGreaterThan(0)
    formatProblem(problem, lines[(problem.line ?? 1) - 1])
  }
  if (!page) return
  expect(JSON.parse(JSON.stringify(page))).toEqual(page)
  expect(page.route).toMatch(/^\//)
  expect(page.route).not.toMatch(/\/\.\.?(\/|$)/)
  expect(emptyRuns(page.body)).toBe(0)
  expect(dangersIn(runsOf(page.body))).toEqual([])
}

function emptyRuns(body: Body): number {
  return body.reduce(
    (sum, node) => sum + (typeof node === 'string' ? Number(node === '' || node.includes('\0')) : emptyRuns(node.children)),
    0,
  )
}

/** Longest that one document may take, in milliseconds; they take one or two. */
const HANG = 30_000

async function compileSoundly(file: string, source: string): Promise<void> {
  const started = performance.now()
  const result = await compile(file, new TextEncoder().encode(source), { baseUrl: '/docs/', blocks, messages })
  expect(performance.now() - started).toBeLessThan(HANG)
  // As it was decoded: lone surrogates are no UTF-8.
  expectSound(result, source.toWellFormed())
}

describe('no document crashes or hangs the compiler', () => {
  test('the real ones, and one with everything in it, compile without a problem', async () => {
    expect(documents.length).toBeGreaterThan(10)
    expect(
      sentences(await compile('kitchen-sink.mdx', new TextEncoder().encode(KITCHEN_SINK), { baseUrl: '/', blocks, messages })),
    ).toEqual([])
    for (const source of documents) await compileSoundly('a.mdx', source)
  })

  test('nor do they with characters and lines lost, doubled, put in or swapped', async () => {
    const source = fc.oneof({ weight: 2, arbitrary: fc.constant(KITCHEN_SINK) }, { weight: 1, arbitrary: fc.constantFrom(...documents) })
    const edits = fc.array(edit, { minLength: 1, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(source, edits, fc.constantFrom('a.mdx', 'a.mdx', 'a.md', '_definitions/a.mdx'), (original, changes, file) =>
        compileSoundly(
          file,
          changes.reduce((text, change) => change(text), original),
        ),
      ),
      { numRuns: 600 },
    )
  })

  test('nor does one made of fragments only', async () => {
    const source = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(source, fc.boolean(), fc.constantFrom('a.mdx', 'a.md'), (text, hasTitle, file) =>
        compileSoundly(file, hasTitle ? `---\ntitle: A\n---\n${text}` : text),
      ),
      { numRuns: 3000 },
    )
  })

  test('nor do any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expectSound(await compile('a.mdx', bytes, { baseUrl: '/', blocks, messages }), '\n'.repeat(300))
      }),
      { numRuns: 500 },
    )
  })

  test('the same bytes give the same page', async () => {
    const bytes = new TextEncoder().encode(KITCHEN_SINK)
    const once = await compile('a.mdx', bytes, { baseUrl: '/', blocks, messages })
    expect(await compile('a.mdx', bytes, { baseUrl: '/', blocks, messages })).toEqual(once)
  })
})
