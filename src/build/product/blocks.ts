import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { blocks as engineBlocks } from '../../blocks/list.ts'
import { BlockRegistry } from '../../compile/block.ts'
import type { Block } from '../../site/site-graph.ts'
import { engineRoot } from '../engine-root.ts'
import type { Product } from './product.ts'

/** What lists the engine's own. */
export const ENGINE_BLOCKS = 'src/blocks/list.ts'

/** A block and the folder that it is defined in. */
interface BlockFolder {
  block: Block
  folder: string
}

/**
 * What documents of a product can contain.
 * @param own the product's own blocks; one with the name of an engine's takes its place
 * @param root of the product
 */
export function productBlocks(own: readonly Block[], root: string): Pick<Product, 'blocks' | 'viewFiles'> {
  const folders = [...foldersOf(engineBlocks, join(engineRoot, 'src/blocks')), ...foldersOf(own, join(root, 'blocks'))]
  return {
    blocks: new BlockRegistry(folders.map(({ block }) => block)),
    viewFiles: filesOf(folders, 'view.tsx'),
  }
}

/** Blocks with the folders of their names: `LiveCode` is in `live-code/`. */
function foldersOf(blocks: readonly Block[], dir: string): BlockFolder[] {
  return blocks.map((block) => ({ block, folder: join(dir, block.name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()) }))
}

/** The files of a name that blocks have in their folders, by name of the block. */
function filesOf(folders: BlockFolder[], file: string): Record<string, string> {
  const files = folders.map(({ block, folder }) => [block.name, join(folder, file)] as const)
  return Object.fromEntries(files.filter(([, path]) => existsSync(path)))
}
