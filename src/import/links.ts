import GithubSlugger from 'github-slugger'
import type { LinkReference, Page } from '../compile/page.ts'
import { decode } from './routes.ts'
import type { Converted } from './proof.ts'

/**
 * Removes the anchor from links to headings that don't exist, which is only known once all pages are converted.
 * @param documents the documents of the pages
 */
export function mendAnchors(pages: readonly Page[], documents: readonly Converted[]): Converted[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const byFile = new Map(pages.map((page) => [page.file, page]))
  return documents.map((document) => {
    const page = byFile.get(document.file)
    const broken = (page?.links ?? []).filter(({ route, hash }) => {
      const target = byRoute.get(route)
      return hash !== undefined && hash !== '' && target !== undefined && !anchorsOf(target, byFile).has(decode(hash))
    })
    // From the end, so the positions of earlier links stay valid.
    const text = broken
      .toSorted((a, b) => b.line - a.line || b.column - a.column)
      .reduce((text, link) => withoutHash(text, link), document.text)
    for (const { url, route, hash = '' } of broken)
      // A heading that became the page's title is at the top of the page anyway.
      if (hash !== new GithubSlugger().slug(byRoute.get(route)!.title))
        document.note('anchor', `The link “${url}” leads to a heading that doesn’t exist.`, `#${hash}`)
    return { ...document, text }
  })
}

function anchorsOf(page: Page, byFile: ReadonlyMap<string, Page>): Set<string> {
  const shown = new Set([page])
  for (const { includes } of shown) for (const { file } of includes) if (byFile.has(file)) shown.add(byFile.get(file)!)
  return new Set([...shown].flatMap(({ anchors }) => anchors))
}

function withoutHash(text: string, { url, route, line, column }: LinkReference): string {
  const lines = text.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
  const at = text.indexOf(url, start)
  if (at < 0) return text
  const bare = url.replace(/#.*$/, '')
  return text.slice(0, at) + (bare === '' ? route : bare) + text.slice(at + url.length)
}
