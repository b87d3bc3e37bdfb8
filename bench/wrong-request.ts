import { posix } from 'node:path'
import type { Source } from './source.ts'
import type { Specimen } from './specimen.ts'

interface Request {
  source: Source
  specimen: Specimen
  /** Corpus sizes, in pages. */
  sizes: number[]
}

/** Sentences about errors in the options, which are checked before spending hours on measurements. */
export function wrongRequest({ source, specimen, sizes }: Request): string[] {
  const wrongSizes = sizes.filter((size) => !Number.isInteger(size) || size < 1)
  if (wrongSizes.length > 0) return [`--pages must be numbers of pages, not "${sizes.join()}".`]
  // A smaller corpus consists of the first pages.
  const few = Math.min(...sizes, source.size)
  const routes = [...source.keys()].slice(0, few)
  const titles = routes.map((route) => /^title: "?(.*?)"?$/m.exec(source.get(route)!)?.[1] ?? route)
  const { page, next, expected, typoExpected, query, typo } = specimen
  const isLinked = posix.dirname(page) === posix.dirname(next) || (source.get(page) ?? '').includes(`](/${next}`)
  const hasTitle = (words: string) => titles.some((title) => title.includes(words))
  return [
    ...[page, next].filter((route) => !routes.includes(route)).map((route) => `There is no page ${route} among the first ${few}.`),
    ...(isLinked ? [] : [`Neither the text of ${page} nor its folder leads to ${next}.`]),
    ...[expected, typoExpected].filter((words) => !hasTitle(words)).map((words) => `No page’s title has the words “${words}”.`),
    ...[query, typo].filter((words) => words.trim() === '').map(() => 'A query is empty.'),
  ]
}
