import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'

export const code = defineBlock({
  name: 'Code',
  summary: 'A fence: colored, with a button that copies it.',
  kind: 'block',
  props: z.strictObject({}),
  tag: false,
  markdownNode: 'code',
  styledClasses: ['line', 'http'],
})
