import { z } from 'zod'
import { callout, calloutMarkdown } from '../../src/blocks/callout/block.ts'
import { defineBlock } from '../../src/site/block.ts'

export const strapiCallout = defineBlock({
  name: 'StrapiCallout',
  summary: 'A callout in Strapi’s colors, written `:::strapi`.',
  kind: 'block',
  props: z.strictObject({ kind: z.literal('strapi') }),
  tag: false,
  directives: ['strapi'],
  uses: [callout],
  toMarkdown: (node, writer) => [calloutMarkdown(node, writer)],
})
