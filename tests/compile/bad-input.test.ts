import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../src/values/limits.ts'
import { compileBody, compileBytes, flat, problemsOf, sentences } from './document-fixture.ts'

const text = (source: string) => new TextEncoder().encode(source)

describe('a file that isn’t a document is one clear error', () => {
  test.each([
    ['empty', text(''), 'The file is empty.'],
    ['blank', text(' \n\t\r\n '), 'The file is empty.'],
    ['only a byte order mark', text('\uFEFF'), 'The file is empty.'],
    ['Latin-1', Uint8Array.of(0x63, 0x61, 0x66, 0xe9), 'The file isn’t UTF-8 text.'],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0x00), 'The file isn’t UTF-8 text.'],
    ['a truncated character', text('Text é').slice(0, -1), 'The file isn’t UTF-8 text.'],
    ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'The file isn’t UTF-8 text.'],
    ['5 MB', new Uint8Array(5 * 1024 * 1024).fill(0x61), 'A page can have at most 256 kB; this one has 5,120.'],
  ])('%s', async (_, bytes, sentence) => {
    const { page, problems } = await compileBytes(bytes)
    expect(page).toBeUndefined()
    expect(problems).toEqual([{ file: 'guide/page.mdx', message: sentence, hint: expect.any(String), severity: 'error' }])
  })

  test('a page of 256 kB compiles', async () => {
    const head = '---\ntitle: A\n---\n'
    const { page, problems } = await compileBytes(head + 'word '.repeat(LIMITS.pageBytes / 5).slice(0, LIMITS.pageBytes - head.length))
    expect(problems).toEqual([])
    expect(page).toBeDefined()
  })

  test('control characters and noncharacters don’t cause problems', async () => {
    expect(await problemsOf('a\u0000b \u0007 \uFFFE \u202E \u2028 c')).toEqual([])
  })
})

/** Each of these once crashed the compiler or its whole process. */
const BOMBS: Record<string, (depth: number) => string> = {
  quotes: (depth) => `${'>'.repeat(depth)} x`,
  lists: (depth) => `${'- '.repeat(depth)}x`,
  'numbered lists': (depth) => `${'1. '.repeat(depth)}x`,
  'quotes and lists': (depth) => `${'> - '.repeat(depth)}x`,
  'HTML elements': (depth) => `${'<details>\n'.repeat(depth)}x\n${'</details>\n'.repeat(depth)}`,
  'elements in a sentence': (depth) => `a ${'<kbd>'.repeat(depth)}x${'</kbd>'.repeat(depth)}`,
  components: (depth) => `${'<SubtleCallout title="a">\n\n'.repeat(depth)}x\n\n${'</SubtleCallout>\n\n'.repeat(depth)}`,
  'unknown components': (depth) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`,
  emphasis: (depth) => `${'*a '.repeat(depth)}x${' b*'.repeat(depth)}`,
  strikethrough: (depth) => `${'~~a '.repeat(depth)}x${' b~~'.repeat(depth)}`,
  'emphasis in elements': (depth) => `a ${'<kbd>*'.repeat(depth)}x${'*</kbd>'.repeat(depth)}`,
  callouts: (depth) => ':::note\n'.repeat(depth),
  'quotes in a footnote': (depth) => `a[^1]\n\n[^1]: ${'> '.repeat(depth)}x`,
  brackets: (depth) => `${'['.repeat(depth)}x${']'.repeat(depth)}`,
  links: (depth) => `${'['.repeat(depth)}x${'](y)'.repeat(depth)}`,
  images: (depth) => `${'!['.repeat(depth)}x${'](y)'.repeat(depth)}`,
  parentheses: (depth) => `[a](${'('.repeat(depth)}${')'.repeat(depth)})`,
  directives: (depth) => `${':a['.repeat(depth)}x${']'.repeat(depth)}`,
  'directives in a title': (depth) => `:::note[${':a['.repeat(depth)}${']'.repeat(depth)}]\nx\n:::`,
  'open braces': (depth) => '{'.repeat(depth),
  expressions: (depth) => `{${'('.repeat(depth)}1${')'.repeat(depth)}}`,
  'templates in expressions': (depth) => `{${'`${'.repeat(depth)}1${'}`'.repeat(depth)}}`,
  'an attribute’s arrays': (depth) => `<kbd a={${'['.repeat(depth)}${']'.repeat(depth)}} />`,
  spreads: (depth) => `<kbd {...${'('.repeat(depth)}a${')'.repeat(depth)}} />`,
  exports: (depth) => `export const a = ${'['.repeat(depth)}${']'.repeat(depth)}`,
}

describe('content that exceeds a limit is one error with its location and the limit', () => {
  const table = (columns: number, rows: number) => `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|a|\n'.repeat(rows - 1)}`
  const arrows = (count: number) => {
    const names = (letter: string) => Array.from({ length: count }, (_, index) => `${letter}${index}`).join(' & ')
    return `\`\`\`mermaid\nflowchart TD\n${names('a')} --> ${names('b')}\n\`\`\``
  }

  test.each([
    ['a ragged table', `Text.\n\n${table(4000, 4000)}`, '6:1 A table can have at most 20,000 cells; this one has 16,000,000.'],
    ['arrows', arrows(20), '4:1 The diagram can’t be drawn: A diagram can have at most 100 arrows; this one has 400.'],
    ['“&”', arrows(30), '4:1 The diagram can’t be drawn: A diagram can have at most 50 &; this one has 58.'],
    ['tags', '<a '.repeat(20_000), '4:30001 A page can have at most 10,000 tags (<name>); this one has 20,000.'],
    ['directives', ':a '.repeat(20_000), '4:12001 A page can have at most 4,000 directives (:name); this one has 20,000.'],
  ])('%s', async (_, body, problem) => {
    expect(await problemsOf(body)).toEqual([problem])
  })

  test('front matter', async () => {
    const yaml = Array.from({ length: 15_000 }, (_, index) => `k${index}: a`).join('\n')
    expect(await problemsOf('Text.', { frontMatter: yaml })).toEqual([
      `1:1 Front matter can have at most 10,000 characters; this one has ${yaml.length.toLocaleString('en')}.`,
    ])
  })

  test('a table of 140 by 140 cells is within the limit, and so is a list of 20,000 items', async () => {
    expect(await problemsOf(`${table(140, 140)}\n\n${'- a\n'.repeat(20_000)}`)).toEqual([])
  })
})

describe('excessive nesting is an error with its location, never a crash', () => {
  test.each(Object.entries(BOMBS))('2,000 %s', async (_, bomb) => {
    for (const file of ['a.mdx', 'a.md']) {
      const { problems } = await compileBody(`Text.\n\n${bomb(2000)}`, { file })
      for (const problem of problems)
        expect(problem).toMatchObject({ file, line: expect.any(Number), column: expect.any(Number), severity: 'error' })
    }
  })

  test.each(['quotes', 'lists', 'HTML elements', 'components', 'emphasis'])(
    '%s: the error contains the line and the limit',
    async (kind) => {
      expect(await problemsOf(`Text.\n\n${BOMBS[kind]!(2000)}`)).toEqual([
        expect.stringMatching(new RegExp(`^\\d+:\\d+ This is nested more than ${LIMITS.levels} levels deep\\.$`)),
      ])
    },
  )

  test.each(['brackets', 'expressions', 'directives'])('%s: the error contains the line and the limit of brackets', async (kind) => {
    expect(await problemsOf(`Text.\n\n${BOMBS[kind]!(2000)}`)).toEqual([
      expect.stringMatching(new RegExp(`^6:\\d+ Brackets are nested more than ${LIMITS.openBrackets} levels deep\\.$`)),
    ])
  })

  test.each(['open braces', 'expressions', 'directives', 'an attribute’s arrays', 'exports'])(
    '30,000 %s, which would crash the parser’s process',
    async (kind) => {
      expect((await compileBody(BOMBS[kind]!(30_000))).problems).toHaveLength(1)
    },
  )

  test.each([
    ['```js\n{!!a <b>}\nimport a from "a"\nexport default <c>\n```', '{!!a <b>}\nimport a from "a"\nexport default <c>'],
    ['`{<b>}`', '{<b>}'],
    ['> ~~~\n> {`${a}`}\n> ~~~', '{`${a}`}'],
  ])('%j is code, which is passed to the parser without its braces', async (body, code) => {
    const { page, problems } = await compileBody(body)
    expect(problems).toEqual([])
    expect(page?.markdown.join('')).toContain(code.split('\n')[0])
    expect(flat(page!.body)).not.toMatch(/[\uFDD0-\uFDEF]/)
  })

  test('each brace and import in prose is reported with its location', async () => {
    expect(await problemsOf('é😀 a {b/c} *d {e/f}*\n{\n\nexport const a = <b>c</b>\n\ntext\nimport the words')).toEqual([
      '4:7 Documents can’t contain {expressions}.',
      '4:16 Documents can’t contain {expressions}.',
      '5:1 Documents can’t contain {expressions}.',
      '7:1 Documents can’t contain import or export.',
    ])
  })

  test.each(['import `\\', 'export const a = "\\', 'import a from "a"\n{`\\'])(
    '%j, whose end would crash the parser’s process',
    async (body) => {
      expect(await problemsOf(body)).toEqual([expect.stringMatching(/^4:1 /)])
    },
  )

  test.each(['quotes', 'lists', 'emphasis', 'components', 'links'])('%s with 20 levels are allowed', async (kind) => {
    expect(await problemsOf(BOMBS[kind]!(20))).toEqual([])
  })

  test('50 subgraphs of a diagram', async () => {
    const source = `${Array.from({ length: 50 }, (_, index) => `subgraph s${index}`).join('\n')}\nA-->B\n${'end\n'.repeat(50)}`
    for (const problem of await problemsOf(`\`\`\`mermaid\nflowchart TD\n${source}\`\`\``))
      expect(problem).toMatch(/^4:1 The diagram can’t be drawn/)
  })

  test.each([
    ['flow sequences', `title: ${'['.repeat(2000)}${']'.repeat(2000)}`],
    ['block sequences', `title: \n${'- '.repeat(2000)}a`],
    ['flow mappings', `title: ${'{a: '.repeat(2000)}${'}'.repeat(2000)}`],
  ])('%s in front matter', async (_, yaml) => {
    const { problems } = await compileBytes(`---\n${yaml}\n---\nText.\n`)
    expect(problems).toEqual([expect.objectContaining({ line: expect.any(Number), severity: 'error' })])
  })
})

describe('all problems of a document are reported together', () => {
  test('in front matter, prose, components, and code fences', async () => {
    const body =
      '---\ntitle: A\nwombat: 1\n---\n# Heading\n\n<Nope />\n\n[a](javascript:x)\n\n{code}\n\n```wombat\n```\n\n:::nota\nText.\n:::\n\n:::'
    expect(sentences(await compileBytes(body)).map((sentence) => sentence.split(' ')[0])).toEqual([
      '3:1',
      '5:1',
      '7:1',
      '9:1',
      '11:1',
      '13:1',
      '16:1',
      '20:1',
    ])
  })

  test('fifty thousand problems as well', async () => {
    const count = 50_000
    expect((await compileBody(`<kbd ${'a="" '.repeat(count)}/>`)).problems).toHaveLength(count)
  })
})
