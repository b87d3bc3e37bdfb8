import type { Parent, RootContent } from 'mdast'

/** Text that is printed as it was written. */
export interface VerbatimMdast {
  type: 'verbatim'
  value: string
}

/** Nodes whose source means the same in every document. Links and images don't qualify, since their URLs are relative. */
const PLAIN = new Set(['break', 'delete', 'emphasis', 'inlineCode', 'strong', 'text'])
/** Length of the delimiter at each end. */
const SIGNS: Record<string, number> = { delete: 2, emphasis: 1, strong: 2 }
/**
 * Source that can't be copied: a line that doesn't start with a letter may mean something else in another quote or list, and
 * escaped braces only exist in MDX.
 */
const CHANGED = /\r|\n(?!\p{L})|\\[{}]/u
/** Characters that have no meaning where they are, but may get one together with the text printed next to them. */
const SIGN = /[`*_~[\]<]/
/** May start a block if the line starts differently from the source. */
const STARTS_AS_SIGN = /^[\d+#>|=:-]/
/**
 * Source characters before and after a copied part. Links are printed as they were; tags, comments, bare URLs, and the delimiters
 * of emphasis that isn't copied as a whole are not.
 */
const AFTER_TAG = /[}>*_~]/
const BEFORE_TAG = /[{<*_~]/
const AFTER_LINK = /[)\]]/
const BEFORE_LINK = /[[!]/
const STARTS_AS_WORD = /^\p{L}/u
const ENDS_AS_WORD = /[\p{L}\p{N} ]$/u

/**
 * Replaces parts of a sentence that can stay as written by their source. This applies to most of a document's text; printing it
 * with all the necessary escaping would take as long as compiling it.
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

/** Source of a part of a sentence; `undefined` if it could mean something else in the output. */
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

/** Whether nothing was removed from inside the node. */
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

/** Whether nothing was removed between two nodes. */
function touches(before: RootContent, after: RootContent): boolean {
  return before.position?.end.offset === after.position?.start.offset
}
