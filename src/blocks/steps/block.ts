import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'

export const steps = defineBlock({
  name: 'Steps',
  summary: 'Steps that follow each other, written as a numbered list. A step may begin with a heading.',
  kind: 'block',
  props: z.strictObject({}),
})
