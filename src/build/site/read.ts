import { join } from 'node:path'
import type { Problem } from '../../compile/problem.ts'
import { isQuestionsFile, isSaid, questionsFile, UNPROVEN_HINT } from '../../compile/questions.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import type { PageCache } from '../cache/page-cache.ts'
import { listDocuments, listRelative } from '../files/folders.ts'
import { lastCommitDates } from '../files/git.ts'
import { contentHash } from '../cache/hash.ts'
import { readApiPages } from '../steps/api-pages.ts'
import { compileDocuments, openPageCache } from '../steps/documents.ts'
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
export async function readSite(product: Product, { cache, cacheDir }: { cache: PageCache; cacheDir: string }): Promise<SiteReading> {
  const { docsDir } = product
  const files = listDocuments(docsDir)
  const [dates, apis, { pages, problems, compiled }] = await Promise.all([
    lastCommitDates(docsDir),
    readApiPages(product, cacheDir),
    compileDocuments(docsDir, files, { cache, ...compileOptions(product) }),
  ])
  cache.save()
  const wrong = [...strayQuestions(docsDir, files), ...unprovenFacts(pages, cache)]
  return { sources: { product, documents: pages, cache, apis, dates }, problems: [...problems, ...wrong], compiled }
}

/** Questions beside which there is no document. */
function strayQuestions(docsDir: string, documents: string[]): Problem[] {
  const expected = new Set(documents.map(questionsFile))
  return listRelative(docsDir)
    .filter((file) => isQuestionsFile(file) && !expected.has(file))
    .map((file) => ({
      file,
      message: 'There is no document beside these questions.',
      hint: 'They have the name of their document: rest.mdx, rest.questions.yaml.',
      severity: 'error',
    }))
}

/** What answers say, and neither their page nor what it includes. */
function unprovenFacts(pages: PageMeta[], cache: PageCache): Problem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]))
  const isSaidBy = (fact: string, file: string) => {
    const page = byFile.get(file)
    return page !== undefined && isSaid(fact, cache.content(page.hash, 'sections'), page)
  }
  return pages.flatMap((page) =>
    (page.unproven ?? [])
      .filter(({ fact, files }) => !files.some((file) => isSaidBy(fact, file)))
      .map(({ fact, line }) => ({
        file: questionsFile(page.file),
        line,
        message: `The answer says "${fact}", which its section doesn’t.`,
        hint: UNPROVEN_HINT,
        severity: 'error',
      })),
  )
}
