import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unpack } from '../addresses/packed-json.ts'
import { QUESTIONS_FOLDER, SEARCH_FOLDER } from '../addresses/site-files.ts'
import { dataFile } from '../addresses/page-files.ts'
import type { Speech } from '../messages/locale.ts'
import { openIndex } from '../search/built-index.ts'
import { passageReader } from './articles.ts'
import { parseHtml } from './parse-html.ts'
import type { Library } from './retrieve.ts'

/**
 * Opens the library of a built site in Node.
 * @param site the site's folder
 * @throws like `openIndex`; loading passages throws if the page doesn't exist
 */
export async function openLibrary(site: string, speech: Speech): Promise<Library> {
  const load = async (route: string) => unpack(await readFile(join(site, dataFile(route))))
  const [searcher, questions] = await Promise.all(
    [SEARCH_FOLDER, QUESTIONS_FOLDER].map((folder) => openIndex(join(site, folder), speech.stemmer)),
  )
  return { searcher: searcher!, questions: questions!, loadPassages: passageReader(load, parseHtml), speech }
}
