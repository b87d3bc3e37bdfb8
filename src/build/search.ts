import { join } from 'node:path'
import { documentationSet } from '../site/documentation-sets.ts'
import type { SiteGraph } from '../site/graph.ts'
import type { PageMeta } from '../site/page-meta.ts'
import type { Manifest } from '../search/index-files.ts'
import { buildIndex, type SearchPage } from '../search/indexer.ts'
import type { PageCache } from './cache.ts'
import { contentHash, sourceHash } from './hash.ts'
import { projectRoot } from './project.ts'

/** Folder of the index in the site. */
export const SEARCH_FOLDER = '_search/'

/** The search index of a site. */
export class SearchIndex {
  readonly #cache: PageCache
  readonly #pages: Array<Omit<SearchPage, 'sections'> & { hash: string }>
  readonly #others: SearchPage[]
  /** Names everything that the index is made from. */
  readonly key: string

  /** @param others pages that aren't documents */
  constructor(graph: SiteGraph, cache: PageCache, others: SearchPage[] = []) {
    this.#cache = cache
    this.#others = others
    this.#pages = [...graph.pages.values()]
      .filter((page) => !page.frontMatter.unlisted && !page.route.startsWith('/snippets/'))
      .map((page) => describe(graph, page))
    this.key = contentHash('search', sourceHash(join(projectRoot, 'src/search')), JSON.stringify([this.#pages, others]))
  }

  /** Path in the site → text. */
  files(): Map<string, string> {
    const { files, manifest } = buildIndex(this.pages())
    const name = contentHash(...files.values())
    const whole: Manifest = { folder: name, ...manifest }
    return new Map([
      [`${SEARCH_FOLDER}manifest.json`, JSON.stringify(whole)],
      ...[...files].map(([file, text]) => [`${SEARCH_FOLDER}${name}/${file}`, text] as const),
    ])
  }

  /** One page at a time: all of them wouldn't fit into memory on a large site. */
  *pages(): Generator<SearchPage> {
    for (const page of this.#pages) yield { ...page, sections: this.#cache.content(page.hash).sections }
    yield* this.#others
  }
}

function describe(graph: SiteGraph, page: PageMeta): Omit<SearchPage, 'sections'> & { hash: string } {
  const { route, title, description, frontMatter, hash } = page
  const tags = (frontMatter.tags ?? []).flatMap((label) => {
    const tag = graph.tagsByLabel.get(label)
    return tag ? [{ slug: tag.slug, label: tag.label }] : []
  })
  const crumbs = (graph.trailOf(page)?.categories ?? []).map(({ label }) => label)
  return {
    route,
    title,
    description,
    set: documentationSet(graph.config, route).label,
    crumbs,
    tags,
    hash,
    ...(frontMatter.breaking_change ? { isAside: true } : {}),
  }
}
