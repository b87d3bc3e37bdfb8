import { z } from 'zod'
import { label } from '../../compile/markdown/nodes.ts'
import { words } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'
import { request } from '../request/block.ts'

export const response = defineBlock({
  name: 'Response',
  summary: 'Panel with a response.',
  kind: 'block',
  props: z.strictObject({ title: words.optional() }),
  defaultWords: ({ blocks }) => ({ title: blocks.response }),
  uses: [request],
  toMarkdown: ({ props: { title = '' }, children }, writer) => [label(title), ...writer.flow(children)],
})
