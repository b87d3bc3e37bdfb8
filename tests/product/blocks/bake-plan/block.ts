import { z } from 'zod'
import { text } from '../../../../src/compile/prop.ts'
import { defineBlock } from '../../../../src/site/block.ts'

export const bakePlan = defineBlock({
  name: 'BakePlan',
  summary: 'A form that adds up the steps of a recipe.',
  kind: 'block',
  props: z.strictObject({ id: text, oven: text.default('Deck 1') }),
  code: 'the steps',
  isInteractive: true,
  toMarkdown: ({ source }) => (source ? [source] : []),
})
