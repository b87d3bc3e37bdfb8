import { z } from 'zod'
import { list } from '../../compile/markdown/nodes.ts'
import { isBlock } from '../../compile/nodes.ts'
import { defineBlock } from '../../site/block.ts'
import { card, cardItem, type CardProps } from '../card/block.ts'

export const cards = defineBlock({
  name: 'Cards',
  summary: 'A grid of cards.',
  kind: 'block',
  props: z.strictObject({}),
  children: ['Card'],
  uses: [card],
  toMarkdown: ({ children }, writer) => [list(children.filter(isBlock<CardProps>).map((child) => cardItem(child, writer)))],
})
