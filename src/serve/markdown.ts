import Negotiator from 'negotiator'
import type { FileNames } from './resolve.ts'

/**
 * The file with a page's Markdown; `undefined` if there is none or the request explicitly names the HTML file.
 * @param path requested path
 * @param page HTML file that the path resolves to
 */
export function markdownOf(files: FileNames, path: string, page: string): string | undefined {
  if (!page.endsWith('.html') || path.endsWith('.html')) return undefined
  const file = page.replace(/\.html$/, '.md')
  return files.has(file) ? file : undefined
}

/** Clients may include the character set. */
const OFFERED = ['text/html', 'text/markdown', 'text/html;charset=utf-8', 'text/markdown;charset=utf-8']

/**
 * Whether the client prefers Markdown to HTML (RFC 9110, 12.5.1). It must be listed explicitly: wildcards, which browsers and
 * curl send, mean HTML.
 */
export function prefersMarkdown(accept = ''): boolean {
  if (!/text\/markdown/i.test(accept)) return false
  return new Negotiator({ headers: { accept } }).mediaTypes(OFFERED)[0]?.startsWith('text/markdown') ?? false
}
