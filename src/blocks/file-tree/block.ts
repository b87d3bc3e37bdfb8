import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'

export const fileTree = defineBlock({
  name: 'FileTree',
  summary: 'Folders and files, written as a nested list.',
  kind: 'block',
  props: z.strictObject({}),
})
