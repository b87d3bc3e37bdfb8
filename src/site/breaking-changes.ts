import { withBase } from '../addresses/base-url.ts'
import type { BreakingChange } from '../compile/front-matter.ts'
import type { SiteGraph } from './graph.ts'

/** A page about a breaking change, as the list of them shows it. */
export interface BreakingChangeEntry extends BreakingChange {
  title: string
  /** With base URL. */
  href: string
}

/** Every listed page about a breaking change, by title. */
export function breakingChanges({ pages, config, messages }: Pick<SiteGraph, 'pages' | 'config' | 'messages'>): BreakingChangeEntry[] {
  return [...pages.values()]
    .flatMap(({ title, route, frontMatter: { breaking_change, unlisted } }) =>
      breaking_change && !unlisted ? [{ title, href: withBase(route, config.baseUrl), ...breaking_change }] : [],
    )
    .sort((a, b) => messages.format.compare(a.title, b.title))
}
