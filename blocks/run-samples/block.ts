import { z } from 'zod'
import { defineBlock } from '../../src/site/block.ts'
import { writeNote } from './note.ts'
import { PARAMETER } from './parameter.ts'

export const runSamples = defineBlock({
  name: 'RunSamples',
  summary: 'Requests that readers can change and run, in a Strapi in their browser.',
  kind: 'block',
  props: z.strictObject({}),
  tag: false,
  isInteractive: true,
  wakesOn: PARAMETER,
  accompanies: writeNote,
})
