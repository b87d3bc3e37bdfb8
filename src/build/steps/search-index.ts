import { isSnippetRoute } from '../../addresses/document-files.ts'
import { SEARCH_FOLDER, SEARCH_MANIFEST } from '../../addresses/site-files.ts'
import { isAside } from '../../site/asides.ts'
import { documentationSet } from '../../site/documentation-sets.ts'
import { categoriesOf } from '../../site/breadcrumbs.ts'
import type { SiteGraph } from '../../site/site-graph.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import { recordFile, type Manifest } from '../../search/index-files.ts'
import { IndexBuilder, recordOf, type IndexFiles, type SearchPage } from '../../search/indexer.ts'
import { TermCollector } from '../../search/page-terms.ts'
import type { ProductWords } from '../../search/words.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { engineKey } from '../cache/engine-key.ts'
import { contentHash } from '../cache/hash.ts'
import type { Output } from '../output/output.ts'

/** A document, whose sections are in the cache. */
type DocumentEntry = Omit<SearchPage, 'sections'> & { hash: string }
type Entry = DocumentEntry | SearchPage

interface SearchIndexInput {
  graph: SiteGraph
  cache: PageCache
  words: ProductWords | undefined
  /** Pages that aren't documents. */
  others?: SearchPage[]
}

export class SearchIndex {
  readonly #cache: PageCache
  readonly #pages: Entry[]
  readonly #words: ProductWords | undefined
  readonly #version = engineKey('src/build/steps/search-index.ts')

  constructor({ graph, cache, words, others = [] }: SearchIndexInput) {
    this.#cache = cache
    this.#words = words
    this.#pages = [
      ...[...graph.pages.values()]
        .filter((page) => !page.frontMatter.unlisted && !isSnippetRoute(page.route))
        .map((page) => describe(graph, page)),
      ...others,
    ]
  }

  /** Writes the index, or reuses the last build's, either completely or the files that haven't changed. */
  writeTo(output: Output): void {
    const key = contentHash('search', this.#version, JSON.stringify([this.#words, this.#pages]))
    if (output.reuseFolder(SEARCH_FOLDER, SEARCH_MANIFEST, key)) return
    const { files, manifest } = this.#build()
    const recordKeys = this.#pages.map((page) => contentHash('record', this.#version, JSON.stringify(page)))
    const name = contentHash(...files.values(), ...recordKeys)
    output.writeFolder(SEARCH_FOLDER, name, [
      ...[...files].map(([file, text]) => ({ file, key: contentHash('search', text), make: () => text })),
      ...this.#pages.map((page, number) => ({
        file: recordFile(number),
        key: recordKeys[number]!,
        make: () => JSON.stringify(recordOf(this.#whole(page))),
      })),
    ])
    output.write([SEARCH_MANIFEST], key, () => [JSON.stringify({ folder: name, ...manifest } satisfies Manifest)])
  }

  /** Generates the files in memory: path in the site → text. */
  files(): Map<string, string> {
    const { files, manifest } = this.#build()
    for (const [page, entry] of this.#pages.entries()) files.set(recordFile(page), JSON.stringify(recordOf(this.#whole(entry))))
    const name = contentHash(...files.values())
    return new Map([
      [SEARCH_MANIFEST, JSON.stringify({ folder: name, ...manifest } satisfies Manifest)],
      ...[...files].map(([file, text]) => [`${SEARCH_FOLDER}${name}/${file}`, text] as const),
    ])
  }

  /** Yields one page at a time, since all pages of a large site wouldn't fit in memory. */
  *pages(): Generator<SearchPage> {
    for (const entry of this.#pages) yield this.#whole(entry)
  }

  #build(): IndexFiles {
    const { vocabulary } = this.#cache
    const index = new IndexBuilder(vocabulary)
    const collector = new TermCollector(vocabulary)
    for (const entry of this.#pages) {
      const tags = entry.tags.map(({ label }) => label)
      index.add(entry, 'hash' in entry ? this.#cache.content(entry.hash, 'terms') : collector.collect({ ...entry, tags }))
    }
    return index.finish(this.#words)
  }

  #whole(entry: Entry): SearchPage {
    return 'hash' in entry ? { ...entry, sections: this.#cache.content(entry.hash, 'sections') } : entry
  }
}

function describe(graph: SiteGraph, page: PageMeta): DocumentEntry {
  const { route, title, description, frontMatter, hash } = page
  const tags = (frontMatter.tags ?? []).flatMap((label) => {
    const tag = graph.tagsByLabel.get(label)
    return tag ? [{ slug: tag.slug, label: tag.label }] : []
  })
  return {
    route,
    title,
    description,
    set: documentationSet(graph.config, route, graph.messages.sets).label,
    crumbs: categoriesOf(graph, page),
    tags,
    hash,
    ...(isAside(graph.config, route) && { isAside: true }),
  }
}
