import type { RootContent } from 'mdast'

/** Text that is printed as it was written. */
export interface VerbatimMdast {
  type: 'verbatim'
  value: string
}

/** What is the same in every document; links and images aren't, because their addresses are relative. */
const PLAIN = new Set(['break', 'delete', 'emphasis', 'inlineCode', 'strong', 'text'])
/** Line breaks inside quotes and lists have something after them that isn't the sentence's; braces are escaped in MDX only. */
const CHANGED = /\n[ \t>]|\\[{}]/

/**
 * Replaces parts of a sentence that can stay as they were written by their source. Most of a document's text is such, and
 * printing it anew, with every sign escaped that might mean something, would take as long as compiling it.
 */
export function keepSource(nodes: RootContent[], source: string): RootContent[] {
  const kept: RootContent[] = []
  for (let first = 0; first < nodes.length; first++) {
    let last = first
    while (last < nodes.length && isPlain(nodes[last]!) && (last === first || touches(nodes[last - 1]!, nodes[last]!))) last++
    const value = last > first ? source.slice(nodes[first]!.position!.start.offset, nodes[last - 1]!.position!.end.offset) : ''
    if (last === first || CHANGED.test(value)) kept.push(nodes[first]!)
    else {
      kept.push({ type: 'verbatim', value } satisfies VerbatimMdast as unknown as RootContent)
      first = last - 1
    }
  }
  return kept
}

function isPlain(node: RootContent): boolean {
  if (!PLAIN.has(node.type) || node.position === undefined) return false
  return (
    !('children' in node) ||
    node.children.every((child, index) => isPlain(child) && (index === 0 || touches(node.children[index - 1]!, child)))
  )
}

/** Nothing was taken out between them. */
function touches(before: RootContent, after: RootContent): boolean {
  return before.position?.end.offset === after.position?.start.offset
}
