import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'

export const table = defineBlock({
  name: 'Table',
  summary: 'A table; wide ones scroll.',
  kind: 'block',
  props: z.strictObject({}),
  tag: false,
  markdownNode: 'table',
})
