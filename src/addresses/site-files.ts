// Locations of files that don't belong to a single page.

/** Folder of sidebar trees. */
export const SIDEBARS = '_data/sidebars'

/** List of all pages, for the MCP server (`src/mcp`) and the 404 page. */
export const PAGE_LIST = '_data/pages.json'

/** Description of the documented version, for sites of other versions. */
export const VERSIONS = '_data/versions.json'

export const SEARCH_FOLDER = '_search/'

/** Folder of the index of answered questions, in the same format as the search index. */
export const QUESTIONS_FOLDER = '_questions/'

export const QUESTIONS_MANIFEST = `${QUESTIONS_FOLDER}manifest.json`

/**
 * Where a server with a model answers questions. The build writes an empty file there: the request that asks whether there is a model
 * fails on no host, since browsers log failed requests as errors.
 */
export const ASK = 'api/ask'

/** First file that a search reads; it contains the folder of the others. */
export const SEARCH_MANIFEST = `${SEARCH_FOLDER}manifest.json`

/** Folder of files with a hash in their names, which browsers may keep permanently. */
export const ASSETS = 'assets/'

/** The 404 page. A request for it by name is also a 404. */
export const MISSING_PAGE = '404.html'

/** Shown offline instead of a page that isn’t cached. */
export const OFFLINE_PAGE = 'offline.html'

/** Keeps visited pages for reading offline. */
export const SERVICE_WORKER = 'sw.js'

export const WEB_MANIFEST = 'manifest.webmanifest'
export const SITEMAP = 'sitemap.xml'
export const ROBOTS = 'robots.txt'

/** Changes of the product, for feed readers. */
export const FEED = 'feed.xml'

/** List of the pages' Markdown, for language models (llmstxt.org). */
export const LLMS = 'llms.txt'

/** The Markdown of all pages. */
export const LLMS_FULL = 'llms-full.txt'

/** Settings that `npm run serve` reads. */
export const POLICIES = 'csp.json'
export const REDIRECTS = 'redirects.json'

/** Settings of Netlify and Cloudflare Pages. */
export const HOST_HEADERS = '_headers'
export const HOST_REDIRECTS = '_redirects'
