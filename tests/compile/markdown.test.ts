import { describe, expect, test } from 'vitest'
import { htmlOf, pageOf, problemsOf } from './document-fixture.ts'

describe('GitHub-flavored Markdown', () => {
  test('tables with alignment by class, because the security policy forbids inline styles', async () => {
    const html = await htmlOf('| l | c | r | none |\n|:--|:-:|--:|------|\n| 1 | 2 | 3 | `4` |')
    expect(html).toBe(
      '<div class="table"><table>' +
        '<thead><tr><th scope="col" class="align-left">l</th><th scope="col" class="align-center">c</th><th scope="col" class="align-right">r</th><th scope="col">none</th></tr></thead>' +
        '<tbody><tr><td class="align-left">1</td><td class="align-center">2</td><td class="align-right">3</td><td><code>4</code></td></tr></tbody></table></div>',
    )
  })

  test('tables with components in their cells', async () => {
    const { body } = await pageOf('| a |\n|---|\n| <Badge kind="new" /> |')
    expect(body).toEqual([
      expect.stringMatching(/<td>$/),
      { name: 'Badge', props: { kind: 'new' }, children: [] },
      expect.stringMatching(/^<\/td>/),
    ])
  })

  test('footnotes, with links back', async () => {
    const html = await htmlOf('One[^a], two[^b] and one again[^a].\n\n[^a]: First, see [this](/there).\n[^b]: Second.')
    expect(html).toContain('<a href="#fn-a" id="fnref-a" data-footnote-ref aria-describedby="footnote-label">1</a>')
    expect(html).toContain('id="fnref-a-2"')
    expect(html).toContain('<li id="fn-b">\n<p>Second. <a href="#fnref-b"')
    expect(html).toContain('First, see <a href="/there">this</a>.')
  })

  test('task lists', async () => {
    const html = await htmlOf('- [x] done\n- [ ] to do')
    expect(html).toMatch(
      /^<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled[^>]*> done<\/li>\n<li class="task-list-item"><input type="checkbox" disabled[^>]*> to do<\/li>\n<\/ul>$/,
    )
  })

  test('strikethrough, hard breaks, rules, quotes, and ordered lists', async () => {
    expect(await htmlOf('~~old~~ a\\\nb\n\n---\n\n> quote\n\n3. three\n4. four')).toBe(
      '<p><del>old</del> a<br>\nb</p>\n<hr>\n<blockquote>\n<p>quote</p>\n</blockquote>\n<ol start="3">\n<li>three</li>\n<li>four</li>\n</ol>',
    )
  })

  test('escaped braces and angle brackets are text', async () => {
    expect(await htmlOf('\\{a\\} \\<b> `{c} <d>`')).toBe('<p>{a} &#x3C;b> <code>{c} &#x3C;d></code></p>')
  })
})

describe('inline code', () => {
  test.each([
    ['`a b`', '<code>a b</code>'],
    ['`--force`', '<code class="whole">--force</code>'],
    ['`npm run dev -- --port 1`', '<code>npm run dev <span class="whole">-- </span><span class="whole">--port </span>1</code>'],
    ['`a-word-with-many-hyphens`', '<code>a-word-with-many-hyphens</code>'],
    ['`a\n-b`', '<code>a <span class="whole">-b</span></code>'],
  ])('doesn’t break after hyphens in short words: %s', async (markdown, html) => {
    expect(await htmlOf(markdown)).toBe(`<p>${html}</p>`)
  })
})

describe('allowed HTML', () => {
  test.each([
    ['Press <kbd>Ctrl</kbd>', '<p>Press <kbd>Ctrl</kbd></p>'],
    ['a<br />b', '<p>a<br>b</p>'],
    ['H<sub>2</sub>O<sup>+</sup>', '<p>H<sub>2</sub>O<sup>+</sup></p>'],
    ['A <mark>mark</mark>', '<p>A <mark>mark</mark></p>'],
    ['<abbr title="Application & more">API</abbr> b', '<p><abbr title="Application &#x26; more">API</abbr> b</p>'],
    [
      '<details>\n<summary>More *of it*</summary>\n\nText.\n\n</details>',
      '<details><summary>More <em>of it</em></summary><p>Text.</p></details>',
    ],
    ['<details open>\n<summary>More</summary>\n\nText.\n\n</details>', '<details open><summary>More</summary><p>Text.</p></details>'],
    [
      '<figure>\n<img src="/img/a.png" alt="" width="10" height={20} />\n<figcaption>It</figcaption>\n</figure>',
      '<figure><img src="/img/a.png" alt="" width="10" height="20" loading="lazy" decoding="async"><figcaption>It</figcaption></figure>',
    ],
  ])('%s', async (body, html) => {
    expect(await htmlOf(body)).toBe(html)
  })

  test.each([
    ['<kbd onClick="x">a</kbd> b', '4:1 <kbd> has no attribute "onClick" here.'],
    ['<details ontoggle="x">\n\nText.\n\n</details>', '4:1 <details> has no attribute "ontoggle" here.'],
    ['<img alt="" />', '4:1 An image needs the attribute src.'],
    ['<img src="/a.png" />', '4:1 An image needs alternative text.'],
    ['<div>\n\nText.\n\n</div>', '4:1 Unknown component <div>.'],
    ['a <b>b</b>', '4:3 Unknown component <b>.'],
  ])('%s is an error', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([problem])
  })

  test.each(['a.md', 'a.mdx'])('%s supports the same syntax', async (file) => {
    expect(await htmlOf('x<sup>2</sup>\n\n<Badge kind="new" />', { file })).toContain('<sup>2</sup>')
    expect(await problemsOf('import a from "b"\n\n<Foo />', { file })).toEqual([
      '4:1 Documents can’t contain import or export.',
      '6:1 Unknown component <Foo>.',
    ])
  })
})
