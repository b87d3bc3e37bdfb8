import { describe, expect, it } from 'vitest'
import { defaultsIn, differingDefaults } from '../../verify/harness/defaults.ts'
import { readTree } from '../../verify/harness/nodes.ts'

const stated = (source: string) => defaultsIn(readTree(source)).map(({ line, name, value }) => `${line} ${name}: ${value}`)

function differing(pages: Record<string, string>, namesakes: string[] = []): Record<string, string[]> {
  const documents = Object.entries(pages).map(([file, source]) => ({ file, defaults: defaultsIn(readTree(source)) }))
  const failures = differingDefaults(documents, new Set(namesakes))
  return Object.fromEntries([...failures].map(([file, list]) => [file, list.map(({ line, message }) => `${line} ${message}`)]))
}

describe('defaults are found', () => {
  it.each([
    ['from a table', '| Option | Type | Default |\n| --- | --- | --- |\n| `host` | string | `0.0.0.0` |', ['3 host: 0.0.0.0']],
    ['for each name of a row', '| Option | Default |\n| --- | --- |\n| `page`, `pageSize` | 1, 10 |', ['3 page: 1', '3 pageSize: 10']],
    ['for the adjacent name', '| Variable | Key | Default |\n| --- | --- | --- |\n| `OLD` | `updates` | `true` |', ['3 updates: true']],
    ['from a sentence', 'Well, `strict`\nis `true` by default. {/* a */}', ['1 strict: true']],
    [
      'from sentences with other wordings',
      'It has `page` (1 by default). The default of `size` is 25, or more.',
      ['1 page: 1', '1 size: 25'],
    ],
    ['from a column with another head', '| Option | Initially |\n| --- | --- |\n| `host` | `0.0.0.0` |', ['3 host: 0.0.0.0']],
    ['for a flag without its placeholder', '| Flag | Default |\n| --- | --- |\n| `--bundler <bundler>` | `vite` |', ['3 --bundler: vite']],
    ['for a name in words', 'The default port is 1337, and the default table prefix is `cms_`.', ['1 port: 1337', '1 table prefix: cms_']],
    ['in the order of speech', '`autoOpen` is, by default, `true`. `size` (default: 25)', ['1 autoOpen: true', '1 size: 25']],
    ['not from an unrelated table', '| Option | Type |\n| --- | --- |\n| `host` | string |', []],
    ['not from an unrelated sentence', '`strict` is on, and `true` by default means nothing.', []],
  ])('%s', (_, source, defaults) => expect(stated(source)).toEqual(defaults))
})

describe('“numbers, defaults and flags that two pages state differently”', () => {
  const table = (value: string) => `| Option | Default |\n| --- | --- |\n| \`size\` | ${value} |`

  it('are reported with both locations', () => {
    expect(differing({ 'a.mdx': table('`25`'), 'b.mdx': 'The default of `size` is `50`.', 'c.mdx': table('25') })).toEqual({
      'b.mdx': [expect.stringMatching(/^1 The default of “size” is “50” here, and “25” on docs\/a\.mdx:3\./)],
    })
  })

  it.each([
    ['off', '`false`'],
    ['none: the database decides', '–'],
    ['`{ large: 1000 }`', 'large 1000'],
    ["`'local'`", 'local'],
  ])('%s equals %s', (one, other) => expect(differing({ 'a.mdx': table(one), 'b.mdx': table(other) })).toEqual({}))

  it('options of two APIs, and known namesakes, are different options', () => {
    expect(differing({ 'dev-docs/api/rest/a.mdx': table('25'), 'dev-docs/api/graphql.mdx': table('10') })).toEqual({})
    expect(differing({ 'a.mdx': table('25'), 'b.mdx': table('10') }, ['size'])).toEqual({})
  })
})
