import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'

export const code = defineBlock({
  name: 'Code',
  summary: 'A code fence: highlighted, with a copy button.',
  kind: 'block',
  props: z.strictObject({}),
  tag: false,
  markdownNode: 'code',
  styledClasses: ['line', 'http'],
})
