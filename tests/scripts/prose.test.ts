import { expect, test } from 'vitest'
import { findingsOf, readRules, texts } from '../../scripts/prose/prose.mjs'

const rules = readRules(`
- name: stands-in
  find: '\\bstands in\\b|\\bthe tab \\*\\*_\\*\\*'
  because: Text doesn't stand.
  instead: Say "is in".
`)

/** Returns line and text of all findings. */
const found = (file: string, source: string) =>
  findingsOf({ file, kind: 'documents', source }, rules).map(({ line, quote }) => `${line} ${quote}`)

test.each(readRules().map((rule) => [rule.name, rule] as const))('%s matches its wrong example, but not the right one', (_, rule) => {
  const kind = rule.in?.[0] ?? 'documents'
  const quotes = (source: string) => findingsOf({ file: 'a.mdx', kind, source }, [rule]).map(({ quote }) => quote)
  expect(quotes(rule.example.wrong)).not.toEqual([])
  expect(quotes(rule.example.right)).toEqual([])
})

test('a match can span line breaks and links, and is reported with its line', () => {
  expect(found('a.mdx', '# One\n\nIt really [stands\nin](/x) the file.\n')).toEqual(['3 stands in'])
  expect(found('a.mdx', '| a | b |\n| - | - |\n| one | stands in |\n')).toEqual(['3 stands in'])
  expect(found('a.mdx', '---\ntitle: One\ndescription: It stands in the file.\n---\n\nText.\n')).toEqual(['3 stands in'])
  expect(found('a.mdx', '<Screenshot name="a" alt="What stands in it" />\n')).toEqual(['1 stands in'])
})

test('alternative texts, captions, and titles of diagrams are checked like sentences', () => {
  expect(found('a.mdx', '<Screenshot name="a" alt="A form" caption="It stands in the file" />\n')).toEqual(['1 stands in'])
  expect(found('a.mdx', '![It stands in the file](./a.png)\n')).toEqual(['1 stands in'])
  expect(found('a.mdx', 'Text.\n\n```mermaid title="It stands in the file"\nflowchart LR\n```\n')).toEqual(['3 stands in'])
  expect(found('a.mdx', '```js title="stands in"\n```\n')).toEqual([])
})

test('strings that readers see are messages', () => {
  const kinds = new Map(texts().map(({ file, kind }) => [file, kind]))
  const shown = ['tags.ts', 'site.config.ts', 'pages/home/ways.ts', 'blocks/run-samples/grammar.ts', 'src/messages/en.ts']
  for (const file of shown) expect([file, kinds.get(file)]).toEqual([file, 'messages'])
  expect(kinds.get('src/compile/braces.ts')).toBe('code')
})

test('a match can’t span two blocks', () => {
  expect(found('a.mdx', 'It stands\n\nin the file.\n')).toEqual([])
})

test('code, addresses, and UI labels are ignored', () => {
  expect(found('a.mdx', '`stands in` **stands in** [a](/stands%20in)\n\n```\nstands in\n```\n\n{/* stands in */}\n')).toEqual([])
  expect(found('a.mdx', 'Open the tab **General**.\n')).toEqual(['1 the tab **_**'])
})

test('in questions files, only the answers are checked', () => {
  const source = '- ask:\n    - what stands in it\n  answer: >-\n    The name\n    stands in `stands in`.\n'
  expect(found('a.questions.yaml', source)).toEqual(['5 stands in'])
})

test('in explanations of differences, only the sentences for readers are checked', () => {
  const source = "- id: a\n  says: 'The name stands in `stands in`.'\n  named: stands in\n  of:\n    at: 'stands in'\n"
  expect(found('versions/1.0.0/explanations.yaml', source)).toEqual(['2 stands in'])
})

test('in modules, comments and strings are checked, but not code', () => {
  const source = "// What stands\n// in it.\nconst a = 'It stands in a file.'\nconst b = `${a} stands in ${a} files.`\nfind('stands in')\n"
  expect(found('a.ts', source)).toEqual(['1 stands in', '3 stands in', '4 stands in'])
})

test('a problem contains its location, the reason, and the fix', () => {
  const [finding] = findingsOf({ file: 'a.mdx', kind: 'documents', source: 'It stands in the file.\n' }, rules)
  expect(finding).toMatchObject({ file: 'a.mdx', line: 1, sentence: 'Text doesn\'t stand. Say "is in".' })
})
