import { describe, expect, test } from 'vitest'
import { parseFenceMeta } from '../../src/compile/fence.ts'
import { readTypeQueries } from '../../src/compile/type-queries.ts'
import { typeQueries, withTypes } from '../../verify/harness/type-queries.ts'
import { blocks } from '../blocks/registry.ts'
import { blocksIn, compileBody, blocksOf, flat, htmlOf, pageOf, problemsOf } from './document-fixture.ts'

const fence = (info: string, code = 'a\nb\nc') => `\`\`\`${info}\n${code}\n\`\`\``
/** Content of the code element without tags. */
const withoutTags = (html: string) => /<code[^>]*>([^]*)<\/code>/.exec(html)![1]!.replace(/<[^>]+>/g, '')

describe('the meta string of a code fence', () => {
  test.each([
    ['', {}],
    ['title="path/to/file.js"', { title: 'path/to/file.js' }],
    ["title='it is'", { title: 'it is' }],
    ['title=""', { title: '' }],
    ['{1,3-5}', { highlighted: new Set([1, 3, 4, 5]) }],
    ['{ 2 , 4 }', { highlighted: new Set([2, 4]) }],
    ['{3-1} {0} {-}', {}],
    ['showLineNumbers', { showLineNumbers: true }],
    ['diff tab="npm" group="manager"', { isDiff: true, tab: 'npm', group: 'manager' }],
    ['live', { words: ['live'] }],
    ['live noInline', { words: ['live', 'noInline'] }],
    ['verify="no: needs a cloud account"', { verify: 'no: needs a cloud account' }],
    ['{2} title="a b" live', { title: 'a b', highlighted: new Set([2]), words: ['live'] }],
    ['wombat title=bare {x} a="b"', { unknown: ['wombat', 'title=bare', '{x}', 'a'] }],
  ])('%s', (meta, expected) => {
    expect(parseFenceMeta(meta, blocks.fenceWords)).toEqual({
      highlighted: new Set(),
      showLineNumbers: false,
      isDiff: false,
      words: [],
      unknown: [],
      ...expected,
    })
  })

  test('a range of a billion lines is cut off without delay', () => {
    expect(parseFenceMeta('{1-1000000000}').highlighted.size).toBe(10_000)
  })
})

describe('code fences', () => {
  test('have one-letter classes for colors, and keep the text unchanged', async () => {
    const code = "const a = `<b>${1 + 1}</b>` // & 'so on'"
    const html = await htmlOf(fence('js', code))
    expect(html).toMatch(/^<div class="code" data-lang="js">.*<pre><code><span class="k">const<\/span> a = /)
    expect(withoutTags(html).replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&')).toBe(code)
  })

  test('have one element for adjacent tokens of the same color, and separate elements for marked lines', async () => {
    expect(await htmlOf(fence('ts', 'export default a\n// one\n// two'))).toContain(
      '<code><span class="k">export default</span> a\n<span class="c">// one\n// two</span></code>',
    )
    expect(await htmlOf(fence('diff', '-a\n+b\n-c'))).toMatch(/class="d">.*class="i">.*class="d">/s)
  })

  test.each(['js', 'jsx', 'ts', 'tsx'])('don’t highlight keywords in `$null` and `$in` in %s', async (language) => {
    const html = await htmlOf(fence(language, 'find({ $null: true, $in: [1] }, null)'))
    expect(html.match(/\$(?!null|in)/)).toBeNull()
    expect(html).toContain('<span class="k">null</span>')
  })

  test('aren’t highlighted if the language is text', async () => {
    expect(await htmlOf(fence('text', 'const <a>'))).toBe(
      '<div class="code" data-lang="text"><div class="lang">Plain text</div><button type="button" class="copy">Copy</button><pre><code>const &#x3C;a></code></pre></div>',
    )
  })

  test('contain the name of the accompanying block, its note, and the parameter that activates it', async () => {
    const request = (verify: string) => htmlOf(fence(`http verify="${verify}"`, 'GET /api/dishes'))
    expect(await request('rest as=ada')).toContain(' data-with="RunSamples" data-note="as=ada" data-wake-on="run">')
    expect(await request('rest')).toContain(' data-with="RunSamples" data-wake-on="run">')
    expect(await request('no: shows its shape')).not.toContain('data-with')
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

  test('repeat a color that spans several lines on each of them', async () => {
    expect(await htmlOf(fence('js {1}', '/* a\nb */'))).toContain(
      '<mark class="line"><span class="c">/* a</span>\n</mark><span class="line"><span class="c">b */</span>\n</span>',
    )
  })

  test('mark added and removed lines of a diff', async () => {
    const html = await htmlOf(fence('diff', '+ new\n- old\n  same'))
    expect(html).toContain('<span class="i">+ new\n</span><span class="d">- old\n</span>')
    expect(withoutTags(html)).toBe('+ new\n- old\n  same')
  })

  test.each([
    ['js', 'JavaScript'],
    ['bash', 'Terminal'],
    ['', 'Plain text'],
    ['yml', 'YAML'],
  ])('show the language’s name if they have no title: %s', async (language, name) => {
    expect(await htmlOf(fence(language))).toContain(`<div class="lang">${name}</div>`)
  })

  test('have a button to wrap lines if a line may be too long for a phone', async () => {
    const button = '<button type="button" class="wrap">Wrap</button>'
    expect(await htmlOf(fence('text', 'a'.repeat(29)))).not.toContain(button)
    expect(await htmlOf(fence('text', `a\n${'a'.repeat(30)}`))).toContain(button)
  })

  test.each([
    ['a list', (code: string) => `1. One\n\n${code.replaceAll(/^/gm, '   ')}`],
    ['a quote', (code: string) => code.replaceAll(/^/gm, '> ')],
    ['a callout', (code: string) => `:::note\n${code}\n:::`],
    ['a collapsible', (code: string) => `<details>\n<summary>More</summary>\n\n${code}\n\n</details>`],
  ])('have it for shorter lines in %s, which is narrower', async (_, around) => {
    expect(await htmlOf(around(fence('text', 'a'.repeat(24))))).not.toContain('class="wrap"')
    expect(await htmlOf(around(fence('text', 'a'.repeat(25))))).toContain('class="wrap"')
  })

  describe('with more than 30 lines are collapsed', () => {
    const more = /<details class="more"><summary><span>Show all (\d+) lines<\/span><span>Show fewer lines<\/span><\/summary><\/details>/
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n')

    test.each([
      [30, undefined],
      [31, '31'],
    ])('%i', async (count, shown) => {
      expect(more.exec(await htmlOf(fence('text', lines(count))))?.[1]).toBe(shown)
    })

    test('contain the full text', async () => {
      expect(withoutTags(await htmlOf(fence('text', lines(40))))).toBe(lines(40))
    })

    test('unless a marked line would be hidden', async () => {
      expect(await htmlOf(fence('text {20}', lines(40)))).toMatch(more)
      expect(await htmlOf(fence('text {3,21}', lines(40)))).not.toMatch(more)
      expect(await htmlOf(fence('text {99}', lines(40)))).toMatch(more)
    })
  })

  describe('of HTTP messages are labeled with their first line', () => {
    test('a request starts with its method and URL, and its body is highlighted', async () => {
      expect(await htmlOf(fence('http', 'PUT /api/ovens?fields=name\n\n{ "data": true }'))).toBe(
        '<div class="code http" data-lang="http"><button type="button" class="copy">Copy</button><pre><code>' +
          '<span class="start goes-on"><b>PUT</b> /api/ovens?<wbr>fields=name\n\n</span>{ <span class="p">"data"</span>: <span class="n">true</span> }' +
          '</code></pre></div>',
      )
    })

    test.each([
      ['HTTP/1.1 200 OK', '<span class="start">HTTP/1.1 <b>200</b> OK</span>'],
      ['HTTP/1.1 404 Not Found', '<span class="start">HTTP/1.1 <b class="bad">404</b> Not Found</span>'],
    ])('a response starts with its status: %s', async (line, start) => {
      expect(await htmlOf(fence('http', line))).toContain(`<pre><code>${start}</code></pre>`)
    })

    test('a URL on several lines is one title, and breaks before parameters', async () => {
      const url = '/api/ovens?fields=name&sort=name'
      const rest = '&filters[chefs][restaurants][stars][$eq]=5'
      expect(await htmlOf(fence('http', `GET ${url}\n${rest}`))).toContain(
        '<pre><code><span class="start"><b>GET</b><span class="lines"> /api/ovens?<wbr>fields=name<wbr>&#x26;sort=name\n<wbr>' +
          '&#x26;filters<wbr>[chefs]<wbr>[restaurants]<wbr>[stars]<wbr>[$eq]=5</span></span></code></pre>',
      )
    })

    test.each([
      'GET /a\n?b=1\n  ?c',
      'GET /a\n  ?b=1\nHost: b\n\nc',
      'GET /a',
      'GET /a\n',
      'GET /a\n\n',
      'GET /a\nHost: b',
      'GET /a\nHost: b\n\nc\n\nd',
      'HTTP/1.1 204',
      'Host: b',
      'GET',
    ])('the text stays unchanged: %j', async (code) => {
      expect(withoutTags(await htmlOf(fence('http', code)))).toBe(code)
    })
  })

  test('marked as live become an editor', async () => {
    expect(await blocksOf(fence('js live', '1 + 1'))).toEqual([['LiveCode', expect.objectContaining({ code: '1 + 1' })]])
    expect(await blocksOf(fence('js live noInline', '1'))).toEqual([['LiveCode', expect.objectContaining({ noInline: true })]])
  })

  test('in lists and quotes lose only the indentation of their container', async () => {
    expect(withoutTags(await htmlOf('- a\n\n  ```text\n  x\n    y\n  ```'))).toContain('x\n  y')
  })

  test.each([
    ['```js\nconst a = 1\n\n## not a heading', '4:1', '```'],
    ['~~~~js\nconst a = 1\n~~~\n', '4:1', '~~~~'],
    ['- one\n\n  ```js\n  const a = 1\n\nText.', '6:3', '```'],
    ['> ```js\n> const a = 1\n\nText.', '4:3', '```'],
  ])('an unclosed fence is an error at its start: %j', async (body, place, end) => {
    const { problems } = await compileBody(body)
    expect(problems.map(({ line, column, message, hint }) => [`${line}:${column}`, message, hint])).toEqual([
      [place, 'The code fence that starts here isn’t closed.', `Close it with ${end} on a separate line, with the same indentation.`],
    ])
  })

  test.each([
    '```js\na\n```',
    '```js\n```',
    '````md\n```\na\n```\n````',
    '> ```js\n> a\n> ```',
    '- ```js\n  a\n  ```',
    '~~~js\na\n~~~~~   ',
    '1. a\n\n   ```js\n   a\n   ```\n',
  ])('a closed fence isn’t an error: %j', async (body) => {
    expect(await problemsOf(body)).toEqual([])
  })

  test('code longer than any sample isn’t highlighted, so no document takes minutes to compile', async () => {
    const code = `\`${'a${b}'.repeat(12_000)}`
    expect(await htmlOf(fence('js', code))).not.toContain('<span')
  })
})

describe('an unknown language is an error with a suggestion', () => {
  test.each([
    ['javascrpt', 'Did you mean "javascript"?'],
    ['ymal', 'Did you mean "yaml"?'],
    ['wombat', 'Use "text" for code without highlighting.'],
  ])('%s', async (language, hint) => {
    const { problems } = await compileBody(`Text.\n\n${fence(language)}`)
    expect(problems).toEqual([
      { file: 'guide/page.mdx', line: 6, column: 1, message: `Unknown code language "${language}".`, hint, severity: 'error' },
    ])
  })

  test.each(['constructor', '__proto__', 'toString', 'extend', 'hasOwnProperty'])(
    '%s, which every object has as a property, is unknown, too',
    async (language) => {
      expect(await problemsOf(fence(language))).toEqual([`4:1 Unknown code language "${language}".`])
    },
  )

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

  test('an unknown word after the language is also an error', async () => {
    const { problems } = await compileBody(fence('js titel="a"'))
    expect(problems).toEqual([
      expect.objectContaining({ line: 4, message: 'Unknown word "titel" after the code language.', hint: 'Did you mean "title"?' }),
    ])
  })

  test('in .md files, too', async () => {
    expect(await problemsOf(fence('wombat'), { file: 'a.md' })).toEqual(['4:1 Unknown code language "wombat".'])
  })
})

describe('a mermaid fence becomes a diagram', () => {
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

  test('the diagram has no inline styles, which the security policy forbids, and no links', async () => {
    const html = await htmlOf(
      fence(
        'mermaid title="What it shows"',
        'flowchart TD\n  A["<script>alert(1)</script>"] --> B[x]\n  click A href "javascript:alert(1)"\n  style A fill:#f9f',
      ),
    )
    expect(html).not.toMatch(/<style|<script|<a |\son\w+=|\sstyle=|\shref="(?!#)/)
  })

  test('several diagrams on one page have unique IDs', async () => {
    const diagram = fence('mermaid', 'flowchart TD\n  A --> B')
    const ids = [...(await htmlOf(`${diagram}\n\n${diagram}`)).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(['nonsense', '', 'pie\n  "a": 1'])('a diagram that can’t be drawn is one error with its location: %j', async (source) => {
    expect(await problemsOf(`Text.\n\n${fence('mermaid', source)}`)).toEqual([expect.stringMatching(/^6:1 The diagram can’t be drawn: /)])
  })

  test('a node whose text is defined too late is an error', async () => {
    const late = fence('mermaid', 'flowchart TD\n  A[First] --> B\n  B[Second] --> C')
    expect(await problemsOf(late)).toEqual([
      expect.stringMatching(/The node "B" is drawn with its ID: add its text where it is first mentioned/),
    ])
    const inTime = fence('mermaid', 'flowchart TD\n  A[A] --> B[Second]\n  B --> C')
    expect(await problemsOf(inTime)).toEqual([])
  })

  test('search finds the diagram’s text', async () => {
    expect((await pageOf(fence('mermaid', 'flowchart TD\n  A[Draft] --> B'))).sections[0]!.fences[0]!.code).toContain('Draft')
  })
})

describe('a diff is highlighted in its language', () => {
  const DIFF = " const a = 1\n-const b = 'old'\n+const b = 'new'\n\n+"

  test('added and removed lines have their own elements, not only their own colors', async () => {
    const html = await htmlOf(fence('js diff', DIFF))
    expect(html).toContain('<del class="line d"><span class="k">const</span> b = <span class="s">\'old\'</span>\n</del>')
    expect(html).toContain('<ins class="line i"><span class="k">const</span> b = <span class="s">\'new\'</span>\n</ins>')
    expect(html).toContain('<span class="line"><span class="k">const</span> a')
    expect(html).toContain('<span class="line">\n</span><ins class="line i">\n</ins></code>')
    expect(html).toContain('data-lang="js"')
  })

  test('search and questions contain the result of the diff; plain Markdown contains the diff', async () => {
    const page = await pageOf(fence('js diff title="a.js"', DIFF))
    expect(page.sections[0]!.fences).toEqual([{ language: 'js', code: "const a = 1\nconst b = 'new'\n\n", label: 'a.js' }])
    expect(JSON.stringify(page.markdown)).toContain('diff')
    expect(JSON.stringify(page.markdown)).toContain("-const b = 'old'")
  })

  test('a line without a diff marker is an error', async () => {
    expect(await problemsOf(fence('js diff', '+a\nb'))).toEqual(['4:1 Line 2 of the diff doesn’t start with "+", "-", or a space.'])
  })
})

describe('a line "// ^?" below a name shows its type', () => {
  const CODE = 'const found = names.find(isLong)\n//    ^? string | undefined\nprint(`${found}`)\n//       ^? any'

  test('the name opens its type without scripts; the line itself is removed, so it isn’t copied', async () => {
    const html = await htmlOf(fence('ts', CODE))
    const [, id] = /id="(type-\w+-0)"/.exec(html)!
    expect(html).toContain(`aria-describedby="${id}">found</button>`)
    expect(html).toContain(`popovertarget="${id}"`)
    expect(html).toContain(`<span id="${id}" class="type" popover="auto">string | undefined</span>`)
    expect(html).not.toContain('^?')
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('const found = names.find(isLong)\nprint(`${found}`)\n')
  })

  test('plain Markdown, search, and questions contain the line as written', async () => {
    const page = await pageOf(fence('ts', CODE))
    expect(page.sections[0]!.fences[0]!.code).toBe(CODE)
    expect(JSON.stringify(page.markdown)).toContain('^? string | undefined')
  })

  test('a caret that isn’t below a name is an error', async () => {
    expect(await problemsOf(fence('ts', 'const one = 1\n//        ^? number'))).toEqual(['6:1 The caret of "^?" isn’t below a name.'])
  })

  test('a missing type is a warning, since other tools compute it; readers see the code without it', async () => {
    const { page, problems } = await compileBody(fence('ts', 'const one = 1\n//    ^?'))
    expect(problems).toEqual([expect.objectContaining({ line: 6, message: 'The type after "^?" is missing.', severity: 'warning' })])
    const html = flat(page!.body)
    expect(html).not.toContain('popover')
    expect(html).not.toContain('^?')
  })

  test('the harness that writes types parses them the same way', () => {
    const [query] = typeQueries(CODE)
    const shown = readTypeQueries(CODE, 'ts').queries[0]!
    expect(query!.of.line).toBe(shown.line)
    expect(query!.of.character).toBe(shown.start)
    expect(withTypes(CODE, new Map(typeQueries(CODE).map((each) => [each, 'never'])))).toBe(CODE.replaceAll(/\^\? .*/g, '^? never'))
  })

  test('the line stays code in languages without types', async () => {
    expect(await htmlOf(fence('go', '// ^? int'))).toContain('^? int')
  })
})

describe('adjacent fences with the word "tab" become tabs', () => {
  const tabs = (...infos: string[]) => infos.map((info) => fence(info, 'x')).join('\n')
  const groups = async (body: string) =>
    blocksIn((await pageOf(body)).body).map(({ name, props }) => [
      name,
      props.groupId ?? props.value,
      ...(props.label ? [props.label] : []),
    ])

  test('and their group is named by their labels, or by "group"', async () => {
    expect(await groups(tabs('sh tab="Yarn"', 'sh tab="npm"'))).toEqual([
      ['Tabs', 'npm-yarn'],
      ['TabItem', 'yarn', 'Yarn'],
      ['TabItem', 'npm', 'npm'],
    ])
    expect((await groups(tabs('js tab="Type Script"', 'js tab="C++" group="js-ts"')))[0]).toEqual(['Tabs', 'js-ts'])
    expect((await groups(tabs('js tab="Type Script"', 'js tab="C++"')))[1]).toEqual(['TabItem', 'type-script', 'Type Script'])
  })

  test('text in between or a repeated label starts a new group', async () => {
    const names = async (body: string) => (await groups(body)).map(([name]) => name)
    expect(await names(tabs('js tab="a"', 'js tab="b"', 'js tab="a"', 'js tab="b"'))).toEqual([
      'Tabs',
      'TabItem',
      'TabItem',
      'Tabs',
      'TabItem',
      'TabItem',
    ])
    const apart = `${tabs('js tab="a"', 'js tab="b"')}\n\nText.\n\n${tabs('js tab="a"', 'js tab="b"')}`
    expect(await names(apart)).toEqual(['Tabs', 'TabItem', 'TabItem', 'Tabs', 'TabItem', 'TabItem'])
    expect(await names(tabs('js', 'js'))).toEqual([])
  })

  test('in lists, too; a single tab is an error at its location', async () => {
    expect(await groups(`- a\n\n  ${tabs('js tab="a"', 'js tab="b"').replaceAll('\n', '\n  ')}`)).toHaveLength(3)
    expect(await problemsOf(`Text.\n\n${tabs('js tab="a"')}`)).toEqual(['6:1 The tab "a" is the only one.'])
    expect(await problemsOf(tabs('js tab="a"', 'wombat tab="b"'))).toEqual(['7:1 Unknown code language "wombat".'])
  })
})
