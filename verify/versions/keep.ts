import type { SampleDocument } from '../harness/document.ts'
import { compare } from './compare.ts'
import { explain, type Explanation } from './explanations.ts'
import { itemsOf } from './items.ts'
import type { Outcomes } from './outcome.ts'
import { differenceOf, nameOf, type Difference, type PageResult, type VersionResults } from './results.ts'
import { responseOf } from './shown.ts'

const REWRITTEN = 'The code that proves it was rewritten.'

/** Outcomes of two versions. */
export interface Compared {
  documented: Outcomes
  other: Outcomes
  /** IDs of initial documents. */
  known: ReadonlySet<string>
}

/**
 * Compares the outcomes of a document in two versions; `undefined` if nothing can be compared.
 * @param before earlier result, which is kept for items that weren't run in both
 */
export function resultOf(
  document: SampleDocument,
  { documented, other, known }: Compared,
  before: PageResult | undefined,
): PageResult | undefined {
  const page: PageResult = { same: [], different: [] }
  for (const item of itemsOf(document)) {
    const [one, two] = [documented, other].map((outcomes) => outcomes[document.route]?.[item.key])
    if (!one || !two) {
      const difference = before?.different.find(({ key }) => key === item.key)
      if (difference) page.different.push({ ...difference, at: nameOf(item) })
      else if (before?.same.includes(item.key)) page.same.push(item.key)
      continue
    }
    const shown = item.what === 'sample' ? responseOf(item.fence, document.fences) : undefined
    const difference = differenceOf(item, compare(one, two, { known, shown }))
    if (difference === undefined) page.same.push(item.key)
    else page.different.push(difference)
  }
  return page.same.length + page.different.length === 0 ? undefined : page
}

/**
 * Adds explanations to differences.
 * @returns sentences about differences without an explanation
 */
export function explainAll({ pages }: VersionResults, explanations: Explanation[]): string[] {
  return Object.entries(pages).flatMap(([route, { different }]) =>
    different.filter(({ kind }) => kind !== 'unknown').flatMap((difference) => explainOne(route, difference, explanations)),
  )
}

function explainOne(route: string, difference: Difference, explanations: Explanation[]): string[] {
  const { why, unexplained } = explain(route, difference, explanations)
  delete difference.why
  if (unexplained.length > 0 && difference.what === 'fact') {
    // Rewritten code doesn't tell whether the behavior has changed.
    Object.assign(difference, { kind: 'unknown', message: REWRITTEN })
    delete difference.lines
    return []
  }
  if (why.length > 0) difference.why = why
  if (unexplained.length === 0) return []
  const lines = unexplained.slice(0, 12).map((line) => `    ${line}`)
  return [`${route}  ${difference.at}  (${difference.kind})\n${lines.join('\n')}`]
}
