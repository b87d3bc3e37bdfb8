import type { Messages } from '../messages/messages.ts'
import type { SiteConfig } from './config.ts'

interface DocumentationSet {
  label: string
  /** Its first page. */
  href?: string
}

/** The body of documentation that a route belongs to: the first part of the route says it, and the navbar names it. */
export function documentationSet(config: Pick<SiteConfig, 'navbar'>, route: string, names: Messages['sets']): DocumentationSet {
  const part = route.split('/')[1] ?? ''
  const entry = config.navbar.items.find((item) => item.type === 'link' && item.href === `/${part}/intro`)
  if (entry?.type === 'link') return { label: entry.label, href: entry.href }
  return { label: part === 'snippets' ? names.snippets : names.others }
}

/** A body of documentation that readers can be asked to choose. */
interface ChoosableSet extends DocumentationSet {
  /** First part of its routes: `dev-docs`. */
  name: string
}

/** The bodies of documentation that the navbar names, in its order. */
export function documentationSets(config: Pick<SiteConfig, 'navbar'>): ChoosableSet[] {
  return config.navbar.items.flatMap((item) => {
    const name = item.type === 'link' ? /^\/([^/]+)\/intro$/.exec(item.href)?.[1] : undefined
    return item.type === 'link' && name !== undefined ? [{ name, label: item.label, href: item.href }] : []
  })
}
