import { z } from 'zod'
import { defineBlock } from '../../src/site/block.ts'

export const breakingChangesFilter = defineBlock({
  name: 'BreakingChangesFilter',
  summary: 'Filters the rows of every BreakingChanges on the page.',
  kind: 'block',
  props: z.strictObject({}),
  toMarkdown: () => [],
})
