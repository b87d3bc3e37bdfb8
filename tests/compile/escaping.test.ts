import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dangersIn, runsOf } from './dangers.ts'
import { compileBody, blocksIn, flat, htmlOf } from './document-fixture.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "' onerror='alert(1)",
  '" onmouseover="alert(1)',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '</code></pre><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '\\"><script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u0000<script>',
  '\u00000\u0000',
  '{alert(1)}',
  '<constructor onclick="alert(1)">',
]

/** All places where a document can contain arbitrary text. */
const PLACES: Record<string, (text: string) => string> = {
  'a paragraph': (text) => text,
  'a heading': (text) => `## A ${text}`,
  'a custom id': (text) => `## A {#${text}}`,
  'a link': (text) => `[a](${text})`,
  'a link in brackets': (text) => `[a](<${text}> "${text}")`,
  'a reference': (text) => `[a] ![b][a]\n\n[a]: <${text}> "${text}"`,
  'an image': (text) => `![${text}](<${text}> "${text}")`,
  'an automatic link': (text) => `<${text}> https://${text}`,
  'a callout': (text) => `:::note[${text}]\n${text}\n:::`,
  'a callout’s plain title': (text) => `:::note ${text}\n${text}\n:::`,
  'a link in a callout’s title': (text) => `:::note[[a](<${text}>) ![b](<${text}>)]\na\n:::`,
  'a callout’s attributes': (text) => `:::note{#${text} .${text} a="${text}"}\na\n:::`,
  'a directive': (text) => `:a[${text}]{b="${text}"}`,
  'a fence': (text) => `\`\`\`js title="${text}" {1}\n${text}\n\`\`\``,
  'a fence’s language': (text) => `\`\`\`${text}\na\n\`\`\``,
  'a diagram': (text) =>
    `\`\`\`mermaid title="${text}"\nflowchart TD\n  A["${text}"] --> B[${text}]\n  click A "${text}"\n  classDef x ${text}\n  linkStyle 0 ${text}\n\`\`\``,
  'a table': (text) => `| ${text} |\n|---|\n| ${text} |`,
  'a footnote': (text) => `a[^${text}] b[^1]\n\n[^${text}]: ${text}\n[^1]: ${text}`,
  'inline code': (text) => `\`${text}\` \`\`${text}\`\``,
  'an attribute': (text) => `<abbr title="${text}">a</abbr> <abbr title={${JSON.stringify(text)}}>b</abbr>`,
  'an image element': (text) => `<img src="${text}" alt='${text}' width="${text}" />`,
  'an image element’s expression': (text) => `<img src={${JSON.stringify(text)}} alt={${JSON.stringify(text)}} />`,
  'a component’s address': (text) => `<Badge kind="new" href="${text}" />\n\n<Badge kind="new" href={${JSON.stringify(text)}} />`,
  'a component’s text': (text) => `An <Annotation term={${JSON.stringify(text)}}>${text}</Annotation>.`,
}

const dangersOf = async (body: string, file: string) => {
  const { page } = await compileBody(body, { file })
  if (!page) return []
  const addresses = blocksIn(page.body).flatMap(({ props }) =>
    [props.href, props.light, props.dark].filter((address) => typeof address === 'string'),
  )
  return [...dangersIn(runsOf(page.body)), ...addresses.flatMap((address) => dangersIn(`<a href="${address.replaceAll('"', '&quot;')}">`))]
}

describe('no document can produce a script, an event handler, or a javascript: URL', () => {
  test.each([
    ['<p onclick="x">', ['onClick=x']],
    ['<svg><script>x</script></svg>', ['<script>']],
    ['<a href=" java\nscript:x">', ['href= java\nscript:x']],
    ['<img src="data:x" style="a">', ['src=data:x', 'style=a']],
    ['<a href="/a:b" title="javascript:x">javascript:x</a>', []],
  ])('the check itself detects %s', (html, dangers) => {
    expect(dangersIn(html)).toEqual(dangers)
  })

  test.each(Object.entries(PLACES))('in %s', async (_, place) => {
    for (const text of HOSTILE) {
      for (const file of ['a.mdx', 'a.md']) expect(await dangersOf(place(text), file), text).toEqual([])
    }
  })

  test('in combinations of hostile fragments', async () => {
    const part = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '`',
      '&',
      '#',
      'x6a;',
      '/',
      '\\',
      '\n',
      '\t',
      '\0',
      ' ',
      '=',
      '(',
      ')',
      '[',
      ']',
      ':',
      '!',
      'javascript:',
      'script',
      'img',
      'svg',
      'a',
      'onload',
      'onerror',
      'src',
      'href',
      'alert(1)',
      'data:',
      '<!--',
      '-->',
      ']]>',
      '<![CDATA[',
      '\u2028',
      '\u00A0',
    )
    const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...Object.values(PLACES)), fc.constantFrom('a.mdx', 'a.md'), async (hostile, place, file) => {
        expect(await dangersOf(place(hostile), file)).toEqual([])
      }),
      { numRuns: 1500 },
    )
  })
})

describe('text is shown as written', () => {
  test.each([
    ['A & B &amp; C', '<p>A &#x26; B &#x26; C</p>'],
    ['`<script>alert("1")</script>`', '<p><code>&#x3C;script>alert("1")&#x3C;/script></code></p>'],
    ['\\<script\\>', '<p>&#x3C;script></p>'],
    [
      '![a & "b"](/a.png "it\'s")',
      `<p><img src="/a.png" alt='a &#x26; &#x22;b&#x22;' title="it&#x27;s" loading="lazy" decoding="async"></p>`,
    ],
  ])('%s', async (body, html) => {
    expect(await htmlOf(body)).toBe(html)
  })

  test('the null character, which marks cuts in the body, is replaced', async () => {
    const { page } = await compileBody(
      'a \0 0\0 `\0` <Badge kind="new" />\n\n```text title="\0"\n\0 0\0\n```\n\n:::note[\0 1\0]\nb\n:::\n\n<abbr title={"\\u00000\\u0000"}>c</abbr>',
    )
    expect(flat(page!.body)).toContain('<p>a \uFFFD 0\uFFFD <code>\uFFFD</code> </p>')
    expect(blocksIn(page!.body).map(({ name }) => name)).toEqual(['Badge', 'Callout'])
  })
})
