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

/** Answers from the site's own files: with the browser's language model where there is one, else by quoting. */
export class EmbeddedAsk implements AskProvider {
  /** Questions come one at a time and wait for files, not for the processor, so no worker is started for them. */
  readonly #index: ServedIndex
  readonly #questions: ServedIndex
  readonly #loadPassages: LoadPassages
  readonly #speech: Speech

  /**
   * @param baseUrl of the site
   * @param speech of the site
   * @param parse reads the HTML of an article
   */
  constructor(baseUrl: string, speech: Speech, parse: ParseHtml) {
    this.#speech = speech
    this.#index = new ServedIndex(baseUrl + SEARCH_FOLDER, speech.stemmer)
    this.#questions = new ServedIndex(baseUrl + QUESTIONS_FOLDER, speech.stemmer)
    this.#loadPassages = passageReader((route) => fetchPacked(baseUrl + dataFile(route)), parse)
  }

  prepare(begun = ''): void {
    // Asking tries again, and tells of it.
    this.#read(begun).catch(() => undefined)
  }

  /** Reads what finds answers to a question that is being written: all that is missing then is what is found for the whole of it. */
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
