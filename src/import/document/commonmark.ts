import { markdownToMdast } from 'satteri'
import type { Nodes, Root } from 'mdast'
import { Edits } from '../edits.ts'

const features = { gfm: true, directive: true }

/** Converts indented code to fences, since MDX doesn't have indented code. */
export function fenceIndented(text: string): string {
  const edits = new Edits(text)
  const visit = (node: Nodes): void => {
    const { start, end } = node.position ?? {}
    if (node.type === 'code' && start?.offset !== undefined && end?.offset !== undefined) {
      const source = text.slice(start.offset, end.offset)
      const lineStart = text.lastIndexOf('\n', start.offset - 1) + 1
      const prefix = text.slice(lineStart, start.offset)
      // In lists and quotes, the text before it is a marker.
      if (!/^[ \t]*(?:`{3}|~{3})/.test(source) && prefix.trim() === '')
        edits.replace(lineStart, end.offset, `\`\`\`\n${node.value}\n\`\`\``)
    }
    if ('children' in node) node.children.forEach(visit)
  }
  const root = markdownToMdast(text, { features }) as Root
  root.children.forEach((child) => (child.type === 'code' ? visit(child) : undefined))
  return edits.apply()
}
