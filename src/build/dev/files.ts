import { basename } from 'node:path'
import { markdownRoute } from '../../addresses/markdown-route.ts'
import { dataFile, documentFile } from '../../addresses/page-files.ts'
import { LLMS, PAGE_LIST, QUESTIONS_FOLDER, SEARCH_FOLDER, SIDEBARS } from '../../addresses/site-files.ts'
import { once } from '../../values/once.ts'
import type { PageView } from '../../site/view.ts'
import { bare, type FileNames, type Redirect } from '../../serve/resolve.ts'
import type { SiteContents } from '../site/contents.ts'
import type { PageRenderer } from '../site/page-renderer.ts'

/** A page that is rendered on request. */
export interface PageFile {
  view: PageView
  part: 'document' | 'data'
}

/** A file of the site: a page to render, text, or a file on disk. */
export type SiteFile = PageFile | { text: string } | { path: string }

/** The site's files with the names that the production build uses, so their URLs are the same. */
export interface ServedFiles {
  files: FileNames
  redirects: ReadonlyMap<string, Redirect>
  find: (file: string) => SiteFile | undefined
}

/** Maximum number of earlier sidebar files to keep. */
const MAX_FORMER = 500

/**
 * Lists the site's current files without rendering them.
 * @param sidebars files of earlier sidebars, which remain available; the current ones are added
 */
export function listServedFiles(contents: SiteContents, renderer: PageRenderer, sidebars: Map<string, string>): ServedFiles {
  const files = new Map<string, () => SiteFile>()
  for (const [route, view] of contents.views()) {
    files.set(documentFile(route), () => ({ view: view(), part: 'document' }))
    files.set(dataFile(route), () => ({ view: view(), part: 'data' }))
  }
  for (const [file, text] of [...contents.siteFiles(), ...renderer.engineFiles()]) files.set(file, () => ({ text }))
  const machines = contents.machineSite()
  for (const page of contents.graph.pages.values()) files.set(markdownRoute(page.route).slice(1), () => ({ text: machines.page(page) }))
  for (const [file, make] of contents.pageQuestions().files()) files.set(file, () => ({ text: make() }))
  files.set(LLMS, () => ({ text: machines.index() }))
  files.set(PAGE_LIST, () => ({ text: machines.pageList() }))
  const present = contents.sidebarFiles()
  for (const [file, text] of present) {
    sidebars.delete(file)
    sidebars.set(file, text)
    // Pages refer to sidebars by a hash of their content; the names of the production build work, too.
    files.set(`${SIDEBARS}/${basename(file)}`, () => ({ text }))
  }
  for (const file of [...sidebars.keys()].slice(0, -(present.size + MAX_FORMER))) sidebars.delete(file)
  for (const [file, text] of sidebars) files.set(file, () => ({ text }))
  for (const [file, path] of contents.staticFiles()) files.set(file, () => ({ path }))
  // Built on the first search or question, so edits don't have to wait for them.
  const indexes: Record<string, () => Map<string, string>> = {
    [SEARCH_FOLDER]: once(() => contents.searchIndex().files()),
    [QUESTIONS_FOLDER]: once(() => contents.questionIndex().files()),
  }
  const indexFile = (file: string) => indexes[file.slice(0, file.indexOf('/') + 1)]?.().get(file)
  const find = (file: string): SiteFile | undefined => {
    const text = indexFile(file)
    return text === undefined ? files.get(file)?.() : { text }
  }
  return {
    files: { has: (file) => files.has(file) || indexFile(file) !== undefined },
    // Temporary, since the next edit may remove the redirect.
    redirects: new Map(contents.product.config.redirects.map(({ from, to }) => [bare(from), { to, status: 302 }])),
    find,
  }
}
