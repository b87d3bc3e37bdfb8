import { z } from 'zod'
import { text } from '../../src/compile/prop.ts'
import { defineBlock } from '../../src/site/block.ts'
import { PARAMETER } from './parameter.ts'

export const queryBuilder = defineBlock({
  name: 'QueryBuilder',
  summary: 'A form that turns a query object into a query string.',
  kind: 'block',
  props: z.strictObject({ id: text, endpoint: text.default('/api/books') }),
  code: 'the query object',
  isInteractive: true,
  wakesOn: PARAMETER,
  toMarkdown: ({ source }) => (source ? [source] : []),
})
