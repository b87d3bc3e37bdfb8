import type { PageMeta } from './page-meta.ts'

/** The document of a page and all documents that it includes, directly or indirectly, without duplicates. */
export function documentsOf({ files }: { files: ReadonlyMap<string, PageMeta> }, page: PageMeta): PageMeta[] {
  const found = new Set([page])
  // Iteration over a set includes elements added during the loop; circular includes end because it has no duplicates.
  for (const { includes } of found) for (const { file } of includes) if (files.has(file)) found.add(files.get(file)!)
  return [...found]
}
