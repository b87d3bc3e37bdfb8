import { describe, expect, it } from 'vitest'
import { commentsIn, factsIn } from '../../verify/harness/bound.ts'
import { readTree } from '../../verify/harness/nodes.ts'
import { optionsIn, unboundOptions } from '../../verify/harness/options.ts'

/** Returns the options without evidence in a configuration page. */
function unbound(source: string, file = 'dev-docs/configurations/server.mdx'): string[] {
  const tree = readTree(source)
  const { facts } = factsIn(
    tree,
    commentsIn(tree, (_, message) => {
      throw new Error(message)
    }),
  )
  return unboundOptions({ file, options: optionsIn(tree), facts }).map(({ line, message }) => `${line} ${/“(.*?)”/.exec(message)![1]}`)
}

const mark = (words: string) => `{/* verify: file=a.js ${words} */}`
const table = (name: string, meaning = 'What it does') => `| Option | Meaning |\n| --- | --- |\n| \`${name}\` | ${meaning} |\n`

describe('“each CLI flag and configuration option is bound by a look at the code that reads it”', () => {
  it.each([
    ['it has no mark', table('proxy.koa'), ['3 proxy.koa']],
    ['a mark doesn’t contain its name', `${mark('has="server.port"')}\n\n${table('proxy.koa')}`, ['5 proxy.koa']],
    ['a mark contains only a part of its name', `${mark('has="server.koa"')}\n\n${table('proxy.koa')}`, ['5 proxy.koa']],
    ['its name is a link', table('x').replace('`x`', '[`-n, --dry`](#dry)'), ['3 -n, --dry']],
    ['only another section has a mark', `## A\n\n${mark('has="get(host)"')}\n\n${table('host')}\n## B\n\n${table('host')}`, ['13 host']],
    ['its mark only contains the declaration', `${mark(`has='.option("--polling", "")'`)}\n\n${table('--polling')}`, ['5 --polling']],
    [
      'its mark contains another name that includes its own',
      `${mark('has="opts.file-system"')}\n\n${table('--file <file>')}`,
      ['5 --file <file>'],
    ],
  ])('an option is reported if %s', (_, source, missed) => expect(unbound(source)).toEqual(missed))

  it.each([
    ['for the table', `${mark('has="get(server.proxy.koa)"')}\n\n${table('proxy.koa')}`],
    ['for the row', table('polling', `What it does ${mark('has="usePolling: polling"')}`)],
    ['for a sentence with its name', `${table('port')}\n\`port\` is 1337. ${mark('has="config.port || 1337"')}`],
    ['that excludes code', table('--sourcemap', `Nothing ${mark('lacks="options.sourcemap"')}`)],
    ['with its name in code', table('-o, --out-dir <outDir>', `A folder ${mark('has="rootDir: outDir"')}`)],
    ['with the name of its last alias', table('-V`, `--version', `The version ${mark('has="version(version)"')}`)],
    ['in two files', `${mark('has="get(server.proxy)"')}\n\n${mark('has="options.koa"')}\n\n${table('proxy.koa')}`],
    ['with a key in brackets', table('exports["./admin"]', `A file ${mark(`has='exports?.["./admin"]'`)}`)],
    ['for a flag that disables something', table('--no-encrypt', `Plain ${mark('has="enabled: opts.encrypt"')}`)],
    [
      'for a variable with a value',
      `${table('A_B=true').replace('Option', 'Variable')}\n\`A_B=true\` works. ${mark('has="process.env.A_B"')}`,
    ],
  ])('an option is bound by a mark %s', (_, source) => expect(unbound(source)).toEqual([]))

  it.each([
    'cloud/cli/cloud-cli.mdx',
    'dev-docs/installation/cli.mdx',
    'dev-docs/data-management/transfer.mdx',
    'dev-docs/plugins/upload.mdx',
    'dev-docs/providers.mdx',
    'dev-docs/api/graphql.mdx',
    'snippets/docker-env-table.mdx',
  ])('options on %s need evidence', (file) => expect(unbound(table('host'), file)).toEqual(['3 host']))

  it('parameters of queries, labels in the admin panel, and other tables need no evidence', () => {
    expect(unbound(table('host'), 'dev-docs/api/rest.mdx')).toEqual([])
    expect(unbound(table('host'), 'user-docs/settings/api-tokens.mdx')).toEqual([])
    expect(unbound('| Field | Meaning |\n| --- | --- |\n| `host` | A name |')).toEqual([])
  })
})
