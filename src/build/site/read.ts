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

/** A site's sources, and the problems of its documents. */
export interface SiteReading {
  sources: SiteSources
  problems: Problem[]
  /** Number of documents that weren't in the cache. */
  compiled: number
}

/** Opens the cache of a site's compiled documents. */
export function openCacheOf(product: Product, cacheDir: string): PageCache {
  return openPageCache(join(cacheDir, `pages-${contentHash(product.docsDir)}`), product)
}

/**
 * Reads a whole site and saves the compiled documents, so the next process doesn't compile them again even if this one fails later.
 */
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
 * Reports question files that have no document.
 * @param files all files in the documents' folder
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
        ? 'Give it the name of its document: rest.questions.yaml for rest.mdx.'
        : `The document was moved to ${moved}: move this file to ${questionsFile(moved)}.`
    return { file, message: 'There is no document for this questions file.', hint, severity: 'error' }
  })
}
