import { readExplanations as readKept, type Explanation } from '../../src/build/product/explanations.ts'
import { folderOf } from './places.ts'
import type { Difference } from './results.ts'

export type { Explanation }

/** Explanations of a version. @throws Error that describes an invalid one */
export function readExplanations(version: string): Explanation[] {
  return readKept(folderOf(version))
}

/**
 * Finds the explanations of a difference.
 * @returns their IDs, and the changed lines without an explanation
 */
export function explain(route: string, difference: Difference, explanations: Explanation[]): { why: string[]; unexplained: string[] } {
  let unexplained = tellingLines(difference)
  const why: string[] = []
  // Explanations of one place take precedence over those of lines anywhere.
  for (const { id, of } of explanations.toSorted((one, other) => Number(one.of.line !== undefined) - Number(other.of.line !== undefined))) {
    const { what, kind, line } = of
    const isMeant =
      Object.keys(of).length > 0 &&
      (what ?? difference.what) === difference.what &&
      (kind ?? difference.kind) === difference.kind &&
      fits(of.route, route) &&
      fits(of.at, difference.at)
    if (!isMeant) continue
    const left = line === undefined ? [] : unexplained.filter((text) => !fits(line, text))
    if (left.length < unexplained.length) why.push(id)
    unexplained = left
  }
  return { why, unexplained }
}

function fits(pattern: string | undefined, text: string): boolean {
  return pattern === undefined || new RegExp(pattern).test(text)
}

/** Changed lines except for brackets, which follow from the lines in between. */
function tellingLines({ lines, message }: Difference): string[] {
  const all = lines?.filter((line) => /^[-+]/.test(line)) ?? []
  const telling = all.filter((line) => !/^[-+][\s[\]{},]*$/.test(line))
  // A comma follows from the next line.
  const opposite = new Set(telling.map((line) => (line.startsWith('-') ? '+' : '-') + withoutComma(line).slice(1)))
  const meant = telling.filter((line) => !opposite.has(withoutComma(line)))
  const changed = meant.length > 0 ? meant : telling.length > 0 ? telling : all
  return changed.length > 0 ? changed : (message ?? '').split('\n')
}

function withoutComma(line: string): string {
  return line.replace(/,$/, '')
}
