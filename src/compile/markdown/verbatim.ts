import type { Parent, RootContent } from 'mdast'

/** Text that is printed as it was written. */
export interface VerbatimMdast {
  type: 'verbatim'
  value: string
}

/** What is the same in every document; links and images aren't, because their addresses are relative. */
const PLAIN = new Set(['break', 'delete', 'emphasis', 'inlineCode', 'strong', 'text'])
/** How many signs stand at each end of it. */
const SIGNS: Record<string, number> = { delete: 2, emphasis: 1, strong: 2 }
/** A line that doesn't begin with a letter may mean something else in another quote or list; braces are escaped in MDX only. */
const CHANGED = /\r|\n(?!\p{L})|\\[{}]/u
/** Signs that mean nothing where they are may mean something together with those of what is printed beside them. */
const SIGN = /[`*_~[\]<]/
/** Not at the start of a line that isn't quite as it was. */
const STARTS_AS_SIGN = /^[\d+#>|=:-]/
/**
 * What is written before and after a part that stays. Links are printed as they were; tags, comments, bare addresses and the
 * signs of emphasis that isn't kept as a whole are not.
 */
const AFTER_TAG = /[}>*_~]/
const BEFORE_TAG = /[{<*_~]/
const AFTER_LINK = /[)\]]/
const BEFORE_LINK = /[[!]/
const STARTS_AS_WORD = /^\p{L}/u
const ENDS_AS_WORD = /[\p{L}\p{N} ]$/u

/**
 * Replaces parts of a sentence that can stay as they were written by their source. Most of a document's text is such, and
 * printing it anew, with every sign escaped that might mean something, would take as long as compiling it.
 */
export function keepSource(nodes: RootContent[], source: string): RootContent[] {
  const kept: RootContent[] = []
  for (let first = 0; first < nodes.length; first++) {
    let end = first
    while (end < nodes.length && isPlain(nodes[end]!) && (end === first || touches(nodes[end - 1]!, nodes[end]!))) end++
    const value = end > first ? sourceOf(nodes, { first, end }, source) : undefined
    if (value === undefined) kept.push(nodes[first]!)
    else {
      kept.push({ type: 'verbatim', value } satisfies VerbatimMdast as unknown as RootContent)
      first = end - 1
    }
  }
  return kept
}

/** A part of a sentence as it was written; `undefined` when that would mean something else. */
function sourceOf(nodes: RootContent[], { first, end }: { first: number; end: number }, source: string): string | undefined {
  const from = nodes[first]!.position!.start.offset!
  const to = nodes[end - 1]!.position!.end.offset!
  const value = source.slice(from, to)
  if (CHANGED.test(value)) return undefined
  const [before, after] = [source.charAt(from - 1), source.charAt(to)]
  const startsWell = first === 0 ? !AFTER_TAG.test(before) && !STARTS_AS_SIGN.test(value) : AFTER_LINK.test(before)
  const endsWell = end === nodes.length ? !BEFORE_TAG.test(after) : BEFORE_LINK.test(after)
  return (startsWell || STARTS_AS_WORD.test(value)) && (endsWell || ENDS_AS_WORD.test(value)) ? value : undefined
}

function isPlain(node: RootContent): boolean {
  if (!PLAIN.has(node.type) || node.position === undefined) return false
  if (node.type === 'text') return !SIGN.test(node.value)
  return !('children' in node) || isWhole(node)
}

/** Nothing was taken out of it. */
function isWhole(node: Extract<RootContent, Parent>): boolean {
  const { children, position, type } = node
  const [first, last] = [children[0], children.at(-1)]
  if (!first?.position || !last?.position) return false
  const opening = first.position.start.offset! - position!.start.offset!
  const closing = position!.end.offset! - last.position.end.offset!
  return (
    Math.max(opening, closing) <= SIGNS[type]! &&
    children.every((child, index) => isPlain(child) && (index === 0 || touches(children[index - 1]!, child)))
  )
}

/** Nothing was taken out between them. */
function touches(before: RootContent, after: RootContent): boolean {
  return before.position?.end.offset === after.position?.start.offset
}
