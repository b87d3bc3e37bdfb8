import { compile, type CompileOptions } from '../../compile/compile.ts'
import type { Page } from '../../compile/page.ts'
import { questionsFile, readQuestions } from '../../compile/questions.ts'
import type { TermCollector } from '../../search/page-terms.ts'
import type { CachedPage, PageContent } from '../cache/page-cache.ts'

interface CompileDocumentOptions extends CompileOptions {
  /** The document's questions, in YAML. */
  questions?: Uint8Array | undefined
  collector: TermCollector
}

/** Compiles a document and the questions next to it into their cache entry. */
export async function compileDocument(
  file: string,
  bytes: Uint8Array,
  hash: string,
  { collector, questions, ...options }: CompileDocumentOptions,
): Promise<{ cached: CachedPage; content: PageContent | undefined }> {
  const { page, problems } = await compile(file, bytes, options)
  if (!page) return { cached: { problems }, content: undefined }
  const read = questions === undefined ? undefined : readQuestions(questionsFile(file), questions, page)
  const { body, sections, markdown, ...meta }: Page = page
  const terms = collector.collect({ ...meta, sections, tags: meta.frontMatter.tags ?? [] })
  return {
    cached: {
      meta: { ...meta, hash, ...(read && { asked: read.asked }), ...(read && read.unproven.length > 0 && { unproven: read.unproven }) },
      problems: [...problems, ...(read?.problems ?? [])],
    },
    content: { body, sections, markdown, terms, answers: read?.answers ?? [], unanswered: read?.unanswered ?? [] },
  }
}
