/** Where a route's document is in the site, so that any static host serves the exact route: `/a` → `a.html`, `/a/` → `a/index.html`. */
export function documentFile(route: string): string {
  return `${fileName(route)}.html`
}

/** Where the data are that client navigation shows a route with: `/a` → `_data/a.bin`, `/a/` → `_data/a/index.bin`; packed JSON, which no host takes for text. */
export function dataFile(route: string): string {
  return `_data/${fileName(route)}.bin`
}

/** Where the questions are that a document answers, as the window for questions offers them: a list of strings. */
export function pageQuestionsFile(route: string): string {
  return `_data/${fileName(route)}.questions.json`
}

/** Where it is what other versions of the product do otherwise than a document says; only of documents where one does. */
export function pageVersionsFile(route: string): string {
  return `_data/${fileName(route)}.versions.json`
}

function fileName(route: string): string {
  return route.slice(1) + (route.endsWith('/') ? 'index' : '')
}
