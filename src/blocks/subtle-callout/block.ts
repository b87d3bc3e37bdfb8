import { z } from 'zod'
import { quote } from '../../compile/markdown/nodes.ts'
import { words } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'
import { callout } from '../callout/block.ts'

export const subtleCallout = defineBlock({
  name: 'SubtleCallout',
  summary: 'A lighter callout for orientation.',
  kind: 'block',
  props: z.strictObject({ title: words }),
  uses: [callout],
  toMarkdown: ({ props, children }, writer) => [quote(props.title, writer.flow(children))],
})
