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

/** Every document compiled, or taken from the cache. */
interface CompiledDocuments {
  pages: PageMeta[]
  problems: Problem[]
  compiled: number
}

/** What numbers the terms of all documents. */
const VOCABULARY = 'src/search/page-terms.ts'

/** The parser's memory is given back between two turns of the event loop only; hundreds of megabytes for a site of 20,000 pages. */
const COMPILED_A_TURN = 50

/** What makes what is kept of a document: loaded when there is something to compile. */
const COMPILER = 'src/build/steps/compile-document.ts'

/** Opens the cache in a folder; it is empty when another compiler, or one for another address, filled it. */
export function openPageCache(dir: string, { code, blocks, config }: Pick<Product, 'code' | 'blocks' | 'config'>): PageCache {
  const specimens = JSON.stringify([...blocks.specimens])
  return new PageCache(dir, contentHash(engineKey(COMPILER, VOCABULARY), code.blocks, specimens, code.messages, config.url, config.baseUrl))
}

interface CompileInput extends CompileOptions {
  cache: PageCache
}

/** Compiles the documents of a folder that changed since the last build. A file that can't be read is a problem, not a crash. */
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
      // Only now: the parser and the grammars take longer to load than a rebuild in which nothing is compiled.
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
 * Compiles those documents again that name files of the same folder, with what these are: pages whose route isn't their file's path,
 * pictures. What is wrong with them was found before.
 * @param pages all of a site, as `compileDocuments` or this made them
 * @returns those that are another now
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
      // Gone since it was compiled: whatever tells of that comes later.
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

/** A document, and the questions beside it. */
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
    // Not blocking: nobody may ever write into a pipe of that name.
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
