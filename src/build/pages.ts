import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompileOptions } from '../compile/compile.ts'
import type { Page } from '../compile/page.ts'
import type { Problem } from '../compile/problem.ts'
import type { PageMeta } from '../site/page-meta.ts'
import { PageCache, type CachedPage, type PageContent } from './cache.ts'
import { contentHash, sourceHash } from './hash.ts'
import { projectRoot } from './project.ts'

/** Every document compiled, or taken from the cache. */
export interface CompiledDocuments {
  pages: PageMeta[]
  problems: Problem[]
  compiled: number
}

/** Opens the cache in a folder; it is empty when another compiler, or one for another address, filled it. */
export function openPageCache(dir: string, { baseUrl, url = '' }: CompileOptions): PageCache {
  const version = sourceHash(join(projectRoot, 'src/compile'), join(projectRoot, 'package-lock.json'))
  return new PageCache(dir, version + url + baseUrl)
}

interface CompileInput extends CompileOptions {
  cache: PageCache
}

/** Compiles the documents of a folder that changed since the last build. A file that can't be read is a problem, not a crash. */
export async function compileDocuments(dir: string, files: string[], { cache, ...options }: CompileInput): Promise<CompiledDocuments> {
  const result: CompiledDocuments = { pages: [], problems: [], compiled: 0 }
  for (const file of files) {
    const read = await readDocument(dir, file)
    if ('problem' in read) {
      result.problems.push(read.problem)
      continue
    }
    const hash = contentHash(file, read.bytes)
    let page = cache.get(hash)
    if (!page) {
      result.compiled++
      const compiled = await compileDocument(file, read.bytes, hash, options)
      page = compiled.cached
      cache.set(hash, page, compiled.content)
    }
    if (page.meta) result.pages.push(page.meta)
    result.problems.push(...page.problems)
  }
  return result
}

async function readDocument(dir: string, file: string): Promise<{ bytes: Uint8Array } | { problem: Problem }> {
  try {
    return { bytes: await readFile(join(dir, file)) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { problem: { file, message: `The file can’t be read: ${reason}.`, severity: 'error' } }
  }
}

/** Compiles one document into what the cache keeps of it. */
export async function compileDocument(
  file: string,
  bytes: Uint8Array,
  hash: string,
  options: CompileOptions,
): Promise<{ cached: CachedPage; content: PageContent | undefined }> {
  // Only now: the parser and the grammars take longer to load than a rebuild in which nothing is compiled.
  const { compile } = await import('../compile/compile.ts')
  const { page, problems } = await compile(file, bytes, options)
  if (!page) return { cached: { problems }, content: undefined }
  const { body, sections, markdown, ...meta }: Page = page
  return { cached: { meta: { ...meta, hash }, problems }, content: { body, sections, markdown } }
}
