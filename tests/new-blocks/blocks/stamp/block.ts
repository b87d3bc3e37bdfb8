import { z } from 'zod'
import { label } from '../../../../src/compile/markdown/nodes.ts'
import { words } from '../../../../src/compile/prop.ts'
import { defineBlock } from '../../../../src/site/block.ts'

export const stamp = defineBlock({
  name: 'Stamp',
  summary: 'Who has approved what stands above.',
  kind: 'block',
  props: z.strictObject({ by: words }),
  toMarkdown: ({ props }) => [label(`Approved by ${props.by}`)],
})
