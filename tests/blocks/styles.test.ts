import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import productBlocks from '../../blocks/index.ts'
import { engineRoot } from '../../src/build/engine-root.ts'
import { productBlocks as withEngine } from '../../src/build/product/blocks.ts'
import { BlockStyles } from '../../src/build/site/block-styles.ts'
import type { SiteGraph } from '../../src/site/site-graph.ts'
import type { PageMeta } from '../../src/site/page-meta.ts'
import { pageOf } from '../compile/document-fixture.ts'

const { blocks, styleFiles } = withEngine(productBlocks, engineRoot)
const styles = new BlockStyles(Object.fromEntries(Object.keys(styleFiles).map((name) => [name, name])))

/** Returns the names of the styles in a page with this body, in order. */
async function carried(body: string): Promise<string[]> {
  const page = { ...(await pageOf(body)), hash: '' } as PageMeta
  const graph = { blocks, pages: new Map([[page.route, page]]), files: new Map() } as unknown as SiteGraph
  return styles.ofPage(graph, page).map(({ text }) => text)
}

describe('a page contains of a block’s styles', () => {
  test('only those of its classes', async () => {
    expect(await carried('```js\na\n```')).toEqual(['Code'])
    expect(await carried('```js {1}\na\n```')).toEqual(['Code', 'Code.line'])
    expect(await carried('```http\nGET /api HTTP/1.1\n```')).toEqual(['Code', 'Code.http'])
    expect(await carried('| Animal | Sound |\n|---|---|\n| Cat | Meow |')).toEqual(['Table'])
    expect(await carried('| Option | Meaning |\n|---|---|\n| `--force` | Does it |')).toEqual(['Table', 'Table.options'])
  })

  test('also those of nested blocks', async () => {
    expect(await carried(':::tip\n\n```js showLineNumbers\na\n```\n\n:::')).toEqual(expect.arrayContaining(['Code', 'Code.line']))
  })

  test('all of them if a view generates the classes at run time', () => {
    expect(styles.of([blocks.get('Table')!]).map(({ text }) => text)).toEqual(['Table', 'Table.as-scroll', 'Table.options'])
  })
})

test('each style of a class has a file, and each file belongs to a class', () => {
  const folder = join(engineRoot, 'src/blocks')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => basename(path))
  const known = Object.values(styleFiles).map((path) => basename(path))
  const ofClasses = (names: string[]) => names.filter((name) => /^style\..+\.css$/.test(name)).toSorted()
  expect(ofClasses(known)).toEqual(ofClasses(files))
})
