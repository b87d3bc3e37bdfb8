import type { Nodes } from 'mdast'
import { LIMITS, limitSentence } from '../values/limits.ts'
import type { Place } from './page.ts'

/** Position at which brackets are nested too deeply to be parsed, if any. */
export function deepBracket(source: string): Place | undefined {
  let depth = 0
  for (const { 0: bracket, index } of source.matchAll(/[([{}\])]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > LIMITS.openBrackets) return placeAt(source, index)
  }
  return undefined
}

/** Position at which a tree is nested too deeply to be rewritten, if any. */
export function deepNode(tree: Nodes): Place | undefined {
  let level: Nodes[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    const start = level[0]!.position?.start
    if (depth > LIMITS.levels) return { line: start?.line ?? 1, column: start?.column ?? 1 }
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []))
  }
  return undefined
}

/** Position and number of cells of the first table that is too large, if any. */
export function largeTable(tree: Nodes): (Place & { cells: number }) | undefined {
  if (tree.type === 'table') {
    // Short rows are padded.
    const cells = tree.children.length * Math.max(tree.align?.length ?? 0, ...tree.children.map(({ children }) => children.length))
    const { line = 1, column = 1 } = tree.position?.start ?? {}
    return cells > LIMITS.tableCells ? { line, column, cells } : undefined
  }
  for (const child of 'children' in tree ? tree.children : []) {
    const found = largeTable(child)
    if (found) return found
  }
  return undefined
}

/** Syntax that is expensive in large numbers: `<name`, and `:name`, which the parser reads as an inline directive. */
const COUNTED = [
  { pattern: /<\/?[\w$]/g, most: LIMITS.tags, unit: 'tags (<name>)' },
  { pattern: /:[A-Za-z]/g, most: LIMITS.directives, unit: 'directives (:name)' },
]

/** Position and message of the first limit that a source exceeds, if any. */
export function tooMuch(source: string): (Place & { message: string }) | undefined {
  for (const { pattern, most, unit } of COUNTED) {
    const found = [...source.matchAll(pattern)]
    if (found.length > most)
      return { ...placeAt(source, found[most]!.index), message: limitSentence('A page', { most, unit, has: found.length }) }
  }
  return undefined
}

/** Converts an offset in a text to line and column. */
export function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
