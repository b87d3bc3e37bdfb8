import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'

export const feedback = defineBlock({
  name: 'Feedback',
  summary: 'Where the page’s survey goes.',
  kind: 'block',
  props: z.strictObject({}),
  toMarkdown: () => [],
})
