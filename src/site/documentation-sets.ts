import { isSnippetRoute } from '../addresses/document-files.ts'
import type { Messages } from '../messages/messages.ts'
import type { SiteConfig } from './config.ts'

type Sets = Pick<SiteConfig, 'documentationSets'>

/** A body of documentation. */
interface DocumentationSet {
  label: string
  /** Its first page. */
  href?: string
}

/** The body of documentation that a route belongs to. */
export function documentationSet({ documentationSets: sets }: Sets, route: string, names: Messages['sets']): DocumentationSet {
  const set = sets.find(({ prefix }) => isBelow(route, prefix))
  if (set) return { label: set.label, href: set.href }
  return { label: isSnippetRoute(route) ? names.snippets : names.others }
}

/** A body of documentation that readers can be asked to choose. */
interface ChoosableSet extends DocumentationSet {
  /** What its routes begin with, without the slash. */
  name: string
}

/** The site's bodies of documentation, in their order. */
export function documentationSets({ documentationSets: sets }: Sets): ChoosableSet[] {
  return sets.map(({ label, href, prefix }) => ({ name: prefix.slice(1), label, href }))
}

/**
 * Whether a link of the navbar stands for what a route belongs to: the first page of a documentation set does for all of the
 * set, unless another link of the navbar leads to the very page.
 */
export function standsFor({ navbar, documentationSets: sets }: Sets & Pick<SiteConfig, 'navbar'>, href: string, route: string): boolean {
  if (route === href) return true
  const set = sets.find((candidate) => candidate.href === href)
  return set !== undefined && isBelow(route, set.prefix) && !navbar.items.some((item) => item.type === 'link' && item.href === route)
}

function isBelow(route: string, prefix: string): boolean {
  return route === prefix || route.startsWith(`${prefix}/`)
}
