import { pageQuestionsFile } from '../../addresses/page-files.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import { engineKey } from '../cache/engine-key.ts'
import { contentHash } from '../cache/hash.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Output } from '../output/output.ts'

/** The questions that each document answers, in a file of its own: asked for where the window for questions opens, so no page carries them. */
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

  /** The same as functions: path in the site → text. */
  files(): Map<string, () => string> {
    return new Map(this.#pages.map((page) => [pageQuestionsFile(page.route), () => this.#text(page)]))
  }

  #text({ asked, hash }: PageMeta): string {
    const answers = asked === undefined ? [] : this.#cache.content(hash, 'answers')
    return JSON.stringify(answers.map(({ ask }) => ask[0]))
  }
}
