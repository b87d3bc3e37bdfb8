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
