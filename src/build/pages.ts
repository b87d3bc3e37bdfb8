import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompileOptions } from '../compile/compile.ts'
import type { Page } from '../compile/page.ts'
import type { Problem } from '../compile/problem.ts'
import { TermCollector } from '../search/page-terms.ts'
import type { PageMeta } from '../site/page-meta.ts'
import type { Product } from './product/product.ts'
import { PageCache, type CachedPage, type PageContent } from './cache.ts'
import { contentHash, sourceHash } from './hash.ts'
import { engineRoot } from './engine-root.ts'

/** Every document compiled, or taken from the cache. */
interface CompiledDocuments {
  pages: PageMeta[]
  problems: Problem[]
  compiled: number
}

/** What makes what is kept of a document. */
const compilers = [
  'src/values',
  'src/addresses',
  'src/messages',
  'src/compile',
  'src/blocks',
  'src/site',
  'src/search/page-terms.ts',
  'src/search/tokens.ts',
  'src/search/index-files.ts',
  'src/search/vocabulary.ts',
  'package-lock.json',
]

/** Opens the cache in a folder; it is empty when another compiler, or one for another address, filled it. */
export function openPageCache(
  dir: string,
  { root, config: { baseUrl, url }, messages }: Pick<Product, 'root' | 'config' | 'messages'>,
): PageCache {
  const ownBlocks = join(root, 'blocks')
  const version = sourceHash(...compilers.map((path) => join(engineRoot, path)), ...(existsSync(ownBlocks) ? [ownBlocks] : []))
  return new PageCache(
    dir,
    version + url + baseUrl + JSON.stringify(messages, (_, value: unknown) => (typeof value === 'function' ? value.toString() : value)),
  )
}

interface CompileInput extends CompileOptions {
  cache: PageCache
}

/** Compiles the documents of a folder that changed since the last build. A file that can't be read is a problem, not a crash. */
export async function compileDocuments(dir: string, files: string[], { cache, ...options }: CompileInput): Promise<CompiledDocuments> {
  const result: CompiledDocuments = { pages: [], problems: [], compiled: 0 }
  const collector = new TermCollector(cache.vocabulary)
  for (const file of files) {
    const read = readDocument(dir, file)
    if ('problem' in read) {
      result.problems.push(read.problem)
      continue
    }
    const hash = contentHash(file, read.bytes)
    let page = cache.get(hash)
    if (!page) {
      result.compiled++
      const compiled = await compileDocument(file, read.bytes, hash, { ...options, collector })
      page = cache.set(hash, compiled.cached, compiled.content)
    }
    if (page.meta) result.pages.push(page.meta)
    result.problems.push(...page.problems)
  }
  return result
}

function readDocument(dir: string, file: string): { bytes: Uint8Array } | { problem: Problem } {
  let descriptor: number | undefined
  try {
    // Not blocking: nobody may ever write into a pipe of that name.
    descriptor = openSync(join(dir, file), constants.O_RDONLY | constants.O_NONBLOCK)
    if (fstatSync(descriptor).isFile()) return { bytes: readFileSync(descriptor) }
    return { problem: { file, message: 'This is no file.', hint: 'Move it out of the documents.', severity: 'error' } }
  } catch (error) {
    return { problem: { file, ...unreadable(error as NodeJS.ErrnoException), severity: 'error' } }
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

function unreadable({ code, message }: NodeJS.ErrnoException): Pick<Problem, 'message' | 'hint'> {
  if (code === 'ENOENT') {
    return {
      message: 'The file is gone, or a link that leads nowhere.',
      hint: 'If it was deleted meanwhile, build again; else mend the link.',
    }
  }
  const hint = code === 'EACCES' || code === 'EPERM' ? 'Give yourself the right to read it.' : undefined
  return { message: `The file can’t be read: ${message}.`, ...(hint ? { hint } : {}) }
}

/** Compiles one document into what the cache keeps of it. */
async function compileDocument(
  file: string,
  bytes: Uint8Array,
  hash: string,
  { collector, ...options }: CompileOptions & { collector: TermCollector },
): Promise<{ cached: CachedPage; content: PageContent | undefined }> {
  // Only now: the parser and the grammars take longer to load than a rebuild in which nothing is compiled.
  const { compile } = await import('../compile/compile.ts')
  const { page, problems } = await compile(file, bytes, options)
  if (!page) return { cached: { problems }, content: undefined }
  const { body, sections, markdown, ...meta }: Page = page
  const terms = collector.collect({ ...meta, sections, tags: meta.frontMatter.tags ?? [] })
  return { cached: { meta: { ...meta, hash }, problems }, content: { body, sections, markdown, terms } }
}
