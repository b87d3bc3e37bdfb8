import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'
import { withSource } from '../specimen/with-source.ts'

export const example = defineBlock({
  name: 'Example',
  summary: 'A piece of a page with its source, for pages that say how pages are written: what stands in its fence.',
  kind: 'block',
  props: z.strictObject({}),
  code: 'the piece of a page',
  writes: ({ code }: { code?: string }) => withSource(code ?? ''),
})
