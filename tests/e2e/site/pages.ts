import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dataFile } from '../../../src/addresses/page-files.ts'
import { documents, visited } from './documents.ts'
import { sites } from '../support/sites.ts'

/** Routes of the sitemap: every page except tags and unlisted pages. */
export const routes = [...readFileSync(join(sites.own.dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address]) => new URL(address!).pathname,
)

/** The page for authors, which is unlisted. */
export const AUTHORING = '/authoring'

export const QUICK_START = '/dev-docs/quick-start'
export const UPLOAD = '/cloud/advanced/upload'
export const TYPES = '/dev-docs/configurations/guides/access-cast-environment-variables'
export const COLLABORATION = '/cloud/projects/collaboration'
export const QUERY_BUILDER = '/dev-docs/api/rest/interactive-query-builder'

/** Pages that aren't documents: those in the sitemap, and some that it excludes. */
export const OTHER_PAGES = [
  ...routes.filter((route) => !documents.has(route)),
  '/tags',
  '/tags/deployment',
  '/search?q=deploy',
  '/status',
  '/nothing/is/here',
]

/** Routes that tests visit one by one: `visited`, and the other pages, which `DOCUMENTS=others` leaves out like all that `npm test` visits. */
export const visitedPages = process.env.DOCUMENTS === 'others' ? visited : [...OTHER_PAGES, ...visited]

/** The longest documents. */
export const longest = routes
  // API references are many times longer than any document.
  .filter((route) => !route.startsWith('/openapi/'))
  .map((route) => ({ route, size: statSync(join(sites.own.dist, dataFile(route))).size }))
  .sort((a, b) => b.size - a.size)
  .slice(0, 5)
  .map(({ route }) => route)
