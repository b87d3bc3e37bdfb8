import { basename } from 'node:path'
import { markdownRoute } from '../../addresses/markdown-route.ts'
import { dataFile, documentFile } from '../../addresses/page-files.ts'
import { PAGE_LIST, QUESTIONS_FOLDER, SEARCH_FOLDER, SIDEBARS } from '../../addresses/site-files.ts'
import { once } from '../../values/once.ts'
import type { PageView } from '../../site/view.ts'
import { bare, type FileNames, type Redirect } from '../../serve/resolve.ts'
import type { SiteContents } from '../site/contents.ts'
import type { PageRenderer } from '../site/page-renderer.ts'

/** A page, still to be rendered. */
export interface PageFile {
  view: PageView
  part: 'document' | 'data'
}

/** A file of the site: to be rendered, a text, or on the disk. */
export type SiteFile = PageFile | { text: string } | { path: string }

/** The site's files by the names that the production build gives them, so that the same addresses answer. */
export interface SiteFiles {
  files: FileNames
  redirects: ReadonlyMap<string, Redirect>
  find: (file: string) => SiteFile | undefined
}

/** So many files of former sidebars are kept. */
const MAX_FORMER = 500

/**
 * Everything that the site has now; nothing is rendered yet.
 * @param sidebars files of sidebars that were listed before, which go on being there; the present ones are added
 */
export function listSiteFiles(contents: SiteContents, renderer: PageRenderer, sidebars: Map<string, string>): SiteFiles {
  const files = new Map<string, () => SiteFile>()
  for (const [route, view] of contents.views()) {
    files.set(documentFile(route), () => ({ view: view(), part: 'document' }))
    files.set(dataFile(route), () => ({ view: view(), part: 'data' }))
  }
  for (const [file, text] of [...contents.siteFiles(), ...renderer.engineFiles()]) files.set(file, () => ({ text }))
  const machines = contents.machineSite()
  for (const page of contents.graph.pages.values()) files.set(markdownRoute(page.route).slice(1), () => ({ text: machines.page(page) }))
  for (const [file, make] of contents.pageQuestions().files()) files.set(file, () => ({ text: make() }))
  files.set('llms.txt', () => ({ text: machines.index() }))
  files.set(PAGE_LIST, () => ({ text: machines.pageList() }))
  const present = contents.sidebarFiles()
  for (const [file, text] of present) {
    sidebars.delete(file)
    sidebars.set(file, text)
    // Pages name sidebars by their content; by the names of the production build they answer, too.
    files.set(`${SIDEBARS}/${basename(file)}`, () => ({ text }))
  }
  for (const file of [...sidebars.keys()].slice(0, -(present.size + MAX_FORMER))) sidebars.delete(file)
  for (const [file, text] of sidebars) files.set(file, () => ({ text }))
  for (const [file, path] of contents.staticFiles()) files.set(file, () => ({ path }))
  // Made when somebody searches or asks: no edit has to wait for it.
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
    // Not for good: the next edit may take it back.
    redirects: new Map(contents.product.config.redirects.map(({ from, to }) => [bare(from), { to, status: 302 }])),
    find,
  }
}
