import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dataUrl } from '../../../src/client/locations.ts'

/** The site under test; `E2E_DIST` names another folder than the build's own. */
const dist = process.env.E2E_DIST ?? 'dist'

/** Routes of the sitemap: every page of the build but tags and unlisted pages. */
export const routes = [...readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address]) => new URL(address!).pathname,
)

/** The page that shows every component of a document; it isn't listed. */
export const SPECIMEN = '/authoring'

/** One page of each kind. */
export const KINDS: Record<string, string> = {
  document: '/cloud/advanced/database',
  'document without a sidebar': '/snippets/install-npm-yarn',
  'document with every component': SPECIMEN,
  home: '/',
  'list of tags': '/tags',
  tag: '/tags/deployment',
  search: '/search?q=deploy',
  status: '/status',
  'API reference': '/openapi/',
  'not found': '/nothing/is/here',
}

/** The documents with the most to show. */
export const longest = routes
  // An API reference is many times longer than any document.
  .filter((route) => !route.startsWith('/openapi/'))
  .map((route) => ({ route, size: statSync(join(dist, dataUrl(route, '/'))).size }))
  .sort((a, b) => b.size - a.size)
  .slice(0, 5)
  .map(({ route }) => route)

/** Widths in pixels from which the layout is another one lie between these (specification, section 9: mobile is 996 or less). */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }
