import type { RootContent } from 'mdast'
import type { Handlers, Rewriting } from './step.ts'

/** Notes plain Markdown that has styles of its own, so that only pages with it carry them. */
export const styled: Handlers = { table: note, footnoteDefinition: note }

async function note(node: Extract<RootContent, { type: 'table' | 'footnoteDefinition' }>, { context, findings, children }: Rewriting) {
  const block = context.blocks.ofNode(node.type)
  if (block) findings.use(block)
  await children(node)
  findings.text(' ')
  return [node]
}
