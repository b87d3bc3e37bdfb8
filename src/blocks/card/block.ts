import type { ListItem } from 'mdast'
import { z } from 'zod'
import { list, listItem, text } from '../../compile/markdown/nodes.ts'
import type { MarkdownWriter } from '../../compile/markdown/writer.ts'
import type { BlockMdast } from '../../compile/nodes.ts'
import { link, words } from '../../compile/prop.ts'
import { defineBlock } from '../../site/block.ts'

const props = z.strictObject({ title: words, href: link })

export type CardProps = z.output<typeof props>

export const card = defineBlock({
  name: 'Card',
  summary: 'A linked card: title and one sentence.',
  kind: 'block',
  props,
  toMarkdown: (node, writer) => [list([cardItem(node, writer)])],
})

/** Converts a card to a list item. */
export function cardItem({ props: { title, href }, children }: BlockMdast<CardProps>, writer: MarkdownWriter): ListItem {
  const sentence = writer.sentence(children)
  return listItem(writer.link(href, text(title)), ...(sentence.length > 0 ? [text(': '), ...sentence] : []))
}
