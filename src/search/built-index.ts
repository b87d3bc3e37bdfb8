import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stemmer } from '../messages/locale.ts'
import type { Manifest } from './index-files.ts'
import { Searcher } from './query.ts'

/**
 * Opens the search index of a built site in Node.
 * @param folder the index's folder
 * @throws file system errors; searches throw them as well, since they read files on demand
 */
export async function openIndex(folder: string, stemmer: Stemmer): Promise<Searcher> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const manifest = (await read('manifest.json')) as Manifest
  return new Searcher(manifest, (file) => read(`${manifest.folder}/${file}`), stemmer)
}
