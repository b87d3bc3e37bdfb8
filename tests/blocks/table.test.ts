import { describe, expect, test } from 'vitest'
import { compileBody, htmlOf, pageOf } from '../compile/document-fixture.ts'

/** Creates a Markdown table; adds the delimiter row. */
function table(...rows: string[]): string {
  const [head = '', ...others] = rows
  return [
    head,
    head
      .split('|')
      .map(() => '-')
      .join('|'),
    ...others,
  ]
    .map((row) => `| ${row} |`)
    .join('\n')
}

const OPTIONS = table('Option | Type | Default | Meaning', '`port` | integer | `1337` | Where it listens')

/** Returns the layout of the first table in a body: `options`, `cards`, `scroll`, or `columns`. */
async function shownAs(body: string): Promise<string> {
  const html = await htmlOf(body)
  return /<dl class="options"|<div class="(?:table(?: as-\w+)?)"/.exec(html)?.[0].replace(/.*="(?:table(?: as-)?)?|"/g, '') || 'columns'
}

describe('a table lists options', () => {
  test.each([
    ['names, types, defaults, and descriptions', OPTIONS],
    ['in another order', table('Key | Description | Type', '`a` | What it is | string')],
    ['names and descriptions', table('Option | Meaning', '`--force` | Does it anyway')],
    ['names that are links', table('Parameter | Type | Effect', '[`locale`](/a) | string | Which locale')],
    ['a longer header', table('Key of a link | Type | Meaning', '`to` | string | Where it leads')],
    ['one additional column', table('Parameter | Type | Methods | Effect', '`a` | string | `find` | Which')],
    ['a type column is sufficient', table('Key | Type | In the file', '`a` | string | Which')],
  ])('based on its columns: %s', async (_, body) => {
    expect(await shownAs(body)).toBe('options')
  })

  test.each([
    ['names that aren’t code', table('Setting | Default | Meaning', '**Name** | – | What it is')],
    ['one name that isn’t code', `${OPTIONS}\n| others | string | – | Who knows |`],
    ['an unrelated first column', table('Method | Type | Meaning', '`find` | function | Finds')],
    ['values', table('Key | Value', '`a` | 1')],
    ['more than one additional column', table('Option | Type | Media | Zones | Meaning', '`a` | string | yes | no | Which')],
    ['no rows', table('Option | Type | Meaning')],
  ])('not with other columns: %s', async (_, body) => {
    expect(await shownAs(body)).not.toBe('options')
  })

  test('if its author says so', async () => {
    const list = '**One** | 1'
    expect(await shownAs(`<Table as="options">\n\n${table('A | B', list)}\n\n</Table>`)).toBe('options')
    expect(await shownAs(`<Table as="columns">\n\n${OPTIONS}\n\n</Table>`)).toBe('columns')
    expect(await shownAs(`<Table as="scroll">\n\n${table('A | B', list)}\n\n</Table>`)).toBe('scroll')
  })
})

describe('options', () => {
  test('consist of a name, facts, and a description', async () => {
    expect(await htmlOf(`## Server\n\n${OPTIONS}`)).toContain(
      '<dl class="options"><div id="server.port"><dt><code>port</code><a class="hash" href="#server.port" aria-label="Link to port"></a></dt>' +
        '<dd class="fact">integer</dd><dd class="fact"><i>Default</i> <code>1337</code></dd><dd>Where it listens</dd></div></dl>',
    )
  })

  test('show once that they are required, and omit empty facts', async () => {
    const required = (html: string) => [...html.matchAll(/<dd class="fact">(.*?)<\/dd>/g)].map(([, fact]) => fact)
    const asColumn = table('Key | Type | Required | Meaning', '`a` | string | Yes | A', '`b` | – | No | B', '`c` | text | With `a` | C')
    expect(required(await htmlOf(asColumn))).toEqual(['string', '<b>Required</b>', 'text', '<i>Required</i> With <code>a</code>'])
    const asWord = table('Key | Type | Default | Meaning', '`a` | string, required | – | A', '`b` | string, long | | B')
    expect(required(await htmlOf(asWord))).toEqual(['string', '<b>required</b>', 'string, long'])
  })

  test('are nested below the option that they belong to', async () => {
    const html = await htmlOf(table('Key | Meaning', '`a` | A', '`a.b` | B', '`a.b[c]` | C', '`ab` | D'))
    expect(html.match(/<dl|<\/dl|<code>[^<]*/g)).toEqual([
      '<dl',
      '<code>a',
      '<dl',
      '<code>a.b',
      '<dl',
      '<code>a.b[c]',
      '</dl',
      '</dl',
      '<code>ab',
      '</dl',
    ])
  })

  test('have unique IDs that don’t conflict with headings, even for repeated names', async () => {
    const names = table('Option | Meaning', '`port` | A', '`port` | B', '`a[b]`, `-c, --see-d <e>` | C')
    const { anchors } = await pageOf(`${names}\n\n## Port\n\n### Port\n\n${names}\n\n## After`)
    expect(anchors.join(' ')).toBe(
      'options.port options.port-2 options.a-b options.see-d port port-1 port-1.port port-1.port-2 port-1.a-b port-1.see-d after',
    )
    expect(new Set(anchors).size).toBe(anchors.length)
    const { problems } = await compileBody(`## Server\n\n${OPTIONS}\n\n## Taken {#server.port}`)
    expect(problems.map(({ message }) => message)).toEqual(['The heading id "server.port" is used twice.'])
  })

  test('stay a table in plain Markdown', async () => {
    expect((await pageOf(OPTIONS)).markdown.join('')).toContain('| `port` | integer | `1337` | Where it listens |')
  })
})

describe('on a narrow screen, a table', () => {
  const sentence = 'A sentence that takes more than a line on a phone'

  test.each([
    ['has columns that fit', 'columns', table('A | B', `one | ${sentence}`)],
    ['has a card for each row if they don’t fit', 'cards', table('A | B | C', `${sentence} | ${sentence} | ${sentence}`)],
    ['has cards if a word is too long', 'cards', table('A | B', '`aVeryLongIdentifierThatIsOneWord` | A few words here')],
    ['has columns for text with slashes', 'columns', table('A | B | C', 'settings/roles/permissions/plugins | findOne | A few words here')],
    [
      'has cards if code is too long, which browsers don’t break at slashes',
      'cards',
      table('A | B | C', '`GET /api/upload/files/:id` | `findOne` | A few words here'),
    ],
    [
      'scrolls if it compares many short values',
      'scroll',
      table('Feature of the plan | Free trial | Developer | Professional | Team', 'Seats | 1 | 2 | 3 | 4'),
    ],
  ])('%s', async (_, layout, body) => {
    expect(await shownAs(body)).toBe(layout)
  })

  test('shows the column names on cards, and stays a table for screen readers', async () => {
    const html = await htmlOf(`<Table as="cards">\n\n${table('A | B |', 'one | two | three')}\n\n</Table>`)
    expect(html).toContain('<table role="table"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">A</th>')
    expect(html).toContain('<td role="cell">one</td><td data-label="B" role="cell">two</td><td role="cell">three</td>')
  })

  test('is focusable and has a name if it scrolls', async () => {
    const html = await htmlOf(`<Table as="scroll">\n\n${table('A | B', 'one | two')}\n\n</Table>`)
    expect(html).toContain('<div class="table as-scroll" role="group" aria-label="Table: A, B"><table>')
  })
})

describe('a short cell of the first column', () => {
  const sentence = 'A sentence that takes more than a line on a phone'

  test.each([
    ['a date', 'November 2024'],
    ['code', '`GET /ovens`'],
  ])('stays on one line: %s', async (_, cell) => {
    expect(await htmlOf(table('Since | Change | Details', `${cell} | ${sentence} | ${sentence}`))).toContain(
      '<td class="whole" role="cell">',
    )
  })

  test.each([
    ['it is longer than a date', `Since November 2024 | ${sentence}`],
    ['the columns don’t fit', `November 2024 | \`${'a'.repeat(80)}\``],
    ['it has only one word', `find | ${sentence}`],
    ['it isn’t in the first column', `find | November 2024 | ${sentence}`],
  ])('may break if %s', async (_, row) => {
    expect(await htmlOf(table('A | B | C', row))).not.toContain('<td class="whole"')
  })
})

describe('code in a table', () => {
  const long = '/api/restaurants/:documentId/relations/chef'
  const parts = '<span class="long">/api/<wbr>restaurants/<wbr>:documentId/<wbr>relations/<wbr>chef</span>'

  test.each([
    ['is as written if browsers don’t break it', '`find` | `a b.c`', '<td><code>find</code></td><td><code>a b.c</code></td>'],
    [
      'doesn’t break within words',
      '`--force` | `npm i -D x`',
      '<code class="whole">--force</code></td><td><code>npm i <span class="whole">-D</span> x',
    ],
    ['may break at the ends of the parts of long words', `\`GET ${long}\` | A`, `<code>GET ${parts}</code>`],
    ['may break in long names', '`STRAPI_DISABLE_REMOTE_DATA_TRANSFER` | A', 'STRAPI_<wbr>DISABLE_<wbr>REMOTE_<wbr>DATA_<wbr>TRANSFER'],
  ])('%s', async (_, row, html) => {
    expect(await htmlOf(table('A | B', row))).toContain(html)
  })

  test('may only break on a wide screen if the words of all columns don’t fit next to each other', async () => {
    const isTight = async (row: string) => (await htmlOf(table('A | B | C', row))).includes('breaks"')
    expect(await isTight(`\`${long}\` | A sentence that takes more than a line | one`)).toBe(false)
    expect(await isTight(`\`${long}\` | \`${long}\` | one`)).toBe(true)
  })
})
