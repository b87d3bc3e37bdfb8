import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as untilIdle } from 'node:timers/promises'
import type { CompileOptions } from '../../compile/compile.ts'
import type { Problem } from '../../compile/problem.ts'
import { questionsFile } from '../../compile/questions.ts'
import { TermCollector } from '../../search/page-terms.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import type { Product } from '../product/product.ts'
import { engineKey } from '../cache/engine-key.ts'
import { PageCache } from '../cache/page-cache.ts'
import { contentHash } from '../cache/hash.ts'
import { movedBySlug, otherFilesOf, type PicturesBeside } from './other-files.ts'

/** Documents and their problems; `compiled` counts those that weren't in the cache. */
interface CompiledDocuments {
  pages: PageMeta[]
  problems: Problem[]
  compiled: number
}

/** Module that numbers the terms of all documents. */
const VOCABULARY = 'src/search/page-terms.ts'

/**
 * Documents compiled in one turn of the event loop. The parser's memory is only freed between turns, and adds up to hundreds of
 * megabytes on a site of 20,000 pages.
 */
const COMPILED_A_TURN = 50

/** Module that creates a document's cache entry. It's imported only if there is something to compile. */
const COMPILER = 'src/build/steps/compile-document.ts'

/** Opens the cache in a folder. It's empty if another version of the compiler, or one for another URL, wrote it. */
export function openPageCache(dir: string, { code, blocks, config }: Pick<Product, 'code' | 'blocks' | 'config'>): PageCache {
  const specimens = JSON.stringify([...blocks.specimens])
  return new PageCache(dir, contentHash(engineKey(COMPILER, VOCABULARY), code.blocks, specimens, code.messages, config.url, config.baseUrl))
}

interface CompileInput extends CompileOptions {
  cache: PageCache
}

/**
 * Compiles the documents that have changed since the last build, and takes the others from the cache. A file that can't be read
 * becomes a problem.
 */
export async function compileDocuments(dir: string, files: string[], { cache, ...options }: CompileInput): Promise<CompiledDocuments> {
  const result: CompiledDocuments = { pages: [], problems: [], compiled: 0 }
  const collector = new TermCollector(cache.vocabulary)
  for (const file of files) {
    const read = readWithQuestions(dir, file)
    result.problems.push(...read.problems)
    if (!read.bytes) continue
    const { bytes, asked } = read
    const hash = contentHash(cache.version, file, bytes, ...(asked === undefined ? [] : [asked]))
    let page = cache.get(hash)
    if (!page) {
      result.compiled++
      // Imported late: the parser and the grammars take longer to load than a rebuild that compiles nothing.
      const { compileDocument } = await import('./compile-document.ts')
      const compiled = await compileDocument(file, bytes, hash, { ...options, questions: asked, collector })
      page = cache.set(hash, compiled.cached, compiled.content)
      if (result.compiled % COMPILED_A_TURN === 0) await untilIdle()
    }
    if (page.meta) result.pages.push(page.meta)
    result.problems.push(...page.problems)
  }
  return result
}

/**
 * Compiles documents again that refer to other files in the folder, now with the data of these files: pages with a slug, and
 * pictures. Doesn't report the documents' problems a second time.
 * @param pages all pages of the site, as returned by `compileDocuments` or an earlier call
 * @returns the pages that have changed
 */
export async function compileWithOthers(
  dir: string,
  pages: readonly PageMeta[],
  { cache, pictures, ...options }: CompileInput & { pictures: PicturesBeside },
): Promise<PageMeta[]> {
  const moved = movedBySlug(pages)
  const collector = new TermCollector(cache.vocabulary)
  const changed: PageMeta[] = []
  for (const page of pages) {
    const others = otherFilesOf(page, { moved, pictures })
    const alone = page.alone ?? page.hash
    const hash = others ? contentHash(alone, JSON.stringify(others)) : alone
    if (hash === page.hash) continue
    let cached = cache.get(hash)
    if (!cached) {
      const { bytes, asked } = readWithQuestions(dir, page.file)
      // Deleted since it was compiled, which is reported later.
      if (!bytes) continue
      const { compileDocument } = await import('./compile-document.ts')
      const compiled = await compileDocument(page.file, bytes, hash, { ...options, others, questions: asked, collector })
      if (compiled.cached.meta && others) compiled.cached.meta.alone = alone
      cached = cache.set(hash, compiled.cached, compiled.content)
    }
    if (cached.meta) changed.push(cached.meta)
  }
  return changed
}

/** Reads a document and the questions next to it. */
function readWithQuestions(dir: string, file: string): { bytes?: Uint8Array; asked?: Uint8Array; problems: Problem[] } {
  const read = readDocument(dir, file)
  if ('problem' in read) return { problems: [read.problem] }
  const beside = questionsFile(file)
  const questions = existsSync(join(dir, beside)) ? readDocument(dir, beside) : undefined
  if (!questions) return { ...read, problems: [] }
  return 'problem' in questions ? { ...read, problems: [questions.problem] } : { ...read, asked: questions.bytes, problems: [] }
}

function readDocument(dir: string, file: string): { bytes: Uint8Array } | { problem: Problem } {
  let descriptor: number | undefined
  try {
    // Non-blocking, because opening a named pipe would otherwise wait for a writer.
    descriptor = openSync(join(dir, file), constants.O_RDONLY | constants.O_NONBLOCK)
    if (fstatSync(descriptor).isFile()) return { bytes: readFileSync(descriptor) }
    return { problem: { file, message: 'This isn’t a file.', hint: 'Move it out of the documents’ folder.', severity: 'error' } }
  } catch (error) {
    return { problem: { file, ...unreadable(error as NodeJS.ErrnoException), severity: 'error' } }
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

function unreadable({ code, message }: NodeJS.ErrnoException): Pick<Problem, 'message' | 'hint'> {
  if (code === 'ENOENT') {
    return {
      message: 'The file was deleted, or is a broken symbolic link.',
      hint: 'If it was deleted, build again; otherwise, fix the link.',
    }
  }
  const hint = code === 'EACCES' || code === 'EPERM' ? 'Change its permissions.' : undefined
  return { message: `The file can’t be read: ${message}.`, ...(hint ? { hint } : {}) }
}
