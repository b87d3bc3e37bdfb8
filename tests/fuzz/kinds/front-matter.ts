import fc from 'fast-check'
import { compiling } from '../compiled.ts'
import { anyText } from '../../values/any-text.ts'
import type { FuzzKind } from '../kind.ts'

const key = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'title',
      'description',
      'slug',
      'tags',
      'badge',
      'draft',
      'unlisted',
      'canonical_url',
      'pagination_next',
      'toc_min_heading_level',
      '__proto__',
      'constructor',
      '<<',
      '? a',
      '&a b',
      '*a',
      '- ',
      '"title"',
      '%YAML 1.1',
      '...',
    ),
  },
  { weight: 1, arbitrary: anyText(12) },
)
const value = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'a',
      '"a"',
      "'a",
      '/a/',
      '/%zz',
      '/.stamp.json',
      '/\u0000',
      '"/\\0"',
      '/a/../b',
      '//a',
      `/${'a'.repeat(300)}`,
      '[a, b]',
      '[[[[',
      '{a: {b: ',
      '&a [*a, *a]',
      '*a',
      '|',
      '>-\n  a\n b',
      '!!js/function a',
      '!!binary a',
      'true',
      '1e999',
      '0x',
      '2024-01-01',
      'null',
      '~',
      'https://é',
      '# a',
      '',
    ),
  },
  { weight: 2, arbitrary: anyText(30) },
  { weight: 1, arbitrary: fc.jsonValue().map((json) => JSON.stringify(json)) },
)
const line = fc.tuple(key, fc.constantFrom(': ', ':', ' : ', ':\n  ', '\n'), value).map((parts) => parts.join(''))
const few = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'))
const many = fc.tuple(line, fc.nat(2000)).map(([each, count]) => Array.from({ length: count }, () => each).join('\n'))
const deep = fc
  .tuple(fc.constantFrom('[', '{a: ', '- ', '? ', '&a [*a,', '"', '!!a '), fc.nat(5000))
  .map(([each, count]) => each.repeat(count))

const open = () => compiling((yaml: string) => ({ file: 'a.mdx', source: `---\n${yaml}\n---\nText.\n` }))

export default {
  about: 'keys and values in random order, many keys, deeply nested values',
  inputs: fc.oneof({ weight: 6, arbitrary: few }, { weight: 1, arbitrary: many }, { weight: 1, arbitrary: deep }),
  attacks: {
    '50,000 keys: 23 s': Array.from({ length: 50_000 }, (_, index) => `k${index}: a`).join('\n'),
    'aliases that expand': Array.from({ length: 30 }, (_, index) => `a${index}: &b${index} [*b${index - 1}, *b${index - 1}]`).join('\n'),
    'lists in lists, which ended the process': '- '.repeat(1000),
    'keys in keys': '? '.repeat(1000),
    'a route with a NUL': 'slug: "/a\\0b"',
    'a route of 300 characters': `slug: /${'a'.repeat(300)}`,
  },
  floor: 1500,
  open,
} satisfies FuzzKind<string>
