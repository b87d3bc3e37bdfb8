import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'

export const sideBySide = defineBlock({
  name: 'SideBySide',
  summary: 'Two columns on wide screens.',
  kind: 'block',
  props: z.strictObject({}),
  children: ['Column'],
})
