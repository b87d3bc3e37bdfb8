import { z } from 'zod'
import { label } from '../../compile/markdown/nodes.ts'
import { words } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'
import { request } from '../request/block.ts'
import { tabs } from '../tabs/block.ts'

export const languageSwitch = defineBlock({
  name: 'LanguageSwitch',
  summary: 'A request panel in several languages; the choice applies to all panels and is remembered.',
  kind: 'block',
  props: z.strictObject({ title: words.optional() }),
  defaultWords: ({ blocks }) => ({ title: blocks.request }),
  children: ['TabItem'],
  hasItems: true,
  uses: [request, tabs],
  toMarkdown: ({ props: { title = '' }, children }, writer) => [label(title), ...writer.flow(children)],
})
