import type { SiteConfig } from './config.ts'

/** A body of documentation. */
export interface DocumentationSet {
  label: string
  /** Its first page. */
  href?: string
}

const LABELS = new Map([['snippets', 'Snippets']])

/** The body of documentation that a route belongs to: the first part of the route says it, and the navbar names it. */
export function documentationSet(config: Pick<SiteConfig, 'navbar'>, route: string): DocumentationSet {
  const part = route.split('/')[1] ?? ''
  const entry = config.navbar.items.find((item) => item.type === 'link' && item.href === `/${part}/intro`)
  if (entry?.type === 'link') return { label: entry.label, href: entry.href }
  return { label: LABELS.get(part) ?? 'Other pages' }
}
