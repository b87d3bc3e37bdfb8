import { z } from 'zod'
import { label } from '../../compile/markdown/nodes.ts'
import { words } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'

export const request = defineBlock({
  name: 'Request',
  summary: 'Panel with a request.',
  kind: 'block',
  props: z.strictObject({ title: words.optional() }),
  defaultWords: ({ blocks }) => ({ title: blocks.request }),
  toMarkdown: ({ props: { title = '' }, children }, writer) => [label(title), ...writer.flow(children)],
})
