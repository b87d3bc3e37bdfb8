import { z } from 'zod'
import { plainFence } from '../../compile/fence.ts'
import { asMdast } from '../../compile/nodes.ts'
import { flag } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'

const LIVE = 'live'
/** Shows only printed output and values passed to `render()`, not the code's last value. */
const NO_INLINE = 'noInline'
const NAME = 'LiveCode'

export const liveCode = defineBlock({
  name: NAME,
  summary: 'Code that readers can change and run, written as a fence with the word `live`.',
  kind: 'block',
  props: z.strictObject({ code: z.string(), noInline: flag }),
  tag: false,
  isInteractive: true,
  fence: {
    words: [LIVE, NO_INLINE],
    toNode: ({ node, meta }) =>
      asMdast({
        type: 'block',
        name: NAME,
        props: {
          code: node.value,
          ...(meta.words.includes(NO_INLINE) && { noInline: true }),
        },
        children: [],
        source: plainFence(node, meta.title),
      }),
  },
  toMarkdown: ({ source }) => (source ? [source] : []),
})
