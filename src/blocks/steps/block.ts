import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'

export const steps = defineBlock({
  name: 'Steps',
  summary: 'A sequence of steps, written as a numbered list. A step can start with a heading.',
  kind: 'block',
  props: z.strictObject({}),
})
