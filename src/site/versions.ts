import { defined } from '../values/defined.ts'
import type { SiteGraph } from './site-graph.ts'

/**
 * The documented version and its documents (specification, section 3), published as `_data/versions.json`. Other versions are
 * deployed as separate sites, which use it to link from a document of theirs to the same document here, or to `mainDocId`.
 */
interface DocsVersion {
  name: string
  label: string
  isLast: boolean
  path: string
  mainDocId: string
  docs: Array<{ id: string; path: string; sidebar?: string }>
  draftIds: string[]
  sidebars: Record<string, { link: { path: string; label: string } }>
}

/** Describes the documented version; `undefined` if none is configured. */
export function docsVersion(graph: SiteGraph): DocsVersion | undefined {
  const { version } = graph.config
  if (!version) return undefined
  const firstLinks = Object.entries(graph.readingOrders).flatMap(([id, [first]]) =>
    first ? [[id, { link: { path: first.href, label: first.label } }] as const] : [],
  )
  return {
    name: version.name,
    label: version.label ?? graph.messages.frame.nextVersion,
    isLast: true,
    path: '/',
    mainDocId: version.mainDocId,
    docs: [...graph.pages.values()].map((page) => {
      const sidebar = graph.sidebarOf(page)
      return defined({ id: docId(page.route), path: page.route, sidebar })
    }),
    draftIds: [...graph.pages.values()].filter((page) => page.frontMatter.draft).map((page) => docId(page.route)),
    sidebars: Object.fromEntries(firstLinks),
  }
}

function docId(route: string): string {
  return route.replace(/^\//, '')
}
