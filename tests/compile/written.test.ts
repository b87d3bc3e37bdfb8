import { describe, expect, test } from 'vitest'
import { BlockRegistry } from '../../src/compile/block.ts'
import { compile } from '../../src/compile/compile.ts'
import messages from '../../src/messages/en.ts'
import { blocks as site } from '../blocks/registry.ts'
import { sentences } from './document-fixture.ts'

const TABS = `<Tabs>
<TabItem value="a" label="One">

:::tip A title
Text of \`a\`, 10:30, [a link](/guide), **strong**.
:::

\`\`\`js
const a = 1
\`\`\`

</TabItem>
</Tabs>
`
const MARKER = 'A number <Marker n="1" />.\n'

/** Compiles a document of a site that has these specimens. */
function compileWith(specimens: Record<string, string>, body: string) {
  const blocks = new BlockRegistry(site.all, new Map(Object.entries(specimens)))
  return compile('guide/page.mdx', new TextEncoder().encode(`---\ntitle: Page\n---\n${body}`), { baseUrl: '/', blocks, messages })
}

describe('<Specimen>', () => {
  test('is compiled like its source: once as code and once as content', async () => {
    const shown = await compileWith({ Tabs: TABS }, '## Tabs\n\n<Specimen of="Tabs" />\n\nEnd.')
    const written = await compileWith({}, `## Tabs\n\n\`\`\`\`mdx\n${TABS}\`\`\`\`\n\n${TABS}\nEnd.`)
    const { links, ...rest } = shown.page!
    const { links: writtenLinks, ...writtenRest } = written.page!
    expect(shown.problems).toEqual([])
    expect(rest).toEqual(writtenRest)
    expect(links).toEqual(writtenLinks.map((link) => ({ ...link, line: 6, column: 1 })))
  })

  test('of a block without a specimen is an error with a suggestion', async () => {
    const result = await compileWith({ Tabs: TABS }, 'Text.\n\n<Specimen of="Tab" />')
    expect(sentences(result)).toEqual(['6:1 There is no specimen of Tab. Did you mean "Tabs"?'])
  })

  test('that contains itself is an error', async () => {
    const result = await compileWith({ Marker: '<Specimen of="Marker" />' }, '<Specimen of="Marker" />')
    expect(sentences(result)).toEqual([
      '4:1 In “<Specimen of="Marker" />”, which <Specimen> writes: <Specimen> can’t be used in text that a block generates.',
    ])
  })

  test('with a mistake is an error at the place of its use, with the line of the mistake', async () => {
    const result = await compileWith({ Marker: 'Text.\n\n<Marker n="one" />\n' }, 'Text.\n\n<Specimen of="Marker" />')
    expect(sentences(result)).toEqual([
      expect.stringMatching(/^6:1 In “<Marker n="one" \/>”, which <Specimen> writes: <Marker> prop "n": /),
    ])
  })

  test('that can’t be parsed is an error at the place of its use', async () => {
    const result = await compileWith({ Marker: '<Marker' }, 'Text.\n\n<Specimen of="Marker" />')
    expect(sentences(result)).toEqual([expect.stringMatching(/^6:1 The text that <Specimen> generates can’t be parsed: /)])
  })
})

describe('<Specimens>', () => {
  test('shows specimens that aren’t already on the page, each in its own section', async () => {
    const { page, problems } = await compileWith(
      { Tabs: TABS, Marker: MARKER },
      '## Marks\n\n<Specimen of="Marker" />\n\n## More\n\n<Specimens />',
    )
    expect(problems).toEqual([])
    expect(page!.toc.map(({ id, depth }) => [id, depth])).toEqual([
      ['marks', 2],
      ['more', 2],
      ['tabs', 3],
    ])
    expect(page!.sections.at(-1)!.text).toContain(site.get('Tabs')!.summary)
  })

  test('shows nothing if the page already has all specimens', async () => {
    const { page, problems } = await compileWith({ Marker: MARKER }, 'Text <Marker n="1" />.\n\n<Specimens />')
    expect([problems, page!.toc]).toEqual([[], []])
  })
})
