import fc from 'fast-check'
import { anyText } from '../values/any-text.ts'

/** Syntax that documents contain, and parts of it. */
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

/** A mistake in a text. */
export type Edit = (source: string) => string

const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
/** A fragment, or a few characters. */
export const piece = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...FRAGMENTS) }, { weight: 1, arbitrary: anyText(12) })

/** Mistakes in a document: characters and lines are missing, duplicated, inserted, or in a different order. */
export const edit: fc.Arbitrary<Edit> = fc.oneof(
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
