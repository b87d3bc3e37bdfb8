import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isSnippet } from '../../addresses/document-files.ts'
import { frontMatterSchema } from '../../compile/front-matter-schema.ts'
import { didYouMean } from '../../compile/suggest.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import { UserError } from '../errors/user-error.ts'
import { isInside } from '../files/folders.ts'
import { loadProduct, type ProductOptions } from '../product/load.ts'
import { PRODUCT_MODULES } from '../product/modules.ts'
import type { Product } from '../product/product.ts'
import { openCacheOf, readSite } from '../site/read.ts'
import { editDocument, movedFiles, newFileOf, type Move } from './document-edits.ts'
import { editCode, editRedirects } from './settings-edits.ts'

interface RenameOptions extends ProductOptions {
  cacheDir: string
  from: string
  to: string
}

/** Result of a rename. Paths are relative to the product. */
export interface RenameReport {
  moved: Array<[from: string, to: string]>
  /** Number of changes in each file. */
  edited: Array<[file: string, places: number]>
  /** Steps that are left to do manually. */
  left: string[]
}

/**
 * Changes a page's route: moves its file and questions, updates references to it, and adds a redirect.
 * @throws UserError if there is no such page, or the new route is taken; nothing has changed in that case
 */
export async function renamePage({ from, to, cacheDir, ...options }: RenameOptions): Promise<RenameReport> {
  const product = await loadProduct({ ...options, cacheDir })
  const pages = await readPages(product, cacheDir)
  const page = checkRoutes({ from, to }, pages, product)
  const move: Move = { from, to, file: page.file, newFile: newFileOf(page, to) }
  checkPlace(move, product)

  const left: string[] = []
  const texts = new Map<string, { text: string; places: number }>()
  const pathOf = (file: string) => join(product.docsDir, file)
  for (const each of pages) {
    const { text, edits, unfound } = editDocument(readFileSync(pathOf(each.file), 'utf8'), each, move)
    for (const { line, column } of unfound)
      left.push(`${each.file}:${line}:${column} refers to ${from}, and can’t be updated automatically.`)
    if (edits > 0) texts.set(pathOf(each.file), { text, places: edits })
  }
  for (const [path, edit] of editedSettings(product, move)) texts.set(path, edit)
  left.push(...addRedirect(product, page, { move, texts }))

  for (const [path, { text }] of texts) writeFileSync(path, text)
  const moved = movedFiles(move).filter(([file]) => existsSync(pathOf(file)))
  for (const [file, newFile] of moved) {
    mkdirSync(dirname(pathOf(newFile)), { recursive: true })
    renameSync(pathOf(file), pathOf(newFile))
  }
  const shown = (path: string) => relative(product.root, path)
  return {
    moved: moved.map(([file, newFile]) => [shown(pathOf(file)), shown(pathOf(newFile))]),
    edited: [...texts].map(([path, { places }]) => [shown(path === pathOf(move.file) ? pathOf(move.newFile) : path), places]),
    left,
  }
}

async function readPages(product: Product, cacheDir: string): Promise<PageMeta[]> {
  const cache = openCacheOf(product, cacheDir)
  try {
    return (await readSite(product, { cache, cacheDir })).sources.documents
  } finally {
    cache.close()
  }
}

function checkRoutes({ from, to }: Pick<Move, 'from' | 'to'>, pages: PageMeta[], product: Product): PageMeta {
  const wrong = frontMatterSchema.shape.slug.safeParse(to)
  if (!wrong.success) throw new UserError(`"${to}" can’t be a route: it ${wrong.error.issues[0]!.message}.`)
  const page = pages.find(({ route }) => route === from)
  if (!page) {
    const near = didYouMean(
      from,
      pages.map(({ route }) => route),
    )
    throw new UserError(`There is no document at ${from}.${near ? ` ${near}` : ''}`)
  }
  const taken =
    pages.find(({ route }) => route === to)?.file ?? (Object.hasOwn(product.components, to) ? 'a page of the application' : undefined)
  if (from === to || taken !== undefined) throw new UserError(`${to} is already the route of ${taken ?? 'this page'}.`)
  return page
}

function checkPlace({ file, newFile, to }: Move, { docsDir }: Product): void {
  const path = join(docsDir, newFile)
  if (!isInside(path, docsDir)) throw new UserError(`${to} is outside the documents’ folder.`)
  if (file !== newFile && existsSync(path)) throw new UserError(`The file ${newFile} already exists.`)
  if (isSnippet(file) !== isSnippet(newFile))
    throw new UserError('Snippets can’t be moved out of their folder, and pages can’t be moved into it.')
}

/** Updates the product's own modules. The engine's modules aren't the product's to change. */
function editedSettings({ root, docsDir, modules }: Product, move: Move): Array<[path: string, edit: { text: string; places: number }]> {
  const own = modules.filter(
    (path) => /\.tsx?$/.test(path) && isInside(path, root) && !isInside(path, docsDir) && !isInside(path, join(root, 'src')),
  )
  return own.flatMap((path) => {
    if (!existsSync(path)) return []
    const { text, edits } = editCode(readFileSync(path, 'utf8'), move)
    return edits > 0 ? [[path, { text, places: edits }]] : []
  })
}

/** @returns steps that are left to do manually */
function addRedirect(
  { root }: Product,
  page: PageMeta,
  { move, texts }: { move: Move; texts: Map<string, { text: string; places: number }> },
): string[] {
  // A draft's URL was never published.
  if (page.frontMatter.draft) return []
  const path = join(root, PRODUCT_MODULES.config)
  if (!existsSync(path)) return [`A folder without ${PRODUCT_MODULES.config} has no redirects, so the old URL no longer works.`]
  const { text, places } = texts.get(path) ?? { text: readFileSync(path, 'utf8'), places: 0 }
  const redirected = editRedirects(text, move)
  if (redirected === undefined) return [`Add { from: '${move.from}', to: '${move.to}' } to the redirects of ${PRODUCT_MODULES.config}.`]
  texts.set(path, { text: redirected, places: places + 1 })
  return []
}

/** Formats a report for the terminal. */
export function describeRename({ moved, edited, left }: RenameReport): string {
  const files = moved.map(([from, to]) => `${from} → ${to}`)
  const places = edited.map(([file, count]) => `${file}: ${count === 1 ? '1 change' : `${count} changes`}`)
  const byHand = left.length > 0 ? ['', 'To do manually:', ...left.map((sentence) => `  ${sentence}`)] : []
  return [...files, ...places, ...byHand, '', 'Run npm run build to find remaining references to the old URL.'].join('\n')
}
