import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'

/** Inserted by API references. */
export const tryIt = defineBlock({
  name: 'TryIt',
  summary: 'A console that sends an operation’s request from the reader’s browser.',
  kind: 'block',
  props: z.strictObject({}),
  tag: false,
  isInteractive: true,
})
