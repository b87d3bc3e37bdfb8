import type { ListItem } from 'mdast'
import { z } from 'zod'
import { emphasis, list, paragraph, text } from '../../src/compile/markdown/nodes.ts'
import type { MarkdownWriter } from '../../src/compile/markdown/writer.ts'
import { type BlockMdast, isBlock } from '../../src/compile/nodes.ts'
import { words } from '../../src/compile/prop.ts'
import { defineBlock } from '../../src/site/block.ts'
import type { ScreenPartProps } from '../screen-part/block.ts'
import { type Area, areasOf, words as said } from './words.ts'

export const screenDiagram = defineBlock({
  name: 'ScreenDiagram',
  summary:
    'A wireframe of a screen that screenshots can’t show, labeled as a diagram. Its parts are read in source order, which is the order of the steps. In their lists, **bold** is a label of the screen, *italics* a value, and ***both*** the selected entry.',
  kind: 'block',
  props: z.strictObject({ label: words }),
  children: ['ScreenPart'],
  hasItems: true,
  toMarkdown({ props: { label }, children }, writer) {
    const parts = children.filter(isBlock<ScreenPartProps>)
    return [
      paragraph(emphasis(text(`${label}. ${said.note}.`))),
      list(areasOf(parts.map(({ props }) => props)).map((area) => areaItem(area, parts, writer))),
    ]
  },
})

function areaItem(area: Area, parts: Array<BlockMdast<ScreenPartProps>>, writer: MarkdownWriter): ListItem {
  const content = parts.filter(({ props }) => props.in === area).flatMap(({ children }) => writer.flow(children))
  return { type: 'listItem', spread: false, children: [paragraph(text(`${said.areas[area]}:`)), ...content] }
}
