import type { RootContent } from 'mdast'
import type { BlockDefinition, ShownPlace } from '../block.ts'
import { asMdast } from '../nodes.ts'
import type { BlockProps } from '../page.ts'
import type { Handlers, Rewriting, Surroundings } from './step.ts'

type Styled = Extract<RootContent, { type: 'table' | 'footnoteDefinition' }>

/** Records plain Markdown that has its own styles, so that only pages with it include them. */
export const styled: Handlers = { table: note, footnoteDefinition: note }

async function note(node: Styled, rewriting: Rewriting, { inside }: Surroundings): Promise<RootContent[]> {
  const { context, findings, children } = rewriting
  const block = context.blocks.ofNode(node.type)
  if (block) findings.use(block)
  await children(node)
  findings.text(' ')
  // Inside the block's own tag, `rewriteBlock` does this, with the tag's props.
  return block?.show && inside !== block.name ? [shown(node, { ...rewriting, block })] : [node]
}

/** Replaces Markdown with what its block shows. */
export function shown(
  node: RootContent,
  { block, context, findings }: Rewriting & { block: BlockDefinition },
  props?: BlockProps,
): RootContent {
  const place: ShownPlace = { messages: context.messages, anchor: (label, entry) => findings.anchor(label, entry) }
  return asMdast({ type: 'shown', children: block.show!(node as never, place, props), source: node })
}
