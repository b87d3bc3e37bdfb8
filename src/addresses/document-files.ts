/** Documents that others show have a folder of their own; paths are relative to the documents' folder. */
const SNIPPETS = 'snippets/'
const DEFINITIONS = '_definitions/'

/** The document of a snippet, which is a page, too. */
export function snippetFile(name: string): string {
  return `${SNIPPETS}${name}.mdx`
}

/** Whether a document is a snippet. */
export function isSnippet(file: string): boolean {
  return file.startsWith(SNIPPETS)
}

/** Whether a route is a snippet's. */
export function isSnippetRoute(route: string): boolean {
  return route.startsWith(`/${SNIPPETS}`)
}

/** The document of a definition: a sentence, which isn't a page. */
export function definitionFile(name: string): string {
  return `${DEFINITIONS}${name}.mdx`
}

/** Whether a document is included by others and no page itself: files and folders that start with an underscore. */
export function isPartial(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('_'))
}

/** Whether a document is a definition. */
export function isDefinition(file: string): boolean {
  return file.startsWith(DEFINITIONS)
}
