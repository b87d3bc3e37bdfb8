import { z } from 'zod'
import type { MarkdownWriter } from '../../compile/markdown/writer.ts'
import { quote, type Flow } from '../../compile/markdown/nodes.ts'
import type { BlockMdast } from '../../compile/nodes.ts'
import { defineBlock } from '../../site/block.ts'
import { calloutKinds, calloutTitle } from './kinds.ts'

export const callout = defineBlock({
  name: 'Callout',
  summary: 'An aside that a reader should notice, written `:::note`.',
  kind: 'block',
  props: z.strictObject({ kind: z.enum(calloutKinds) }),
  tag: false,
  directives: calloutKinds,
  toMarkdown: (node, writer) => [calloutMarkdown(node, writer, calloutTitle(node.props.kind, writer.messages))],
})

/** Converts a callout to a block quote with its title, or its kind's by default. */
export function calloutMarkdown({ title, children }: BlockMdast<object>, writer: MarkdownWriter, titleOfKind?: string): Flow {
  return quote(title ? writer.words(title.children) : titleOfKind, writer.flow(children))
}
