import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'
import { withSource } from '../specimen/with-source.ts'

const DEEPEST = 6

export const specimens = defineBlock({
  name: 'Specimens',
  summary: 'Specimens of all components that the page doesn’t show above, each under a heading.',
  kind: 'block',
  props: z.strictObject({}),
  writes(_, { blocks, above, level }) {
    const heading = '#'.repeat(Math.min(level + 1, DEEPEST))
    const missing = blocks.all.filter(({ name }) => blocks.specimens.has(name) && !above.has(name))
    return missing.map(({ name, summary }) => `${heading} ${name}\n\n${summary}\n\n${withSource(blocks.specimens.get(name)!)}`).join('\n')
  },
})
