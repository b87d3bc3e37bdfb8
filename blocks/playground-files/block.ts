import { z } from 'zod'
import { table } from '../../src/blocks/table/block.ts'
import { defineBlock } from '../../src/site/block.ts'
import { laterRows, rows, total } from './files.ts'

export const playgroundFiles = defineBlock({
  name: 'PlaygroundFiles',
  summary: 'The files that the playground loads, and their sizes.',
  kind: 'block',
  props: z.strictObject({}),
  uses: [table],
  isInteractive: true,
  // Hydrate immediately: readers come to this page to press Run, which shouldn't have to wait.
  wakesOn: '',
  toMarkdown: () => [
    {
      type: 'table',
      children: [['What is loaded', 'Size'], ...[...rows, total, ...laterRows].map(({ what, size }) => [what, size])].map((cells) => ({
        type: 'tableRow',
        children: cells.map((value) => ({ type: 'tableCell', children: [{ type: 'text', value }] })),
      })),
    },
  ],
})
