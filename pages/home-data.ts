import { breakingChangeOf } from '../blocks/breaking-changes/breaking-change.ts'
import type { PageLink } from '../src/site/navigation.ts'
import type { SiteGraph } from '../src/site/site-graph.ts'
import type { Verified } from '../src/site/view.ts'

const INTEGRATIONS = '/dev-docs/integrations/'
/** The first sample of the page's document, in one line. */
const REQUEST = 'GET /api/restaurants?filters[stars][$gte]=3&fields=name,stars&populate[neighborhood][fields]=name'

/** What the home page counts and lists; nothing of it is typed by hand. */
export interface HomeData {
  /** Guides to what Strapi is used with. */
  integrations: PageLink[]
  breakingChanges: number
  /** The playground with the first sample of the page's document, whose answer is there at once. */
  run: string
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
