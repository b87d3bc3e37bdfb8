import productBlocks from '../../blocks/index.ts'
import { engineRoot } from '../../src/build/engine-root.ts'
import { productBlocks as withEngine } from '../../src/build/product/blocks.ts'
import type { BlockViews } from '../../src/render/body.tsx'

/** All blocks of this site: the engine's and the product's. */
export const { blocks, viewFiles } = withEngine(productBlocks, engineRoot)

/** Loads the blocks' views, which the bundler provides to the application. */
export async function loadViews(): Promise<BlockViews> {
  const views = Object.entries(viewFiles).map(
    async ([name, file]) => [name, ((await import(file)) as { default: BlockViews[string] }).default] as const,
  )
  return Object.fromEntries(await Promise.all(views))
}
