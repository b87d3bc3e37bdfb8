import { documentationSet } from '../site/documentation-sets.ts'
import type { SiteGraph } from '../site/graph.ts'
import type { PageMeta } from '../site/page-meta.ts'
import type { Manifest } from '../search/index-files.ts'
import { buildIndex, type SearchPage } from '../search/indexer.ts'
import type { PageCache } from './cache.ts'
import { contentHash } from './hash.ts'

/** Folder of the index in the site. */
const FOLDER = '_search'

/** The search index's files: path in the site → text. */
export function searchFiles(graph: SiteGraph, cache: PageCache): Map<string, string> {
  const { files, manifest } = buildIndex(searchPages(graph, cache))
  const name = contentHash(...files.values())
  const whole: Manifest = { folder: name, ...manifest }
  return new Map([
    [`${FOLDER}/manifest.json`, JSON.stringify(whole)],
    ...[...files].map(([file, text]) => [`${FOLDER}/${name}/${file}`, text] as const),
  ])
}

function* searchPages(graph: SiteGraph, cache: PageCache): Generator<SearchPage> {
  for (const page of graph.pages.values()) {
    if (page.frontMatter.unlisted || page.route.startsWith('/snippets/')) continue
    yield searchPage(graph, page, cache)
  }
}

function searchPage(graph: SiteGraph, page: PageMeta, cache: PageCache): SearchPage {
  const { route, title, description, frontMatter, hash } = page
  const tags = (frontMatter.tags ?? []).flatMap((label) => {
    const tag = graph.tagsByLabel.get(label)
    return tag ? [{ slug: tag.slug, label: tag.label }] : []
  })
  return {
    route,
    title,
    description,
    set: documentationSet(graph.config, route).label,
    crumbs: (graph.trailOf(page)?.categories ?? []).map(({ label }) => label),
    tags,
    sections: cache.content(hash).sections,
  }
}
