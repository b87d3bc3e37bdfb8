import { breakingChangeOf } from '../blocks/breaking-changes/breaking-change.ts'
import type { PageLink } from '../src/site/navigation.ts'
import type { SiteGraph } from '../src/site/site-graph.ts'
import type { Verified } from '../src/site/view.ts'

const INTEGRATIONS = '/dev-docs/integrations/'
/** The first sample of the home page's document, on one line. */
const REQUEST = 'GET /api/restaurants?filters[stars][$gte]=3&fields=name,stars&populate[neighborhood][fields]=name'

/** Data about the site on the home page. */
export interface HomeData {
  /** Integration guides. */
  integrations: PageLink[]
  breakingChanges: number
  /** Route of the playground with `REQUEST`, whose response the page shows. */
  run: string
  verified: { version: string; pages: number; executed: number; compiled: number; pictures: number }
}

/** Collects the home page's data from the site. */
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
    run: `/playground?${new URLSearchParams({ run: REQUEST }).toString()}`,
    verified: {
      version: records[0]?.version ?? '',
      pages: records.filter(({ executed, compiled }) => executed + compiled > 0).length,
      executed: sum('executed'),
      compiled: sum('compiled'),
      pictures: Object.keys(pictures).length,
    },
  }
}
