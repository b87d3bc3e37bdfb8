import { compile, type CompileOptions } from '../../compile/compile.ts'
import type { Page } from '../../compile/page.ts'
import type { TermCollector } from '../../search/page-terms.ts'
import type { CachedPage, PageContent } from '../cache/page-cache.ts'

/** Compiles one document into what the cache keeps of it. */
export async function compileDocument(
  file: string,
  bytes: Uint8Array,
  hash: string,
  { collector, ...options }: CompileOptions & { collector: TermCollector },
): Promise<{ cached: CachedPage; content: PageContent | undefined }> {
  const { page, problems } = await compile(file, bytes, options)
  if (!page) return { cached: { problems }, content: undefined }
  const { body, sections, markdown, ...meta }: Page = page
  const terms = collector.collect({ ...meta, sections, tags: meta.frontMatter.tags ?? [] })
  return { cached: { meta: { ...meta, hash }, problems }, content: { body, sections, markdown, terms } }
}
