import { describe, expect, test } from 'vitest'
import type { Body } from '../../src/compile/page.ts'
import en from '../../src/messages/en.ts'
import { renderBody, type Includes } from '../../src/render/body.tsx'
import type { BlockData } from '../../src/site/block-data.ts'
import { shownPictures } from '../../src/site/pictures.ts'
import { blocks, loadViews } from '../blocks/registry.ts'
import { dangersIn } from '../compile/dangers.ts'
import { compileBytes, pageOf } from '../compile/document-fixture.ts'
import { KITCHEN_SINK } from '../compile/kitchen-sink.ts'

const nothing: Includes = () => undefined

/** Renders the body of a document to HTML. */
async function rendered(body: string, includes: Includes = nothing, data: BlockData = {}): Promise<string> {
  return show((await pageOf(body)).body, includes, data)
}

const views = await loadViews()
const badgeLabels = blocks.get('Badge')!.siteData!({ messages: en } as never, undefined as never) as Record<string, string>

function show(body: Body, includes: Includes, data: BlockData = {}): string {
  return renderBody(body, {
    blocks,
    views,
    includes,
    messages: en,
    data: { Badge: badgeLabels, BreakingChanges: [], CategoryCards: [], Screenshot: {}, ...data },
  })
}

describe('callouts', () => {
  test.each(blocks.directives)('%s has its own class and is announced as a note', async (kind) => {
    expect(await rendered(`:::${kind}\nText.\n:::`)).toContain(`<div class="callout callout-${kind}" role="note">`)
  })

  test.each([
    [':::note', 'Note'],
    [':::danger', 'Danger'],
    [':::prerequisites', 'Prerequisites'],
    [':::tip[Do *this*]', 'Do <em>this</em>'],
    [':::strapi A plain title', 'A plain title'],
  ])('%s has the title %s', async (opening, title) => {
    expect(await rendered(`${opening}\nText.\n:::`)).toContain(`<span>${title}</span>`)
  })

  test.each(['callout', 'strapi'])('%s has no default title', async (kind) => {
    expect(await rendered(`:::${kind}\nText.\n:::`)).not.toContain('callout-title')
  })
})

describe('tabs', () => {
  const tabs = (first = '', second = '') =>
    `<Tabs groupId="js-ts">\n<TabItem value="js" label="JavaScript"${first}>\n\nOne.\n\n</TabItem>\n<TabItem value="ts" label="TypeScript"${second}>\n\nTwo.\n\n</TabItem>\n</Tabs>`
  const checked = (html: string) =>
    [...html.matchAll(/<input[^>]*>/g)].filter(([input]) => input.includes('checked')).map(([input]) => /value="([^"]*)"/.exec(input)![1])

  test('are radio buttons of one group, so they work without scripts', async () => {
    const html = await rendered(tabs())
    expect(html.match(/<input type="radio"/g)).toHaveLength(2)
    expect(new Set([...html.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1)
    expect(html).toContain('data-group="js-ts"')
    for (const text of ['JavaScript', 'TypeScript', 'One.', 'Two.']) expect(html).toContain(text)
  })

  test('on the same page have separate groups', async () => {
    const names = [...(await rendered(`${tabs()}\n\n${tabs()}`)).matchAll(/name="([^"]+)"/g)].map(([, name]) => name)
    expect(new Set(names).size).toBe(2)
  })

  test('select the first item, or the one with default', async () => {
    expect(checked(await rendered(tabs()))).toEqual(['js'])
    expect(checked(await rendered(tabs('', ' default')))).toEqual(['ts'])
  })

  test('render the blocks inside of them', async () => {
    expect(await rendered('<Tabs>\n<TabItem value="a" label="A">\n\n:::note\nInside.\n:::\n\n</TabItem>\n</Tabs>')).toContain(
      '<div class="callout callout-note" role="note">',
    )
  })

  test('as a language switch are a request panel whose choice applies to the whole site', async () => {
    const html = await rendered(
      '<LanguageSwitch title="Example">\n<TabItem value="js" label="JavaScript">\n\nOne.\n\n</TabItem>\n</LanguageSwitch>',
    )
    expect(html).toMatch(/class="panel panel-request[^"]*"[^>]* aria-label="Example"/)
    expect(html).toContain('data-group="language"')
  })
})

describe('panels', () => {
  const call = (props: string) =>
    `<ApiCall${props}>\n<Request>\n\nAsk.\n\n</Request>\n<Response title="Answer">\n\nTell.\n\n</Response>\n</ApiCall>`

  test('a request is next to its response', async () => {
    const html = await rendered(call(''))
    expect(html).toContain('<div class="api-call api-call-beside" data-call="">')
    expect(html).toMatch(/class="panel panel-request[^"]*"[^>]* aria-label="Example request"><p class="panel-title">Example request</)
    expect(html).toMatch(/class="panel panel-response" data-answer=""[^>]* aria-label="Answer"><p class="panel-title">Answer</)
  })

  test('a request is above its response with noSideBySide', async () => {
    expect(await rendered(call(' noSideBySide'))).toContain('<div class="api-call" data-call="">')
  })

  test('columns have optional titles', async () => {
    const html = await rendered('<SideBySide>\n<Column title="Left">\n\nOne.\n\n</Column>\n<Column>\n\nTwo.\n\n</Column>\n</SideBySide>')
    expect(html.match(/class="column"/g)).toHaveLength(2)
    expect(html.match(/class="column-title"/g)).toHaveLength(1)
  })

  test('cards link to pages in the same tab, and to other sites in a new tab', async () => {
    const html = await rendered(
      '<Cards>\n<Card title="Here" href="/a">One *sentence*.</Card>\n<Card title="There" href="https://example.org"></Card>\n</Cards>',
    )
    expect(html).toContain('<a href="/a">Here</a>')
    expect(html).toContain('One <em>sentence</em>.')
    expect(html).toContain('<a href="https://example.org" target="_blank" rel="noopener noreferrer">There</a>')
    expect(html.match(/card-text/g)).toHaveLength(1)
  })

  test('category cards show the pages of the page’s category', async () => {
    const html = await rendered('<CategoryCards />', nothing, {
      CategoryCards: [{ title: 'A & B', href: '/docs/a', description: 'About <a>.' }],
    })
    expect(html).toContain('<a href="/docs/a">A &amp; B</a>')
    expect(html).toContain('About &lt;a&gt;.')
  })
})

describe('breaking changes', () => {
  const breakingChanges = [
    { title: 'MySQL <5>', href: '/docs/mysql', group: 'Database', affects_plugins: false, codemod: 'none' },
    { title: 'Identifiers', href: '/docs/identifiers', group: 'Database', affects_plugins: true, codemod: 'partial' },
    { title: 'Vite', href: '/docs/vite', group: 'Dependencies', affects_plugins: true, codemod: 'full' },
  ] as const
  const cells = (html: string) => [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell)

  test('list the pages of their group with the values of their front matter', async () => {
    const html = await rendered('<BreakingChanges group="Database" />', nothing, { BreakingChanges: [...breakingChanges] })
    expect(cells(html)).toEqual([
      '<a href="/docs/mysql">MySQL &lt;5&gt;</a>',
      'No',
      'No',
      '<a href="/docs/identifiers">Identifiers</a>',
      'Yes',
      'Partly',
    ])
  })

  test('have the attributes that the filter uses', async () => {
    const html = await rendered('<BreakingChangesFilter />\n\n<BreakingChanges group="Dependencies" />', nothing, {
      BreakingChanges: [...breakingChanges],
    })
    expect(html).toContain('<tr data-plugins="true" data-codemod="full">')
    expect(html.match(/<input type="checkbox"/g)).toHaveLength(2)
  })
})

describe('inline marks', () => {
  test.each(Object.keys(badgeLabels))('the badge %s has a class and a label', async (kind) => {
    expect(await rendered(`<Badge kind="${kind}" />`)).toMatch(new RegExp(`^<span class="badge badge-${kind}">[A-Z][a-z]+</span>$`))
  })

  test('a badge with a URL is a link', async () => {
    expect(await rendered('Text <Badge kind="enterprise" href="/pricing" />')).toBe(
      '<p>Text <a class="badge badge-enterprise" href="/pricing">Enterprise</a></p>',
    )
  })

  test('a marker is a numbered disc', async () => {
    expect(await rendered('Text <Marker n="3" />')).toBe('<p>Text <span class="marker">3</span></p>')
  })

  test('an annotation shows the term followed by a button that opens its definition', async () => {
    const html = await rendered('An <Annotation term="entry">One *thing*.</Annotation> and an <Annotation term="other">Two.</Annotation>.')
    const targets = [...html.matchAll(/popoverTarget="([^"]+)"/gi)].map(([, id]) => id)
    expect(targets).toHaveLength(2)
    for (const id of targets) expect(html).toContain(`id="${id}" popover="auto"`)
    expect(new Set(targets).size).toBe(2)
    expect(html).toContain('One <em>thing</em>.')
  })

  test('a file tree contains its list, a subtle callout its title, and a screenshot both color modes', async () => {
    expect(await rendered('<FileTree>\n\n- `src/` — code\n\n</FileTree>')).toMatch(/^<div class="file-tree"><div class="html"><ul>/)
    expect(await rendered('<SubtleCallout title="Read <first>">\n\nText.\n\n</SubtleCallout>')).toContain(
      '<p class="callout-title">Read &lt;first&gt;</p>',
    )
    const shot = await rendered('<Screenshot light="/l.png" dark="/d.png" alt="A screen" caption="It" />')
    expect(shot).toMatch(/class="only-light"[^>]* src="\/l\.png"|src="\/l\.png"[^>]* class="only-light"/)
    expect(shot).toContain('<figcaption>It</figcaption>')
    expect(shot.match(/alt="A screen"/g)).toHaveLength(2)
  })

  test('a screenshot of the admin panel has its size, two resolutions per color mode, and numbered markers', async () => {
    const pictures = shownPictures(
      [{ name: 'list', markers: [], line: 1, column: 1 }],
      {
        list: {
          width: 400,
          height: 300,
          markers: {
            save: { x: 90, y: 10, width: 5, height: 6, side: 'top' },
            search: { x: 5, y: 20.5, width: 10, height: 4, side: 'left' },
          },
        },
      },
      '/docs/',
    )
    const html = await rendered('<Screenshot name="list" markers="search,save" first="3" alt="A list" />', nothing, {
      Screenshot: pictures,
    })
    for (const mode of ['light', 'dark']) {
      expect(html).toContain(`srcSet="/docs/img/admin/list-${mode}-1x.webp 400w, /docs/img/admin/list-${mode}.webp 800w"`)
    }
    expect(html.match(/width="400" height="300" sizes="\(max-width: 400px\) 100vw, 400px"/g)).toHaveLength(2)
    expect(html.match(/loading="lazy"/g)).toHaveLength(2)
    // A line connects the target's edge with the marker, whose size doesn't depend on the width.
    expect([...html.matchAll(/<svg x="([^"]+)" y="([^"]+)"><g><path d="([^"]+)".*?>(\d+)</g)].map(([, ...point]) => point)).toEqual([
      ['5%', '22.5%', 'M0 0L-20 0', '3'],
      ['92.5%', '10%', 'M0 0L0 -20', '4'],
    ])
    expect(html).toContain('aria-hidden="true"')
  })
})

describe('definitions and snippets are reused', () => {
  const files: Record<string, { body: Body; title: string }> = {
    '_definitions/document.mdx': { title: 'document', body: ['All <em>variations</em> of an entry.'] },
    'snippets/outer.mdx': { title: 'Outer', body: ['<p>Outer.</p>', { name: 'Include', props: { snippet: 'inner' }, children: [] }] },
    'snippets/inner.mdx': { title: 'Inner', body: ['<p>Inner.</p>'] },
  }
  const includes: Includes = (file) => files[file]

  test('a definition is an annotation with the title and text of its file', async () => {
    const html = await rendered('A <Definition of="document" />.', includes)
    expect(html).toContain('<span class="annotation-end">document<')
    expect(html).toContain('All <em>variations</em> of an entry.')
  })

  test('a definition can use another term', async () => {
    expect(await rendered('Many <Definition of="document" term="documents" />.', includes)).toContain(
      '<span class="annotation-end">documents<',
    )
  })

  test('an include contains the snippet’s body, including nested snippets', async () => {
    expect(await rendered('<Include snippet="outer" />', includes)).toBe('<p>Outer.</p><p>Inner.</p>')
  })

  test('a compiled definition has no space before the final period', async () => {
    const { body } = await pageOf('One *entry*.', { file: '_definitions/document.mdx' })
    expect(await rendered('A <Definition of="document" />.', () => ({ body, title: 'document' }))).toContain('One <em>entry</em>.')
  })
})

describe('interactive blocks are readable without React', () => {
  test('live code shows its code and a loading text', async () => {
    const html = await rendered('```js live\nconst a = "<b>"\n```')
    expect(html).toMatch(/^<div class="island" data-island="LiveCode" data-uid="b0" data-props="/)
    for (const text of ['Live Editor', 'Result', 'Loading...', 'const a = &quot;&lt;b&gt;&quot;']) expect(html).toContain(text)
  })

  test('the query builder shows its object as a query string', async () => {
    const html = await rendered(
      '<QueryBuilder id="a" endpoint="/api/restaurants">\n\n```js\n{ sort: ["name"], filters: { name: { $eq: "a b" } } }\n```\n\n</QueryBuilder>',
    )
    expect(html).toContain('/api/restaurants?sort[0]=name&amp;filters[name][$eq]=a%20b')
  })

  test.each(['{ a: process.exit(1) }', '{ a: (() => 1)() }', '[1]', 'nonsense'])(
    'the query builder doesn’t run its object: %s',
    async (object) => {
      expect(await rendered(`<QueryBuilder id="a" endpoint="/api/x">\n\n\`\`\`js\n${object}\n\`\`\`\n\n</QueryBuilder>`)).toMatch(
        /query-builder-error"[^>]*>[^<]+</,
      )
    },
  )
})

describe('a complete page', () => {
  const everything = async () => {
    const { page } = await compileBytes(KITCHEN_SINK)
    const includes = () => ({ title: 'Snippet', body: ['<p>Snippet.</p>'] })
    return show(page!.body, includes, {
      CategoryCards: [{ title: 'A', href: '/a', description: 'B' }],
      BreakingChanges: [{ title: 'C', href: '/c', group: 'Database', affects_plugins: true, codemod: 'none' }],
    })
  }

  test('contains no scripts, event handlers, or inline styles, which the security policy forbids', async () => {
    expect(dangersIn(await everything())).toEqual([])
  })

  test('has unique IDs', async () => {
    const ids = [...(await everything()).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('renders the same each time', async () => {
    expect(await everything()).toBe(await everything())
  })

  test('closes all elements', async () => {
    const html = await everything()
    for (const tag of [
      'div',
      'span',
      'p',
      'section',
      'fieldset',
      'details',
      'figure',
      'table',
      'ul',
      'ol',
      'li',
      'blockquote',
      'button',
      'svg',
    ]) {
      expect(html.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length, tag).toBe(html.match(new RegExp(`</${tag}>`, 'g'))?.length)
    }
  })
})
