import { isSnippetRoute } from '../../addresses/document-files.ts'
import { QUESTIONS_FOLDER, QUESTIONS_MANIFEST } from '../../addresses/site-files.ts'
import { namedEntries, questionPage, type QuestionRecord } from '../../ask/question-record.ts'
import { recordFile, type Manifest } from '../../search/index-files.ts'
import { IndexBuilder } from '../../search/indexer.ts'
import { TermCollector } from '../../search/page-terms.ts'
import { Vocabulary } from '../../search/vocabulary.ts'
import type { ProductWords } from '../../search/words.ts'
import { isAside } from '../../site/asides.ts'
import { documentationSet } from '../../site/documentation-sets.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import type { SiteGraph } from '../../site/site-graph.ts'
import { engineKey } from '../cache/engine-key.ts'
import { contentHash } from '../cache/hash.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Output } from '../output/output.ts'

/**
 * Sizes of files, in characters. They are small, since each word of a question is usually in a different range, and questions are
 * short.
 */
const SIZES = { terms: 2200, postings: 1400 }

interface QuestionIndexInput {
  graph: SiteGraph
  cache: PageCache
  words: ProductWords | undefined
}

/** The index of the questions that pages answer. Its files are those of a search index, except for the records. */
export class QuestionIndex {
  readonly #input: QuestionIndexInput
  readonly #pages: PageMeta[]

  constructor(input: QuestionIndexInput) {
    this.#input = input
    this.#pages = [...input.graph.pages.values()].filter(({ asked }) => asked !== undefined)
  }

  /** Writes the index, or reuses the last build's. */
  writeTo(output: Output): void {
    const { graph, words } = this.#input
    const pages = this.#pages.map((page) => [page.route, page.title, page.hash, this.#setOf(page), isAside(graph.config, page.route)])
    const key = contentHash(
      'questions',
      engineKey('src/build/steps/question-index.ts'),
      JSON.stringify([words, graph.config.baseUrl, pages]),
    )
    if (output.reuseFolder(QUESTIONS_FOLDER, QUESTIONS_MANIFEST, key)) return
    const { manifest, files } = this.#build()
    output.writeFolder(
      QUESTIONS_FOLDER,
      manifest.folder,
      [...files].map(([file, text]) => ({ file, key: contentHash('questions', text), make: () => text })),
    )
    output.write([QUESTIONS_MANIFEST], key, () => [JSON.stringify(manifest)])
  }

  /** Generates the files in memory: path in the site → text. */
  files(): Map<string, string> {
    const { manifest, files } = this.#build()
    return new Map([
      [QUESTIONS_MANIFEST, JSON.stringify(manifest)],
      ...[...files].map(([file, text]) => [`${QUESTIONS_FOLDER}${manifest.folder}/${file}`, text] as const),
    ])
  }

  #build(): { manifest: Manifest; files: Map<string, string> } {
    const { graph, cache, words } = this.#input
    const records = new Map<string, string>()
    const vocabulary = new Vocabulary()
    const collector = new TermCollector(vocabulary)
    const index = new IndexBuilder(vocabulary)
    for (const [number, page] of this.#pages.entries()) {
      const entries = namedEntries(cache.content(page.hash, 'sections'))
      const { route, title, hash } = page
      const unanswered = cache.content(hash, 'unanswered')
      const answers = cache.content(hash, 'answers')
      const record: QuestionRecord = {
        route,
        title,
        answers,
        ...(unanswered.length > 0 && { unanswered }),
        ...(isAside(graph.config, route) && { isAside: true }),
        entries,
      }
      records.set(recordFile(number), JSON.stringify(record))
      const indexed = questionPage(record, this.#setOf(page))
      index.add(indexed, collector.collect({ ...indexed, tags: [] }))
    }
    const { manifest, files } = index.finish(words, SIZES)
    const all = new Map([...files, ...records])
    const documents = [...graph.pages.keys()].filter((route) => !isSnippetRoute(route))
    const answered = this.#pages.length / Math.max(1, documents.length)
    const technologies = words?.technologies ?? []
    return { manifest: { folder: contentHash(...all.values()), ...manifest, answered, technologies }, files: all }
  }

  #setOf({ route }: PageMeta): string {
    const { config, messages } = this.#input.graph
    return documentationSet(config, route, messages.sets).label
  }
}
