import { z } from 'zod'
import { paragraph, text } from '../../../../src/compile/markdown/nodes.ts'
import { words } from '../../../../src/compile/prop.ts'
import { defineBlock } from '../../../../src/site/block.ts'

export const tally = defineBlock({
  name: 'Tally',
  summary: 'A button that counts.',
  kind: 'block',
  props: z.strictObject({ what: words, from: z.coerce.number().default(0) }),
  isInteractive: true,
  wakesOn: 'tally',
  toMarkdown: ({ props }) => [paragraph(text(`${props.what}, counted from ${props.from}`))],
})
