import { describe, expect, test } from 'vitest'
import { resolveImage, resolveLink } from '../../src/compile/routes.ts'
import { blocksOf, compileBody, htmlOf, pageOf, problemsOf } from './document-fixture.ts'

const from = {
  file: 'cloud/projects/overview.mdx',
  route: '/cloud/projects/overview',
  others: {
    routes: { '/cloud/projects/moved': '/elsewhere' },
    pictures: { 'cloud/img/form.png': { address: '/assets/form.0123456789.png', width: 20, height: 10 } },
  },
}

describe('a link is resolved', () => {
  test.each([
    ['/cloud/intro', { route: '/cloud/intro', href: '/docs/cloud/intro' }],
    ['/cloud/intro#a', { route: '/cloud/intro', hash: 'a', href: '/docs/cloud/intro#a' }],
    ['/search?q=a#b', { route: '/search', hash: 'b', href: '/docs/search?q=a#b' }],
    ['/', { route: '/', href: '/docs/' }],
    ['#part', { route: '/cloud/projects/overview', hash: 'part', href: '#part' }],
    ['?q=1', { route: '/cloud/projects/overview', href: '/docs/cloud/projects/overview?q=1' }],
    ['', { route: '/cloud/projects/overview', href: '/docs/cloud/projects/overview' }],
    ['settings', { route: '/cloud/projects/settings', href: '/docs/cloud/projects/settings' }],
    ['./settings', { route: '/cloud/projects/settings', href: '/docs/cloud/projects/settings' }],
    ['../intro', { route: '/cloud/intro', href: '/docs/cloud/intro' }],
    ['../../../..', { route: '/', href: '/docs/' }],
    ['settings.mdx', { route: '/cloud/projects/settings', href: '/docs/cloud/projects/settings', file: 'cloud/projects/settings.mdx' }],
    ['./moved.md', { route: '/elsewhere', href: '/docs/elsewhere', file: 'cloud/projects/moved.md' }],
    ['../intro.md#a', { route: '/cloud/intro', hash: 'a', href: '/docs/cloud/intro#a', file: 'cloud/intro.md' }],
    ['/cloud/index.mdx', { route: '/cloud', href: '/docs/cloud', file: 'cloud/index.mdx' }],
    ['10:30', { route: '/cloud/projects/10:30', href: '/docs/cloud/projects/10:30' }],
    [' javascript:alert(1)', { route: '/cloud/projects/ javascript:alert(1)', href: '/docs/cloud/projects/ javascript:alert(1)' }],
  ])('%j, to this site', (url, target) => {
    expect(resolveLink(url, from, '/docs/')).toEqual({ kind: 'internal', ...target })
  })

  test('pathname:// to a full page load', () => {
    expect(resolveLink('pathname:///openapi.json', from, '/docs/')).toEqual({
      kind: 'internal',
      route: '/openapi.json',
      href: '/docs/openapi.json',
      reload: true,
    })
  })

  test.each(['https://example.org/a?b#c', 'HTTP://example.org', 'mailto:a@example.org', 'tel:+123', '//example.org/a'])(
    '%s, to another site',
    (url) => {
      expect(resolveLink(url, from, '/docs/')).toEqual({ kind: 'external', href: url })
    },
  )

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    'pathname://javascript:alert(1)',
  ])('%s, to nothing, because it is unsafe', (url) => {
    expect(resolveLink(url, from, '/docs/')).toEqual({ kind: 'unsafe' })
  })
})

describe('links in a document', () => {
  test('to other sites open in a new tab', async () => {
    expect(await htmlOf('[a](https://example.org) <Badge kind="new" /> mail@example.org')).toBe(
      '<p><a href="https://example.org" target="_blank" rel="noopener noreferrer">a</a>  <a href="mailto:mail@example.org" target="_blank" rel="noopener noreferrer">mail@example.org</a></p>',
    )
  })

  test('that need a full page load are marked', async () => {
    expect(await htmlOf('[a](pathname:///a.json)')).toBe('<p><a href="/a.json" data-reload>a</a></p>')
  })

  test('include the base URL, also in references and components', async () => {
    expect(await htmlOf('[a](/x) [b][r] [c](#d) [e](../y.mdx)\n\n[r]: /z', { baseUrl: '/docs/' })).toBe(
      '<p><a href="/docs/x">a</a> <a href="/docs/z">b</a> <a href="#d">c</a> <a href="/docs/y">e</a></p>',
    )
    expect(await blocksOf('<Cards>\n<Card title="A" href="/a">b</Card>\n</Cards>', { baseUrl: '/docs/' })).toContainEqual([
      'Card',
      { title: 'A', href: '/docs/a' },
    ])
  })

  test('are recorded with their location, anywhere in a document', async () => {
    const { links } = await pageOf(
      'é😀 [a](/a)\n\n- ![i](/i.png) [b](/b)\n\n| [c](/c) |\n|---|\n| x |\n\n<Badge kind="new" href="/d" />\n\nText[^1].\n\n[^1]: [e](/e)\n\n[f]: /f',
    )
    expect(links.map(({ route, line, column }) => [route, line, column])).toEqual([
      ['/a', 4, 5],
      ['/b', 6, 16],
      ['/c', 8, 3],
      ['/d', 12, 1],
      ['/e', 16, 7],
      ['/f', 18, 1],
    ])
  })

  test('to other sites aren’t recorded', async () => {
    const { links } = await pageOf('[a](https://example.org/nowhere) [b](mailto:b@example.org) [c](/c)')
    expect(links.map(({ route }) => route)).toEqual(['/c'])
  })

  test.each([
    ['[a](javascript:alert(1))', 1],
    ['<Badge kind="new" href="javascript:alert(1)" />', 1],
    ['<Cards>\n<Card title="a" href="javascript:alert(1)">b</Card>\n</Cards>', 2],
    ['[a]\n\n[a]: javascript:alert(1)', 3],
    ['## [a](javascript:alert(1))', 1],
    ['[a](java&#115;cript:alert(1))', 1],
  ])('%s is an error with its location', async (body, line) => {
    expect(await problemsOf(body)).toEqual([
      expect.stringMatching(new RegExp(`^${line + 3}:\\d+ Invalid link URL "javascript:alert\\(1\\)"\\.$`)),
    ])
  })
})

describe('images', () => {
  test.each([
    ['/img/a.png', { address: '/docs/img/a.png' }],
    ['./a%20b.png', { address: '/docs/cloud/projects/a b.png', file: 'cloud/projects/a b.png' }],
    ['../img/form.png', { address: '/docs/assets/form.0123456789.png', file: 'cloud/img/form.png', width: 20, height: 10 }],
    [' javascript:alert(1)', { address: '/docs/cloud/projects/ javascript:alert(1)', file: 'cloud/projects/ javascript:alert(1)' }],
    ['https://example.org/a.png', { address: 'https://example.org/a.png' }],
    ['//example.org/a.png', { address: '//example.org/a.png' }],
    ['data:image/png;base64,AAAA', { address: 'data:image/png;base64,AAAA' }],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['', { address: '' }],
  ])('%j is resolved to %j', (src, target) => {
    expect(resolveImage(src, from, '/docs/')).toEqual(target)
  })

  const image = (src: string) => `<img src="${src}" alt="a" loading="lazy" decoding="async">`

  test.each(['![a](/img/b.png)', '<img src="/img/b.png" alt="a" />', '![a][r]\n\n[r]: /img/b.png'])(
    '%s includes the base URL and is loaded lazily',
    async (body) => {
      expect(await htmlOf(`Text ${body}`, { baseUrl: '/docs/' })).toBe(`<p>Text ${image('/docs/img/b.png')}</p>`)
    },
  )

  test.each(['![a](https://example.org/b.png)', '<img src="https://example.org/b.png" alt="a" />', '![a](//example.org/b.png)'])(
    '%s is an error, because the security policy blocks images from other sites',
    async (body) => {
      const { problems } = await compileBody(`Text ${body}`)
      expect(problems).toEqual([
        expect.objectContaining({ line: 4, column: 6, message: expect.stringContaining('Images from other sites'), severity: 'error' }),
      ])
    },
  )

  test.each([
    ['![](/a.png)', '4:1 An image needs alternative text.'],
    ['![ ][a]\n\n[a]: /a.png', '4:1 An image needs alternative text.'],
    ['![a]()', '4:1 The image has no URL.'],
    ['[text]()', '4:1 The link has no URL.'],
    ['[](/a)', '4:1 The link has no text.'],
    ['See [text][nope].', '4:10 The link reference "[nope]" isn’t defined.'],
    ['See\n[*text*][nope].', '5:8 The link reference "[nope]" isn’t defined.'],
    ['See [text][].', '4:10 The link reference "[text]" isn’t defined.'],
    ['See[^nope].', '4:4 The footnote "[^nope]" isn’t defined.'],
  ])('%s is an error, because a part of it is missing', async (body, problem) => {
    expect(await problemsOf(body)).toEqual([problem])
  })

  test.each(['\\[text][a]', '[a] b [c]', '`[a][b]`', '[a][b]\n\n[b]: /c', '[![a](/b.png)](/c)', '<img src="/line.png" alt="" />'])(
    '%s is valid',
    async (body) => {
      expect(await problemsOf(body)).toEqual([])
    },
  )

  test('are recorded with their location, without base URL', async () => {
    const { images } = await pageOf('![a](/a.png)\n\n<Screenshot light="/l.png" dark="/d.png" alt="b" />', { baseUrl: '/docs/' })
    expect(images).toEqual([
      { src: '/a.png', line: 4, column: 1 },
      { src: '/l.png', line: 6, column: 1 },
      { src: '/d.png', line: 6, column: 1 },
    ])
  })

  test('screenshots are recorded by name, with their markers in order', async () => {
    const { pictures, images } = await pageOf(
      '<Screenshot name="list" alt="b" />\n\n<Screenshot name="edit" markers="save,title, locale" alt="b" />',
    )
    expect(pictures).toEqual([
      { name: 'list', markers: [], line: 4, column: 1 },
      { name: 'edit', markers: ['save', 'title', 'locale'], line: 6, column: 1 },
    ])
    expect(images).toEqual([])
  })

  test.each([
    '![a](javascript:alert(1))',
    '<img src="javascript:alert(1)" alt="" />',
    '<Screenshot light="javascript:alert(1)" dark="/d.png" alt="b" />',
  ])('%s is an error', async (body) => {
    expect(await problemsOf(body)).toEqual(['4:1 Invalid image URL "javascript:alert(1)".'])
  })
})

describe('columns count characters as editors do', () => {
  test.each([
    ['é [a](javascript:x)', '4:3'],
    ['日本語 [a](javascript:x)', '4:5'],
    ['é\n日本 <Nope />', '5:4'],
    ['\té {a}', '4:4'],
  ])('%j', async (body, place) => {
    expect((await problemsOf(body))[0]!.split(' ')[0]).toBe(place)
  })
})
