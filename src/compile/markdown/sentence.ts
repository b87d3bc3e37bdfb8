import type { PhrasingContent } from 'mdast'
import { text } from './nodes.ts'
import type { VerbatimMdast } from './verbatim.ts'

/** A sentence as it ends: without the space and line breaks before what was dropped, and words in one piece, as they are printed. */
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

/** A heading's words: it has one line, whatever it was written like. */
export function onOneLine(nodes: PhrasingContent[]): PhrasingContent[] {
  return endSentence(nodes.map(withoutLines))
}

function withoutLines(node: PhrasingContent): PhrasingContent {
  if (node.type === 'break') return text(' ')
  if ('children' in node) return { ...node, children: node.children.map(withoutLines) } as PhrasingContent
  return 'value' in node ? { ...node, value: node.value.replaceAll(/\s*[\r\n]\s*/g, ' ') } : node
}

/** Two texts beside each other: what they mean together is seen in one only. */
function joinWords(nodes: PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = []
  for (const node of nodes) {
    const before = joined.at(-1)
    if (node.type === 'text' && before?.type === 'text') joined[joined.length - 1] = text(before.value + node.value)
    else joined.push(node)
  }
  return joined
}
