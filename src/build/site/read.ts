import { join } from 'node:path'
import type { Problem } from '../../compile/problem.ts'
import { documentsOfQuestions, questionsFile } from '../../compile/questions.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { isDocument, listRelative } from '../files/folders.ts'
import { lastCommitDates, renamedFiles } from '../files/git.ts'
import { contentHash } from '../cache/hash.ts'
import { readApiPages } from '../steps/api-pages.ts'
import { compileDocuments, compileWithOthers, openPageCache } from '../steps/documents.ts'
import { PicturesBeside } from '../steps/other-files.ts'
import { compileOptions, type Product } from '../product/product.ts'
import type { SiteSources } from './contents.ts'

/** Everything of a site that was read, and what is wrong with its documents. */
export interface SiteReading {
  sources: SiteSources
  problems: Problem[]
  /** How many documents weren't compiled before. */
  compiled: number
}

/** Where a site's compiled documents are kept. */
export function openCacheOf(product: Product, cacheDir: string): PageCache {
  return openPageCache(join(cacheDir, `pages-${contentHash(product.docsDir)}`), product)
}

/** Reads a whole site, and keeps what was compiled: whatever ends this process, the next one needn't compile the same again. */
export async function readSite(
  product: Product,
  { cache, cacheDir, pictures = new PicturesBeside(product.docsDir) }: { cache: PageCache; cacheDir: string; pictures?: PicturesBeside },
): Promise<SiteReading> {
  const { docsDir } = product
  const files = listRelative(docsDir)
  const [dates, apis, { pages, problems, compiled }] = await Promise.all([
    lastCommitDates(docsDir),
    readApiPages(product, cacheDir),
    compileDocuments(docsDir, files.filter(isDocument), { cache, ...compileOptions(product) }),
  ])
  const changed = await compileWithOthers(docsDir, pages, { cache, pictures, ...compileOptions(product) })
  const byFile = new Map(changed.map((page) => [page.file, page]))
  const documents = pages.map((page) => byFile.get(page.file) ?? page)
  cache.save()
  return { sources: { product, documents, cache, apis, dates }, problems: [...problems, ...strayQuestions(files, docsDir)], compiled }
}

/**
 * Questions beside which there is no document.
 * @param files everything in the folder of documents
 */
export function strayQuestions(files: string[], docsDir: string): Problem[] {
  const present = new Set(files)
  const stray = files.filter((file) => {
    const documents = documentsOfQuestions(file)
    return documents.length > 0 && !documents.some((document) => present.has(document))
  })
  const renamed = stray.length > 0 ? renamedFiles(docsDir) : new Map<string, string>()
  return stray.map((file) => {
    const moved = documentsOfQuestions(file)
      .map((document) => renamed.get(document))
      .find((document) => document !== undefined && present.has(document))
    const hint =
      moved === undefined
        ? 'A questions file has the name of its document: rest.mdx, rest.questions.yaml.'
        : `Their document was moved to ${moved}: move them to ${questionsFile(moved)}.`
    return { file, message: 'These questions have no document.', hint, severity: 'error' }
  })
}
