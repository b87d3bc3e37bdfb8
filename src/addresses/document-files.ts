/** Folders of documents that other documents include, relative to the documents' folder. */
const SNIPPETS = 'snippets/'
const DEFINITIONS = '_definitions/'

/** Path of a snippet's document. Snippets are pages as well. */
export function snippetFile(name: string): string {
  return `${SNIPPETS}${name}.mdx`
}

/** Whether a document is a snippet. */
export function isSnippet(file: string): boolean {
  return file.startsWith(SNIPPETS)
}

/** Whether the page with this route is a snippet. */
export function isSnippetRoute(route: string): boolean {
  return route.startsWith(`/${SNIPPETS}`)
}

/** Path of a definition's document: one sentence, which isn't a page. */
export function definitionFile(name: string): string {
  return `${DEFINITIONS}${name}.mdx`
}

/** Whether a document is only for including and not a page: a file or folder in its path starts with an underscore. */
export function isPartial(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('_'))
}

/** Whether a document is a definition. */
export function isDefinition(file: string): boolean {
  return file.startsWith(DEFINITIONS)
}
