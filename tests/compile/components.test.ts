import { describe, expect, test } from 'vitest'
import { blocks } from '../blocks/registry.ts'
import { compileBody, blocksIn, blocksOf, pageOf, problemsOf } from './document-fixture.ts'

const badgeKinds = ['alpha', 'beta', 'future', 'enterprise', 'cloud-dev', 'cloud-pro', 'cloud-team', 'new', 'updated']

const BREAKING_CHANGE = 'title: Page\nbreaking_change: { group: Database, affects_plugins: false, codemod: partial }'

/** A valid use of each component, as in the authoring contract, and the resulting props. */
const GOOD: Record<string, [string, object, { frontMatter: string }?]> = {
  Tabs: ['<Tabs groupId="js-ts">\n<TabItem value="js" label="JavaScript">\n\nText.\n\n</TabItem>\n</Tabs>', { groupId: 'js-ts' }],
  TabItem: [
    '<Tabs>\n<TabItem value="js" label="JavaScript" default>\n\nText.\n\n</TabItem>\n</Tabs>',
    { value: 'js', label: 'JavaScript', default: true },
  ],
  ApiCall: [
    '<ApiCall noSideBySide>\n<Request title="Q">\n\nText.\n\n</Request>\n<Response>\n\nText.\n\n</Response>\n</ApiCall>',
    { noSideBySide: true },
  ],
  Request: ['<ApiCall>\n<Request>\n\nText.\n\n</Request>\n</ApiCall>', { title: 'Example request' }],
  Response: ['<ApiCall>\n<Response>\n\nText.\n\n</Response>\n</ApiCall>', { title: 'Example response' }],
  SideBySide: ['<SideBySide>\n<Column title="A">\n\nText.\n\n</Column>\n<Column>\n\nText.\n\n</Column>\n</SideBySide>', {}],
  Column: ['<SideBySide>\n<Column title="A">\n\nText.\n\n</Column>\n</SideBySide>', { title: 'A' }],
  Steps: ['<Steps>\n\n1. **One.** Text.\n2. Two.\n\n</Steps>', {}],
  Cards: ['<Cards>\n<Card title="A" href="/a">One sentence.</Card>\n</Cards>', {}],
  Card: [
    '<Cards>\n<Card title="A" href="https://example.org">\n\nA *sentence*.\n\n</Card>\n</Cards>',
    { title: 'A', href: 'https://example.org' },
  ],
  BreakingChangeSummary: ['<BreakingChangeSummary />', {}, { frontMatter: BREAKING_CHANGE }],
  BreakingChanges: ['<BreakingChanges group="Content API" />', { group: 'Content API' }],
  BreakingChangesFilter: ['<BreakingChangesFilter />', {}],
  CategoryCards: ['<CategoryCards />', {}],
  Annotation: ['An <Annotation term="entry">One *thing*.</Annotation> here.', { term: 'entry' }],
  Definition: ['A <Definition of="document" term="documents" />.', { of: 'document', term: 'documents' }],
  SubtleCallout: ['<SubtleCallout title="Read first">\n\nText.\n\n</SubtleCallout>', { title: 'Read first' }],
  LanguageSwitch: [
    '<LanguageSwitch>\n<TabItem value="js" label="JavaScript">\n\nText.\n\n</TabItem>\n</LanguageSwitch>',
    { title: 'Example request' },
  ],
  QueryBuilder: [
    '<QueryBuilder id="a" endpoint="/api/restaurants">\n\n```js\n{ sort: ["name"] }\n```\n\n</QueryBuilder>',
    { id: 'a', endpoint: '/api/restaurants', code: '{ sort: ["name"] }' },
  ],
  FileTree: ['<FileTree>\n\n- `src/` — code\n  - `index.js`\n- [`config/`](/configurations)\n\n</FileTree>', {}],
  Screenshot: [
    '<Screenshot light="/img/a-light.png" dark="/img/a-dark.png" alt="It" caption="C" />',
    { light: '/img/a-light.png', dark: '/img/a-dark.png', alt: 'It', caption: 'C' },
  ],
  ScreenDiagram: ['<ScreenDiagram label="It">\n<ScreenPart>\n\n- **Save**\n\n</ScreenPart>\n</ScreenDiagram>', { label: 'It' }],
  ScreenPart: [
    '<ScreenDiagram label="It">\n<ScreenPart in="header" as="tabs">\n\n- **Save**\n\n</ScreenPart>\n</ScreenDiagram>',
    { in: 'header', as: 'tabs' },
  ],
  Badge: ['Text <Badge kind="cloud-pro" href="/pricing" />', { kind: 'cloud-pro', href: '/pricing' }],
  Marker: ['Text <Marker n="1" />', { n: 1 }],
  Include: ['<Include snippet="name" />', { snippet: 'name' }],
  Table: ['<Table as="scroll">\n\n| A | B |\n| - | - |\n| a | b |\n\n</Table>', { as: 'scroll' }],
  Feedback: ['<Feedback />', {}],
  PlaygroundFiles: ['<PlaygroundFiles />', {}],
}

describe('components with valid props', () => {
  test('every component has an example in this file', () => {
    const inPlace = blocks.tags.filter((name) => !blocks.get(name)!.writes)
    expect(Object.keys(GOOD).sort()).toEqual(inPlace.toSorted())
  })

  test.each(Object.entries(GOOD))('<%s>', async (name, [body, props, options]) => {
    expect(await blocksOf(body, options)).toContainEqual([name, props])
  })

  test.each(badgeKinds)('<Badge kind="%s"> works on its own line, in a heading, and in a sentence', async (kind) => {
    const badge = `<Badge kind="${kind}" />`
    expect(await blocksOf(`${badge}\n\n## Heading ${badge}\n\nText ${badge}.`)).toEqual(Array(3).fill(['Badge', { kind }]))
  })

  test('search finds words that come from an included file', async () => {
    expect((await pageOf('Strapi is a <Definition of="headless-cms" />, and free.')).sections[0]!.text).toContain('a headless cms, and')
  })

  test.each(['document', 'headless-cms'])('<Definition of="%s"> is a predefined annotation, stored in its own file', async (name) => {
    expect((await pageOf(`A <Definition of="${name}" />.`)).includes).toEqual([{ file: `_definitions/${name}.mdx`, line: 4, column: 3 }])
  })

  test('<Include> lists the snippet’s file with its location', async () => {
    expect((await pageOf('Text.\n\n<Include snippet="install" />')).includes).toEqual([
      { file: 'snippets/install.mdx', line: 6, column: 1 },
    ])
  })

  test('<BreakingChangeSummary> includes the snippets that match the front matter', async () => {
    const { includes } = await pageOf('Text.\n\n<BreakingChangeSummary />', { frontMatter: BREAKING_CHANGE })
    expect(includes.map(({ file }) => file)).toEqual([
      'snippets/breaking-change-page-intro.mdx',
      'snippets/breaking-change-not-affecting-plugins.mdx',
      'snippets/breaking-change-partially-handled-by-codemod.mdx',
    ])
  })

  test('<BreakingChangeSummary> without the front matter is an error', async () => {
    expect(await problemsOf('<BreakingChangeSummary />')).toEqual([
      '1:1 The page has <BreakingChangeSummary>, but no "breaking_change" in its front matter.',
    ])
  })

  test('a definition’s file contains a sentence, which isn’t wrapped in a paragraph', async () => {
    expect((await pageOf('One *sentence*.', { file: '_definitions/document.mdx' })).body).toEqual(['One <em>sentence</em>.'])
  })

  test('a page lists the blocks that it uses', async () => {
    expect((await pageOf(`:::note\n${GOOD.Marker![0]}\n:::\n\n${GOOD.Tabs![0]}`)).blocks.sort()).toEqual([
      'Callout',
      'Marker',
      'TabItem',
      'Tabs',
    ])
  })

  test('components work inside components, lists, and quotes', async () => {
    const inner = GOOD.Tabs![0].split('\n')
    const bodies = [
      inner
        .map((line) => `  ${line}`)
        .join('\n')
        .replace('  ', '- '),
      inner.map((line) => `> ${line}`).join('\n'),
      `<SubtleCallout title="a">\n\n${inner.join('\n')}\n\n</SubtleCallout>`,
    ]
    for (const body of bodies)
      expect(blocksIn((await pageOf(body)).body).map(({ name }) => name)).toEqual(expect.arrayContaining(['Tabs', 'TabItem']))
  })
})

describe('an invalid prop is one error with the component’s location', () => {
  test.each([
    ['unknown', '<Badge kind="new" size="3" />', '<Badge> has no prop "size".', 'Available: kind, href.'],
    [
      'misspelled',
      '<Tabs groupID="a">\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>',
      '<Tabs> has no prop "groupID".',
      'Did you mean "groupId"?',
    ],
    ['on a component without props', '<Feedback id="a" />', '<Feedback> has no prop "id".', 'It has no props.'],
    ['missing', '<Badge />', '<Badge> needs the prop "kind".', undefined],
    [
      'an invalid option',
      '<Badge kind="gold" />',
      `<Badge> prop "kind": Invalid option: expected one of ${badgeKinds.map((kind) => `"${kind}"`).join('|')}.`,
      undefined,
    ],
    ['empty', '<Include snippet="" />', '<Include> prop "snippet": Too small: expected string to have >=1 characters.', undefined],
    ['without value', '<Include snippet />', '<Include> prop "snippet": Invalid input: expected string, received boolean.', undefined],
    [
      'a number instead of a string',
      '<Include snippet={3} />',
      '<Include> prop "snippet": Invalid input: expected string, received number.',
      undefined,
    ],
    [
      'a string instead of a boolean',
      '<ApiCall noSideBySide="no">\n<Request>\n\nText.\n\n</Request>\n</ApiCall>',
      '<ApiCall> prop "noSideBySide": Invalid input: expected boolean, received string.',
      'Write `noSideBySide` without a value, or remove it.',
    ],
    [
      'a word instead of a number',
      'Text <Marker n="one" />',
      '<Marker> prop "n": Invalid input: expected number, received NaN.',
      undefined,
    ],
    ['a number out of range', 'Text <Marker n="100" />', '<Marker> prop "n": Too big: expected number to be <=99.', undefined],
    ['inherited from Object.prototype', '<Feedback constructor="a" />', '<Feedback> has no prop "constructor".', 'It has no props.'],
  ])('%s', async (_, body, message, hint) => {
    const { problems } = await compileBody(`Text.\n\n${body}`)
    expect(problems).toEqual([expect.objectContaining({ file: 'guide/page.mdx', line: 6, message, severity: 'error' })])
    expect(problems[0]!.hint).toBe(hint)
  })

  test('all invalid props of a component are reported', async () => {
    expect(await problemsOf('<Screenshot alt="a" />')).toEqual(['4:1 <Screenshot> needs the prop "name", or "light" and "dark".'])
    expect(await problemsOf('<Screenshot name="a" dark="/b.png" alt="a" />')).toEqual([
      '4:1 <Screenshot> takes "name", or "light" and "dark", not both.',
    ])
    expect(await problemsOf('<Screenshot light="/a.png" dark="/b.png" markers="a" alt="a" />')).toEqual([
      '4:1 <Screenshot> can only have markers with the prop "name".',
    ])
    expect(await problemsOf('<Screenshot name="a" markers="a b" alt="a" />')).toEqual([
      '4:1 <Screenshot> prop "markers": must be comma-separated names.',
    ])
    expect((await problemsOf('<Screenshot light="/a.png" drak="/b.png" />')).sort()).toEqual([
      '4:1 <Screenshot> has no prop "drak".',
      '4:1 <Screenshot> needs the prop "alt".',
      '4:1 <Screenshot> needs the prop "dark".',
    ])
  })
})

describe('a component in the wrong place is an error', () => {
  test.each([
    ['<TabItem value="a" label="A">\n\nText.\n\n</TabItem>', ['4:1 <TabItem> must be directly inside <Tabs> or <LanguageSwitch>.']],
    ['<Column>\n\nText.\n\n</Column>', ['4:1 <Column> must be directly inside <SideBySide>.']],
    ['<Tabs>\n\nText.\n\n</Tabs>', ['4:1 <Tabs> can contain only <TabItem>.']],
    [
      '<Tabs>\n\n- <TabItem value="a" label="A">x</TabItem>\n\n</Tabs>',
      ['6:3 <TabItem> must be directly inside <Tabs> or <LanguageSwitch>.', '4:1 <Tabs> can contain only <TabItem>.'],
    ],
    ['<Tabs>\n\n<Tab label="A">\n\nText.\n\n</Tab>\n\n</Tabs>', ['6:1 Unknown component <Tab>.']],
    ['<Cards>\n\n- [a](/a)\n\n</Cards>', ['4:1 <Cards> can contain only <Card>.']],
    ['<ApiCall>\n\nText.\n\n</ApiCall>', ['4:1 <ApiCall> can contain only <Request>, <Response>, <LanguageSwitch>.']],
    ['<SideBySide></SideBySide>', ['4:1 <SideBySide> is empty.']],
    ['<Tabs>\n</Tabs>', ['4:1 <Tabs> is empty.']],
    ['Text <SubtleCallout title="a">b</SubtleCallout> more.', ['4:6 <SubtleCallout> can’t be used inside a sentence.']],
    ['Text <Include snippet="a" /> more.', ['4:6 <Include> can’t be used inside a sentence.']],
    ['<QueryBuilder id="a">\n\nText.\n\n</QueryBuilder>', ['4:1 <QueryBuilder> needs one code fence with the query object.']],
  ])('%s', async (body, problems) => {
    expect(await problemsOf(body)).toEqual(problems)
  })
})

describe('an unknown component is one error with its location', () => {
  const COMPONENTS = expect.stringMatching(/^Components: .*Badge, .*TabItem, .*Tabs/) as string
  const ELEMENTS = expect.stringMatching(/^HTML elements: .*br, .*kbd, /) as string

  test.each([
    ['<Tab>\n\nText.\n\n</Tab>', 'Unknown component <Tab>.', 'Did you mean "Tabs"?'],
    ['<badge kind="new" />', 'Unknown component <badge>.', 'Did you mean "Badge"?'],
    ['<Wombat />', 'Unknown component <Wombat>.', COMPONENTS],
    ['<Tabs.Item />', 'Unknown component <Tabs.Item>.', 'Did you mean "TabItem"?'],
    ['<svg:path />', 'Unknown component <svg:path>.', ELEMENTS],
    ['<constructor />', 'Unknown component <constructor>.', ELEMENTS],
    ['<toString>\n\nText.\n\n</toString>', 'Unknown component <toString>.', ELEMENTS],
    ['<__proto__ />', 'Unknown component <__proto__>.', COMPONENTS],
    ['<script src="x" />', 'Unknown component <script>.', ELEMENTS],
    ['<>\n\nText.\n\n</>', 'Fragments (<>…</>) aren’t supported.', COMPONENTS],
  ])('%s', async (body, message, hint) => {
    const { problems } = await compileBody(`Text.\n\n${body}`)
    expect(problems).toEqual([{ file: 'guide/page.mdx', line: 6, column: 1, message, hint, severity: 'error' }])
  })

  test.each([
    ['Tabs', '<Tab value="a">', 'In <Tabs>, write <TabItem>.'],
    ['SideBySide', '<Left>', 'In <SideBySide>, write <Column>.'],
  ])('an unknown component inside %s: the suggestion is the expected child', async (outer, tag, hint) => {
    const name = /\w+/.exec(tag)![0]
    const { problems } = await compileBody(`<${outer}>\n${tag}\n\nText.\n\n</${name}>\n</${outer}>`)
    expect(problems).toContainEqual(expect.objectContaining({ message: `Unknown component <${name}>.`, hint }))
  })

  test('the content of an unknown component is still checked', async () => {
    expect(await problemsOf('<Wombat>\n\n[a](javascript:x)\n\n</Wombat>')).toEqual([
      '4:1 Unknown component <Wombat>.',
      '6:1 Invalid link URL "javascript:x".',
    ])
  })
})
