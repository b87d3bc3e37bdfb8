import type { PhrasingContent, RootContent } from 'mdast'

/** Text that is printed as it was written. */
export interface VerbatimMdast {
  type: 'verbatim'
  value: string
}

/** Words without any sign that means something in Markdown, wherever in a line they stand; the address of a link; code. */
export const HARMLESS = /^\p{L}[^\\`*_[\]<>()"'&~|!:@#+=.\s]*(?: [\p{L}\p{N}][^\\`*_[\]<>()"'&~|!:@#+=.\s]*)*$/u
export const HARMLESS_ADDRESS = /^https?:\/\/[\w.-]+(?::\d+)?[\w/.#%?=-]*$/
export const HARMLESS_CODE = /^[^`|\r\n ][^`|\r\n]*$/

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

/** Makes one node of a sentence in which nothing has to be looked out for: most are such, and each node costs. */
export function joinPlain(nodes: PhrasingContent[]): PhrasingContent[] {
  const value = nodes.length > 0 ? plainSentence(nodes) : undefined
  return value === undefined ? nodes : [{ type: 'verbatim', value } satisfies VerbatimMdast as unknown as PhrasingContent]
}

/** A sentence as it is printed; `undefined` when that takes more care. */
function plainSentence(nodes: PhrasingContent[]): string | undefined {
  let sentence = ''
  for (const [index, node] of nodes.entries()) {
    const value = plainPart(node, { isFirst: index === 0, isLast: index === nodes.length - 1 })
    // Code beside code would be one.
    if (value === undefined || (sentence.endsWith('`') && value.startsWith('`'))) return undefined
    sentence += value
  }
  return sentence
}

function plainPart(part: PhrasingContent, place: { isFirst: boolean; isLast: boolean }): string | undefined {
  const node = part as PhrasingContent | VerbatimMdast
  switch (node.type) {
    case 'verbatim':
      return node.value
    case 'inlineCode':
      return HARMLESS_CODE.test(node.value) ? `\`${node.value}\`` : undefined
    case 'text': {
      const isEdge = (place.isFirst && node.value.startsWith(' ')) || (place.isLast && node.value.endsWith(' '))
      return !isEdge && HARMLESS.test(node.value.replace(/^ | $/g, '')) ? node.value : undefined
    }
    case 'link': {
      const label = plainSentence(node.children)
      const isPlain = label !== undefined && label !== node.url && !label.includes(']') && !node.title && HARMLESS_ADDRESS.test(node.url)
      return isPlain ? `[${label}](${node.url})` : undefined
    }
  }
  return undefined
}
