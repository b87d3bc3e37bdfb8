import { describe, expect, test } from 'vitest'
import { schemaWith } from '../../src/compile/front-matter-schema.ts'
import { parseFrontMatter } from '../../src/compile/front-matter.ts'
import { blocks } from '../blocks/registry.ts'
import { compileBytes, sentences } from './document-fixture.ts'

/** `line sentence (hint)` for each problem. */
const problemsOf = (yaml: string) =>
  parseFrontMatter(yaml, 'a.mdx', blocks.frontMatter).problems.map(
    ({ line, message, hint }) => `${line} ${message}${hint === undefined ? '' : ` (${hint})`}`,
  )

describe('front matter has the keys of the authoring contract', () => {
  const valid = {
    title: 'Cloud',
    description: 'What it answers.',
    sidebar_label: 'C',
    displayed_sidebar: 'cloud',
    tags: ['Strapi Cloud', 'deployment'],
    slug: '/cloud/intro',
    toc_min_heading_level: 2,
    toc_max_heading_level: 5,
    pagination_prev: '/a',
    pagination_next: null,
    canonical_url: 'https://example.org/a',
    unlisted: true,
    draft: false,
    badge: 'new',
    breaking_change: { group: 'Content API', affects_plugins: true, codemod: 'partial' },
  }

  test.each(Object.entries(valid))('%s', (key, value) => {
    expect(parseFrontMatter(`${key}: ${JSON.stringify(value)}`, 'a.mdx', blocks.frontMatter)).toEqual({
      data: { [key]: value },
      problems: [],
    })
  })

  test('and no other keys', () => {
    expect(Object.keys(schemaWith(blocks.frontMatter).shape).sort()).toEqual(Object.keys(valid).sort())
  })

  test('all keys are optional for the parser', () => {
    expect(parseFrontMatter('', 'a.mdx', blocks.frontMatter)).toEqual({ data: {}, problems: [] })
  })
})

describe('an unknown or invalid key is an error with its line', () => {
  test.each([
    ['title: A\ntagz: [x]', ['3 Unknown front matter key "tagz". (Did you mean "tags"?)']],
    ['titel: A', ['2 Unknown front matter key "titel". (Did you mean "title"?)']],
    ['title: 3', ['2 Front matter "title": Invalid input: expected string, received number.']],
    [
      'title: A\n\n# why\ntags: one',
      ['5 Front matter "tags": Invalid input: expected array, received string. (Write a list: [one, two].)'],
    ],
    ['tags: [a, 3]', ['2 Front matter "tags": Invalid input: expected string, received number.']],
    ['badge: old', ['2 Front matter "badge": Invalid option: expected one of "new"|"updated".']],
    ['draft: yes please', ['2 Front matter "draft": Invalid input: expected boolean, received string. (Write true or false.)']],
    ['pagination_next: intro', ['2 Front matter "pagination_next": must be a route that starts with "/".']],
    ['toc_max_heading_level: 7', ['2 Front matter "toc_max_heading_level": Too big: expected number to be <=6.']],
    [
      'breaking_change: { group: Database, codemod: none }',
      ['2 Front matter "breaking_change.affects_plugins": Invalid input: expected boolean, received undefined. (Write true or false.)'],
    ],
    [
      'title: A\nbreaking_change:\n  group: Database\n  affects_plugins: true\n  codemods: none\n  codemod: none',
      ['3 Unknown front matter key "breaking_change.codemods". (Did you mean "codemod"?)'],
    ],
    ['canonical_url: nope', ['2 Front matter "canonical_url": Invalid URL.']],
    [`description: ${'x'.repeat(161)}`, ['2 Front matter "description": Too big: expected string to have <=160 characters.']],
  ])('%s', (yaml, expected) => {
    expect(problemsOf(yaml)).toEqual(expected)
  })

  test('an unknown key without a similar one lists the known keys', () => {
    expect(problemsOf('wombat: 1')).toEqual([
      `2 Unknown front matter key "wombat". (Known keys: ${Object.keys(schemaWith(blocks.frontMatter).shape).join(', ')}.)`,
    ])
  })

  test('all problems are reported at once, and valid keys are still used', () => {
    const { data, problems } = parseFrontMatter('title: Kept\nbadge: old\nwombat: 1\ndraft: 2', 'a.mdx', blocks.frontMatter)
    expect(problems.map(({ line }) => line).sort()).toEqual([3, 4, 5])
    expect(data).toEqual({ title: 'Kept' })
  })

  test.each(['constructor: 1', '__proto__: { title: x }', 'toString: 1', '1: x', '? { a: b }\n: c'])(
    '%s is treated like any other unknown key',
    (yaml) => {
      expect(problemsOf(yaml)).toEqual([expect.stringMatching(/^2 Unknown front matter key/)])
    },
  )
})

describe('a slug is a route, because the page’s file is named after it', () => {
  test.each(['/', '/a', '/a/b-c', '/a/', '/é/日本', '/a.b'])('%s is valid', (slug) => {
    expect(problemsOf(`slug: ${JSON.stringify(slug)}`)).toEqual([])
  })

  test.each([
    'a',
    '',
    '/..',
    '/../../etc/cron.d/x',
    '/a/../b',
    '/a/./b',
    '/a//b',
    '//a',
    '/a b',
    '/a?b',
    '/a#b',
    '/a\\..\\b',
    '/..a',
    '/.stamp.json',
    '/%zz',
    '/a\0b',
  ])('%s is invalid', (slug) => {
    expect(problemsOf(`slug: ${JSON.stringify(slug)}`)).toEqual(['2 Front matter "slug": must be a route such as "/cloud/intro".'])
  })
})

test('a route that is too long for file systems is an error with the limit', () => {
  expect(problemsOf(`slug: /${'a'.repeat(300)}`)).toEqual([
    '2 Front matter "slug": must have at most 900 bytes, and at most 200 between slashes.',
  ])
})

describe('front matter that can’t be parsed is one error with its location', () => {
  test.each([
    [
      'an open bracket',
      '---\ntitle: [a\n---\nText.\n',
      '2:10 Front matter: Flow sequence in block collection must be sufficiently indented and end with a ]',
    ],
    ['a duplicate key', '---\ntitle: A\ntitle: B\n---\nText.\n', '3:1 Front matter: "title" is defined twice.'],
    ['a list', '---\n- a\n---\nText.\n', '2:1 Front matter must be a list of "key: value" lines.'],
    ['a sentence', '---\njust text\n---\nText.\n', '2:1 Front matter must be a list of "key: value" lines.'],
    ['an invalid title', '---\ntitle:\n---\nText.\n', '2:1 Front matter "title": Invalid input: expected string, received null.'],
    ['no front matter, and therefore no title', 'Text.\n', '1:1 The page has no title.'],
    ['a colon in a value', '---\ntitle: A: b\n---\nText.\n', '2:8 Front matter: the value of "title" contains a colon.'],
    ['no opening line', 'title: A\n---\nText.\n', '1:1 The front matter has no opening line.'],
    ['no closing line', '---\ntitle: A\n\nText.\n', '1:1 The front matter isn’t closed.'],
  ])('%s', async (_, source, expected) => {
    expect(sentences(await compileBytes(source))).toEqual([expected])
  })

  test('aliases that expand exponentially are an error', () => {
    const bomb = [
      'a: &a [x, x]',
      ...'bcdefghijklmnop'
        .split('')
        .map((name, index) => `${name}: &${name} [*${'abcdefghijklmno'[index]!}, *${'abcdefghijklmno'[index]!}]`),
    ]
    expect(problemsOf(bomb.join('\n'))).toEqual([
      '2 Front matter: ReferenceError: Excessive alias count indicates a resource exhaustion attack',
    ])
  })

  test('Windows line endings and a byte order mark are allowed', async () => {
    const { page, problems } = await compileBytes('\uFEFF---\r\ntitle: A\r\ntagz: 1\r\n---\r\n\r\nText.\r\n')
    expect(page?.title).toBe('A')
    expect(problems).toEqual([expect.objectContaining({ line: 3, column: 1 })])
  })
})

describe('the page’s properties from front matter', () => {
  test('include title, description, and slug', async () => {
    const { page } = await compileBytes('---\ntitle: A & B\ndescription: Why.\nslug: /elsewhere\n---\n')
    expect(page).toMatchObject({ title: 'A & B', description: 'Why.', route: '/elsewhere' })
  })

  test.each([
    ['index.mdx', '/'],
    ['cloud/intro.mdx', '/cloud/intro'],
    ['dev-docs/plugins/index.mdx', '/dev-docs/plugins'],
    ['notes/Über uns.md', '/notes/Über uns'],
    ['a/index/b.mdx', '/a/index/b'],
    ['a/reindex.mdx', '/a/reindex'],
  ])('without a slug, %s has the route %s', async (file, route) => {
    const { page } = await compileBytes('---\ntitle: A\n---\n', { file })
    expect(page?.route).toBe(route)
  })

  test.each(['a.md', 'a.mdx'])('the first heading is the title if front matter has none, in %s', async (file) => {
    expect(await compileBytes('# Hello *you*\n\nText.\n', { file })).toMatchObject({
      page: { title: 'Hello you', body: ['<p>Text.</p>'] },
      problems: [],
    })
  })

  test('a first heading that repeats the title is dropped; a different one is an error', async () => {
    expect(await compileBytes('---\ntitle: A\n---\n\n# A\n\nText.\n')).toMatchObject({ page: { body: ['<p>Text.</p>'] }, problems: [] })
    expect(sentences(await compileBytes('---\ntitle: A\n---\n\n# B\n'))).toEqual([
      '5:1 The page’s "#" heading is generated from its title.',
    ])
  })

  test('a file that is only included needs no title', async () => {
    expect((await compileBytes('Text.\n', { file: 'guide/_partial.mdx' })).problems).toEqual([])
  })

  test('the lines of keys that refer to other things are recorded', async () => {
    const yaml = 'title: A\nslug: /b\ntags:\n  - one\n  - "two words"\npagination_next: /c'
    const { page } = await compileBytes(`---\n${yaml}\n---\nText.\n`)
    expect(page!.keyLines).toEqual({ slug: 3, tags: 4, 'tags.one': 5, 'tags.two words': 6, pagination_next: 7 })
    expect((await compileBytes("---\ntitle: A\ntags: [one, 'two words']\n---\nText.\n")).page!.keyLines).toEqual({
      tags: 3,
      'tags.one': 3,
      'tags.two words': 3,
    })
  })
})
