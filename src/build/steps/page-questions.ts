import { pageQuestionsFile } from '../../addresses/page-files.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import { engineKey } from '../cache/engine-key.ts'
import { contentHash } from '../cache/hash.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Output } from '../output/output.ts'

/**
 * The questions that each document answers, in a file per document. It's fetched when the question dialog opens, so pages don't
 * include the questions.
 */
export class PageQuestions {
  readonly #pages: PageMeta[]
  readonly #cache: PageCache

  constructor(pages: Iterable<PageMeta>, cache: PageCache) {
    this.#pages = [...pages]
    this.#cache = cache
  }

  writeTo(output: Output): void {
    const engine = engineKey('src/build/steps/page-questions.ts')
    for (const page of this.#pages) {
      const key = contentHash(engine, page.asked === undefined ? '' : page.hash)
      output.write([pageQuestionsFile(page.route)], key, () => [this.#text(page)])
    }
  }

  /** Returns the files for the development server: path in the site → function that generates the text. */
  files(): Map<string, () => string> {
    return new Map(this.#pages.map((page) => [pageQuestionsFile(page.route), () => this.#text(page)]))
  }

  #text({ asked, hash }: PageMeta): string {
    const answers = asked === undefined ? [] : this.#cache.content(hash, 'answers')
    return JSON.stringify(answers.map(({ ask }) => ask[0]))
  }
}
