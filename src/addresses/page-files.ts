/** File of a route's document, chosen so that any static host serves the exact route: `/a` → `a.html`, `/a/` → `a/index.html`. */
export function documentFile(route: string): string {
  return `${fileName(route)}.html`
}

/**
 * File with a route's data for client-side navigation: `/a` → `_data/a.bin`, `/a/` → `_data/a/index.bin`. Packed JSON; the
 * extension keeps hosts from treating it as text.
 */
export function dataFile(route: string): string {
  return `_data/${fileName(route)}.bin`
}

/** File with the questions that a document answers, for the Ask AI dialog: a list of strings. */
export function pageQuestionsFile(route: string): string {
  return `_data/${fileName(route)}.questions.json`
}

/** File with a document's differences in other versions of the product; only exists if there are any. */
export function pageVersionsFile(route: string): string {
  return `_data/${fileName(route)}.versions.json`
}

/** Route of a page's social image: `/cloud/intro` → `/social/cloud/intro.png`; `/` → `/social/index.png`. */
export function socialImageRoute(route: string): string {
  return `/social${route.endsWith('/') ? `${route}index` : route}.png`
}

function fileName(route: string): string {
  return route.slice(1) + (route.endsWith('/') ? 'index' : '')
}
