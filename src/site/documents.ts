import type { PageMeta } from './page-meta.ts'

/** The documents that a page is made of: its own, and each that it includes, once. */
export function documentsOf({ files }: { files: ReadonlyMap<string, PageMeta> }, page: PageMeta): PageMeta[] {
  const found = new Set([page])
  // A set is walked to its end, whatever is added on the way; a circle ends by itself.
  for (const { includes } of found) for (const { file } of includes) if (files.has(file)) found.add(files.get(file)!)
  return [...found]
}
