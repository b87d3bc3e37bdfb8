import { z } from 'zod'
import { text } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'

export const tabs = defineBlock({
  name: 'Tabs',
  summary: 'Alternatives, shown one at a time. Tabs of the same group switch together, and the choice is remembered.',
  kind: 'block',
  props: z.strictObject({ groupId: text.optional() }),
  children: ['TabItem'],
  hasItems: true,
  fenceGroup: { item: 'TabItem', group: 'groupId' },
})
