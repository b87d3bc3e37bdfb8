import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocks as engineBlocks } from '../../blocks/list.ts'
import { BlockRegistry, styleOfClass } from '../../compile/block.ts'
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

/** What a product's blocks are made of. */
interface ProductBlocks extends Pick<Product, 'blocks' | 'viewFiles' | 'styleFiles'> {
  specimenFiles: string[]
}

/**
 * What documents of a product can contain.
 * @param own the product's own blocks; one with the name of an engine's takes its place
 * @param root of the product. Its folders may have specimens for blocks of the engine, too
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

/** Blocks with the folders of their names: `LiveCode` is in `live-code/`. */
function foldersOf(blocks: readonly Block[], dir: string): BlockFolder[] {
  return blocks.map((block) => ({ block, folder: join(dir, block.name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()) }))
}

/** The files of a name that blocks have in their folders, by name of the block. */
function filesOf(folders: BlockFolder[], file: string): Record<string, string> {
  const files = folders.map(({ block, folder }) => [block.name, join(folder, file)] as const)
  return Object.fromEntries(files.filter(([, path]) => existsSync(path)))
}

/** What the styles of blocks are called, and where they are; those of classes follow their block's. */
function styleFilesOf(folders: BlockFolder[]): Record<string, string> {
  const all = folders.map((place): Record<string, string> => {
    const { name, styledClasses = [] } = place.block
    const ofClasses = styledClasses.map((part) => [styleOfClass(name, part), join(place.folder, `style.${part}.css`)])
    return { ...filesOf([place], 'style.css'), ...(Object.fromEntries(ofClasses) as Record<string, string>) }
  })
  return Object.assign({}, ...all) as Record<string, string>
}
