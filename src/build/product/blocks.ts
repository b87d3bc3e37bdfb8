import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocks as engineBlocks } from '../../blocks/list.ts'
import { BlockRegistry, styleOfClass } from '../../compile/block.ts'
import type { Block } from '../../site/site-graph.ts'
import { engineRoot } from '../engine-root.ts'
import type { Product } from './product.ts'

/** Module that lists the engine's blocks. */
export const ENGINE_BLOCKS = 'src/blocks/list.ts'

interface BlockFolder {
  block: Block
  folder: string
}

/** Parts of a product that its blocks determine. */
interface ProductBlocks extends Pick<Product, 'blocks' | 'viewFiles' | 'styleFiles'> {
  specimenFiles: string[]
}

/**
 * Collects the blocks that a product's documents can contain.
 * @param own the product's own blocks; they replace engine blocks of the same name
 * @param root the product's folder; it can also have specimens for engine blocks
 */
export function productBlocks(own: readonly Block[], root: string): ProductBlocks {
  const ownDir = join(root, 'blocks')
  const engineFolders = foldersOf(engineBlocks, join(engineRoot, 'src/blocks'))
  const folders = [...engineFolders, ...foldersOf(own, ownDir)]
  const specimens = filesOf([...folders, ...foldersOf(engineBlocks, ownDir)], 'specimen.mdx')
  const texts = Object.entries(specimens).map(([name, file]) => [name, readFileSync(file, 'utf8')] as const)
  return {
    blocks: new BlockRegistry(
      folders.map(({ block }) => block),
      new Map(texts),
    ),
    viewFiles: filesOf(folders, 'view.tsx'),
    styleFiles: styleFilesOf(folders),
    specimenFiles: Object.values(specimens),
  }
}

/** Finds each block's folder by its name: `LiveCode` is in `live-code/`. */
function foldersOf(blocks: readonly Block[], dir: string): BlockFolder[] {
  return blocks.map((block) => ({ block, folder: join(dir, block.name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()) }))
}

/** Finds the files with this name in the blocks' folders: name of the block → path. */
function filesOf(folders: BlockFolder[], file: string): Record<string, string> {
  const files = folders.map(({ block, folder }) => [block.name, join(folder, file)] as const)
  return Object.fromEntries(files.filter(([, path]) => existsSync(path)))
}

/** Finds the stylesheets of blocks and of their styled classes: name of the style → path. Classes come after their block. */
function styleFilesOf(folders: BlockFolder[]): Record<string, string> {
  const all = folders.map((place): Record<string, string> => {
    const { name, styledClasses = [] } = place.block
    const ofClasses = styledClasses.map((part) => [styleOfClass(name, part), join(place.folder, `style.${part}.css`)])
    return { ...filesOf([place], 'style.css'), ...(Object.fromEntries(ofClasses) as Record<string, string>) }
  })
  return Object.assign({}, ...all) as Record<string, string>
}
