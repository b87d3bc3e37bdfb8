import type { PhrasingContent } from 'mdast'
import { text } from './nodes.ts'
import type { VerbatimMdast } from './verbatim.ts'

/**
 * Trims whitespace and line breaks at a sentence's end, which may be left where something was removed. Adjacent texts are joined,
 * as in print.
 */
export function endSentence(nodes: PhrasingContent[]): PhrasingContent[] {
  const sentence = joinWords(nodes)
  for (;;) {
    const last = sentence.at(-1) as PhrasingContent | VerbatimMdast | undefined
    if (last?.type === 'break') sentence.pop()
    else if (last?.type === 'text' || last?.type === 'verbatim') {
      const value = last.value.trimEnd()
      if (value === last.value) return sentence
      sentence.pop()
      if (value !== '') sentence.push({ ...last, value } as PhrasingContent)
    } else return sentence
  }
}

/** Puts a heading's content on one line, since Markdown headings can't have more. */
export function onOneLine(nodes: PhrasingContent[]): PhrasingContent[] {
  return endSentence(nodes.map(withoutLines))
}

function withoutLines(node: PhrasingContent): PhrasingContent {
  if (node.type === 'break') return text(' ')
  if ('children' in node) return { ...node, children: node.children.map(withoutLines) } as PhrasingContent
  return 'value' in node ? { ...node, value: node.value.replaceAll(/\s*[\r\n]\s*/g, ' ') } : node
}

/** Joins adjacent texts, since whether they need escaping depends on both. */
function joinWords(nodes: PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = []
  for (const node of nodes) {
    const before = joined.at(-1)
    if (node.type === 'text' && before?.type === 'text') joined[joined.length - 1] = text(before.value + node.value)
    else joined.push(node)
  }
  return joined
}
