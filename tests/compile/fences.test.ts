import { describe, expect, test } from 'vitest'
import { parseFenceMeta } from '../../src/compile/fence.ts'
import { blocks } from '../blocks/registry.ts'
import { compileBody, blocksOf, htmlOf, pageOf, problemsOf } from './document-fixture.ts'

const fence = (info: string, code = 'a\nb\nc') => `\`\`\`${info}\n${code}\n\`\`\``
/** What is written, without what stands around it. */
const withoutTags = (html: string) => /<code[^>]*>([^]*)<\/code>/.exec(html)![1]!.replace(/<[^>]+>/g, '')

describe('what stands after the language of a fence', () => {
  test.each([
    ['', {}],
    ['title="path/to/file.js"', { title: 'path/to/file.js' }],
    ["title='it is'", { title: 'it is' }],
    ['title=""', { title: '' }],
    ['{1,3-5}', { highlighted: new Set([1, 3, 4, 5]) }],
    ['{ 2 , 4 }', { highlighted: new Set([2, 4]) }],
    ['{3-1} {0} {-}', {}],
    ['showLineNumbers', { showLineNumbers: true }],
    ['live', { words: ['live'] }],
    ['live noInline', { words: ['live', 'noInline'] }],
    ['verify="no: needs a cloud account"', { verify: 'no: needs a cloud account' }],
    ['{2} title="a b" live', { title: 'a b', highlighted: new Set([2]), words: ['live'] }],
    ['wombat title=bare {x} a="b"', { unknown: ['wombat', 'title=bare', '{x}', 'a'] }],
  ])('%s', (meta, expected) => {
    expect(parseFenceMeta(meta, blocks.fenceWords)).toEqual({
      highlighted: new Set(),
      showLineNumbers: false,
      words: [],
      unknown: [],
      ...expected,
    })
  })

  test('a range of a billion lines is no work', () => {
    expect(parseFenceMeta('{1-1000000000}').highlighted.size).toBe(10_000)
  })
})

describe('code fences', () => {
  test('have one-letter classes where there is a color, and the text as written', async () => {
    const code = "const a = `<b>${1 + 1}</b>` // & 'so on'"
    const html = await htmlOf(fence('js', code))
    expect(html).toMatch(/^<div class="code" data-lang="js">.*<pre><code><span class="k">const<\/span> a = /)
    expect(withoutTags(html).replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&')).toBe(code)
  })

  test('are plain where the language is text', async () => {
    expect(await htmlOf(fence('text', 'const <a>'))).toBe(
      '<div class="code" data-lang="text"><div class="lang">Plain text</div><button type="button" class="copy">Copy</button><pre><code>const &#x3C;a></code></pre></div>',
    )
  })

  test('show their title as a caption', async () => {
    expect(await htmlOf(fence('text title="src/<a>.js"', 'x'))).toMatch(
      /^<figure class="code" data-lang="text"><figcaption>src\/&#x3C;a>.js<\/figcaption><button/,
    )
  })

  test('mark the lines in braces', async () => {
    expect(await htmlOf(fence('text {1,3}'))).toContain(
      '<code><mark class="line">a\n</mark><span class="line">b\n</span><mark class="line">c\n</mark></code>',
    )
  })

  test('number lines with showLineNumbers', async () => {
    expect(await htmlOf(fence('text showLineNumbers'))).toContain('<code class="numbered"><span class="line">a\n</span>')
  })

  test('keep a color that spans lines on each of them', async () => {
    expect(await htmlOf(fence('js {1}', '/* a\nb */'))).toContain(
      '<mark class="line"><span class="c">/* a</span>\n</mark><span class="line"><span class="c">b */</span>\n</span>',
    )
  })

  test('diff has added and removed lines', async () => {
    const html = await htmlOf(fence('diff', '+ new\n- old\n  same'))
    expect(html).toContain('<span class="i">+ new\n</span><span class="d">- old\n</span>')
    expect(withoutTags(html)).toBe('+ new\n- old\n  same')
  })

  test.each([
    ['js', 'JavaScript'],
    ['bash', 'Terminal'],
    ['', 'Plain text'],
    ['yml', 'YAML'],
  ])('are called by their language where they have no title: %s', async (language, name) => {
    expect(await htmlOf(fence(language))).toContain(`<div class="lang">${name}</div>`)
  })

  test('have a button that wraps lines, where one may go on beyond the edge of a phone', async () => {
    const button = '<button type="button" class="wrap">Wrap</button>'
    expect(await htmlOf(fence('text', 'a'.repeat(40)))).not.toContain(button)
    expect(await htmlOf(fence('text', `a\n${'a'.repeat(41)}`))).toContain(button)
  })

  describe('of more than 30 lines are folded', () => {
    const more = /<details class="more"><summary><span>Show all (\d+) lines<\/span><span>Show fewer lines<\/span><\/summary><\/details>/
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n')

    test.each([
      [30, undefined],
      [31, '31'],
    ])('%i', async (count, shown) => {
      expect(more.exec(await htmlOf(fence('text', lines(count))))?.[1]).toBe(shown)
    })

    test('all of their text is there', async () => {
      expect(withoutTags(await htmlOf(fence('text', lines(40))))).toBe(lines(40))
    })

    test('unless a line is marked that wouldn’t be seen', async () => {
      expect(await htmlOf(fence('text {20}', lines(40)))).toMatch(more)
      expect(await htmlOf(fence('text {3,21}', lines(40)))).not.toMatch(more)
      expect(await htmlOf(fence('text {99}', lines(40)))).toMatch(more)
    })
  })

  describe('of HTTP are called by their first line', () => {
    test('a request by its method and address, its body has colors', async () => {
      expect(await htmlOf(fence('http', 'PUT /api/ovens?fields=name\n\n{ "data": true }'))).toBe(
        '<div class="code http" data-lang="http"><button type="button" class="copy">Copy</button><pre><code>' +
          '<span class="start"><b>PUT</b> /api/ovens?fields=name\n\n</span>{ <span class="p">"data"</span>: <span class="n">true</span> }' +
          '</code></pre></div>',
      )
    })

    test.each([
      ['HTTP/1.1 200 OK', '<span class="start">HTTP/1.1 <b>200</b> OK</span>'],
      ['HTTP/1.1 404 Not Found', '<span class="start">HTTP/1.1 <b class="bad">404</b> Not Found</span>'],
    ])('an answer by its status: %s', async (line, start) => {
      expect(await htmlOf(fence('http', line))).toContain(`<pre><code>${start}</code></pre>`)
    })

    test.each(['GET /a', 'GET /a\n', 'GET /a\n\n', 'GET /a\nHost: b', 'GET /a\nHost: b\n\nc\n\nd', 'HTTP/1.1 204', 'Host: b', 'GET'])(
      'the text is as it was written: %j',
      async (code) => {
        expect(withoutTags(await htmlOf(fence('http', code)))).toBe(code)
      },
    )
  })

  test('live ones are an editor', async () => {
    expect(await blocksOf(fence('js live', '1 + 1'))).toEqual([['LiveCode', expect.objectContaining({ code: '1 + 1' })]])
    expect(await blocksOf(fence('js live noInline', '1'))).toEqual([['LiveCode', expect.objectContaining({ noInline: true })]])
  })

  test('fences in lists and quotes lose their indentation only', async () => {
    expect(withoutTags(await htmlOf('- a\n\n  ```text\n  x\n    y\n  ```'))).toContain('x\n  y')
  })

  test('a fence that is never closed ends with the document', async () => {
    expect(withoutTags(await htmlOf('```js\nconst a = 1\n\n## not a heading'))).toBe('const a = 1\n\n## not a heading')
  })

  test('code longer than any sample stays plain, so that no text takes minutes', async () => {
    const code = `\`${'a${b}'.repeat(12_000)}`
    expect(await htmlOf(fence('js', code))).not.toContain('<span')
  })
})

describe('an unknown language is an error with a suggestion', () => {
  test.each([
    ['javascrpt', 'Did you mean "javascript"?'],
    ['ymal', 'Did you mean "yaml"?'],
    ['wombat', 'Use "text" for code without colors.'],
  ])('%s', async (language, hint) => {
    const { problems } = await compileBody(`Text.\n\n${fence(language)}`)
    expect(problems).toEqual([
      { file: 'guide/page.mdx', line: 6, column: 1, message: `Unknown code language "${language}".`, hint, severity: 'error' },
    ])
  })

  test.each(['constructor', '__proto__', 'toString', 'extend', 'hasOwnProperty'])('%s too', async (language) => {
    expect(await problemsOf(fence(language))).toEqual([`4:1 Unknown code language "${language}".`])
  })

  test.each([
    'js',
    'ts',
    'jsx',
    'tsx',
    'json',
    'bash',
    'sh',
    'yaml',
    'graphql',
    'env',
    'dockerfile',
    'vue',
    'mjs',
    'text',
    'sql',
    'html',
    'php',
    'python',
    'ruby',
    'go',
    'diff',
  ])('%s is known', async (language) => {
    expect(await problemsOf(fence(language))).toEqual([])
  })

  test('an unknown word after it as well', async () => {
    const { problems } = await compileBody(fence('js titel="a"'))
    expect(problems).toEqual([
      expect.objectContaining({ line: 4, message: 'Unknown word "titel" after the code language.', hint: 'Did you mean "title"?' }),
    ])
  })

  test('but not in other people’s Markdown', async () => {
    expect(await problemsOf(fence('wombat filename=x'), { file: 'a.md' })).toEqual([])
  })
})

describe('mermaid draws a diagram', () => {
  test.each([
    ['flowchart', 'flowchart TD\n  A[One] --> B[Two]'],
    ['sequence', 'sequenceDiagram\n  A->>B: Hello'],
    ['state', 'stateDiagram-v2\n  [*] --> Draft\n  Draft --> Published'],
    ['class', 'classDiagram\n  class Animal {\n    +String name\n  }'],
    ['entity-relationship', 'erDiagram\n  ARTICLE ||--o{ COMMENT : has'],
  ])('%s', async (_, source) => {
    const html = await htmlOf(fence('mermaid title="What it shows"', source))
    expect(html).toMatch(/^<figure class="diagram"><div role="img" aria-label="What it shows"><svg /)
  })

  test('without inline styles, which the security policy forbids, and without links', async () => {
    const html = await htmlOf(
      fence(
        'mermaid title="What it shows"',
        'flowchart TD\n  A["<script>alert(1)</script>"] --> B[x]\n  click A href "javascript:alert(1)"\n  style A fill:#f9f',
      ),
    )
    expect(html).not.toMatch(/<style|<script|<a |\son\w+=|\sstyle=|\shref="(?!#)/)
  })

  test('several on one page have ids of their own', async () => {
    const diagram = fence('mermaid', 'flowchart TD\n  A --> B')
    const ids = [...(await htmlOf(`${diagram}\n\n${diagram}`)).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(['nonsense', '', 'pie\n  "a": 1'])('what can’t be drawn is one error with its place: %j', async (source) => {
    expect(await problemsOf(`Text.\n\n${fence('mermaid', source)}`)).toEqual([expect.stringMatching(/^6:1 The diagram can’t be drawn: /)])
  })

  test('a node whose text comes too late', async () => {
    const late = fence('mermaid', 'flowchart TD\n  A[First] --> B\n  B[Second] --> C')
    expect(await problemsOf(late)).toEqual([
      expect.stringMatching(/The node "B" is drawn by its id: give its text where it is first mentioned/),
    ])
    const inTime = fence('mermaid', 'flowchart TD\n  A[A] --> B[Second]\n  B --> C')
    expect(await problemsOf(inTime)).toEqual([])
  })

  test('its text is found by search', async () => {
    expect((await pageOf(fence('mermaid', 'flowchart TD\n  A[Draft] --> B'))).sections[0]!.fences[0]!.code).toContain('Draft')
  })
})
