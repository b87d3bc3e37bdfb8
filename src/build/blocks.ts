import { join } from 'node:path'
import type { Block } from '../site/site-graph.ts'

/** A block and the folder that it is defined in, with its view and its styles. */
export interface BlockSource {
  block: Block
  folder: string
}

/** Where blocks are: each in a folder of its name. */
export function blockSources(blocks: readonly Block[], dir: string): BlockSource[] {
  return blocks.map((block) => ({ block, folder: join(dir, folderName(block.name)) }))
}

/** `LiveCode` is in `live-code/`. */
function folderName(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
}
