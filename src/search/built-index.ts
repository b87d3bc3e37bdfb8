import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stemmer } from '../messages/locale.ts'
import type { Manifest } from './index-files.ts'
import { Searcher } from './query.ts'

/**
 * Opens an index of a built site, outside of browsers.
 * @param folder where the index is
 * @throws what reading a file throws; a search throws it as well, for the files that it needs
 */
export async function openIndex(folder: string, stemmer: Stemmer): Promise<Searcher> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const manifest = (await read('manifest.json')) as Manifest
  return new Searcher(manifest, (file) => read(`${manifest.folder}/${file}`), stemmer)
}
