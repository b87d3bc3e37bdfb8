import type { Nodes } from 'mdast'
import { LIMITS, limitSentence } from '../values/limits.ts'
import type { Place } from './page.ts'

/** Where a source's brackets are nested too deeply to be parsed; `undefined` when they aren't. */
export function deepBracket(source: string): Place | undefined {
  let depth = 0
  for (const { 0: bracket, index } of source.matchAll(/[([{}\])]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > LIMITS.openBrackets) return placeAt(source, index)
  }
  return undefined
}

/** Where a tree is nested too deeply to be rewritten; `undefined` when it isn't. */
export function deepNode(tree: Nodes): Place | undefined {
  let level: Nodes[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    const start = level[0]!.position?.start
    if (depth > LIMITS.levels) return { line: start?.line ?? 1, column: start?.column ?? 1 }
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []))
  }
  return undefined
}

/** Where a table has more cells than it may have, and how many. */
export function largeTable(tree: Nodes): (Place & { cells: number }) | undefined {
  if (tree.type === 'table') {
    // Rows that are too short are filled up.
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

/** What costs more than its length where there are many: `<name`, and `:name`, which is a component in a sentence. */
const COUNTED = [
  { pattern: /<\/?[\w$]/g, most: LIMITS.tags, unit: 'tags (<name>)' },
  { pattern: /:[A-Za-z]/g, most: LIMITS.directives, unit: 'directives (:name)' },
]

/** Where a source has more of something than a page may have. */
export function tooMuch(source: string): (Place & { message: string }) | undefined {
  for (const { pattern, most, unit } of COUNTED) {
    const found = [...source.matchAll(pattern)]
    if (found.length > most)
      return { ...placeAt(source, found[most]!.index), message: limitSentence('A page', { most, unit, has: found.length }) }
  }
  return undefined
}

/** Line and column of a place in a text. */
export function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
