import { z } from 'zod'
import { label } from '../../compile/markdown/nodes.ts'
import { flag, text } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'

export const tabItem = defineBlock({
  name: 'TabItem',
  summary: 'One alternative of Tabs or LanguageSwitch.',
  kind: 'block',
  props: z.strictObject({ value: text, label: text, default: flag }),
  parents: ['Tabs', 'LanguageSwitch'],
  toMarkdown: ({ props, children }, writer) => [label(props.label), ...writer.flow(children)],
})
