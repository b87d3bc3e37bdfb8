import Negotiator from 'negotiator'
import type { FileNames } from './resolve.ts'

/**
 * The file with the Markdown of a page; `undefined` where there is none, or the page is asked for by its file's name.
 * @param path as it was asked for
 * @param page the file that answers it
 */
export function markdownOf(files: FileNames, path: string, page: string): string | undefined {
  if (!page.endsWith('.html') || path.endsWith('.html')) return undefined
  const file = page.replace(/\.html$/, '.md')
  return files.has(file) ? file : undefined
}

/** Some say the character set, too. */
const OFFERED = ['text/html', 'text/markdown', 'text/html;charset=utf-8', 'text/markdown;charset=utf-8']

/**
 * Whether a reader would rather have Markdown than HTML (RFC 9110, 12.5.1). Only who names it: the wildcards of browsers and of curl
 * mean the page.
 */
export function prefersMarkdown(accept = ''): boolean {
  if (!/text\/markdown/i.test(accept)) return false
  return new Negotiator({ headers: { accept } }).mediaTypes(OFFERED)[0]?.startsWith('text/markdown') ?? false
}
