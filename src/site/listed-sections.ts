import { isSnippetRoute } from '../addresses/document-files.ts'
import { defined } from '../values/defined.ts'
import { categoriesOf } from './breadcrumbs.ts'
import { documentationSet } from './documentation-sets.ts'
import type { SiteGraph } from './site-graph.ts'
import type { PageMeta } from './page-meta.ts'

/** Pages of one documentation set in the same top-level sidebar category. */
interface ListedSection {
  set: string
  /** Omitted for pages that aren't in a category. */
  category?: string
  pages: PageMeta[]
}

/** An entry of the list of all pages. */
export interface ListedPage {
  route: string
  title: string
  /** Label of its documentation set. */
  set: string
  category?: string
}

/** Flattens the sections into one list, in the same order. */
export function listedPages(sections: ListedSection[]): ListedPage[] {
  return sections.flatMap(({ pages, ...place }) => pages.map(({ route, title }) => ({ route, title, ...place })))
}

/**
 * All pages for search engines and machine readers, in reading order, grouped by documentation set and category. Snippets are
 * left out, since their text is part of the pages that include them.
 */
export function listedSections(graph: SiteGraph): ListedSection[] {
  const ordered = Object.values(graph.readingOrders).flatMap((order) => order.map(({ href }) => href))
  const sections = new Map<string, ListedSection>()
  for (const route of new Set([...ordered, ...graph.pages.keys()])) {
    const page = graph.pages.get(route)
    if (!page || page.frontMatter.unlisted || isSnippetRoute(route)) continue
    const set = documentationSet(graph.config, route, graph.messages.sets).label
    const [category] = categoriesOf(graph, page)
    const key = JSON.stringify([set, category])
    const section = sections.get(key) ?? defined({ set, category, pages: [] })
    sections.set(key, section)
    section.pages.push(page)
  }
  const sets = [...new Set([...sections.values()].map(({ set }) => set))]
  return sets.flatMap((set) => [...sections.values()].filter((section) => section.set === set))
}
