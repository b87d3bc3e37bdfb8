import { withBase } from '../addresses/base-url.ts'
import type { CategoryEntry, PageInputs } from '../render/body.tsx'
import { breakingChanges } from '../site/breaking-changes.ts'
import type { SiteGraph } from '../site/graph.ts'
import type { PageMeta } from '../site/page-meta.ts'
import { shownPictures } from '../site/pictures.ts'

/** What a page shows of other pages, and the pictures that it names. */
export function pageLists(graph: SiteGraph, page: PageMeta): PageInputs {
  return {
    category: categoryEntries(graph, page),
    breakingChanges: page.components.includes('BreakingChanges') ? breakingChanges(graph) : [],
    pictures: shownPictures(
      documents(graph, page).flatMap(({ pictures }) => pictures),
      graph.pictures,
      graph.config.baseUrl,
    ),
  }
}

/** What `<CategoryCards>` shows on a page. */
function categoryEntries(graph: SiteGraph, page: PageMeta): CategoryEntry[] {
  if (!page.components.includes('CategoryCards')) return []
  return (graph.categoryOf(page)?.items ?? []).flatMap(({ label, href }) => {
    if (href === undefined || href === page.route) return []
    const description = graph.pages.get(href)?.description ?? ''
    return [{ title: label, href: href.startsWith('/') ? withBase(href, graph.config.baseUrl) : href, description }]
  })
}

/** Names of the compiled documents that a page is made of: its own, and each that it includes, once. */
export function contentHashes(graph: SiteGraph, page: PageMeta): string[] {
  return documents(graph, page).map(({ hash }) => hash)
}

function documents(graph: SiteGraph, page: PageMeta): PageMeta[] {
  const found = new Set([page])
  // A set is walked to its end, whatever is added on the way; a circle ends by itself.
  for (const { includes } of found) for (const { file } of includes) if (graph.files.has(file)) found.add(graph.files.get(file)!)
  return [...found]
}
