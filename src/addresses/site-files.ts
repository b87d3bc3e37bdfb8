// Where a site has what isn't of one page only.

/** Folder of the sidebars' trees. */
export const SIDEBARS = '_data/sidebars'

/** All listed pages: what the Model Context Protocol server (`src/mcp`) and the page for missing pages know of them. */
export const PAGE_LIST = '_data/pages.json'

/** The documented version, for the sites of other versions. */
export const VERSIONS = '_data/versions.json'

/** Folder of the search index. */
export const SEARCH_FOLDER = '_search/'

/** Folder of the index of questions that pages answer; its files are named like those of the search index. */
export const QUESTIONS_FOLDER = '_questions/'

export const QUESTIONS_MANIFEST = `${QUESTIONS_FOLDER}manifest.json`

/** What a search reads first; the other files' folder is named in it. */
export const SEARCH_MANIFEST = `${SEARCH_FOLDER}manifest.json`
