import { describe, expect, test } from 'vitest'
import messages from '../../src/messages/en.ts'
import { productBlocks } from '../../src/build/product/blocks.ts'
import type { BlockRegistry } from '../../src/compile/block.ts'
import { compile } from '../../src/compile/compile.ts'
import type { CompileResult } from '../../src/compile/page.ts'
import { blocks as all } from './registry.ts'

/** The engine's blocks, for a product without its own. */
const { blocks: engine } = productBlocks([], import.meta.dirname)

const compileIn = (blocks: BlockRegistry, text: string): Promise<CompileResult> =>
  compile('authors.mdx', new TextEncoder().encode(`---\ntitle: Authors\n---\n\n${text}\n`), { baseUrl: '/', blocks, messages })

describe.each([
  ['the engine', engine],
  ['this product', all],
])('specimens of %s', (_, blocks) => {
  test.each([...blocks.specimens])('%s: contains the block and no problems', async (name, text) => {
    const { page, problems } = await compileIn(blocks, text)
    expect(problems).toEqual([])
    expect(page!.blocks).toContain(name)
  })

  test('together contain every block that doesn’t depend on its page', async () => {
    const { page, problems } = await compileIn(blocks, '## All\n\n<Specimens />')
    expect(problems).toEqual([])
    const written = blocks.all.filter(
      ({ tag, directives, fence, markdownNode, writes }) => !writes && (tag !== false || directives || fence || markdownNode),
    )
    const missing = written.filter(({ name }) => !page!.blocks.includes(name))
    expect(missing.every(({ includes, check, refer }) => includes ?? check ?? refer)).toBe(true)
  })
})

test.each([...engine.specimens])('%s: the engine’s specimen doesn’t refer to a site’s pages or files', async (_, text) => {
  const { links, images, pictures, includes } = (await compileIn(engine, text)).page!
  expect({ links, pictures, includes }).toEqual({ links: [], pictures: [], includes: [] })
  expect(images.filter(({ src }) => !src.startsWith('data:'))).toEqual([])
})
