import { z } from 'zod'
import { text } from '../../compile/markdown/nodes.ts'
import { defineBlock } from '../../site/block.ts'
import { screenshot } from '../screenshot/block.ts'

export const marker = defineBlock({
  name: 'Marker',
  summary: 'A number that also marks a place on a screenshot.',
  kind: 'inline',
  props: z.strictObject({ n: z.coerce.number().int().min(1).max(99) }),
  uses: [screenshot],
  toMarkdown: ({ props }) => [text(`(${props.n})`)],
})
