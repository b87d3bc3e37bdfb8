import { Searcher } from '../search/query.ts'
import type { Manifest } from '../search/index-files.ts'
import { answer } from './answer.ts'
import { passageReader } from './articles.ts'
import { dataPath } from './data-path.ts'
import { parseInBrowser } from './html-node.ts'
import { browserWriter } from './language-model.ts'
import { AskError, type AnswerPart, type AskContext, type AskProvider } from './provider.ts'
import type { Library } from './retrieve.ts'

/** Answers from the site's own files: with the browser's language model where there is one, else by quoting. */
export class EmbeddedAsk implements AskProvider {
  readonly #baseUrl: string
  #library: Promise<Library> | undefined

  /** @param baseUrl of the site */
  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl
  }

  prepare(): void {
    this.#open().catch(() => undefined)
  }

  async *ask(question: string, context: AskContext = {}): AsyncGenerator<AnswerPart> {
    try {
      const [library, write] = await Promise.all([this.#open(), browserWriter()])
      yield* answer(library, question, context, write)
    } catch (error) {
      context.signal?.throwIfAborted()
      throw new AskError('The documentation can’t be read. You might want to check your network connection.', { cause: error })
    }
  }

  #open(): Promise<Library> {
    if (!this.#library) {
      this.#library = openLibrary(this.#baseUrl)
      this.#library.catch(() => (this.#library = undefined))
    }
    return this.#library
  }
}

/** Questions come one at a time and wait for files, not for the processor, so no worker is started for them. */
async function openLibrary(baseUrl: string): Promise<Library> {
  const manifest = (await fetchJson(`${baseUrl}_search/manifest.json`)) as Manifest
  const searcher = new Searcher(manifest, (file) => fetchJson(`${baseUrl}_search/${manifest.folder}/${file}`))
  await searcher.prepare()
  return { searcher, loadPassages: passageReader((route) => fetchJson(baseUrl + dataPath(route)), parseInBrowser) }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.json()
}
