import { z } from 'zod'
import { label } from '../../compile/markdown/nodes.ts'
import { words } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'

export const column = defineBlock({
  name: 'Column',
  summary: 'One column of SideBySide.',
  kind: 'block',
  props: z.strictObject({ title: words.optional() }),
  parents: ['SideBySide'],
  toMarkdown: ({ props, children }, writer) => [...(props.title === undefined ? [] : [label(props.title)]), ...writer.flow(children)],
})
