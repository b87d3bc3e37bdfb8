import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'
import { withSource } from '../specimen/with-source.ts'

export const example = defineBlock({
  name: 'Example',
  summary: 'Part of a page, with its source: for pages about writing pages. Its fence contains the source.',
  kind: 'block',
  props: z.strictObject({}),
  code: 'the part of a page',
  writes: ({ code }: { code?: string }) => withSource(code ?? ''),
})
