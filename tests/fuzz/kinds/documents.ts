import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { edit, piece } from '../../compile/document-edits.ts'
import { KITCHEN_SINK } from '../../compile/kitchen-sink.ts'
import { compiling } from '../compiled.ts'
import type { FuzzKind } from '../kind.ts'

interface Document {
  file: string
  source: string
}

const root = join(import.meta.dirname, '../../..')

/** The site's documents and the specimens of all blocks. */
const documents = ['docs', 'src/blocks', 'blocks'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
)

const file = fc.constantFrom('a.mdx', 'a.mdx', 'a.mdx', 'a.md', '_definitions/a.mdx')
const original = fc.oneof({ weight: 1, arbitrary: fc.constant(KITCHEN_SINK) }, { weight: 2, arbitrary: fc.constantFrom(...documents) })
const mutated = fc
  .tuple(original, fc.array(edit, { minLength: 1, maxLength: 8 }))
  .map(([source, edits]) => edits.reduce((text, change) => change(text), source))
const titled = (body: string) => `---\ntitle: A\n---\n${body}`
const fragments = fc.array(piece, { maxLength: 40 }).map((parts) => titled(parts.join('')))

/** Nestable syntax, for each place with its own parser. */
const nested = fc.oneof(
  fc.array(piece, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
  fc.constantFrom(
    '!',
    '- ',
    'a=>',
    'new ',
    'a?b:',
    '<a>',
    '<a b={',
    'a<b>(',
    '<a b="</a>">',
    '{<a>',
    '[]=',
    ':a[',
    '*a ',
    '`',
    '|',
    '&a',
    '1. ',
  ),
)
const PLACES: Array<[string, string]> = [
  ['', ''],
  ['{', '}'],
  ['a {', 'b} c'],
  ['<kbd a={', '} />'],
  ['<kbd {...', '} />'],
  ['export const a = ', ''],
  ['> - {', ''],
  ['| a | b |\n|---|---|\n| {', '|'],
  [':::note[', ']\na\n:::'],
  ['[', '](/a)'],
  ['```js {', '}\n```'],
]
const repeated = fc
  .tuple(nested, fc.oneof(fc.nat(50), fc.nat(3000)), fc.constantFrom(...PLACES))
  .map(([part, count, [before, after]]) => titled(before + part.repeat(count) + after))

const open = () => compiling((document: Document) => ({ ...document, baseUrl: '/docs/' }))

/** Creates an attack for each place where the parser reads JavaScript. */
function inPlaces(name: string, part: string): Record<string, Document> {
  return Object.fromEntries(
    PLACES.map(([before, after]) => [`${name} in ${before}${after}`, { file: 'a.mdx', source: titled(before + part + after) }]),
  )
}

const attack = (body: string): Document => ({ file: 'a.mdx', source: titled(body) })

export default {
  about:
    'the documents of this site and of its blocks with parts removed, repeated, swapped, and inserted; parts in random order; nested parts',
  inputs: fc.record({
    file,
    source: fc.oneof({ weight: 2, arbitrary: mutated }, { weight: 1, arbitrary: fragments }, { weight: 1, arbitrary: repeated }),
  }),
  attacks: {
    ...inPlaces('SIGSEGV at !', `${'!'.repeat(60_000)}a`),
    ...inPlaces('SIGSEGV at =>', `${'a=>'.repeat(45_000)}a`),
    ...inPlaces('SIGSEGV at class extends', 'class extends '.repeat(8000)),
    ...inPlaces('SIGSEGV at void', `${'void '.repeat(40_000)}a`),
    ...inPlaces('SIGSEGV behind a brace in a string', `'}'?${'!'.repeat(60_000)}a`),
    ...inPlaces('no end at unclosed tags', '<a>'.repeat(100)),
    ...inPlaces('no end at unclosed tags that hold ends', '<a b="</a>">'.repeat(100)),
    ...inPlaces('no end at props', '<a b={'.repeat(100)),
    ...inPlaces('no end at spreads', '<a {...<a '.repeat(100)),
    ...inPlaces('no end at generics', 'a<b>('.repeat(100)),
    'links: a stack': attack('[a] '.repeat(62_500)),
    'addresses: 13.5 s': attack('a.b '.repeat(60_000)),
    'lists: 20 s': attack('- a\n'.repeat(60_000)),
    'nested lists: 20 s': attack(Array.from({ length: 2400 }, (_, index) => `${' '.repeat(2 * (index % 90))}- a`).join('\n')),
    'a ragged table: 42 s': attack(`|${'a|'.repeat(4000)}\n|${'-|'.repeat(4000)}\n${'|a|\n'.repeat(4000)}`),
  },
  // Highlighting is slow for the first input.
  floor: 1500,
  open,
} satisfies FuzzKind<Document>
