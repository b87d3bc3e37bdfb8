import type { Speech } from '../messages/locale.ts'
import { fetchPacked } from '../addresses/fetch-json.ts'
import { dataFile } from '../addresses/page-files.ts'
import { QUESTIONS_FOLDER, SEARCH_FOLDER } from '../addresses/site-files.ts'
import { ServedIndex } from '../search/served-index.ts'
import { answer } from './answer.ts'
import { passageReader, type LoadPassages } from './articles.ts'
import type { HtmlNode } from './html-node.ts'
import { browserWriter } from './language-model.ts'
import { AskError, type AnswerPart, type AskContext, type AskProvider } from './provider.ts'
import { contentWords } from './question.ts'
import { readQuestion } from './retrieve.ts'

type ParseHtml = (html: string) => HtmlNode[]

/** Answers from the site's own files: with the browser's language model if available, or else with quotes. */
export class EmbeddedAsk implements AskProvider {
  /** No worker, unlike search: questions are asked one at a time and mostly wait for files. */
  readonly #index: ServedIndex
  readonly #questions: ServedIndex
  readonly #loadPassages: LoadPassages
  readonly #speech: Speech

  /**
   * @param baseUrl base URL of the site
   * @param speech the site's language
   * @param parse parses an article's HTML
   */
  constructor(baseUrl: string, speech: Speech, parse: ParseHtml) {
    this.#speech = speech
    this.#index = new ServedIndex(baseUrl + SEARCH_FOLDER, speech.stemmer)
    this.#questions = new ServedIndex(baseUrl + QUESTIONS_FOLDER, speech.stemmer)
    this.#loadPassages = passageReader((route) => fetchPacked(baseUrl + dataFile(route)), parse)
  }

  prepare(begun = ''): void {
    // Ignore errors; asking retries and reports them.
    this.#read(begun).catch(() => undefined)
  }

  /** Prefetches the index files for the words of an incomplete question, so asking only has to fetch the records that it finds. */
  async #read(begun: string): Promise<void> {
    const query = contentWords(begun)
      .map(({ word }) => word)
      .join(' ')
    if (query === '') return this.#questions.prepare()
    const wholeWords = begun.replace(/\S+$/, '')
    await Promise.all([
      readQuestion({ searcher: this.#questions, stemmer: this.#speech.stemmer }, wholeWords, []),
      this.#questions.search({ query, limit: 0 }),
    ])
  }

  async *ask(question: string, context: AskContext = {}): AsyncGenerator<AnswerPart> {
    try {
      const write = await browserWriter(this.#speech.lang)
      const library = { searcher: this.#index, questions: this.#questions, loadPassages: this.#loadPassages, speech: this.#speech }
      yield* answer(library, question, context, write)
    } catch (error) {
      context.signal?.throwIfAborted()
      throw new AskError('unread', { cause: error })
    }
  }
}
