import { breakingChangeOf } from '../blocks/breaking-changes/breaking-change.ts'
import type { PageLink } from '../src/site/navigation.ts'
import type { SiteGraph } from '../src/site/site-graph.ts'
import type { Verified } from '../src/site/view.ts'

const INTEGRATIONS = '/dev-docs/integrations/'

/** What the home page counts and lists; nothing of it is typed by hand. */
export interface HomeData {
  /** Guides to what Strapi is used with. */
  integrations: PageLink[]
  breakingChanges: number
  verified: { version: string; pages: number; executed: number; compiled: number; pictures: number }
}

/** Looks through the site for what the home page shows of it. */
export function homeData({ pages, pictures, messages }: SiteGraph, verified: ReadonlyMap<string, Verified>): HomeData {
  const listed = [...pages.values()].filter(({ frontMatter }) => !frontMatter.unlisted)
  const records = [...verified.values()]
  const sum = (kind: 'executed' | 'compiled') => records.reduce((total, record) => total + record[kind], 0)
  return {
    integrations: listed
      .filter(({ route }) => route.startsWith(INTEGRATIONS))
      .map(({ title, route }) => ({ label: title, href: route }))
      .sort((a, b) => messages.format.compare(a.label, b.label)),
    breakingChanges: listed.filter(({ frontMatter }) => breakingChangeOf(frontMatter)).length,
    verified: {
      version: records[0]?.version ?? '',
      pages: verified.size,
      executed: sum('executed'),
      compiled: sum('compiled'),
      pictures: Object.keys(pictures).length,
    },
  }
}
