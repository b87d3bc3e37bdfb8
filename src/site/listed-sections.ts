import { isSnippetRoute } from '../addresses/document-files.ts'
import { defined } from '../values/defined.ts'
import { categoriesOf } from './breadcrumbs.ts'
import { documentationSet } from './documentation-sets.ts'
import type { SiteGraph } from './site-graph.ts'
import type { PageMeta } from './page-meta.ts'

/** Pages of one documentation set that stand below the same category of a sidebar. */
interface ListedSection {
  set: string
  /** Absent for pages that stand in none. */
  category?: string
  pages: PageMeta[]
}

/** A page as a list of all pages names it. */
export interface ListedPage {
  route: string
  title: string
  /** Documentation set. */
  set: string
  category?: string
}

/** The pages of all sections in their order, each with where it stands. */
export function listedPages(sections: ListedSection[]): ListedPage[] {
  return sections.flatMap(({ pages, ...place }) => pages.map(({ route, title }) => ({ route, title, ...place })))
}

/**
 * The pages that search engines and machines are shown, in reading order: documentation sets, and in each its categories.
 * Snippets are left out: their text is in the pages that include them.
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
