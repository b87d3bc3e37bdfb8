import type { Problem } from '../../compile/problem.ts'
import { isSaid, questionsFile, UNPROVEN_HINT, wordsOf } from '../../compile/questions.ts'
import type { PageMeta } from '../../site/page-meta.ts'
import type { PageCache } from '../cache/page-cache.ts'

/** Reports facts in answers that neither their page nor its includes contain. */
export function unprovenFacts(pages: PageMeta[], cache: PageCache): Problem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]))
  const isSaidBy = (fact: string, file: string) => {
    const page = byFile.get(file)
    return page !== undefined && isSaid(fact, wordsOf(cache.content(page.hash, 'sections'), page))
  }
  return pages.flatMap((page) =>
    (page.unproven ?? [])
      .filter(({ fact, files }) => !files.some((file) => isSaidBy(fact, file)))
      .map(({ fact, line }) => ({
        file: questionsFile(page.file),
        line,
        message: `The answer contains "${fact}", but its section doesn’t.`,
        hint: UNPROVEN_HINT,
        severity: 'error',
      })),
  )
}
