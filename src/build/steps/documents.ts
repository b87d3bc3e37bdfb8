import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompileOptions } from '../../compile/compile.ts'
import type { Problem } from '../../compile/problem.ts'
import { questionsFile } from '../../compile/questions.ts'
import { TermCollector } from '../../search/page-terms.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import type { Product } from '../product/product.ts'
import { engineKey } from '../cache/engine-key.ts'
import { PageCache } from '../cache/page-cache.ts'
import { contentHash } from '../cache/hash.ts'

/** Every document compiled, or taken from the cache. */
interface CompiledDocuments {
  pages: PageMeta[]
  problems: Problem[]
  compiled: number
}

/** What numbers the terms of all documents. */
const VOCABULARY = 'src/search/page-terms.ts'

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
    const read = readDocument(dir, file)
    if ('problem' in read) {
      result.problems.push(read.problem)
      continue
    }
    const beside = questionsFile(file)
    const questions = existsSync(join(dir, beside)) ? readDocument(dir, beside) : undefined
    if (questions && 'problem' in questions) result.problems.push(questions.problem)
    const asked = questions && 'bytes' in questions ? questions.bytes : undefined
    const hash = contentHash(cache.version, file, read.bytes, ...(asked === undefined ? [] : [asked]))
    let page = cache.get(hash)
    if (!page) {
      result.compiled++
      // Only now: the parser and the grammars take longer to load than a rebuild in which nothing is compiled.
      const { compileDocument } = await import('./compile-document.ts')
      const compiled = await compileDocument(file, read.bytes, hash, { ...options, questions: asked, collector })
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
