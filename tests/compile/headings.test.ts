import { describe, expect, test } from 'vitest'
import { compileBody, htmlOf, pageOf, problemsOf, sentences } from './document-fixture.ts'

const idsOf = async (body: string) => (await pageOf(body)).anchors

describe('the id of a heading is the GitHub slug of its text', () => {
  test.each([
    ['## Getting started', 'getting-started'],
    ['## `strapi.documents()` in *depth*', 'strapidocuments-in-depth'],
    ['## Über 日本語', 'über-日本語'],
    ['## The type api::restaurant.restaurant', 'the-type-apirestaurantrestaurant'],
    ['## At 10:30', 'at-1030'],
    ['## See [this](https://example.org)', 'see-this'],
    ['## New <Badge kind="new" />', 'new'],
  ])('%s', async (heading, id) => {
    expect(await idsOf(heading)).toEqual([id])
  })

  test('or the custom ID: ## Heading {#custom-id}', async () => {
    expect(await htmlOf('## Some heading {#mine}')).toBe('<h2 id="mine"><a class="here" href="#mine">Some heading</a></h2>')
  })

  test.each([
    ['## Sort `a` *now*', '<h2 id="sort-a-now"><a class="here" href="#sort-a-now">Sort <code>a</code> <em>now</em></a></h2>'],
    ['## See [it](https://example.org) now', '<h2 id="see-it-now"><a class="here" href="#see-it-now">See </a><a href='],
    ['## [It](https://example.org)', '<h2 id="it"><a href='],
  ])('its text links to itself, unless it contains a link: %s', async (heading, html) => {
    expect(await htmlOf(heading)).toContain(html)
  })

  test('equal headings get unique IDs, including custom ones', async () => {
    expect(await idsOf('## A\n\n## A\n\n## B {#a-2}\n\n## A')).toEqual(['a', 'a-1', 'a-2', 'a-3'])
  })

  test.each(['## A\n\n## B {#a}', '## A {#x}\n\n## B {#x}'])('a custom ID that already exists is an error: %s', async (body) => {
    expect(await problemsOf(body)).toEqual([expect.stringMatching(/^6:1 The heading id "[ax]" is used twice\.$/)])
  })
})

test('a heading that skips a level is a warning, since the page is complete', async () => {
  const { problems } = await compileBody('## Two\n\n#### Four')
  expect(problems).toEqual([
    {
      file: 'guide/page.mdx',
      line: 6,
      column: 1,
      message: 'A level-4 heading follows a level-2 heading.',
      hint: 'Use ###.',
      severity: 'warning',
    },
  ])
})

describe('the table of contents', () => {
  const body = '## Two\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six'
  const levels = async (frontMatter: string) =>
    (await pageOf(body, { frontMatter: `title: A\n${frontMatter}` })).toc.map(({ depth }) => depth)

  test('shows heading levels 2 to 3', async () => {
    expect(await levels('')).toEqual([2, 3])
  })

  test.each([
    ['toc_max_heading_level: 5', [2, 3, 4, 5]],
    ['toc_min_heading_level: 3', [3]],
    ['toc_min_heading_level: 3\ntoc_max_heading_level: 6', [3, 4, 5, 6]],
    ['toc_min_heading_level: 2\ntoc_max_heading_level: 2', [2]],
  ])('front matter can set other levels: %s', async (frontMatter, expected) => {
    expect(await levels(frontMatter)).toEqual(expected)
  })

  test('contains the text of a heading without markup', async () => {
    const { toc } = await pageOf('## The `populate` *option* for api::restaurant.restaurant at 10:30')
    expect(toc.map(({ text }) => text)).toEqual(['The populate option for api::restaurant.restaurant at 10:30'])
  })

  test('omits headings inside callouts and tabs, which can still be linked', async () => {
    const page = await pageOf(
      ':::note\n## In a callout\n:::\n\n<Tabs>\n<TabItem value="a" label="A">\n\n## In a tab\n\n</TabItem>\n</Tabs>\n\n## Outside',
    )
    expect(page.toc.map(({ text }) => text)).toEqual(['Outside'])
    expect(page.anchors).toEqual(['in-a-callout', 'in-a-tab', 'outside'])
  })
})

describe('the title is the page’s only # heading', () => {
  test('every other # heading is an error', async () => {
    expect(await problemsOf('# One\n\n# Two')).toEqual([
      '4:1 The page’s "#" heading is generated from its title.',
      '6:1 The page’s "#" heading is generated from its title.',
    ])
  })

  test.each([
    ['Text.\n\n# Page\n\nMore.', '6:1'],
    ['## Section\n\n# Page', '6:1'],
    ['> # Page', '4:3'],
  ])('one with the same text must come first: %j', async (body, place) => {
    const { problems } = await compileBody(body)
    expect(sentences({ problems })).toEqual([`${place} The "#" heading is the page’s title, so it must come first.`])
    expect(problems[0]!.hint).toBe('Move it to the top, or use ## for a section.')
  })

  test.each(['# Page\n\nText.', '{/* For writers. */}\n\n# Page'])('one with the same text at the start is allowed: %j', async (body) => {
    expect(await problemsOf(body)).toEqual([])
  })
})

describe('search gets one section per heading', () => {
  test('as plain text, with separate code', async () => {
    const { sections } = await pageOf(
      'Before *it*.\n\n## One {#1}\n\nText `x` api::a.b\n\n```js\nconst a = 1\n```\n\n### Two\n\n| a | b |\n|---|---|\n| c | d |',
    )
    expect(sections).toEqual([
      { id: '', heading: '', depth: 1, text: 'Before it.', fences: [] },
      {
        id: '1',
        heading: 'One',
        depth: 2,
        text: 'Text x api::a.b',
        fences: [{ language: 'js', code: 'const a = 1', label: 'JavaScript' }],
      },
      { id: 'two', heading: 'Two', depth: 3, text: 'a b c d', fences: [] },
    ])
  })

  test('including titles of callouts and components, with spaces between adjacent texts', async () => {
    const { sections } = await pageOf(
      ':::tip[A title]\nText.\n:::\n\n<details>\n<summary>More</summary>\n\nInside.\n\n</details>\n\n<SubtleCallout title="Read first">\n\nThis.\n\n</SubtleCallout>',
    )
    expect(sections[0]!.text).toBe('A title Text. More Inside. This. Read first')
  })
})
