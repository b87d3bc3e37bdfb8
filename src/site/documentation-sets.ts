import { isSnippetRoute } from '../addresses/document-files.ts'
import type { Messages } from '../messages/messages.ts'
import type { SiteConfig } from './config.ts'

type Sets = Pick<SiteConfig, 'documentationSets'>

interface DocumentationSet {
  label: string
  /** Route of its first page. */
  href?: string
}

/** The documentation set of a route; routes outside the configured sets are snippets or others. */
export function documentationSet({ documentationSets: sets }: Sets, route: string, names: Messages['sets']): DocumentationSet {
  const set = sets.find((candidate) => isIn(candidate, route))
  if (set) return { label: set.label, href: set.href }
  return { label: isSnippetRoute(route) ? names.snippets : names.others }
}

/** A configured documentation set, which readers can select. */
interface ChoosableSet extends DocumentationSet {
  /** Route prefix, without the leading slash. */
  name: string
}

/** The configured documentation sets, in order. */
export function documentationSets({ documentationSets: sets }: Sets): ChoosableSet[] {
  return sets.map(({ label, href, prefix }) => ({ name: prefix.slice(1), label, href }))
}

/**
 * Whether a link in the navigation bar is the active one for a route. The link to a documentation set's first page is active for
 * the whole set, except for routes with their own link in the bar.
 */
export function standsFor({ navbar, documentationSets: sets }: Sets & Pick<SiteConfig, 'navbar'>, href: string, route: string): boolean {
  if (route === href) return true
  const set = sets.find((candidate) => candidate.href === href)
  return set !== undefined && isIn(set, route) && !navbar.items.some((item) => item.type === 'link' && item.href === route)
}

function isIn({ prefix, pages }: SiteConfig['documentationSets'][number], route: string): boolean {
  return route === prefix || route.startsWith(`${prefix}/`) || pages?.includes(route) === true
}
