import { z } from 'zod'
import { defineBlock } from '../../src/site/block.ts'

export const breakingChangesFilter = defineBlock({
  name: 'BreakingChangesFilter',
  summary: 'Leaves out rows of every BreakingChanges on the page.',
  kind: 'block',
  props: z.strictObject({}),
  toMarkdown: () => [],
})
