import { AnswerError, fetchJson } from '../addresses/fetch-json.ts'
import type { Manifest } from './index-files.ts'
import type { Stemmer } from '../messages/locale.ts'
import type { SearchRequest, SearchResults } from './provider.ts'
import { Searcher, type WordMeaning, type Rest } from './query.ts'

/** An index served over HTTP. If a new version of the site was deployed, the next query that needs a missing file opens the new index. */
export class ServedIndex {
  readonly #base: string
  readonly #stemmer: Stemmer
  #opened: Promise<Searcher> | undefined

  /** @param base URL of the folder, with a trailing slash */
  constructor(base: string, stemmer: Stemmer) {
    this.#base = base
    this.#stemmer = stemmer
  }

  /** See `Searcher.about`. */
  about(): Promise<Manifest> {
    return this.#ask((searcher) => searcher.about())
  }

  /** See `Searcher.search`. */
  search(request: SearchRequest, rest?: Rest): Promise<SearchResults> {
    return this.#ask((searcher) => searcher.search(request, rest))
  }

  /** See `Searcher.records`. */
  records<Record>(request: SearchRequest): Promise<Record[]> {
    return this.#ask((searcher) => searcher.records<Record>(request))
  }

  /** See `Searcher.meanings`. */
  meanings(words: string[]): Promise<WordMeaning[]> {
    return this.#ask((searcher) => searcher.meanings(words))
  }

  /** See `Searcher.synonyms`. */
  synonyms(word: string): Promise<WordMeaning[]> {
    return this.#ask((searcher) => searcher.synonyms(word))
  }

  /** See `Searcher.prepare`. */
  prepare(): Promise<void> {
    return this.#ask((searcher) => searcher.prepare())
  }

  async #ask<T>(act: (searcher: Searcher) => Promise<T>): Promise<T> {
    const opened = (this.#opened ??= this.#open())
    try {
      return await act(await opened)
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error
      // A concurrent query may already have reopened it.
      if (this.#opened === opened) this.#opened = undefined
      return act(await (this.#opened ??= this.#open()))
    }
  }

  async #open(): Promise<Searcher> {
    try {
      const manifest = (await fetchJson(`${this.#base}manifest.json`)) as Manifest
      return new Searcher(manifest, (file) => fetchJson(`${this.#base}${manifest.folder}/${file}`), this.#stemmer)
    } catch (error) {
      this.#opened = undefined
      throw error
    }
  }
}
