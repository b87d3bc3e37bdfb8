import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'

export const footnotes = defineBlock({
  name: 'Footnotes',
  summary: 'Notes at the end of a page.',
  kind: 'block',
  props: z.strictObject({}),
  tag: false,
  markdownNode: 'footnoteDefinition',
})
