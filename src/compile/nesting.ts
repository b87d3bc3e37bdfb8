import type { Nodes } from 'mdast'
import type { Place } from './page.ts'

/** No page needs more. The parser recurses on brackets, and at about 6,000 it ends the whole process. */
export const MAX_BRACKETS = 500
/** No page needs more levels of quotes, lists, components and emphasis. Rewriting and printing recurse, and overflow at about 1,000. */
export const MAX_LEVELS = 100

/** Where a source's brackets are nested too deeply to be parsed; `undefined` when they aren't. */
export function deepBracket(source: string): Place | undefined {
  let depth = 0
  for (const { 0: bracket, index } of source.matchAll(/[([{}\])]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > MAX_BRACKETS) return placeAt(source, index)
  }
  return undefined
}

/** Where a tree is nested too deeply to be rewritten; `undefined` when it isn't. */
export function deepNode(tree: Nodes): Place | undefined {
  let level: Nodes[] = [tree]
  for (let depth = 0; level.length > 0; depth++) {
    const start = level[0]!.position?.start
    if (depth > MAX_LEVELS) return { line: start?.line ?? 1, column: start?.column ?? 1 }
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []))
  }
  return undefined
}

function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
