/** The page with every component of a document; it is unlisted. */
export const SPECIMEN = '/blocks'

/** One page of each kind. */
export const KINDS: Record<string, string> = {
  document: '/fleet/advanced/network',
  'document without a sidebar': '/snippets/restart-controller',
  'document with every component': SPECIMEN,
  home: '/',
  'list of tags': '/tags',
  tag: '/tags/commissioning',
  search: '/search?q=commission',
  status: '/status',
  'API reference': '/openapi/',
  'not found': '/nothing/is/here',
}

/** The layout changes between these widths in pixels (specification, section 9: mobile is 996 or less). */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }
