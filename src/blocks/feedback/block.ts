import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'

export const feedback = defineBlock({
  name: 'Feedback',
  summary: 'Position of the page’s survey.',
  kind: 'block',
  props: z.strictObject({}),
  toMarkdown: () => [],
})
