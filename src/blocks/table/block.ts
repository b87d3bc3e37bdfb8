import type { Table } from 'mdast'
import { z } from 'zod'
import { defineBlock } from '../../site/block.ts'
import { gridOf } from './grid.ts'
import { layoutOf, layouts } from './layout.ts'
import { optionColumns, someColumns } from './option-columns.ts'
import { optionList } from './option-list.ts'

export const table = defineBlock({
  name: 'Table',
  summary: 'Wraps a table to override its layout, which otherwise depends on its columns.',
  kind: 'block',
  props: z.strictObject({
    as: z.enum(['options', ...layouts]).describe('A list of options, or the table’s layout on narrow screens.'),
  }),
  markdownNode: 'table',
  styledClasses: ['as-scroll', 'options'],
  show(node: Table, place, { as } = {}) {
    const words = place.messages.blocks
    const columns = as === undefined ? optionColumns(node, words.columns) : as === 'options' ? someColumns(node, words.columns) : undefined
    if (columns) return [optionList(node, columns, place)]
    return [gridOf(node, as === undefined || as === 'options' ? layoutOf(node) : as, words)]
  },
})
